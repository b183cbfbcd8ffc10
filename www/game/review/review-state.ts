/** The slice of the review of a game that is over. Pure. */
import type { Resets } from '../resets.ts';

export type Review = ReturnType<typeof newReview>;

export const newReview = () => ({
  /** When the whole game is scored: once it is over, from now on, or not at all. */
  scoring: 'auto' as 'auto' | 'on' | 'off',
  /** The mistake that the player tries to correct, and the move on which the verdict was announced last. */
  correction: null as { node: number; announced: number | null } | null,
  /** The mistakes for which the player has found a better move or given up. */
  revealed: [] as readonly number[],
});

/** A game that goes on is no longer reviewed. */
export const reviewResets: Resets<Review> = {
  jump: () => ({ scoring: 'auto', correction: null }),
};
