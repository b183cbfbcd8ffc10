import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bottomOf, linesOf, pagesOf, spread } from './print.tsx';

test('six entries are evenly spread and include the last', () => {
  const many = Array.from({ length: 60 }, (_, index) => index);
  assert.deepEqual(spread(many), [9, 19, 29, 39, 49, 59]);
  assert.deepEqual(spread(many.slice(0, 7)), [0, 1, 3, 4, 5, 6]);
  assert.deepEqual(spread(many.slice(0, 6)), [0, 1, 2, 3, 4, 5]);
  assert.deepEqual(spread([]), []);
});

test('empty lines are skipped, but counted', () => {
  assert.deepEqual(linesOf('a b\r\n\n  c \rd\n'), [
    { line: 1, fen: 'a b' },
    { line: 3, fen: 'c' },
    { line: 4, fen: 'd' },
  ]);
  assert.deepEqual(linesOf(' \n\n'), []);
});

test('a page has six positions, the last page the remainder', () => {
  const list = Array.from({ length: 13 }, (_, index) => index);
  assert.deepEqual(
    pagesOf(list).map(({ length }) => length),
    [6, 6, 1],
  );
  assert.deepEqual(pagesOf(list).flat(), list);
  assert.deepEqual(pagesOf([]), []);
});

test('the side at the bottom is fixed, or the side to move', () => {
  assert.equal(bottomOf('white', 'black'), 'white');
  assert.equal(bottomOf('turn', 'black'), 'black');
  assert.equal(bottomOf('turn', 'white'), 'white');
});
