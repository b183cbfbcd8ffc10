/**
 * The armies of a test game. Pure. One side has the piece that is measured, the other side has known pieces in its place,
 * and the side that is expected to be ahead lacks pawns.
 *
 * Both have the army of chess on a board of 8 × 8, on the same random squares, with bishops on squares of both colours.
 * Bishops are not exchanged, so that both sides keep the advantage of the pair. One file is without pawns, as in
 * the middle of a game: behind a full row, rooks and other sliders would hardly come into play.
 */

/** The letter of the measured piece. */
const MEASURED = 'X';

/** The back rank of both armies. */
const BACK_RANK = 'KQRRBBNN';

const FILES = 8;

/**
 * The files without pawns. With none a rook is worth about half a pawn less than in most games, with two half a pawn more.
 */
const OPEN_FILES = 1;

/** The values of the known pieces in pawns, by H. G. Muller and L. Kaufman. */
export const KNOWN_VALUES = Object.freeze({ Q: 9.5, R: 5, N: 3.25 });

/** The known pieces that can stand against the measured one. */
const EXCHANGES: readonly string[] = Object.freeze(['N', 'R', 'NN', 'RN', 'Q', 'RR', 'QN', 'QR']);

/** A pair of games is not played at a greater difference, in pawns: one side would nearly always win. */
const MAX_DIFFERENCE = 2.5;

/** The most pawns that a side lacks. */
const MAX_PAWNS = 4;

/** What stands against the measured piece. */
export interface Exchange {
  /** The letters of known pieces that the other side has instead. */
  pieces: string;
  /** The pawns that the side with the measured piece lacks; negative if the other side lacks them. */
  pawns: number;
}

/**
 * The exchanges that are about equal if the measured piece is worth a number of pawns.
 *
 * @param betza The moves of the measured piece; its own value is not among the known ones.
 */
export function exchangesFor(value: number, betza: string): Exchange[] {
  return EXCHANGES.filter((pieces) => !pieces.includes(OWN_LETTERS[betza] ?? ' ')).flatMap((pieces) => {
    const pawns = Array.from({ length: 2 * MAX_PAWNS + 1 }, (_, index) => index - MAX_PAWNS);
    return pawns
      .filter((one) => Math.abs(value - worth({ pieces, pawns: one })) <= MAX_DIFFERENCE)
      .map((one) => ({ pieces, pawns: one }));
  });
}

/** A random order of the back rank, with bishops on squares of both colours. */
function backRank(random: () => number) {
  for (;;) {
    const rank = shuffled([...BACK_RANK], random);
    if ((rank.indexOf('B') + rank.lastIndexOf('B')) % 2 === 1) return rank;
  }
}

/** The letters of known pieces by their moves. */
const OWN_LETTERS: Readonly<Record<string, string>> = Object.freeze({
  Q: 'Q',
  RB: 'Q',
  BR: 'Q',
  R: 'R',
  WW: 'R',
  N: 'N',
});

/** What the measured piece has to be worth, in pawns, for the exchange to be equal. */
export const worth = ({ pieces, pawns }: Exchange) =>
  [...pieces].reduce((sum, letter) => sum + KNOWN_VALUES[letter as keyof typeof KNOWN_VALUES], pawns);

/**
 * The definition of the test games.
 *
 * @param moves The moves of the measured piece, as in the line of a definition, without its properties.
 * @param value_cp The engine's value of the piece.
 */
export const testGame = (moves: string, value_cp: number) => `game value-test
board 8x8
piece P pawn fmWfceFifmnD pawn value 100
piece N knight N value 325
piece B bishop B value 325
piece R rook R value 500
piece Q queen Q value 950
piece K king K royal
piece X measured ${withValue(moves, value_cp)}
start rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1
promotion P to QRBN on 8
`;

const withValue = (moves: string, value_cp: number) => {
  const [betza, ...rest] = moves.split(' ');
  return [betza, `value ${Math.max(0, Math.round(value_cp))}`, ...rest].join(' ');
};

/**
 * The initial position of a test game.
 *
 * @param isWhite Whether White has the measured piece.
 * @returns A FEN.
 */
export function testPosition({ pieces, pawns }: Exchange, isWhite: boolean, random: () => number): string {
  const plain = backRank(random);
  const measured = [...plain];
  for (const [index, letter] of [...pieces].entries())
    measured[measured.indexOf(letter)] = index === 0 ? MEASURED : ' ';
  const files = shuffled([0, 1, 2, 3, 4, 5, 6, 7], random);
  const rowOf = (lacking: number) => {
    const empty = files.slice(0, OPEN_FILES + lacking);
    return Array.from({ length: FILES }, (_, file) => (empty.includes(file) ? ' ' : 'P'));
  };
  const [some, all] = [rowOf(Math.abs(pawns)), rowOf(0)];
  const own = { back: measured, pawns: pawns > 0 ? some : all };
  const other = { back: plain, pawns: pawns < 0 ? some : all };
  const [white, black] = isWhite ? [own, other] : [other, own];
  const rank = (letters: readonly string[]) => letters.join('').replace(/ +/g, (empty) => String(empty.length));
  return `${rank(black.back).toLowerCase()}/${rank(black.pawns).toLowerCase()}/8/8/8/8/${rank(white.pawns)}/${rank(white.back)} w - - 0 1`;
}

/** Random numbers from 0 to 1, exclusive, which are the same for the same seed (mulberry32). */
export function makeRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The items in a random order. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other], result[last]];
  }
  return result;
}
