/** The texts of the banner about the page's offline copy in German. */

import type { OfflineTexts } from '../en/offline.ts';

export const texts: OfflineTexts = {
  label: 'Diese Seite',
  ready: 'Eine neue Version ist da. Die Partie bleibt, wie sie ist.',
  take: 'Jetzt verwenden',
  later: 'Später',
  off: 'Diese Seite ist offline nicht mehr verfügbar.',
  on: 'Offline verfügbar machen',
};
