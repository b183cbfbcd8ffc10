// @ts-nocheck
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { joinEngines } from './joined-engines.ts';

/** An engine that notes its calls in a list. */
function makeEngine(name: string, calls) {
  const noted = (act: string) => async (first) => {
    calls.push(`${name} ${act} ${first?.variant ?? first ?? ''}`.trim());
  };
  return Object.fromEntries(
    ['ask', 'search', 'stop', 'cancel', 'newGame', 'retry', 'close'].map((act) => [act, noted(act)]),
  );
}

function makeJoined() {
  const calls: string[] = [];
  const engine = joinEngines(makeEngine('chess', calls), () => {
    calls.push('made');
    return makeEngine('variants', calls);
  });
  return { calls, engine, taken: () => calls.splice(0) };
}

test('each game goes to its engine, and the second one starts when it is needed', () => {
  const { engine, taken } = makeJoined();
  engine.ask('legal', { moves: [] });
  engine.ask('seed');
  engine.newGame();
  assert.deepEqual(taken(), ['chess ask legal', 'chess ask seed', 'chess newGame']);
  engine.ask('legal', { variant: 'capablanca' });
  engine.ask('definitions');
  engine.ask('engines', { variant: undefined });
  assert.deepEqual(taken(), ['made', 'variants ask legal', 'variants ask definitions', 'chess ask engines']);
});

test('one search at a time; what concerns no game goes to both', () => {
  const { engine, taken } = makeJoined();
  engine.search({ variant: 'capablanca' }, () => {});
  assert.deepEqual(taken(), ['chess cancel', 'made', 'variants search capablanca']);
  engine.search({}, () => {});
  assert.equal(taken().slice(0, 2).join(), 'chess cancel,variants cancel');
  for (const act of ['stop', 'cancel', 'newGame', 'retry', 'close']) {
    engine[act]();
    assert.deepEqual(taken(), [`chess ${act}`, `variants ${act}`]);
  }
});
