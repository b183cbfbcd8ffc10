// @ts-check
/** The texts of the offline copy of the page. */

/** @typedef {typeof en} OfflineTexts */

const en = {
  label: 'This page',
  ready: 'A new version is ready. Your game is kept.',
  take: 'Use it now',
  later: 'Later',
  off: 'This page is no longer available offline.',
  on: 'Make it available offline',
};

/** @type {Readonly<Record<string, OfflineTexts>>} */
const languages = {
  en,
  de: {
    label: 'Diese Seite',
    ready: 'Eine neue Version ist da. Die Partie bleibt, wie sie ist.',
    take: 'Jetzt verwenden',
    later: 'Später',
    off: 'Diese Seite ist offline nicht mehr verfügbar.',
    on: 'Offline verfügbar machen',
  },
  fr: {
    label: 'Cette page',
    ready: 'Une nouvelle version est prête. La partie reste telle quelle.',
    take: 'L’utiliser',
    later: 'Plus tard',
    off: 'Cette page n’est plus disponible hors connexion.',
    on: 'La rendre disponible hors connexion',
  },
  es: {
    label: 'Esta página',
    ready: 'Hay una versión nueva. La partida queda como está.',
    take: 'Usarla ahora',
    later: 'Más tarde',
    off: 'Esta página ya no está disponible sin conexión.',
    on: 'Hacerla disponible sin conexión',
  },
};

/**
 * The texts in a language, or in English.
 * @param {string} language
 */
export const textsIn = (language) => languages[language] ?? en;
