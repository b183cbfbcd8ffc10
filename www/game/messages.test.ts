import assert from 'node:assert/strict';
import { test } from 'node:test';

import { texts as en } from '../texts/en/page.ts';
import { messageText } from '../texts/sentences.ts';
import { StoreFixture } from './store.fixture.ts';

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
