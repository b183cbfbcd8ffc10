import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  CHESS960_KEYS,
  CHESS_KEYS,
  isDefinition,
  isSource,
  aboutIn,
  nameIn,
  namesChess,
  namesChess960,
  titleIn,
} from './variant-source.ts';
import { readFileSync } from 'node:fs';

const TINY = '# my game\n game tiny\nboard 5x6\n';

test('a source is a name or a definition of several lines', () => {
  assert.deepEqual(['capablanca', TINY].map(isDefinition), [false, true]);
  assert.deepEqual(['capablanca', '3check', 'king-of-the-hill', TINY].map(isSource), [true, true, true, true]);
  assert.deepEqual(['', 'a b', '<b>', null, 7, `\n${'x'.repeat(1e6)}`].map(isSource), Array(6).fill(false));
});

test('the name of a definition is in its line "game"', () => {
  assert.deepEqual(['capablanca', TINY, '\n'].map(nameIn), ['capablanca', 'tiny', '']);
  assert.deepEqual(['game tiny\n about  A small game. \n', TINY].map(aboutIn), ['A small game.', '']);
});

test('the title is the name with a capital and spaces', () => {
  assert.deepEqual(['king-of-the-hill', TINY, ''].map(titleIn), ['King of the hill', 'Tiny', '']);
});

test('the names are those of the engine', () => {
  const code = readFileSync(new URL('../../../crates/game/src/names.rs', import.meta.url), 'utf8');
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

test('long definitions are read in time that grows with their length only', { timeout: 20_000 }, () => {
  const long = 400_000;
  for (const space of ['\n', ' ', '\t', '\r', '\u2028', '\u00a0']) {
    assert.equal(nameIn(`x\n${space.repeat(long)}`), '');
    assert.equal(aboutIn(`x\nabout a${space.repeat(long)}b`.replaceAll('\n\n', '\n')).slice(0, 1), 'a');
  }
  assert.equal(nameIn(`\n  game\t tiny  # not read\nboard 5x6`), 'tiny');
  assert.equal(nameIn('board 5x6\ngames tiny\n'), '');
  assert.equal(aboutIn('game tiny\n about  A small game. \r\n'), 'A small game.');
});
