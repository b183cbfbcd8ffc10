import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decoded, fenIn, isGamesFile, isBinary, pgnOfUci, withPlainSpaces } from './detect-format.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

test('a FEN is distinguished from a game', () => {
  assert.equal(fenIn(`  ${START}\n`), START);
  assert.equal(fenIn('8/8/8/8/8/8/8/8'), '8/8/8/8/8/8/8/8');
  assert.equal(fenIn('8/P6k/8/8/8/7p/8/K7_w_-_-_0_1'), '8/P6k/8/8/8/7p/8/K7 w - - 0 1');
  for (const game of ['1. e4 e5 1/2-1/2', '1/2-1/2', '[Event "?"]', '', 'e4', `${START}\n${START}`]) {
    assert.equal(fenIn(game), null, game);
  }
});

test('a FEN of a variant is detected', () => {
  const fen = 'rnbqkbnr/ppp1pppp/8/8/4P~3/8/PPPP1PPP/RNBQKBNR[Qp] w KQkq - 3+3 0 2';
  assert.equal(fenIn(fen), fen);
});

test('a FEN with a mistake is still detected', () => {
  assert.equal(fenIn('8/8/9/8 w - - 0 1'), '8/8/9/8 w - - 0 1');
});

test('reads text in the encodings of PGN files', () => {
  const name = '[White "Schüßler"]';
  assert.equal(decoded(new TextEncoder().encode(name)), name);
  assert.equal(decoded(Uint8Array.from(name, (letter) => letter.charCodeAt(0))), name);
  const wide = Uint8Array.from([0xff, 0xfe, ...[...name].flatMap((letter) => [letter.charCodeAt(0), 0])]);
  assert.equal(decoded(wide), name);
  assert.equal(decoded(new TextEncoder().encode('\ufeff1. e4')), '1. e4');
  assert.equal(decoded(new TextEncoder().encode('1. e4 *\r\n\x1a')), '1. e4 *\r\n\x1a');
});

test('binary data is detected', () => {
  assert.equal(decoded(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d)), null);
  assert.equal(decoded(Uint8Array.of(0, 1, 0x50)), null);
  assert.equal(isBinary('\0PNG'), true);
  assert.equal(isBinary('1. e4\te5\r\n'), false);
});

test('typographic spaces become plain ones of the same byte length', () => {
  assert.equal(withPlainSpaces('1.\u00a0e4\u2009e5\r\n\t2. Nf3'), '1.  e4   e5\r\n\t2. Nf3');
});

test('definitions and fmax.ini are distinguished from PGN', () => {
  const files = [
    'game tiny\nboard 4x4\n',
    '# mine\n  game tiny\n  piece K king K royal\n',
    'version 4.8\n\nGame: tiny\n4x4\n',
  ];
  assert.deepEqual(files.map(isGamesFile), [true, true, true]);
  const games = ['1. e4 {a long\ngame of chess} e5', '[Event "x"]\n\n{\ngame x\nboard 4x4\n} *', ''];
  assert.deepEqual(games.map(isGamesFile), [false, false, false]);
});

test('a line of UCI is a game', () => {
  assert.equal(pgnOfUci(' position startpos moves e2e4  e7e5\n'), '[Event "?"]\n\ne2e4 e7e5 *');
  assert.equal(pgnOfUci(`position fen ${START} moves e2e4`), `[FEN "${START}"]\n\ne2e4 *`);
  for (const other of [`position fen ${START}`, 'position', '1. e4 e5', '', 'startpos moves e2e4'])
    assert.equal(pgnOfUci(other), null, other);
});

test('the position in the address of a page of analysis is found', () => {
  const placement = 'rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR';
  const fen = `${placement} w KQkq c6 0 2`;
  const underscored = fen.replaceAll(' ', '_');
  for (const address of [
    `https://lichess.org/analysis/${underscored}`,
    `https://lichess.org/analysis/standard/${underscored}?color=white#3`,
    `https://lichess.org/editor?fen=${underscored}&variant=standard`,
    `https://www.chess.com/analysis?fen=${encodeURIComponent(fen)}&flip=false`,
    `https://www.chess.com/analysis?fen=${fen.replaceAll(' ', '+')}&tab=analysis`,
    `http://example.org/board?fen=${encodeURIComponent(fen).replaceAll('%20', '+')}`,
  ]) {
    assert.equal(fenIn(address), fen, address);
  }
  assert.equal(fenIn(`https://example.org/#${placement}`), placement);
  for (const address of [
    'https://lichess.org/abcdefgh',
    'https://example.org/%zz',
    'https://example.org/a/b/c/d/e/f/g/h',
  ]) {
    assert.equal(fenIn(address), null, address);
  }
});
