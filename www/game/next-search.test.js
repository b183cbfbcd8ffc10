import assert from 'node:assert/strict';
import { test } from 'node:test';

import { canOfferDraw, endingOf, graphOf, playableMoves } from './game.js';
import { StoreFixture } from './store.fixture.js';

const HUMAN = { kind: 'human' };
const LEVEL_7 = { kind: 'engine', engine: 'Classic', strength: { level: 7 } };
const FOR_TWO = { players: { white: HUMAN, black: HUMAN } };

/** A table with preferences, which belong to the page and not to the game. */
const preferring = (patch) => new StoreFixture().do({ type: 'setPreferences', patch });

/** A table with a clock. */
const runClock = (base_ms, increment_ms) =>
  new StoreFixture().do({ type: 'requestNewGame', as: 'white', timing: { base_ms, increment_ms } });

test('a hint in two steps, at full strength, which the reports do not give away', () => {
  const table = new StoreFixture().do({ type: 'hint' });
  const { level, limits, engine } = table.game.search.work;
  assert.deepEqual([table.running, level, limits, engine], ['hint', null, { nodes: 200000 }, 'Modern']);
  table.find('e2e4', 30);
  assert.deepEqual([table.game.hint, table.game.reports], [{ node: 0, uci: 'e2e4', step: 1 }, []]);
  assert.equal(table.running, null);
  table.do({ type: 'hint' });
  assert.equal(table.game.hint.step, 2);
  assert.deepEqual(table.said(), ['hintPiece e2', 'hintMove e4']);
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
  assert.deepEqual(table.game.threat, { node: 2, uci: 'd8h4' });
  assert.equal(table.said().at(-1), 'threat d8 h4');
  assert.equal(table.do({ type: 'threat' }).game.threat, null);
  assert.equal(table.do({ type: 'threat' }).find('d8h4').do({ type: 'navigate', by: 'back' }).game.threat, null);
  assert.equal(table.do({ type: 'navigate', by: 'last' }, { type: 'threat' }).find(null).game.threat, null);
  const checked = new StoreFixture({ '': { check: true } }).do({ type: 'threat' });
  assert.deepEqual([checked.game.threat, checked.said()], [null, ['threatInCheck']]);
});

test('a note on a move that lost much', () => {
  const table = preferring({ notes: true });
  assert.equal(table.running, 'review');
  table.find('e2e4', 40).play('g1f3');
  assert.equal(table.running, 'review g1f3');
  table.find('g8f6', 100);
  assert.deepEqual(table.game.note, { node: 1, lost_cp: 140, played: 'Nf3', better: 'e4' });
  assert.equal(table.running, 'reply g1f3');
  table.find('g8f6');
  assert.notEqual(table.game.note, null);
  assert.equal(table.running, 'review g1f3 g8f6');
  assert.equal(table.play('f3g1').game.note, null);
});

test('no note on the best move, a good one, or before both positions were looked at', () => {
  const best = preferring({ notes: true }).find('e2e4', 40).play('e2e4');
  assert.equal(best.running, 'reply e2e4');
  const good = preferring({ notes: true }).find('e2e4', 40).play('d2d4').find('d7d5', -20);
  assert.deepEqual([good.game.note, good.running], [null, 'reply d2d4']);
  const quick = preferring({ notes: true }).play('d2d4');
  assert.equal(quick.running, 'review');
  assert.equal(quick.find('e2e4', 300).running, 'review d2d4');
  assert.equal(quick.find('d7d5', 0).game.note.lost_cp, 300);
  assert.deepEqual(quick.do({ type: 'takeBack' }).game.note, null);
});

test('no review before the first move of the engine, or after the end', () => {
  const black = preferring({ notes: true }).do({ type: 'requestNewGame', as: 'black' });
  assert.equal(black.running, 'reply');
  assert.equal(preferring({ notes: true }).do({ type: 'resign' }).running, null);
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
  table.do({ type: 'engineFailed', message }, { type: 'engineFailed', message }, { type: 'engineFailed', message: { key: 'engineTwice' } });
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
  const table = new StoreFixture().play('e2e4').find('e7e5', 25, 30000);
  const [report] = table.game.reports;
  assert.deepEqual([report.depth, report.turn, report.node, report.sans, report.engine], [5, 'black', 1, ['e5'], 'Modern']);
  table.do({ type: 'searchReported', search: 99, report: { ...report, depth: 9 } });
  assert.equal(table.game.reports[0].depth, 5);
});

