/** The slice of the review of a game that is over. Pure. */
import type { Resets } from '../resets.ts';

export type Review = ReturnType<typeof newReview>;

export const newReview = () => ({
  /**
   * When the whole game is scored: once it is over, from now on, or not at all. A game with marks of its author (`author`) is
   * not judged before the player wants it.
   */
  scoring: 'auto' as 'auto' | 'on' | 'off' | 'author',
  /** The moves that the opening table knows; null until it is loaded. */
  book: null as readonly number[] | null,
  /** The mistake that the player tries to correct, the move on which the verdict was announced last, and whether a hint is shown. */
  correction: null as { node: number; announced: number | null; isHinted: boolean } | null,
  /** The mistakes for which the player has found a better move or given up. */
  revealed: [] as readonly number[],
});

/** A game that goes on is no longer reviewed. */
export const reviewResets: Resets<Review> = {
  jump: ({ scoring }) => ({ scoring: scoring === 'author' ? scoring : 'auto', correction: null }),
};
