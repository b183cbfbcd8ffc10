// @ts-check
/**
 * What the page says of its being kept for times without a network.
 */

/** @typedef {typeof en} OfflineWords */

const en = {
  label: 'The page itself',
  ready: 'A new version is ready. Your game stays as it is.',
  take: 'Use it now',
  later: 'Later',
  off: 'This page is no longer kept for times without a network.',
  on: 'Keep it again',
};

/** @type {Readonly<Record<string, OfflineWords>>} */
const languages = {
  en,
  de: {
    label: 'Die Seite selbst',
    ready: 'Eine neue Version ist da. Die Partie bleibt, wie sie ist.',
    take: 'Jetzt verwenden',
    later: 'Später',
    off: 'Diese Seite wird nicht mehr für Zeiten ohne Netz aufbewahrt.',
    on: 'Wieder aufbewahren',
  },
  fr: {
    label: 'La page elle-même',
    ready: 'Une nouvelle version est prête. La partie reste telle quelle.',
    take: 'L’utiliser',
    later: 'Plus tard',
    off: 'Cette page n’est plus conservée pour les moments sans réseau.',
    on: 'La conserver de nouveau',
  },
  es: {
    label: 'La propia página',
    ready: 'Hay una versión nueva. La partida queda como está.',
    take: 'Usarla ahora',
    later: 'Más tarde',
    off: 'Esta página ya no se guarda para cuando no haya red.',
    on: 'Guardarla otra vez',
  },
};

/**
 * The words of a language, or the English ones.
 *
 * @param {string} language
 */
export const wordsIn = (language) => languages[language] ?? en;
