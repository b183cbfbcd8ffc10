import assert from 'node:assert/strict';
import { test } from 'node:test';

import { joinEngines } from './joined-engines.ts';
import type { EngineLike } from './client.ts';
import type { Work } from './uci.ts';

const WORK: Work = {
  start: 'startpos',
  moves: [],
  limits: {},
  clock: null,
  engine: 'Modern',
  elo: 500,
  lines: 1,
  seed: 0,
};

/** An engine that notes its calls in a list, and answers nothing. */
function makeEngine(name: string, calls: string[]): EngineLike {
  const note = (act: string, what = '') => {
    calls.push(`${name} ${act} ${what}`.trim());
  };
  return {
    ask(call) {
      note('ask', call);
      return new Promise(() => {});
    },
    search({ variant }) {
      note('search', variant);
      return new Promise(() => {});
    },
    stop: () => note('stop'),
    cancel: () => note('cancel'),
    newGame: () => note('newGame'),
    retry: () => note('retry'),
    close: () => note('close'),
  };
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
  engine.search({ ...WORK, variant: 'capablanca' }, () => {});
  assert.deepEqual(taken(), ['chess cancel', 'made', 'variants search capablanca']);
  engine.search(WORK, () => {});
  assert.equal(taken().slice(0, 2).join(), 'chess cancel,variants cancel');
  for (const act of ['stop', 'cancel', 'newGame', 'retry', 'close'] as const) {
    engine[act]();
    assert.deepEqual(taken(), [`chess ${act}`, `variants ${act}`]);
  }
});
