/** The slice of a game's moves: which were played, which is shown, and what is known of their positions. Pure. */
import { ROOT, makeTree } from './move-tree.ts';
import type { LegalMove } from '../../board/state.ts';
import type { PositionInfo } from '../game.ts';

export type GameTree = ReturnType<typeof newTree>;

/** A game without moves. */
export const newTree = () => ({
  ...makeTree(),
  /** The node of the current position of the game. */
  head: ROOT,
  /** The node on the board, which can be an earlier one. */
  shown: ROOT,
  /** The last node of the moves that were taken back, for `redo`. */
  ahead: null as number | null,
  /** The tags of an imported PGN. */
  tags: [] as readonly (readonly [string, string])[],
  /** Whether the worker has validated the moves of a saved game. Until then nothing is asked and nothing is searched. */
  isRead: true,
  /** Known positions by node; null while the worker has not answered. */
  positions: {} as Readonly<Record<number, PositionInfo | null>>,
  /** The FENs of a saved game by node, for drawing until the worker has answered. */
  fens: {} as Readonly<Record<number, string>>,
  /** Possible premoves by node; null while the worker has not answered. */
  premoves: {} as Readonly<Record<number, readonly LegalMove[] | null>>,
});
