// @ts-check
/**
 * What a character comments on. Pure.
 *
 * @import { Game } from '../game.js'
 */
import { endingOf, humanColor, otherColor } from '../game.js';
import { centipawns, scoreOf } from '../search/score.js';
import { depth } from '../tree/move-tree.js';

/** @typedef {'start' | 'blunder' | 'won' | 'lost'} Remark */

/** What a character knows of the game: its score before the search of a node, and its remark, until the next search. @typedef {{ id: string, node: number, score_cp: number | null, remark: Remark | null }} Memory */

/** By how much its score has to rise between two of its moves for the player to have blundered, in centipawns. */
const BLUNDER_CP = 250;

/** A score beyond these differs too little, in centipawns. */
const MOST_CP = 900;

/**
 * What a character knows after a change of the game, and its remark.
 * @param {Memory | null} before @param {Game} game @returns {Memory}
 */
export function remember(before, game) {
  const known = before?.id === game.id ? before : { id: game.id, node: -1, score_cp: null, remark: null };
  const ending = endingOf(game);
  if (ending) return { ...known, remark: remarkAtEnd(ending.reason, ending.winner === humanColor(game)) };
  if (depth(game.tree, game.head) < 2) return { ...known, remark: 'start' };
  const [report] = game.reports.filter(({ purpose }) => purpose === 'reply');
  if (!report || report.node === known.node || game.search?.purpose === 'reply') {
    return known.remark === 'start' ? { ...known, remark: null } : known;
  }
  const value_cp = centipawns(scoreOf(report, report.turn), otherColor(humanColor(game) ?? 'black')) ?? 0;
  const score_cp = Math.max(-MOST_CP, Math.min(MOST_CP, value_cp));
  const isBlunder = known.score_cp !== null && score_cp - known.score_cp >= BLUNDER_CP;
  return { id: game.id, node: report.node, score_cp, remark: isBlunder ? 'blunder' : null };
}

/** @param {string} reason @param {boolean} isWonByPlayer @returns {Remark | null} */
function remarkAtEnd(reason, isWonByPlayer) {
  if (reason !== 'checkmate') return null;
  return isWonByPlayer ? 'lost' : 'won';
}
