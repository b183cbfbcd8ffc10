/** Scores of a search, the winning chances that follow from them, and how a PGN contains them. Pure. */

import { BEND_CP, STEEPNESS_PER_CP, SURE_CP } from '../review/judgement-numbers.ts';
import type { Color } from '../../board/geometry.ts';
import type { Report } from '../../engine/uci.ts';
import type { Score } from '../tree/move-tree.ts';

/** A mate in hundredths of a pawn, less one for each move that it takes. */
const MATE_CP = 10000;

/** Beyond this a side wins anyway: what is lost there is no loss. */
const DECIDED_CP = 1000;

/**
 * The score in a comment of a PGN, such as `[%eval -1.25]` or `[%eval #3]`: a sign, pawns or moves, and the depth,
 * which is ignored.
 */
const PGN_SCORE = /\[%eval (#?)([+-]?)(\d{1,4}(?:\.\d+)?)(?:,\d+)?\]/;

/** A report's score from White's side. */
export function scoreOf({ scoreCp, mateMoves }: Pick<Report, 'scoreCp' | 'mateMoves'>, turn: Color): Score {
  const sided = (value: number | null) => (value === null || turn === 'white' ? value : 0 - value);
  return { cp: sided(scoreCp), mate: sided(mateMoves) };
}

/**
 * A score as one number: hundredths of a pawn from a side's view, a mate far beyond all else. Null if there is none.
 */
export function centipawns(score: Score | null, color: Color): number | null {
  const mate = score?.mate ? Math.sign(score.mate) * (MATE_CP - Math.min(100, Math.abs(score.mate))) : null;
  const value = mate ?? score?.cp ?? null;
  return value === null || color === 'white' ? value : 0 - value;
}

/** The score of a position in which mate stands, or of a draw. */
export const finalScore = (winner: Color | null): Score => ({
  cp: winner === null ? 0 : winner === 'white' ? MATE_CP : -MATE_CP,
  mate: null,
});

/** What a move has lost its side, from the scores before and after it. */
export function loss_cp(before: Score | null, after: Score | null, color: Color) {
  const [best, left] = [centipawns(before, color), centipawns(after, color)];
  return best === null || left === null ? 0 : clamped(best) - clamped(left);
}

/** White's chances: 1 if White is sure to win, -1 if Black is, 0 in an even game. */
export function chancesOf(score: Score | null): number | null {
  const cp = centipawns(score, 'white');
  if (cp === null) return null;
  if (Math.abs(cp) > SURE_CP) return Math.sign(cp);
  const bent_cp = BEND_CP * Math.asinh(cp / BEND_CP);
  return 2 / (1 + Math.exp(-STEEPNESS_PER_CP * bent_cp)) - 1;
}

/** White's chances as a side sees them. */
export const forSide = (chances: number, color: Color) => (color === 'white' ? chances : 0 - chances);

/** Chances in per cent, from 0 to 100. */
export const percentOf = (chances: number) => 50 + 50 * chances;

/** The score in a comment of a PGN, and the comment without it. */
export function scoreIn(comment: string): { score: Score | null; comment: string } {
  const found = PGN_SCORE.exec(comment);
  const [command, mate, sign, digits] = found ?? [''];
  const value = Number(`${sign}${digits}`);
  if (!found || (mate && !(Number.isInteger(value) && value !== 0))) return { score: null, comment };
  const score = mate ? { cp: null, mate: value } : { cp: Math.round(100 * value), mate: null };
  return {
    score,
    comment: (comment.slice(0, found.index).trimEnd() + comment.slice(found.index + command.length)).trim(),
  };
}

/** The command for a score in a comment of a PGN. */
export const scoreCommand = ({ cp, mate }: Score) =>
  `[%eval ${mate === null ? ((cp ?? 0) / 100).toFixed(2) : `#${mate}`}]`;

const clamped = (cp: number) => Math.max(-DECIDED_CP, Math.min(DECIDED_CP, cp));
