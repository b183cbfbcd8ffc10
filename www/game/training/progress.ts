/** How far the player of an ending is from its goal. Pure. */
import { endingOf, pathOf, turnAt } from '../game.ts';
import { scoreAt } from '../review/evaluations.ts';
import { centipawns } from '../searches/score.ts';
import type { Color } from '../../board/geometry.ts';
import type { Game } from '../game.ts';
import type { Score } from '../tree/move-tree.ts';
import type { Exercise } from './exercises.ts';

type Outlook = 'winning' | 'drawn' | 'lost';

export interface Progress {
  /** `failed` once the game has ended otherwise. */
  state: 'open' | 'solved' | 'failed';
  /** What the position is with best play. */
  outlook: Outlook;
  /** The player's moves, up to the goal if it is reached. */
  moves: number;
  /** In how many moves the player, who is to move, can give mate. */
  mateMoves: number | null;
}

/** A draw that is held for this many moves counts as reached. */
export const HELD_MOVES = 15;

/**
 * In hundredths of a pawn. Endings with a lone king have exact scores. In others a score between these proves nothing:
 * Lucena's win can have less than Vančura's draw.
 */
const SURE = Object.freeze({ drawn_cp: 60, won_cp: 600 });

/** What a score proves for a side; null if it proves nothing. */
export function outlookOf(score: Score | null, color: Color): Outlook | null {
  const value = centipawns(score, color);
  if (value === null) return null;
  if (Math.abs(value) >= SURE.won_cp) return value > 0 ? 'winning' : 'lost';
  return Math.abs(value) <= SURE.drawn_cp ? 'drawn' : null;
}

/** The progress of a game that began with an ending. */
export function progressOf(game: Game, exercise: Exercise): Progress {
  const { color, goal } = exercise;
  let outlook: Outlook = goal === 'win' ? 'winning' : 'drawn';
  let moves = 0;
  /** How many moves the goal took if the outlook is still right. */
  let reached: number | null = null;
  for (const node of pathOf(game)) {
    const { parent, uci } = game.tree.nodes[node];
    if (parent !== null && turnAt(game, parent) === color) {
      moves += 1;
      if (goal === 'win' ? isPromotion(uci) : moves === HELD_MOVES) reached ??= moves;
    }
    const score = scoreAt(game, node);
    outlook = outlookOf(score, color) ?? outlook;
    const isKept = outlook === (goal === 'win' ? 'winning' : 'drawn');
    // Only after the reply: the new queen may be captured.
    if (reached !== null && score !== null && isKept && turnAt(game, node) === color) {
      return { state: 'solved', outlook, moves: reached, mateMoves: null };
    }
  }
  const state = stateAtEnd(game, exercise);
  const { mate = null } = scoreAt(game, game.tree.head) ?? {};
  const sided = mate === null || color === 'white' ? mate : -mate;
  const mateMoves = state === 'open' && turnAt(game) === color && sided !== null && sided > 0 ? sided : null;
  return { state, outlook, moves, mateMoves };
}

const isPromotion = (uci: string | null) => uci !== null && uci.length > 4;

/** A draw by agreement proves nothing about the player. */
function stateAtEnd(game: Game, { color, goal }: Exercise): Progress['state'] {
  const ending = endingOf(game);
  if (!ending) return 'open';
  const isHeld = goal === 'draw' && ending.winner === null && ending.reason !== 'agreement';
  return ending.winner === color || isHeld ? 'solved' : 'failed';
}
