/** What a character comments on. Pure. */
import { endingOf, humanColor, otherColor } from '../game.ts';
import { centipawns, scoreOf } from '../searches/score.ts';
import { depth } from '../tree/move-tree.ts';
import type { Game } from '../game.ts';

type Remark = 'start' | 'blunder' | 'won' | 'lost';

/** What a character knows of the game: its score before the search of a node, and its remark, until the next search. */
export type Memory = { id: string; node: number; score_cp: number | null; remark: Remark | null };

/** By how much its score has to rise between two of its moves for the player to have blundered, in centipawns. */
const BLUNDER_CP = 250;

/** A score beyond these differs too little, in centipawns. */
const MOST_CP = 900;

/** What a character knows after a change of the game, and its remark. */
export function remember(before: Memory | null, game: Game): Memory {
  const known = before?.id === game.id ? before : { id: game.id, node: -1, score_cp: null, remark: null };
  const ending = endingOf(game);
  if (ending) return { ...known, remark: remarkAtEnd(ending.reason, ending.winner === humanColor(game)) };
  if (depth(game.tree, game.tree.head) < 2) return { ...known, remark: 'start' };
  const [report] = game.searches.reports.filter(({ purpose }) => purpose === 'reply');
  if (!report || report.node === known.node || game.searches.opponent?.purpose === 'reply') {
    return known.remark === 'start' ? { ...known, remark: null } : known;
  }
  const value_cp = centipawns(scoreOf(report, report.turn), otherColor(humanColor(game) ?? 'black')) ?? 0;
  const score_cp = Math.max(-MOST_CP, Math.min(MOST_CP, value_cp));
  const isBlunder = known.score_cp !== null && score_cp - known.score_cp >= BLUNDER_CP;
  return { id: game.id, node: report.node, score_cp, remark: isBlunder ? 'blunder' : null };
}

function remarkAtEnd(reason: string, isWonByPlayer: boolean): Remark | null {
  if (reason !== 'checkmate') return null;
  return isWonByPlayer ? 'lost' : 'won';
}
