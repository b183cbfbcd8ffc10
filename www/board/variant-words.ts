/**
 * What a board announces and shows only in games with other rules than chess, in English: pieces in hand, and choices between
 * moves that are no promotions. Loaded with what needs it. A page in another language provides a table of the same shape
 * with `withVariantWords`.
 */
import { isInHand } from './geometry.ts';
import type { Square } from './geometry.ts';
import type { Words } from './texts.ts';

export type VariantWords = typeof variantWords;

export const variantWords = {
  /** The rows of pieces in hand, and a kind of piece in them. */
  hands: { white: 'White’s pieces in hand', black: 'Black’s pieces in hand' },
  inHand: ({ piece, count }: { piece: string; count: string }) => `${piece}, ${count} in hand`,
  dropped: ({ piece, to }: { piece: string; to: string }) => `${piece} dropped on ${to}`,
  cannotDrop: ({ piece }: { piece: string }) => `${piece} cannot be dropped now`,
  cannotDropOn: ({ piece, to }: { piece: string; to: string }) => `${piece} cannot be dropped on ${to}`,
  /** The mark of a square for a drop; `name` is that of an arrow. */
  dropHere: ({ name, piece }: { name: string; piece: string }) => `${name}: ${piece} here`,

  /** The title of the dialog for pieces that enter behind others, and its buttons. */
  entering: 'Which piece enters?',
  enters: ({ piece, square }: { piece: string; square: string }) => `${piece} on ${square}`,
  noneEnters: 'none',
  /** The button for a move that could be a promotion. */
  stays: ({ piece }: { piece: string }) => `${piece}, no promotion`,
};

/** The words of a board with those of variants: moves from the hand have sentences of their own. */
export function withVariantWords(words: Words, variant: VariantWords): Words {
  const nameOf = (slot: Square) => (words.pieces as Record<string, string>)[slot[0]] ?? slot[0];
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
