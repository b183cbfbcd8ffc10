import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exchangesFor, makeRandom, testGame, testPosition, worth } from './armies.ts';

const count = (fen: string, letters: RegExp) => fen.split(' ')[0].match(letters)?.length ?? 0;

test('exchanges are about equal', () => {
  const exchanges = exchangesFor(5, 'BN');
  assert.ok(exchanges.length > 5);
  for (const exchange of exchanges) assert.ok(Math.abs(worth(exchange) - 5) <= 2.5);
});

test('a known piece is not measured by its own value', () => {
  assert.ok(exchangesFor(5, 'R').every(({ pieces }) => !pieces.includes('R')));
  assert.ok(exchangesFor(5, 'WW').every(({ pieces }) => !pieces.includes('R')));
});

test('one side has the piece, the other the known ones', () => {
  const fen = testPosition({ pieces: 'RN', pawns: 2 }, true, makeRandom(3));
  assert.deepEqual(
    [/X/g, /x/g, /R/g, /r/g, /N/g, /n/g, /P/g, /p/g, /K/g, /k/g].map((letter) => count(fen, letter)),
    [1, 0, 1, 2, 1, 2, 5, 7, 1, 1],
  );
});

test('with the other colour the same squares are occupied', () => {
  const exchange = { pieces: 'Q', pawns: -1 };
  const [white, black] = [true, false].map((isWhite) =>
    testPosition(exchange, isWhite, makeRandom(5)).split(' ')[0].split('/'),
  );
  const swapped = (rank: string) =>
    rank.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));
  assert.deepEqual(white.map(swapped).reverse(), black);
});

test('the definition has the assumed value', () => {
  assert.match(testGame('BN', 850), /^piece X measured BN value 850$/m);
  assert.match(testGame('- rays 1,7', 99.6), /^piece X measured - value 100 rays 1,7$/m);
});
