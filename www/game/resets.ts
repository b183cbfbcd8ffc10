/** What resets the slices of a game. Pure. */
import type { Game } from './game.ts';

/**
 * What may reset a slice:
 *
 * - `move`: the player makes a move;
 * - `jump`: moves are taken back or replayed, or removed from the end of the game;
 * - `seats`: a player is replaced, or the players switch sides;
 * - `end`: the game is ended by a player or the clock;
 * - `view`: another position may be on the board;
 * - `settings`: the player prefers something else.
 *
 * Another game has new slices; of the old ones `replaceGame` keeps what belongs to the page.
 */
export type Cause = 'move' | 'jump' | 'seats' | 'end' | 'view' | 'settings';

/** Returns, for each cause, the new values of the fields that it resets. Other fields keep their values. */
export type Resets<Slice> = { readonly [Key in Cause]?: (slice: Slice, game: Game) => Partial<Slice> };
