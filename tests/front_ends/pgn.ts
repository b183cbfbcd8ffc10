// Exchanges games between chess.js and micro-Max: `node pgn.ts GAMES COMMAND`. The command reads a PGN and writes it again.
// chess.js writes random games with comments and glyphs and reads the result; then it reads games whose variations it skips.

import { Chess } from 'chess.js';
import { deepStrictEqual } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { argv } from 'node:process';

const GAMES_OF_A_TEXT = 50;
const MOST_PLIES = 100;
const COMMENTS = ['good', 'the only move', 'c5 était possible', '[%clk 0:01:02]', '(sic) 50%', '1. e4?'];

const [count, command] = argv.slice(2);
let state = 1;

/** Returns a pseudorandom number below a limit, the same in each run. */
function random(limit: number) {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((state / 2 ** 31) * limit);
}

function randomGame() {
  const chess = new Chess();
  chess.setHeader('White', ['Ann', 'Zoë'][random(2)]);
  for (let plies = random(MOST_PLIES); plies > 0 && !chess.isGameOver(); plies -= 1) {
    const moves = chess.moves();
    chess.move(moves[random(moves.length)]);
    if (random(4) === 0) chess.setComment(COMMENTS[random(COMMENTS.length)]);
  }
  return chess;
}

const contents = (chess: Chess) => ({
  moves: chess.history(),
  fen: chess.fen(),
  white: chess.getHeaders().White,
  comments: chess.getComments().filter(({ comment }) => comment),
});

/** Splits a text into games, each of which begins with its tag `Event`. */
const gamesOf = (text: string) => text.split(/^(?=\[Event )/m).filter((game) => game.trim());

const rewritten = (text: string) =>
  gamesOf(execFileSync(command, { input: text, encoding: 'utf8', maxBuffer: 2 ** 28 }));

function read(text: string) {
  const chess = new Chess();
  chess.loadPgn(text);
  return contents(chess);
}

/** Adds a variation with glyphs to the first move of each game. */
const withVariations = (text: string) =>
  text.replace(
    /(?<=\s)1\. (\S+)/,
    (move, san) => `${move} $14 (1. ${san === 'e4' ? 'd4' : 'e4'} $1 {beside} d6 (1... a6))`,
  );

for (let left = Number(count); left > 0; left -= GAMES_OF_A_TEXT) {
  const games = Array.from({ length: Math.min(left, GAMES_OF_A_TEXT) }, randomGame);
  const texts = games.map((game) => game.pgn());
  const expected = games.map(contents);
  deepStrictEqual(rewritten(texts.join('\n\n')).map(read), expected);
  const varied = rewritten(texts.map(withVariations).join('\n\n')).map(read);
  deepStrictEqual(
    varied.map(({ moves, fen }) => ({ moves, fen })),
    expected.map(({ moves, fen }) => ({ moves, fen })),
  );
}
console.log(`chess.js: ${count} games`);
