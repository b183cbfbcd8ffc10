/** When an opponent with a rating resigns or offers a draw, from what its searches have found. Pure. */
import { humanColor, otherColor, patched } from '../game.ts';
import { remaining_ms } from './clock.ts';
import { ratingOf } from './strength.ts';
import type { Game } from '../game.ts';

export type Decision = 'resign' | 'offer';

/** Weaker players play on until mate. */
const RESIGNING_ELO = 800;

/** From this rating on, an opponent gives a position up at the same score. */
const EXPERT_ELO = 2400;

/** The score at which a player of each of these two ratings gives a position up, in centipawns. */
const LOST_CP = { weak: -1300, expert: -600 } as const;

/** The number of searches in a row that find the position lost before the opponent resigns. */
const LOST_REPLIES = 3;

/** If the player has less time than this, the opponent does not resign. */
const SHORT_TIME_MS = 20_000;

/** Weaker players offer no draw. */
const OFFERING_ELO = 1200;

/** No side is better by more than this in a level position, in centipawns. */
const LEVEL_CP = 20;

/** The number of searches in a row that find the position level before the opponent offers a draw. */
const LEVEL_REPLIES = 8;

/** The ply from which an opponent offers a draw. */
const OFFERING_PLY = 60;

/** The number of searches after an offer that are not counted. */
const REPLIES_BETWEEN_OFFERS = 12;

/** The score at which an opponent gives up, in centipawns; below every score if it never does. */
export function lost_cp(elo: number): number {
  if (elo < RESIGNING_ELO) return -Infinity;
  const share = Math.min((elo - RESIGNING_ELO) / (EXPERT_ELO - RESIGNING_ELO), 1);
  return LOST_CP.weak + share * (LOST_CP.expert - LOST_CP.weak);
}

/**
 * The game with one more reply counted, and what the opponent decides. It resigns instead of moving, and offers a draw with
 * its move.
 *
 * @param score_cp What the search for the reply has found, from the opponent's side; null if it reported nothing.
 */
export function decide(game: Game, score_cp: number | null, now_ms: number): { game: Game; decision: Decision | null } {
  const human = humanColor(game);
  const opponent = human && game.players[otherColor(human)];
  const elo = opponent?.kind === 'engine' && !game.tree.variant ? ratingOf(opponent) : null;
  if (human === null || elo === null || score_cp === null) return { game, decision: null };
  const lostReplies = score_cp <= lost_cp(elo) ? game.players.lostReplies + 1 : 0;
  const isLevel = Math.abs(score_cp) <= LEVEL_CP;
  const levelReplies = isLevel || game.players.levelReplies < 0 ? game.players.levelReplies + 1 : 0;
  const { clock } = game.players;
  const isShort = clock !== null && remaining_ms(clock, human, now_ms) < SHORT_TIME_MS;
  const next = (level: number) => patched(game, { players: { lostReplies, levelReplies: level } });
  if (lostReplies >= LOST_REPLIES && !isShort) return { game: next(levelReplies), decision: 'resign' };
  const offers =
    elo >= OFFERING_ELO && levelReplies >= LEVEL_REPLIES && game.tree.nodes[game.tree.head].ply + 1 >= OFFERING_PLY;
  return offers
    ? { game: next(-REPLIES_BETWEEN_OFFERS), decision: 'offer' }
    : { game: next(levelReplies), decision: null };
}
