import assert from 'node:assert/strict';
import { test } from 'node:test';

import { canOfferDraw, endingOf, playableMoves } from '../game.js';
import { StoreFixture } from '../store.fixture.js';

const HUMAN = { kind: 'human' };
const LEVEL_7 = { kind: 'engine', engine: 'Classic', strength: { level: 7 } };
const FOR_TWO = { players: { white: HUMAN, black: HUMAN } };

/** A table with a clock. */
const runClock = (base_ms, increment_ms) =>
  new StoreFixture().do({ type: 'requestNewGame', as: 'white', timing: { base_ms, increment_ms } });

test('a hint that is given is shown without a search', () => {
  const table = new StoreFixture().do({ type: 'hint', uci: 'e2e4' }).do({ type: 'hint', uci: 'e2e4' });
  assert.equal(table.running, null);
  assert.deepEqual(table.said(), ['hintPiece e2 P', 'hintMove e4']);
});

test('a hint in two steps, at full strength, which the reports do not give away', () => {
  const table = new StoreFixture().do({ type: 'hint' });
  const { level, limits, engine } = table.game.search.work;
  assert.deepEqual([table.running, level, limits, engine], ['hint', null, { nodes: 200000 }, 'Modern']);
  table.find('e2e4', 30);
  assert.deepEqual([table.game.hint, table.game.reports], [{ node: 0, uci: 'e2e4', step: 1 }, []]);
  assert.equal(table.running, null);
  table.do({ type: 'hint' });
  assert.equal(table.game.hint.step, 2);
  assert.deepEqual(table.said(), ['hintPiece e2 P', 'hintMove e4']);
  assert.equal(table.do({ type: 'hint' }).game.hint, null);
  table.do({ type: 'hint' }).find('e2e4').play('d2d4');
  assert.equal(table.game.hint, null);
  assert.equal(table.do({ type: 'hint' }).game.hint, null);
});

test('a failed hint is announced', () => {
  const table = new StoreFixture().do({ type: 'hint' }).find(null);
  assert.deepEqual([table.game.hint, table.running, table.said().at(-1)], [null, null, 'noHint']);
});

test('a threat is what the other side would do', () => {
  const table = new StoreFixture().play('e2e4').find('e7e5').do({ type: 'threat' });
  const { start, moves } = table.game.search.work;
  assert.deepEqual(moves, []);
  assert.match(start, / b KQkq - 0 1$/);
  table.find('d8h4');
  assert.deepEqual(table.game.threat, { node: 2, uci: 'd8h4', san: 'Qh4#' });
  assert.equal(table.said().at(-1), 'threat Qh4#');
  assert.equal(table.do({ type: 'threat' }).game.threat, null);
  assert.equal(table.do({ type: 'threat' }).find('d8h4').do({ type: 'navigate', by: 'back' }).game.threat, null);
  assert.equal(table.do({ type: 'navigate', by: 'last' }, { type: 'threat' }).find(null).game.threat?.uci, '');
  table.do({ type: 'threat' }, { type: 'threat' });
  const evaluations = { [table.game.shown]: { score: { cp: 0, mate: null }, second: null, depth: 12, pv: [] } };
  table.game = { ...table.game, evaluations };
  assert.equal(table.find('d8h4', 60).game.threat?.uci, '', 'a free move is worth as much');
  assert.equal(table.do({ type: 'threat' }, { type: 'threat' }).find('d8h4', 300).game.threat?.uci, 'd8h4');
  const checked = new StoreFixture({ '': { check: true } }).do({ type: 'threat' });
  assert.deepEqual([checked.game.threat, checked.said()], [null, ['threatInCheck']]);
});

test('the engine takes a draw if it does not stand better, in the first moves only if it stands a pawn worse', () => {
  const table = new StoreFixture().play('e2e4').find('e7e5').do({ type: 'offerDraw' });
  assert.equal(table.running, 'offer e2e4 e7e5');
  assert.equal(canOfferDraw(table.game), false);
  assert.equal(endingOf(table.find('g1f3', 99).game), null);
  table.play('g1f3').find('b8c6').do({ type: 'offerDraw' }).find('f1c4', 100);
  assert.deepEqual(endingOf(table.game), { result: '1/2-1/2', reason: 'agreement', winner: null });
  assert.equal(table.said().at(-1), 'ending 1/2-1/2 agreement ');
});

