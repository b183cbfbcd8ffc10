/** The slice of who plays, with which clock, and how the game ended. Pure. */
import type { Color } from '../../board/geometry.ts';
import type { Clock, Timing } from './clock.ts';
import type { Ending, Players } from '../game.ts';
import type { Resets } from '../resets.ts';

export type PlayersState = ReturnType<typeof newPlayers>;

/** A game between two players without a clock, which nobody has begun. */
export const newPlayers = (players: Players) => ({
  ...players,
  /** The colour at the bottom of the board. */
  orientation: 'white' as Color,
  /** The seed of the engine's random choices; 0 for deterministic play. */
  seed: 0,
  begun_ms: 0,
  timing: null as Timing | null,
  clock: null as Clock | null,
  premove: null as string | null,
  /** The state of a draw offer to the engine, or that the engine offers one. */
  offer: null as 'asked' | 'refused' | 'received' | null,
  /** How many replies in a row the opponent has found its position lost. */
  lostReplies: 0,
  /** How many replies in a row the opponent has found its position level; below 0 after an offer of its own. */
  levelReplies: 0,
  /** Whether a game between engines stands still. */
  paused: false,
  /** Whether the player has started the game; before that the page offers opponents. */
  started: false,
  /** Whether the player had help, took a move back or changed the opponent: the game counts for no rating. */
  isUnrated: false,
  /** An end by resignation, time, claim or agreement, or the result of a PGN. */
  ended: null as Ending | null,
  /** Whether the end of the game was announced. */
  announced: false,
});

/** A premove and an offer belong to the turn, and an end to the last move. */
export const playersResets: Resets<PlayersState> = {
  // The engine still answers an offer that was made before the move.
  move: ({ offer }) => ({ premove: null, offer: offer === 'asked' ? 'asked' : null }),
  jump: () => ({ ended: null, premove: null, offer: null, lostReplies: 0, levelReplies: 0 }),
  seats: () => ({ premove: null, offer: null, lostReplies: 0, levelReplies: 0 }),
  end: () => ({ premove: null, offer: null }),
  settings: (_, { settings }) => (settings.premoves ? {} : { premove: null }),
};
