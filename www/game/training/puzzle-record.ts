/**
 * The player's puzzles, and how they are kept. Pure: every change returns a new record, or the same one if nothing changes.
 */
import { parsePlacement } from '../../board/placement.ts';
import { check, checkedScore, fieldsOf, formsOf, isCount, isId, parseVersioned } from '../saved/record-fields.ts';
import { answered, broughtBack, INTERVALS, isDue, isLearnt } from './schedule.ts';
import type { Puzzle } from './puzzle.ts';

/** `games` are the ids of the games whose mistakes were added by themselves. */
export type PuzzleRecord = { puzzles: readonly Puzzle[]; games: readonly string[] };

export const NO_PUZZLES: PuzzleRecord = Object.freeze({ puzzles: Object.freeze([]), games: Object.freeze([]) });

/** The form of the record; a page refuses a form that it does not know. */
const VERSION = 1;

const MAX_PUZZLES = 1000;

/** The games whose ids are kept, the latest ones. */
const MAX_GAMES = 500;

/** Half-moves of a game. */
const MAX_MOVES = 1000;

/** Days: until the year 2243. */
const MAX_DAY = 100_000;

const { uci: UCI, san: SAN, isFen } = formsOf(null);

/** The puzzles that are to be solved, those that have waited longest first. */
export const duePuzzles = ({ puzzles }: PuzzleRecord, today: number) =>
  puzzles.filter((puzzle) => isDue(puzzle, today)).sort((one, other) => one.due - other.due);

/**
 * Adds puzzles; of those that exist, learnt ones begin again and the others stay as they are. Learnt ones make room for new ones.
 *
 * @param game The game whose mistakes they are.
 */
export function withPuzzles(record: PuzzleRecord, added: readonly Puzzle[], game?: string): PuzzleRecord {
  const known = new Map(record.puzzles.map((puzzle) => [puzzle.id, puzzle]));
  const fresh = added.filter(({ id }) => isLearnt(known.get(id) ?? { stage: INTERVALS.length }));
  const isGameNew = game !== undefined && !record.games.includes(game);
  if (fresh.length === 0 && !isGameNew) return record;
  for (const puzzle of fresh) known.set(puzzle.id, puzzle);
  const all = [...known.values()];
  const excess = all.length - MAX_PUZZLES;
  const dropped = new Set(excess > 0 ? all.filter(isLearnt).slice(0, excess) : []);
  return {
    puzzles: all.filter((puzzle) => !dropped.has(puzzle)).slice(0, MAX_PUZZLES),
    games: isGameNew ? [...record.games, game].slice(-MAX_GAMES) : record.games,
  };
}

/** Adds the puzzles of another record. */
export const merged = (record: PuzzleRecord, other: PuzzleRecord): PuzzleRecord => {
  const known = new Set(record.puzzles.map(({ id }) => id));
  const fresh = other.puzzles.filter(({ id }) => !known.has(id));
  const games = [...new Set([...other.games, ...record.games])].slice(-MAX_GAMES);
  return { puzzles: [...record.puzzles, ...fresh].slice(0, MAX_PUZZLES), games };
};

/** Removes puzzles. */
export const withoutPuzzles = (record: PuzzleRecord, ids: readonly string[]): PuzzleRecord => ({
  ...record,
  puzzles: record.puzzles.filter(({ id }) => !ids.includes(id)),
});

/** Counts the answer to a puzzle, unless it is not due any more because another tab has counted one. */
export const withAnswer = (record: PuzzleRecord, id: string, isSolved: boolean, today: number): PuzzleRecord =>
  changed(record, (puzzle) => (puzzle.id === id && isDue(puzzle, today) ? answered(puzzle, isSolved, today) : puzzle));

/** Brings the puzzles back that are further away than they can be. */
export const withinReach = (record: PuzzleRecord, today: number): PuzzleRecord =>
  changed(record, (puzzle) => broughtBack(puzzle, today));

function changed(record: PuzzleRecord, change: (puzzle: Puzzle) => Puzzle): PuzzleRecord {
  const puzzles = record.puzzles.map(change);
  return puzzles.every((puzzle, index) => puzzle === record.puzzles[index]) ? record : { ...record, puzzles };
}

export const recordText = (record: PuzzleRecord) => JSON.stringify({ version: VERSION, ...record });

/** A record from its text; null if it is damaged, or from another version of the page. */
export function parsePuzzles(text: string): PuzzleRecord | null {
  return parseVersioned(text, VERSION, ({ puzzles, games }) => {
    check('list of puzzles', Array.isArray(puzzles) && puzzles.length <= MAX_PUZZLES);
    check('list of games', Array.isArray(games) && games.length <= MAX_GAMES && games.every(isId));
    const checked = puzzles.map(checkedPuzzle);
    check('list of puzzles', new Set(checked.map(({ id }: Puzzle) => id)).size === checked.length);
    return { puzzles: checked, games };
  });
}

function checkedPuzzle(value: unknown, index: number): Puzzle {
  const name = `puzzle ${index + 1}`;
  const { id, start, moves, san, before, after, best, found, stage, due } = fieldsOf(value, name);
  const isMove = (uci: unknown): uci is string => typeof uci === 'string' && UCI.test(uci);
  check(`start of ${name}`, start === 'startpos' || isFen(start));
  check(`moves of ${name}`, Array.isArray(moves) && isCount(moves.length - 1, MAX_MOVES) && moves.every(isMove));
  check(`position of ${name}`, isIdOf(id, moves.at(-1)));
  check(`moves of ${name}`, isMove(best) && typeof san === 'string' && SAN.test(san));
  check(`days of ${name}`, isCount(found, MAX_DAY) && isCount(due, MAX_DAY) && isCount(stage, INTERVALS.length));
  const [better, worse] = [before, after].map((score) => checkedScore(score, `score of ${name}`));
  return { id, start, moves: [...moves], san, before: better, after: worse, best, found, stage, due };
}

/** Whether a text is the id of a puzzle with a certain mistake. */
function isIdOf(id: unknown, mistake: string | undefined): id is string {
  if (typeof id !== 'string' || id.length >= 120) return false;
  const parts = id.split(' ');
  return parts.length === 5 && /^[wb]$/.test(parts[1]) && parts[4] === mistake && parsePlacement(id) !== null;
}
