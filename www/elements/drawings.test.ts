import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrowsText, circlesText, parseArrows, parseCircles } from './drawings.ts';

test('arrows have two squares, and a colour before them if they are not green', () => {
  assert.deepEqual(parseArrows(' e2e4, Rg1f3\nBa1h8 '), [
    { from: 'e2', to: 'e4', color: 'green' },
    { from: 'g1', to: 'f3', color: 'red' },
    { from: 'a1', to: 'h8', color: 'blue' },
  ]);
  assert.deepEqual(parseArrows(''), []);
});

test('circles have one square', () => {
  assert.deepEqual(parseCircles('e4 Yd5'), [
    { square: 'e4', color: 'green' },
    { square: 'd5', color: 'yellow' },
  ]);
});

test('one invalid word makes the whole text invalid', () => {
  for (const text of ['e2', 'e2e9', 'e2e2', 'Xe2e4', 'e2e4e6', 'e2e4 nonsense', 'ge2e4'])
    assert.equal(parseArrows(text), null, text);
  for (const text of ['e9', 'i1', 'e4e5', 'Pe4', '<b>']) assert.equal(parseCircles(text), null, text);
});

test('a written text is read back unchanged', () => {
  const [arrows, circles] = [parseArrows('e2e4 Rg1f3 Ya1a2 Bb1b2'), parseCircles('Re4 d5 Bc3')];
  assert.ok(arrows && circles);
  assert.deepEqual(parseArrows(arrowsText(arrows)), arrows);
  assert.deepEqual(parseCircles(circlesText(circles)), circles);
});

test('a drawing without a colour is green; an unknown colour gives an invalid text', () => {
  assert.equal(arrowsText([{ from: 'e2', to: 'e4' }]), 'e2e4');
  assert.equal(parseCircles(circlesText([{ square: 'e4', color: 'pink' }])), null);
});
