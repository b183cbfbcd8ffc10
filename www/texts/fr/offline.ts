/** The texts of the banner about the page's offline copy in French. */

import type { OfflineTexts } from '../en/offline.ts';

export const texts: OfflineTexts = {
  label: 'Cette page',
  ready: 'Une nouvelle version est prête. La partie reste telle quelle.',
  take: 'L’utiliser',
  later: 'Plus tard',
  off: 'Cette page n’est plus disponible hors connexion.',
  on: 'La rendre disponible hors connexion',
};
