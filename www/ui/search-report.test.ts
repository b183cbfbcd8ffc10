import assert from 'node:assert/strict';
import { test } from 'node:test';

import { StoreFixture } from '../game/store.fixture.ts';
import { texts as en } from '../texts/en/page.ts';
import { shownReports, wordsOf } from './search-report.ts';
import type { ShownReport } from '../game/game.ts';

test('the reports of a reply stay until another position is shown', () => {
  const table = new StoreFixture().play('e2e4');
  const count = () => shownReports(table.game).length;
  assert.equal(count(), 0);
  table.find('e7e5');
  assert.equal(count(), 1);
  table.do({ type: 'navigate', by: 'back' });
  assert.equal(count(), 1);
  table.do({ type: 'navigate', by: 'first' });
  assert.equal(count(), 0);
});

test('a line of an analysis begins with its score, a mate with the number of moves', () => {
  const table = new StoreFixture().play('e2e4');
  table.find('e7e5');
  const [reply] = shownReports(table.game);
  const firstWord = (fields: Partial<ShownReport>) =>
    wordsOf(table.game, en, { ...reply, purpose: 'analysis', turn: 'black', ...fields })[0].text;
  assert.equal(firstWord({ scoreCp: -35 }), '+0.35');
  assert.equal(firstWord({ scoreCp: null, mateMoves: 2 }), '−#2');
  assert.equal(wordsOf(table.game, en, reply)[0].text, '1…');
});
