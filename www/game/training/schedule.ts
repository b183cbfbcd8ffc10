/**
 * When puzzles come back. Days are those of the local calendar, counted from 1 January 1970, whatever their length in
 * hours. Pure.
 */

import type { Puzzle } from './puzzle.ts';

/**
 * The days until a puzzle comes back: after a wrong answer, and after it was solved once, twice, three times in a row.
 */
export const INTERVALS = Object.freeze([1, 3, 7, 21]);

const DAY_MS = 86_400_000;

/** The longest interval. */
const LONGEST = Math.max(...INTERVALS);

/** The day of a moment. */
export const dayOf = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;

/** The beginning of a day in UTC. */
export const dateOf = (day: number) => new Date(day * DAY_MS);

/** Whether a puzzle was solved after its last interval. */
export const isLearnt = ({ stage }: Pick<Puzzle, 'stage'>) => stage >= INTERVALS.length;

/** Whether a puzzle is to be solved. */
export const isDue = (puzzle: Pick<Puzzle, 'stage' | 'due'>, today: number) => !isLearnt(puzzle) && puzzle.due <= today;

/** A puzzle after an answer on a day on which it was due. */
export function answered(puzzle: Puzzle, isSolved: boolean, today: number): Puzzle {
  const stage = isSolved ? puzzle.stage + 1 : 0;
  return { ...puzzle, stage, due: today + (INTERVALS[stage] ?? 0) };
}

/**
 * A puzzle that comes back no later than it can: one whose day is further away dates from a time when the clock was wrong, and
 * comes back tomorrow.
 */
export const broughtBack = (puzzle: Puzzle, today: number): Puzzle =>
  isLearnt(puzzle) || puzzle.due <= today + LONGEST ? puzzle : { ...puzzle, due: today + 1 };
