// @ts-check
/**
 * The texts about variants in a language, and those of the page with a variant's: how it can end, and the names of its pieces.
 *
 * @import { PieceInfo, VariantInfo } from '../engine/messages.js'
 * @import { CardTexts } from '../texts/en/cards.js'
 * @import { Texts } from '../texts/en/page.js'
 * @import { VariantTexts } from '../texts/en/variants.js'
 */
import { withVariantWords } from '../board/variant-words.js';
import { ROLES } from '../game/position/board-shape.js';
import { loadCards, loadPieceNames, loadReasons, loadVariantWords } from '../texts/load.js';

/**
 * @typedef {object} LoadedTexts
 * @property {VariantTexts} words The texts of the dialogs.
 * @property {CardTexts} cards
 * @property {Readonly<Record<string, string>>} pieceNames By the English name; without it the English name is used.
 */

/**
 * Loads the texts about variants.
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
 * The texts for a game.
 * @param {Texts} texts @param {VariantInfo} variant @returns {Promise<Texts>}
 */
export async function withVariantTexts(texts, { pieces }) {
  const { board, game, language } = texts;
  const [ends, pieceNames, { inColor, winsIn, board: variantWords }] = await Promise.all([
    loadReasons(language),
    loadPieceNames(language),
    loadVariantWords(language),
  ]);
  const reasons = { ...game.reasons, ...ends };
  const nameOf = pieceNamer(texts, pieceNames);
  const names = pieces.map(({ letter, name }) => [letter.toLowerCase(), nameOf(name)]);
  // A pawn has no letter in a move, whatever letter it has in a position.
  const pawn = pieces.find((piece) => piece.pawn);
  const spoken = { ...game.spoken, pieces: { ...Object.fromEntries(names), ...(pawn && { p: nameOf(pawn.name) }) } };
  return {
    ...texts,
    board: withVariantWords(
      {
        ...board,
        pieces: { ...board.pieces, ...namesInColor(pieces, board.pieces, nameOf, inColor) },
        choices: { ...board.choices, ...Object.fromEntries(names) },
      },
      variantWords,
    ),
    game: { ...game, reasons, matesIn: winsIn, spoken: /** @type {typeof game.spoken} */ (spoken) },
  };
}

/**
 * A function that names a piece by its English name: those of chess as the page does.
 * @param {Texts} texts @param {Readonly<Record<string, string>>} pieceNames @returns {(name: string) => string}
 */
export const pieceNamer =
  ({ game }, pieceNames) =>
  (name) =>
    game.spoken.pieces[/** @type {keyof Texts['game']['spoken']['pieces']} */ (ROLES[name])] ??
    nameOfPiece(pieceNames, name);

/**
 * The names of both sides' pieces by their letters in a FEN, those of chess as the board has them.
 * @param {readonly PieceInfo[]} pieces @param {Readonly<Record<string, string>>} ofChess
 * @param {(name: string) => string} nameOf @param {VariantTexts['inColor']} inColor @returns {Record<string, string>}
 */
function namesInColor(pieces, ofChess, nameOf, inColor) {
  return Object.fromEntries(
    /** @type {const} */ (['white', 'black']).flatMap((color) =>
      pieces.map(({ letter, name }) => {
        const cased = (/** @type {string} */ text) => (color === 'white' ? text.toUpperCase() : text.toLowerCase());
        const known = Object.hasOwn(ROLES, name) ? ofChess[cased(ROLES[name])] : null;
        return [cased(letter), known ?? inColor[color]({ name: nameOf(name) })];
      }),
    ),
  );
}

/**
 * The name of a piece; a user's own has the name that its definition gives it.
 * @param {Readonly<Record<string, string>>} pieceNames @param {string} name
 */
export const nameOfPiece = (pieceNames, name) =>
  Object.hasOwn(pieceNames, name) ? pieceNames[name] : name.replaceAll('-', ' ');
