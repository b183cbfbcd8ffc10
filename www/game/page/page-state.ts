/** The slice of the page around the game. Pure. */
import type { Message } from '../../texts/sentences.ts';
import type { Resets } from '../resets.ts';

export type Page = ReturnType<typeof newPage>;

export const newPage = () => ({
  /** Whether the page is hidden. */
  hidden: false,
  /** The notice to show. */
  notice: null as Message | null,
  /** The number of the last request for another game, and of the one that this game answers. */
  requests: 0,
  answeredRequest: 0,
});

/** A notice stays until the player does something about the game. */
export const pageResets: Resets<Page> = {
  move: () => ({ notice: null }),
  jump: () => ({ notice: null }),
  seats: () => ({ notice: null }),
};
