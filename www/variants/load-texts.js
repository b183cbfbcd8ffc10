// @ts-check
/**
 * The texts about variants in a language, loaded when they are wanted.
 *
 * @import { CardTexts } from '../texts/en/cards.js'
 * @import { VariantTexts } from '../texts/en/variants.js'
 */
import { loadCards, loadPieceNames, loadVariantWords } from '../texts/load.js';

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
  const [words, cards, pieceNames] = await Promise.all([
    loadVariantWords(language),
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
