/** The games of a match between whole Modern and Modern without a part. Pure. */

/** The parts that can be left out, as the option `Without` names them, in words that follow "without". */
export const PARTS: Readonly<Record<string, string>> = Object.freeze({
  captures: 'all captures',
  table: 'the table',
  futility: 'futility',
  'null-move': 'null moves',
  reduction: 'the reduction',
});

/** The positions of a search, as in the measurements on the page. */
export const NODES = 10_000;

/** A longer game is counted as a draw. */
export const MOST_PLIES = 300;

/** Openings of eight plies. Each is played twice, with colours swapped. */
export const OPENINGS: readonly string[] = Object.freeze([
  'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6',
  'd2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 f8e7',
  'e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6',
  'd2d4 g8f6 c2c4 g7g6 b1c3 f8g7 e2e4 d7d6',
  'e2e4 e7e6 d2d4 d7d5 b1c3 g8f6 c1g5 f8e7',
  'c2c4 e7e5 b1c3 g8f6 g1f3 b8c6 g2g3 d7d5',
  'e2e4 c7c6 d2d4 d7d5 b1c3 d5e4 c3e4 c8f5',
  'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6',
]);

type Color = 'white' | 'black';

/** The two sides of a match. */
export type Side = 'whole' | 'less';

/** What a search found: the score in centipawns for White, or the moves to mate with White's sign. */
export interface Thought {
  san: string;
  depth: number;
  nodes: number;
  scoreCp: number | null;
  mateMoves: number | null;
}

/** A game: `points` are those of whole Modern, null while it is played. */
export interface Game {
  moves: readonly string[];
  /** The colour of whole Modern. */
  whole: Color;
  thoughts: Readonly<Record<Side, Thought | null>>;
  points: number | null;
  /** How it ended. */
  end: string;
}

/** The games of a pair, counted from 0: one opening, each side once with White. */
export function pairOf(index: number): [Game, Game] {
  const moves = OPENINGS[index % OPENINGS.length].split(' ');
  const game = (whole: Color): Game => ({ moves, whole, thoughts: { whole: null, less: null }, points: null, end: '' });
  return [game('white'), game('black')];
}

const turnOf = ({ moves }: Game): Color => (moves.length % 2 === 0 ? 'white' : 'black');

/** The side to move. */
export const moverOf = (game: Game): Side => (turnOf(game) === game.whole ? 'whole' : 'less');

/** A game after a move, whose thought has the scores of the mover. */
export function played(game: Game, uci: string, thought: Thought): Game {
  const sign = turnOf(game) === 'white' ? 1 : -1;
  const signed = (score: number | null) => score && score * sign;
  const fromWhite = { ...thought, scoreCp: signed(thought.scoreCp), mateMoves: signed(thought.mateMoves) };
  return {
    ...game,
    moves: [...game.moves, uci],
    thoughts: { ...game.thoughts, [moverOf(game)]: fromWhite },
  };
}

/** The end of a game by the rules, if it has one. */
export type Ending = { outcome: { winner: Color | null; text: string } | null; claim: string | null };

/** A game with its end, if the position after its last move is one. */
export function ended(game: Game, { outcome, claim }: Ending): Game {
  if (outcome) {
    const points = outcome.winner === null ? 0.5 : outcome.winner === game.whole ? 1 : 0;
    return { ...game, points, end: outcome.text };
  }
  if (claim) return { ...game, points: 0.5, end: claim === 'fifty-moves' ? 'Draw: fifty moves.' : 'Draw: repetition.' };
  return game.moves.length < MOST_PLIES ? game : { ...game, points: 0.5, end: 'Stopped: counted as a draw.' };
}

/** Points as players write them: "2½". */
export const pointsText = (points: number) => (points === 0.5 ? '½' : `${Math.floor(points)}${points % 1 ? '½' : ''}`);

/** The score of a match. */
export const matchText = (games: readonly Game[]) => {
  const known = games.flatMap(({ points }) => (points === null ? [] : [points]));
  const whole = known.reduce((sum, points) => sum + points, 0);
  return `${pointsText(whole)} : ${pointsText(known.length - whole)}`;
};
