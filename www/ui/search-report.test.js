import assert from 'node:assert/strict';
import { test } from 'node:test';

import { StoreFixture } from '../game/store.fixture.js';
import { shownReports } from './search-report.js';

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
