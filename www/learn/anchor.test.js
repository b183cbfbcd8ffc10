import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chapterOf, elementIn, placeIn } from './anchor.js';

test('a chapter has the same name on a site and in one file', () => {
  assert.equal(chapterOf('board.html'), 'board');
  assert.equal(chapterOf('version-4.html#null'), 'version-4');
  assert.equal(chapterOf('#board'), 'board');
  assert.equal(chapterOf(null), '');
});

test('a place in a chapter', () => {
  assert.equal(placeIn('board.html', 'board-edges'), 'board.html#board-edges');
  assert.equal(placeIn('#board', 'board-edges'), '#board-edges');
  assert.equal(placeIn('board.html', ''), 'board.html');
});

test('a step of a figure belongs to the figure', () => {
  assert.equal(elementIn('#ray-3'), 'ray');
  assert.equal(elementIn('#through-check-12&fen=8/8/8/8/8/8/8/8_w_-_-_0_1'), 'through-check');
  assert.equal(elementIn('#version-4'), 'version');
  assert.equal(elementIn('#board-edges'), 'board-edges');
});
