import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentGame, gameIn, withContent } from './content-game.ts';
import { stub } from '../../tests/stub.ts';

test('a text with tags or of moves alone is a game', () => {
  const games = [
    '\n[White "O\'Kelly"]\n\n1. e4 e5\n\n2. Nf3 *\n',
    '1. e4 e5 2. Nf3 d6 3. O-O',
    '1.e4 {the best move, says Fischer} e5 $1 (1... c5!?) 2. exd5+ Qxd5 3. e8=Q# 1-0',
    '1. e4 e5 ; a comment to the end of the line\n2. Nf3 *',
    '1. P@e4 -- 2. Nbd7 R1a3 1/2-1/2',
  ];
  for (const pgn of games) assert.deepEqual(gameIn(pgn), { pgn }, pgn);
});

test('a FEN is a position, with or without its last fields', () => {
  for (const fen of ['4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', '8/8/8/3N4/8/8/8/8', 'rnknr/ppppp/5/5/PPPPP/RNKNR w - - 0 1'])
    assert.deepEqual(gameIn(`\n  ${fen}\n`), { fen });
});

test('a fallback for readers without scripts is not taken for a game', () => {
  const fallbacks = [
    '',
    ' \n ',
    'A picture or a FEN, shown without scripts',
    '1. e4 is the best move.',
    '1. A board',
    '1.',
    'and/now',
    'White: Morphy. 1. e4 e5',
    '[A board]',
    'Position: 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1',
  ];
  for (const text of fallbacks) assert.deepEqual(gameIn(text), {}, text);
});

const element = (textContent: string, block: string | null = null, childElementCount = 0) =>
  stub<Element>({
    textContent,
    childElementCount,
    querySelector: <Found extends Element>() => block && (stub<Element>({ textContent: block }) as Found),
  });

test('a data block is read whatever surrounds it; text beside other elements is a fallback', () => {
  assert.deepEqual(contentGame(element('x', '1. Ke9', 2)), { pgn: '1. Ke9' });
  assert.deepEqual(contentGame(element('x', ' 8/8/8/3N4/8/8/8/8 ', 1)), { fen: '8/8/8/3N4/8/8/8/8' });
  assert.deepEqual(contentGame(element('1. e4 e5')), { pgn: '1. e4 e5' });
  assert.deepEqual(contentGame(element('1. e4 e5', null, 1)), {});
});

test('the content is used if no attribute names a game', () => {
  const content = { pgn: '1. e4' };
  assert.deepEqual(withContent({ side: 'both' }, content), { side: 'both', pgn: '1. e4' });
  assert.deepEqual(withContent({ src: 'a.pgn' }, content), { src: 'a.pgn' });
  assert.deepEqual(withContent({ src: 'a.pgn', fen: 'startpos' }, content), { fen: 'startpos' });
  assert.deepEqual(withContent({ pgn: '1. d4' }, { fen: 'startpos' }), { pgn: '1. d4' });
});

test('a long text without moves is read in time that grows with its length only', { timeout: 20_000 }, () => {
  assert.deepEqual(gameIn(`${'x/'.repeat(45_000)}\n`), {});
  for (const unit of ['{', '1', '1.', '[', '(', ';', '$', ' ', '\n', '0-', '{}']) {
    assert.equal(typeof gameIn(`1. ${unit.repeat(90_000 / unit.length)}x`), 'object');
  }
  assert.deepEqual(Object.keys(gameIn('1. e4 {an open comment')), ['pgn']);
});