test('the score of a reply counts for the graph if the strongest engine has thought enough, at no level', () => {
  const engines = ['Modern', 'Classic'].map((name) => ({ name, lines: 1, levels: [{ level: 3 }] }));
  const scoreAfter = (player, nodes) => {
    const table = new StoreFixture().do({ type: 'enginesReceived', engines }, { type: 'setPlayer', color: 'black', player: { kind: 'engine', ...player } });
    return table.play('e2e4').find('e7e5', 25, nodes).game.tree.nodes[1].score;
  };
  const strength = { limit: { nodes: 30000 } };
  assert.deepEqual(scoreAfter({ engine: 'Modern', strength }, 30000), { cp: -25, mate: null });
  assert.equal(scoreAfter({ engine: 'Modern', strength }, 300), null);
  assert.equal(scoreAfter({ engine: 'Modern', strength: { level: 3 } }, 30000), null);
  assert.equal(scoreAfter({ engine: 'Classic', strength }, 30000), null);
});

test('the strongest engine advises against the other one too', () => {
  const engines = ['Modern', 'Classic'].map((name) => ({ name, lines: 1, levels: [{ level: 3 }] }));
  const player = { kind: 'engine', engine: 'Classic', strength: { level: 3 } };
  const table = new StoreFixture().do({ type: 'enginesReceived', engines }, { type: 'setPlayer', color: 'black', player });
  const asked = () => table.take('search').map(({ purpose, work }) => `${purpose} ${work.engine} ${work.level}`);
  table.do({ type: 'hint' }).find('e2e4').play('e2e4').find('e7e5').do({ type: 'offerDraw' });
  assert.deepEqual(asked(), ['hint Modern null', 'reply Classic 3', 'offer Modern null']);
});

test('analysis of what is shown, in several lines, for as long as nothing else is wanted', () => {
  const engines = [{ name: 'Strong', lines: 5, levels: [] }, { name: 'Classic', lines: 1, levels: [{ level: 3 }] }];
  const table = new StoreFixture().do({ type: 'enginesReceived', engines }, { type: 'analyse', on: true });
  assert.deepEqual([table.game.search.work.lines, table.game.search.work.engine, table.game.search.work.limits], [3, 'Strong', {}]);
  const report = (line, pv) => ({ line, depth: 3, nodes: 9, nodesPerSecond: 1, ms: 1, scoreCp: 5, mateMoves: null, pv });
  const search = table.game.search.number;
  table.do({ type: 'searchReported', search, report: report(1, ['e2e4']) }, { type: 'searchReported', search, report: report(2, ['d2d4']) });
  assert.deepEqual(table.game.reports.map(({ sans }) => sans), [['e4'], ['d4']]);
  table.play('e2e4');
  assert.equal(table.running, 'reply e2e4');
  table.find('e7e5');
  assert.equal(table.running, 'analysis e2e4 e7e5');
  table.do({ type: 'navigate', by: 'back' });
  assert.equal(table.running, 'analysis e2e4');
  table.find('e7e5');
  assert.equal(table.running, null);
  table.do({ type: 'navigate', by: 'first' }, { type: 'analyse', on: false });
  assert.equal(table.running, null);
});

test('the graph of a finished game is filled point by point', () => {
  const table = new StoreFixture().play('f2f3').find('e7e5').play('g2g4').find('d8h4');
  table.do({ type: 'scoreGame' });
  const seen = [];
  for (let at = table.running; at; at = table.running) {
    seen.push(at);
    table.find('e7e5', 50);
    assert.ok(seen.length < 10);
  }
  assert.deepEqual(seen, ['graph', 'graph f2f3', 'graph f2f3 e7e5', 'graph f2f3 e7e5 g2g4']);
  assert.deepEqual(graphOf(table.game).map(({ score }) => score.cp), [50, -50, 50, -50, -10000]);
  table.do({ type: 'showNode', node: 1 }, { type: 'analyse', on: true });
  assert.equal(table.running, 'analysis f2f3');
  const running = new StoreFixture().play('e2e4').do({ type: 'scoreGame' });
  assert.equal(running.game.graphing, false);
});

test('a position that cannot be searchFinished does not hold the graph up', () => {
  const table = new StoreFixture().play('e2e4').do({ type: 'resign' }, { type: 'scoreGame' }).find(null);
  assert.equal(table.running, 'graph e2e4');
  assert.equal(table.find('e7e5').running, null);
});
