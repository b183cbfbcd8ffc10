// @ts-check
/**
 * The texts about variants in a language, loaded when they are wanted.
 *
 * @import { CardTexts } from './cards/en.js'
 * @import { VariantTexts } from './texts/en.js'
 */

/**
 * @typedef {object} LoadedTexts
 * @property {VariantTexts} words The texts of the dialogs.
 * @property {CardTexts} cards
 * @property {Readonly<Record<string, string>>} pieceNames By the English name; without it the English name is used.
 */

/**
 * Loads them.
 * @param {string} language
 * @returns {Promise<LoadedTexts>} Rejected if they could not be loaded.
 */
export async function loadVariantTexts(language) {
  const [words, { cards }, pieceNames] = await Promise.all([
    loadWords(language),
    loadCards(language),
    loadPieceNames(language),
  ]);
  return { words, cards, pieceNames };
}

/**
 * The name of a piece; a user's own has the name that its definition gives it.
 * @param {Readonly<Record<string, string>>} pieceNames @param {string} name
 */
export const nameOfPiece = (pieceNames, name) =>
  Object.hasOwn(pieceNames, name) ? pieceNames[name] : name.replaceAll('-', ' ');

/**
 * The texts of the dialogs in a language.
 * @param {string} language @returns {Promise<VariantTexts>}
 */
export async function loadWords(language) {
  switch (language) {
    case 'de':
      return (await import('./texts/de.js')).de;
    case 'fr':
      return (await import('./texts/fr.js')).fr;
    case 'es':
      return (await import('./texts/es.js')).es;
    default:
      return (await import('./texts/en.js')).en;
  }
}

/** @param {string} language */
function loadCards(language) {
  switch (language) {
    case 'de':
      return import('./cards/de.js');
    case 'fr':
      return import('./cards/fr.js');
    case 'es':
      return import('./cards/es.js');
    default:
      return import('./cards/en.js');
  }
}

/**
 * The names of the pieces in a language. In English they are those of the definitions.
 * @param {string} language @returns {Promise<Readonly<Record<string, string>>>}
 */
export async function loadPieceNames(language) {
  switch (language) {
    case 'de':
      return (await import('./piece-names/de.js')).pieceNames;
    case 'fr':
      return (await import('./piece-names/fr.js')).pieceNames;
    case 'es':
      return (await import('./piece-names/es.js')).pieceNames;
    default:
      return {};
  }
}
