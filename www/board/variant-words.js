// @ts-check
/**
 * What a board announces and shows only in games with other rules than chess, in English: pieces in hand, and choices between
 * moves that are no promotions. Loaded with what needs it. A page in another language provides a table of the same shape
 * with `withVariantWords`.
 *
 * @import { Square } from './geometry.js'
 * @import { Words } from './texts.js'
 */
import { isInHand } from './geometry.js';

/** @typedef {typeof variantWords} VariantWords */

export const variantWords = {
  /** The rows of pieces in hand, and a kind of piece in them. */
  hands: { white: 'White’s pieces in hand', black: 'Black’s pieces in hand' },
  inHand: (/** @type {{ piece: string, count: string }} */ { piece, count }) => `${piece}, ${count} in hand`,
  dropped: (/** @type {{ piece: string, to: string }} */ { piece, to }) => `${piece} dropped on ${to}`,
  cannotDrop: (/** @type {{ piece: string }} */ { piece }) => `${piece} cannot be dropped now`,
  cannotDropOn: (/** @type {{ piece: string, to: string }} */ { piece, to }) => `${piece} cannot be dropped on ${to}`,
  /** The mark of a square for a drop; `name` is that of an arrow. */
  dropHere: (/** @type {{ name: string, piece: string }} */ { name, piece }) => `${name}: ${piece} here`,

  /** The title of the dialog for pieces that enter behind others, and its buttons. */
  entering: 'Which piece enters?',
  enters: (/** @type {{ piece: string, square: string }} */ { piece, square }) => `${piece} on ${square}`,
  noneEnters: 'none',
  /** The button for a move that could be a promotion. */
  stays: (/** @type {{ piece: string }} */ { piece }) => `${piece}, no promotion`,
};

/**
 * The words of a board with those of variants: moves from the hand have sentences of their own.
 * @param {Words} words @param {VariantWords} variant @returns {Words}
 */
export function withVariantWords(words, variant) {
  const nameOf = (/** @type {Square} */ slot) =>
    /** @type {Record<string, string>} */ (words.pieces)[slot[0]] ?? slot[0];
  return {
    ...words,
    variant,
    moved: (move) => (isInHand(move.from) ? variant.dropped(move) : words.moved(move)),
    cannotGo: (move) => (isInHand(move.from) ? variant.cannotDropOn(move) : words.cannotGo(move)),
    isEmpty: ({ square }) =>
      isInHand(square) ? variant.cannotDrop({ piece: nameOf(square) }) : words.isEmpty({ square }),
    arrowFrom: ({ name, square }) =>
      isInHand(square) ? variant.dropHere({ name, piece: nameOf(square) }) : words.arrowFrom({ name, square }),
  };
}
