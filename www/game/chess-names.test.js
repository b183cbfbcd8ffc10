import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CHESS960_KEYS, CHESS_KEYS, namesChess, namesChess960 } from './chess-names.js';

test('the names are those of the engine', () => {
  const code = readFileSync(new URL('../../crates/game/src/names.rs', import.meta.url), 'utf8');
  const lists = [...code.matchAll(/const KEYS: \[&str; \d+\] = \[([^\]]*)\];/g)].map(([, list]) =>
    [...list.matchAll(/"(.*?)"/g)].map(([, key]) => key),
  );
  assert.deepEqual(lists, [[...CHESS_KEYS], [...CHESS960_KEYS]]);
});

test('spellings do not matter', () => {
  for (const name of ['chess', 'Standard', 'From Position', 'Normal chess']) assert.ok(namesChess(name), name);
  for (const name of ['chess960', 'Chess 960', 'Fischer Random', 'Freestyle Chess'])
    assert.ok(namesChess960(name), name);
  for (const name of ['atomic', 'Modern Chess', 'antichess'])
    assert.ok(!namesChess(name) && !namesChess960(name), name);
});
