// @ts-check
/**
 * The texts of the banner about the page's offline copy in Spanish.
 *
 * @import { OfflineTexts } from '../en/offline.js'
 */

/** @type {OfflineTexts} */
export const texts = {
  label: 'Esta página',
  ready: 'Hay una versión nueva. La partida queda como está.',
  take: 'Usarla ahora',
  later: 'Más tarde',
  off: 'Esta página ya no está disponible sin conexión.',
  on: 'Hacerla disponible sin conexión',
};
