import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

import { texts as en } from '../texts/en/page.js';
import { texts as rare } from '../texts/en/rare-messages.js';
import { messageText } from '../texts/sentences.js';
import { StoreFixture } from './store.fixture.js';

test('every message of the game and the engine has a text', () => {
  const keys = new Set();
  for (const folder of ['game', 'engine']) {
    const files = readdirSync(new URL(`../${folder}/`, import.meta.url), { recursive: true }).filter((name) =>
      /^[a-z/-]+\.js$/.test(name),
    );
    for (const file of files) {
      const source = readFileSync(new URL(`../${folder}/${file}`, import.meta.url), 'utf8');
      for (const [, key] of source.matchAll(/(?:(?<!#)\bannounce\(|\bkey: |new EngineError\()'(\w+)'/g)) keys.add(key);
    }
  }
  assert.ok(keys.size > 25, String(keys.size));
  for (const key of keys) assert.ok(Object.hasOwn({ ...en.messages, ...rare }, key), key);
});

test('a game in sentences', () => {
  const table = new StoreFixture()
    .do({ type: 'requestNewGame', as: 'white' })
    .play('f2f3')
    .find('e7e5')
    .play('g2g4')
    .find('d8h4');
  const spoken = table.take('announce').map((effect) => messageText(en, effect.message));
  assert.deepEqual(spoken, [
    'New game. You play White.',
    'White: pawn to f3.',
    'Black: pawn to e5.',
    'White: pawn to g4.',
    'Black: queen to h4, checkmate.',
    'queen to h4, checkmate. Black wins by checkmate.',
  ]);
});
