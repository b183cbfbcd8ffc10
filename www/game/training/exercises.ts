/**
 * Endings to practise: six lessons of five positions. Pure.
 *
 * The names are keys of `texts/en/endings.ts`.
 */
import { parseTurn } from '../../board/placement.ts';
import type { Color } from '../../board/geometry.ts';

type Lesson = 'queen' | 'rook' | 'bishops' | 'knight' | 'pawns' | 'rooks';

type Method = 'square' | 'keySquares' | 'opposition' | 'reti' | 'lucena' | 'philidor' | 'vancura';

/** A position, in which the side to move is to reach the goal. */
export interface Exercise {
  key: string;
  lesson: Lesson;
  /** Its place in the lesson, from 1. */
  number: number;
  fen: string;
  color: Color;
  goal: 'win' | 'draw';
  /** The moves to mate; null where the win is another one. */
  mateMoves: number | null;
  method: Method | null;
}

/** A position with its moves to mate, or with its goal and method. */
type Row = [string, number] | [string, 'win' | 'draw', Method];

const LESSONS: Readonly<Record<Lesson, readonly Row[]>> = Object.freeze({
  queen: [
    ['7k/8/5K2/8/8/8/8/6Q1 w', 1],
    ['5k2/8/8/7K/8/8/2Q5/8 w', 3],
    ['8/8/1k6/8/K7/8/3Q4/8 w', 5],
    ['8/8/7K/1k6/8/8/2Q5/8 w', 7],
    ['8/8/8/3k4/8/8/8/KQ6 w', 9],
  ],
  rook: [
    ['3k4/8/3K4/8/8/8/8/7R w', 1],
    ['8/6k1/8/1R4K1/8/8/8/8 w', 4],
    ['5k2/8/8/K7/8/8/8/2R5 w', 8],
    ['8/8/8/2k5/8/8/K3R3/8 w', 12],
    ['8/5R2/8/8/3k4/8/8/K7 w', 16],
  ],
  bishops: [
    ['2K5/3B4/k7/8/8/8/8/4B3 w', 4],
    ['8/kB6/3BK3/8/8/8/8/8 w', 8],
    ['8/8/8/3K4/5k2/5B2/8/4B3 w', 12],
    ['8/8/4k3/8/8/4K3/8/2B2B2 w', 14],
    ['8/8/3k4/8/8/8/8/2B1KB2 w', 16],
  ],
  knight: [
    ['k7/8/1K6/3N4/8/8/8/5B2 w', 4],
    ['k7/8/4N3/8/B7/1K6/8/8 w', 9],
    ['8/8/8/8/6N1/1B6/8/K6k w', 15],
    ['7k/8/5K2/4N3/8/3B4/8/8 w', 20],
    ['8/8/3k4/8/8/8/8/4KBN1 w', 29],
  ],
  pawns: [
    ['8/8/8/P3k3/8/8/8/7K b', 'draw', 'square'],
    ['8/8/1k6/8/8/1K6/2P5/8 w', 'win', 'keySquares'],
    ['8/4k3/8/8/4K3/4P3/8/8 b', 'draw', 'opposition'],
    ['4k3/8/3K4/4P3/8/8/8/8 w', 'win', 'opposition'],
    ['7K/8/k1P5/7p/8/8/8/8 w', 'draw', 'reti'],
  ],
  rooks: [
    ['5K2/5P1k/8/8/8/8/4r3/6R1 w', 'win', 'lucena'],
    ['6K1/6P1/4k3/8/8/8/7r/5R2 w', 'win', 'lucena'],
    ['4k3/7R/8/3KP3/8/r7/8/8 b', 'draw', 'philidor'],
    ['4k3/7R/3KP3/8/8/8/8/4r3 b', 'draw', 'philidor'],
    ['R7/6k1/P4r2/1K6/8/8/8/8 b', 'draw', 'vancura'],
  ],
});

/** The lessons in their order. */
export const LESSON_NAMES = Object.keys(LESSONS) as Lesson[];

/** All positions in the order of the lessons. */
export const EXERCISES: readonly Exercise[] = Object.freeze(
  LESSON_NAMES.flatMap((lesson) => LESSONS[lesson].map((row, index) => exerciseOf(lesson, index + 1, row))),
);

function exerciseOf(lesson: Lesson, number: number, [position, aim, method]: Row): Exercise {
  const fen = `${position} - - 0 1`;
  const isMate = typeof aim === 'number';
  return {
    key: `${lesson}-${number}`,
    lesson,
    number,
    fen,
    color: parseTurn(fen),
    goal: isMate ? 'win' : aim,
    mateMoves: isMate ? aim : null,
    method: method ?? null,
  };
}

/** The position with a key; null if there is none. */
export const exerciseAt = (key: string | null) => EXERCISES.find((exercise) => exercise.key === key) ?? null;

/** The position that follows; null after the last one. */
export const exerciseAfter = (exercise: Exercise) => EXERCISES[EXERCISES.indexOf(exercise) + 1] ?? null;
