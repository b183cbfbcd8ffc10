/** The texts of the banner about the page's offline copy, in English. */

export type OfflineTexts = typeof texts;

export const texts = {
  label: 'This page',
  ready: 'A new version is ready. Your game is kept.',
  take: 'Use it now',
  later: 'Later',
  off: 'This page is no longer available offline.',
  on: 'Make it available offline',
};
