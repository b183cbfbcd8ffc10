/** The player's rating with the games that it comes from, and how both are kept. Pure. */
import { endingOf, humanColor } from '../game.ts';
import { RANGE, ratingOf } from '../players/strength.ts';
import { check, parseVersioned } from '../saved/record-fields.ts';
import { depth } from '../tree/move-tree.ts';
import { update } from './glicko2.ts';
import type { Fields } from '../saved/record-fields.ts';
import type { Game } from '../game.ts';
import type { Strength } from './glicko2.ts';

/** A game that counted: the opponent's rating, the player's score, and the player's rating afterwards. */
export type RatedGame = { id: string; opponent: number; score: number; rating: number; deviation: number };

/** The latest game is the last one. */
export type RatingRecord = Strength & { games: readonly RatedGame[] };

/** The rating of a player without games. */
export const UNRATED: RatingRecord = Object.freeze({
  rating: 1200,
  deviation: 350,
  volatility: 0.06,
  games: Object.freeze([]),
});

/** The form of the record; a page refuses a form that it does not know. */
const VERSION = 1;

/** The games that are kept. */
const MAX_GAMES = 500;

/** The uncertainty of the opponents' measured ratings. */
const OPPONENT_DEVIATION = 50;

/** A game with fewer half-moves does not count: five of each side. */
const MIN_PLIES = 10;

/** The result of a game that counts: chess from its usual start against an opponent with a rating, without help. */
export function resultOf(game: Game): Pick<RatedGame, 'id' | 'opponent' | 'score'> | null {
  const ending = endingOf(game);
  const human = humanColor(game);
  const opponent = ratingOfOpponent(game);
  const isOfRules = !game.tree.variant && game.tree.start === 'startpos';
  if (!ending || !human || opponent === null || game.players.isUnrated || !isOfRules) return null;
  if (depth(game.tree, game.tree.head) < MIN_PLIES || !/^(?:1-0|0-1|1\/2-1\/2)$/.test(ending.result)) return null;
  return { id: game.id, opponent, score: ending.winner === null ? 0.5 : Number(ending.winner === human) };
}

function ratingOfOpponent({ players }: Game): number | null {
  const player = [players.white, players.black].find(({ kind }) => kind === 'engine');
  return player?.kind === 'engine' ? ratingOf(player) : null;
}

/** The record after a game that counts. */
export function withResult(record: RatingRecord, result: NonNullable<ReturnType<typeof resultOf>>): RatingRecord {
  const next = update(record, [{ rating: result.opponent, deviation: OPPONENT_DEVIATION, score: result.score }]);
  const { rating, deviation } = next;
  return { ...next, games: [...record.games, { ...result, rating, deviation }].slice(-MAX_GAMES) };
}

/** The rating of an opponent who is as strong as the player. */
export function equalOpponent({ rating }: RatingRecord) {
  const rounded = Math.round(rating / RANGE.step) * RANGE.step;
  return Math.min(RANGE.max, Math.max(RANGE.min, rounded));
}

export const recordText = (record: RatingRecord) => JSON.stringify({ version: VERSION, ...record });

/** A record from its text; null if it is damaged, or from another version of the page. */
export const parseRecord = (text: string): RatingRecord | null =>
  parseVersioned(text, VERSION, ({ rating, deviation, volatility, games }) => {
    check('rating', isRating(rating) && isDeviation(deviation) && isBetween(volatility, 0, 1));
    check('list of games', Array.isArray(games) && games.length <= MAX_GAMES && games.every(isRatedGame));
    return { rating, deviation, volatility, games: games.map(knownFields) };
  });

const knownFields = ({ id, opponent, score, rating, deviation }: RatedGame): RatedGame => ({
  id,
  opponent,
  score,
  rating,
  deviation,
});

const isBetween = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max;

const isRating = (value: unknown): value is number => isBetween(value, -2000, 6000);

const isDeviation = (value: unknown): value is number => isBetween(value, 0, 1000);

function isRatedGame(value: unknown): value is RatedGame {
  if (typeof value !== 'object' || value === null) return false;
  const { id, opponent, score, rating, deviation }: Fields = { ...value };
  return (
    typeof id === 'string' &&
    isBetween(opponent, 0, 9999) &&
    (score === 0 || score === 0.5 || score === 1) &&
    isRating(rating) &&
    isDeviation(deviation)
  );
}
