// @ts-check
/**
 * The texts of the banner about the page's offline copy in German.
 *
 * @import { OfflineTexts } from '../en/offline.js'
 */

/** @type {OfflineTexts} */
export const texts = {
  label: 'Diese Seite',
  ready: 'Eine neue Version ist da. Die Partie bleibt, wie sie ist.',
  take: 'Jetzt verwenden',
  later: 'Später',
  off: 'Diese Seite ist offline nicht mehr verfügbar.',
  on: 'Offline verfügbar machen',
};
