/** The texts of the banner about the page's offline copy in Spanish. */

import type { OfflineTexts } from '../en/offline.ts';

export const texts: OfflineTexts = {
  label: 'Esta página',
  ready: 'Hay una versión nueva. La partida queda como está.',
  take: 'Usarla ahora',
  later: 'Más tarde',
  off: 'Esta página ya no está disponible sin conexión.',
  on: 'Hacerla disponible sin conexión',
};