test('the engine declines a draw if it stands better, thinks on, and may be asked after the next move', () => {
  const table = new StoreFixture().play('e2e4').do({ type: 'offerDraw' });
  assert.equal(table.running, 'offer e2e4');
  table.find('e7e5', 10);
  assert.deepEqual([endingOf(table.game), table.game.offer, table.running], [null, 'refused', 'reply e2e4']);
  assert.equal(table.said().at(-1), 'drawRefused');
  table.find('e7e5');
  assert.equal(canOfferDraw(table.game), false);
  assert.equal(canOfferDraw(table.play('g1f3').game), true);
});

test('an offer stands while the player moves on', () => {
  const table = new StoreFixture().do({ type: 'offerDraw' }).play('e2e4');
  assert.deepEqual([table.game.offer, table.running], ['asked', 'offer e2e4']);
});

test('two people agree on a draw at once; engines are not asked', () => {
  assert.equal(endingOf(new StoreFixture({}, FOR_TWO).do({ type: 'offerDraw' }).game).reason, 'agreement');
  const engines = new StoreFixture({}, { players: { white: LEVEL_7, black: LEVEL_7 } }).do({ type: 'offerDraw' });
  assert.deepEqual([engines.game.offer, engines.game.ended], [null, null]);
});

test('an engine without an answer is not asked again until the player retries', () => {
  for (const uci of ['a1a8', null]) {
    const table = runClock(60000, 0).play('e2e4').find(uci);
    assert.equal(table.line, 'e2e4');
    assert.deepEqual([table.game.stalled, table.running, table.game.clock.running], [true, null, null]);
    assert.equal(table.said().at(-1), uci ? `illegalMove ${uci}` : 'noMove');
    table.do({ type: 'flip' });
    assert.equal(table.running, null);
    table.do({ type: 'retry' });
    assert.equal(table.running, 'reply e2e4');
    assert.equal(table.game.notice, null);
    assert.equal(table.take('retry').length, 1);
  }
});

test('a question that failed is asked again on retry, and reported once', () => {
  const table = new StoreFixture();
  table.game = { ...table.game, positions: { 0: null } };
  const message = { key: 'engineFailed' };
  table.do(
    { type: 'engineFailed', message },
    { type: 'engineFailed', message },
    { type: 'engineFailed', message: { key: 'engineTwice' } },
  );
  assert.deepEqual(table.said(), ['engineFailed', 'engineTwice']);
  assert.deepEqual(playableMoves(table.game), []);
  assert.deepEqual([table.do({ type: 'threat' }).game.threat, table.do({ type: 'hint' }).game.hint], [null, null]);
  table.do({ type: 'retry' });
  assert.equal(playableMoves(table.game).length, 5);
});

test('move now stops a reply, and nothing else', () => {
  assert.deepEqual(new StoreFixture().do({ type: 'hint' }, { type: 'moveNow' }).take('stop'), []);
  assert.equal(new StoreFixture().play('e2e4').do({ type: 'moveNow' }).take('stop').length, 1);
});

test('what the engine sees is shown with its line in SAN, until it sees something else', () => {
  const table = new StoreFixture().play('e2e4').find('e7e5', 25);
  const [report] = table.game.reports;
  assert.deepEqual(
    [report.depth, report.turn, report.node, report.sans, report.engine],
    [5, 'black', 1, ['e5'], 'Modern'],
  );
  table.do({ type: 'searchReported', search: 99, report: { ...report, depth: 9 } });
  assert.equal(table.game.reports[0].depth, 5);
});

test('the strongest engine advises against the other one too', () => {
  const engines = ['Modern', 'Classic'].map((name) => ({ name, lines: 1, levels: [{ level: 3 }] }));
  const player = { kind: 'engine', engine: 'Classic', strength: { level: 3 } };
  const table = new StoreFixture().do(
    { type: 'enginesReceived', engines },
    { type: 'setPlayer', color: 'black', player },
  );
  const asked = () => table.take('search').map(({ purpose, work }) => `${purpose} ${work.engine} ${work.level}`);
  table.do({ type: 'hint' }).find('e2e4').play('e2e4').find('e7e5').do({ type: 'offerDraw' });
  assert.deepEqual(asked(), ['hint Modern null', 'reply Classic 3', 'offer Modern null']);
});

test('a hidden page finishes the reply that has begun, and begins no other search', () => {
  const table = new StoreFixture().play('e2e4');
  const { number } = table.game.search;
  table.do({ type: 'setHidden', hidden: true });
  assert.equal(table.game.search.number, number);
  assert.equal(table.find('e7e5').line, 'e2e4 e7e5');
  table.do({ type: 'hint' });
  assert.equal(table.running, null);
  table.do({ type: 'setHidden', hidden: false });
  assert.equal(table.running, 'hint e2e4 e7e5');
});
