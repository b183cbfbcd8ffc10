/** What a character comments on, and in which mood it is. Pure. */
import { endingOf, humanColor, otherColor } from '../game.ts';
import { centipawns, scoreOf } from '../searches/score.ts';
import { depth, nodeAt } from '../tree/move-tree.ts';
import type { Game } from '../game.ts';

/** `brilliant`, `promotion` and `check` are about moves of the player; `resigned` is the character, after `thanks` the player. */
export type Remark = 'start' | 'blunder' | 'brilliant' | 'promotion' | 'check' | 'resigned' | 'thanks' | 'won' | 'lost';

export type Mood = 'ease' | 'trouble';

/**
 * What a character knows of the game: its score before the search of a node, and its remark, until the next search.
 * `spoken` is the half-move of its last remark.
 */
export type Memory = { id: string; node: number; score_cp: number | null; remark: Remark | null; spoken: number };

/** By how much its score has to change between two of its moves for the player to have blundered or shone, in centipawns. */
const BIG_CP = 250;

/** A score beyond these differs too little, in centipawns. */
const MOST_CP = 900;

/** It is in trouble below this score, in centipawns. */
const TROUBLE_CP = -200;

/** It makes at most one remark in so many half-moves, without those at the start and at the end. */
const PAUSE = 10;

/** What a character knows after a change of the game, and its remark. */
export function remember(before: Memory | null, game: Game): Memory {
  const known = before?.id === game.id ? before : { id: game.id, node: -1, score_cp: null, remark: null, spoken: 0 };
  const ending = endingOf(game);
  if (ending) return { ...known, remark: remarkAtEnd(ending.reason, ending.winner === humanColor(game)) };
  const played = depth(game.tree, game.tree.head);
  if (played < 2) return { ...known, remark: 'start' };
  const [report] = game.searches.reports.filter(({ purpose }) => purpose === 'reply');
  if (!report || report.node === known.node || game.searches.opponent?.purpose === 'reply') {
    return known.remark === 'start' ? { ...known, remark: null } : known;
  }
  const value_cp = centipawns(scoreOf(report, report.turn), otherColor(humanColor(game) ?? 'black')) ?? 0;
  const score_cp = Math.max(-MOST_CP, Math.min(MOST_CP, value_cp));
  const change_cp = known.score_cp === null ? 0 : score_cp - known.score_cp;
  const isDue = played - known.spoken >= PAUSE;
  const remark = isDue ? remarkOn(game, report.node, change_cp) : null;
  return { id: game.id, node: report.node, score_cp, remark, spoken: remark ? played : known.spoken };
}

/** @param change_cp How the score of the character has changed with the player's move to a node. */
function remarkOn({ tree }: Game, node: number, change_cp: number): Remark | null {
  if (change_cp >= BIG_CP) return 'blunder';
  const move = nodeAt(tree, node);
  const san = move?.san ?? '';
  if (san.includes('=')) return 'promotion';
  // What wins a piece that hangs is not brilliant.
  if (san.includes('x')) return null;
  if (change_cp <= -BIG_CP) return 'brilliant';
  const isUnexpected = !/[+#]/.test(nodeAt(tree, nodeAt(tree, move?.parent ?? -1)?.parent ?? -1)?.san ?? '');
  return san.endsWith('+') && isUnexpected ? 'check' : null;
}

function remarkAtEnd(reason: string, isWonByPlayer: boolean): Remark | null {
  if (reason === 'resignation') return isWonByPlayer ? 'resigned' : 'thanks';
  if (reason !== 'checkmate') return null;
  return isWonByPlayer ? 'lost' : 'won';
}

/** How a character feels about the game that it knows. */
export function moodOf(known: Memory, game: Game): Mood {
  const ending = endingOf(game);
  const isBad = ending ? ending.winner === humanColor(game) : (known.score_cp ?? 0) <= TROUBLE_CP;
  return isBad ? 'trouble' : 'ease';
}
