/** What the opening says about a move of the reader and micro-Max's reply to it. Pure. */
import { MATE } from '../elements/figures/search-states.ts';
import { countText } from '../texts/number.ts';

/** A level position with a pawn as a bait. */
export const START_FEN = '5rk1/4qppp/1p1b4/8/3p4/1B6/PPP3PP/3Q1RK1 w - - 0 1';

/** The game in which the queen takes it, and the position then. */
export const BAIT_PGN = `[FEN "${START_FEN}"] 1. Qxd4`;
export const BAIT_FEN = '5rk1/4qppp/1p1b4/8/3Q4/1B6/PPP3PP/5RK1 b - - 0 1';

/** The move that wins the queen. */
const PIN = 'd6c5';

/** From this score on, in points, one side is ahead. */
const AHEAD = 50;

/**
 * - `uci`, `san`: micro-Max's move.
 * - `score`: in points, for micro-Max.
 * - `isOver`: whether the reader has no legal move left, and `isCheck` whether the king is in check then.
 */
export type Reply = {
  uci: string;
  san: string;
  nodes: number;
  score: number;
  isOver: boolean;
  isCheck: boolean;
};

/** Whether a position is the one after the bait is taken. */
export const isBaitTaken = (fen: string) => fen.split(' ', 2).join(' ') === BAIT_FEN.split(' ', 2).join(' ');

/**
 * The sentence below the board.
 *
 * @param fen The position before the reply.
 * @param isFirst Whether the reader has made one move.
 * @param reply Null before the first move, and once micro-Max has no legal move.
 */
export function sentenceOf(fen: string, isFirst: boolean, reply: Reply | null, isCheckmate = false): string {
  if (!reply) {
    if (fen.split(' ')[1] === 'w') return 'White to move: you. Black is micro-Max.';
    return isCheckmate ? 'Checkmate. You have beaten micro-Max.' : 'Stalemate: micro-Max has no move, and nobody wins.';
  }
  const answer = `micro-Max plays ${reply.san}`;
  if (reply.isOver) return `${answer}. ${reply.isCheck ? 'Checkmate.' : 'Stalemate: nobody wins.'}`;
  if (isBaitTaken(fen) && reply.uci === PIN) {
    return `You take the pawn; ${answer}, after ${countText('en', reply.nodes)} positions. Your queen may not leave the diagonal: your king stands behind her. Can you save her?`;
  }
  return `${answer}. ${countOf(reply)}${isFirst && reply.score < AHEAD ? ' You left the pawn alone, and lost nothing by it.' : ''}`;
}

/** The score in words. */
function countOf({ score }: Reply) {
  if (Math.abs(score) > MATE) return score > 0 ? 'It sees a mate.' : 'It sees that you can give mate.';
  const pawns = countText('en', Math.abs(score) / 100, 1, 1);
  if (score >= AHEAD) return `By its own count it is ${pawns} pawns ahead.`;
  if (score <= -AHEAD) return `By its own count you are ${pawns} pawns ahead.`;
  return 'By its own count the game is even.';
}
