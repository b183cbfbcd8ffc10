import assert from 'node:assert/strict';
import { test } from 'node:test';

import { changed, choicesOf, defaultPreferences, parsePreferences, preferencesText } from './preferences.ts';

test('preferences come back as they were kept', () => {
  const own = changed(defaultPreferences, { language: 'de', sound: false, pieces: 'solid' });
  assert.deepEqual(parsePreferences(preferencesText(own)), { preferences: own, damaged: [] });
  assert.equal(own.coordinates, choicesOf('coordinates')[0]);
});

test('a value that is none changes nothing', () => {
  assert.deepEqual(changed(defaultPreferences, { language: 'xx', sound: 1, nothing: true }), defaultPreferences);
  assert.equal(
    Object.hasOwn(changed(defaultPreferences, JSON.parse('{"__proto__":{"bar":true}}')), '__proto__'),
    false,
  );
});

test('what is missing has its default; what is damaged is named', () => {
  const { preferences, damaged } = parsePreferences('{"sound":false,"bar":"yes","scheme":null}');
  assert.deepEqual(preferences, { ...defaultPreferences, sound: false });
  assert.deepEqual(damaged, ['scheme', 'bar']);
  assert.deepEqual(parsePreferences('{"future":1}'), { preferences: defaultPreferences, damaged: [] });
});

test('what is no object at all is damaged as a whole', () => {
  for (const text of ['', '{', 'null', '7', '"x"']) {
    const { preferences, damaged } = parsePreferences(text);
    assert.equal(preferences, defaultPreferences);
    assert.equal(damaged.length, Object.keys(defaultPreferences).length, text);
  }
});

test('the board has a size in percent', () => {
  assert.equal(defaultPreferences.boardSize, 100);
  assert.equal(changed(defaultPreferences, { boardSize: 63 }).boardSize, 63);
  for (const boardSize of [39, 101, 63.5, '63', null]) {
    assert.equal(changed(defaultPreferences, { boardSize }).boardSize, 100, String(boardSize));
  }
});
