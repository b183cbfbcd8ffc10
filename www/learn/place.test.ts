import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chapterOf, elementIn, isLesson, lessonIn, movedTo, parsePlace, placeIn, placeText, reached } from './place.ts';

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

test('the place of a chapter that has moved', () => {
  assert.equal(movedTo('ordering.html#deepening', ''), 'ordering.html#deepening');
  assert.equal(movedTo('ordering.html#deepening', '#deepening-end'), 'ordering.html#deepening-end');
});

test('a step of a figure belongs to the figure', () => {
  assert.equal(elementIn('#ray-3'), 'ray');
  assert.equal(elementIn('#through-check-12&fen=8/8/8/8/8/8/8/8_w_-_-_0_1'), 'through-check');
  assert.equal(elementIn('#version-4'), 'version');
  assert.equal(elementIn('#board-edges'), 'board-edges');
});

const nowhere = { chapter: '', section: '', read: [] };

test('a place comes back', () => {
  const place = reached(reached(nowhere, 'board', 'board-edges', false), 'piece', '', true);
  assert.deepEqual(place, { chapter: 'piece', section: '', read: ['piece'] });
  assert.deepEqual(parsePlace(placeText(place)), place);
});

test('a chapter is read once', () => {
  const once = reached(nowhere, 'board', '', true);
  assert.deepEqual(reached(once, 'board', '', true).read, ['board']);
  assert.deepEqual(reached(once, 'board', '', false).read, ['board']);
});

test('a damaged text starts empty', () => {
  for (const text of [
    null,
    '',
    'x',
    'null',
    '[]',
    '{"chapter":7,"read":"board"}',
    '{"chapter":"../x","section":"<b>"}',
  ]) {
    assert.deepEqual(parsePlace(text), nowhere, String(text));
  }
  assert.deepEqual(parsePlace('{"read":["board",3,"a b"]}').read, ['board']);
});

test('a lesson has an address on the site and in one file', () => {
  for (const [href, lesson] of [
    ['board.html', 'board.html#lesson'],
    ['board.html#board-edge', 'board.html#lesson'],
    ['', '#lesson'],
    ['#board', '#board-lesson'],
  ])
    assert.equal(lessonIn(href), lesson);
  for (const hash of ['#lesson', '#board-lesson', '#version-4-lesson']) assert.ok(isLesson(hash), hash);
  for (const hash of ['', '#board', '#lesson-3', '#lessons', '#x-lesson-3']) assert.ok(!isLesson(hash), hash);
  assert.equal(elementIn('#version-4-lesson'), 'version-4');
  assert.equal(elementIn('#lesson'), '');
});
