import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canOfferDraw, endingOf, playableMoves, patched } from '../game.ts';
import { MERIT, StoreFixture } from '../store.fixture.ts';
import { scoreAt, scoresOf } from '../review/evaluations.ts';
import { openTasks } from '../review/game-scoring.ts';
import type { Report } from '../../engine/uci.ts';
import type { Message } from '../../texts/sentences.ts';
import type { EnginePlayer, Player } from '../game.ts';
import type { Preferences } from '../settings/preferences.ts';

const HUMAN: Player = { kind: 'human' };
const LEVEL_7: EnginePlayer = { kind: 'engine', engine: 'Classic', strength: { limit: { nodes: 300_000 } } };
const FOR_TWO = { players: { white: HUMAN, black: HUMAN } };

/** A table with a clock. */
const runClock = (base_ms: number, increment_ms: number) =>
  new StoreFixture().do({ type: 'requestNewGame', as: 'white', timing: { base_ms, increment_ms } });

test('a hint that is given is shown without a search', () => {
  const table = new StoreFixture().do({ type: 'hint', uci: 'e2e4' }).do({ type: 'hint', uci: 'e2e4' });
  assert.equal(table.running, null);
  assert.deepEqual(table.said(), ['hintPiece e2 P', 'hintMove e4']);
});

test('a hint in two steps, at full strength, which the reports do not give away', () => {
  const table = new StoreFixture().do({ type: 'hint' });
  const { elo, limits, engine } = table.search.work;
  assert.deepEqual([table.running, elo, limits, engine], ['hint', null, { nodes: 200000 }, 'Modern']);
  table.find('e2e4', 30);
  assert.deepEqual(
    [table.game.help.hint, table.game.searches.reports],
    [{ node: 0, uci: 'e2e4', step: 1, reason: MERIT }, []],
  );
  assert.equal(table.running, null);
  table.do({ type: 'hint' });
  assert.equal(table.game.help.hint?.step, 2);
  assert.deepEqual(table.said(), ['hintPiece e2 P', 'hintMove e4 mate']);
  assert.equal(table.do({ type: 'hint' }).game.help.hint, null);
  table.do({ type: 'hint' }).find('e2e4').play('d2d4');
  assert.equal(table.game.help.hint, null);
  assert.equal(table.do({ type: 'hint' }).game.help.hint, null);
});

test('why a hint is good is kept only for the hint that was asked about', () => {
  const table = new StoreFixture().do({ type: 'hint' }).find('e2e4', 30);
  const [{ question }] = table.take('requestMerit');
  assert.deepEqual([question.score, question.best], [{ cp: 30, mate: null }, ['e2e4']]);
  table.do({ type: 'meritReceived', id: 'first', node: 0, uci: 'd2d4', reason: null });
  assert.equal(table.game.help.hint?.reason, MERIT);
  table.do({ type: 'meritReceived', id: 'first', node: 0, uci: 'e2e4', reason: null });
  assert.equal(table.game.help.hint?.reason, null);
});

test('why a hint is good is announced with its move, or after it if it is found later', () => {
  const hinted = (table: StoreFixture) =>
    table.effects.flatMap((effect) =>
      effect.type === 'announce' && effect.message.key === 'hintMove' ? [effect.message] : [],
    );
  const early = new StoreFixture().do({ type: 'hint' }).find('e2e4', 30).do({ type: 'hint' });
  assert.deepEqual(hinted(early), [{ key: 'hintMove', fields: { san: 'e4', merit: MERIT } }]);
  const late = new StoreFixture();
  late.do({ type: 'hint' }).do({ type: 'hint' }).find('e2e4', 30);
  assert.deepEqual(
    hinted(late).map(({ fields }) => {
      assert.ok(fields);
      return fields.merit;
    }),
    [undefined, MERIT],
  );
});

test('a failed hint is announced', () => {
  const table = new StoreFixture().do({ type: 'hint' }).find(null);
  assert.deepEqual([table.game.help.hint, table.running, table.said().at(-1)], [null, null, 'noHint']);
});

test('a threat is what the other side would do', () => {
  const table = new StoreFixture().play('e2e4').find('e7e5').do({ type: 'threat' });
  const { start, moves } = table.search.work;
  assert.deepEqual(moves, []);
  assert.match(start, / b KQkq - 0 1$/);
  table.find('d8h4');
  assert.deepEqual(table.game.help.threat, { node: 2, uci: 'd8h4', san: 'Qh4#' });
  assert.equal(table.said().at(-1), 'threat Qh4#');
  assert.equal(table.do({ type: 'threat' }).game.help.threat, null);
  assert.equal(table.do({ type: 'threat' }).find('d8h4').do({ type: 'navigate', by: 'back' }).game.help.threat, null);
  assert.equal(table.do({ type: 'navigate', by: 'last' }, { type: 'threat' }).find(null).game.help.threat?.uci, '');
  table.do({ type: 'threat' }, { type: 'threat' });
  const evaluations = { [table.game.tree.shown]: { score: { cp: 0, mate: null }, second: null, depth: 12, pv: [] } };
  table.game = patched(table.game, { searches: { evaluations } });
  assert.equal(table.find('d8h4', 60).game.help.threat?.uci, '', 'a free move is worth as much');
  assert.equal(table.do({ type: 'threat' }, { type: 'threat' }).find('d8h4', 300).game.help.threat?.uci, 'd8h4');
  const checked = new StoreFixture({ '': { check: true } }).do({ type: 'threat' });
  assert.deepEqual([checked.game.help.threat, checked.said()], [null, ['threatInCheck']]);
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
  assert.deepEqual([endingOf(table.game), table.game.players.offer, table.running], [null, 'refused', 'reply e2e4']);
  assert.equal(table.said().at(-1), 'drawRefused');
  table.find('e7e5');
  assert.equal(canOfferDraw(table.game), false);
  assert.equal(canOfferDraw(table.play('g1f3').game), true);
});

test('an offer stands while the player moves on', () => {
  const table = new StoreFixture().do({ type: 'offerDraw' }).play('e2e4');
  assert.deepEqual([table.game.players.offer, table.running], ['asked', 'offer e2e4']);
});

test('two people agree on a draw at once; engines are not asked', () => {
  assert.equal(endingOf(new StoreFixture({}, FOR_TWO).do({ type: 'offerDraw' }).game)?.reason, 'agreement');
  const engines = new StoreFixture({}, { players: { white: LEVEL_7, black: LEVEL_7 } }).do({ type: 'offerDraw' });
  assert.deepEqual([engines.game.players.offer, engines.game.players.ended], [null, null]);
});

test('an engine without an answer is not asked again until the player retries', () => {
  for (const uci of ['a1a8', null]) {
    const table = runClock(60000, 0).play('e2e4').find(uci);
    assert.equal(table.line, 'e2e4');
    assert.deepEqual(
      [table.game.searches.stalled, table.running, table.game.players.clock?.running],
      [true, null, null],
    );
    assert.equal(table.said().at(-1), uci ? `illegalMove ${uci}` : 'noMove');
    table.do({ type: 'flip' });
    assert.equal(table.running, null);
    table.do({ type: 'retry' });
    assert.equal(table.running, 'reply e2e4');
    assert.equal(table.game.page.notice, null);
    assert.equal(table.take('retry').length, 1);
  }
});

test('a question that failed is asked again on retry, and reported once', () => {
  const table = new StoreFixture();
  table.game = patched(table.game, { tree: { positions: { 0: null } } });
  const message: Message = { key: 'engineFailed' };
  table.do(
    { type: 'engineFailed', message },
    { type: 'engineFailed', message },
    { type: 'engineFailed', message: { key: 'engineTwice' } },
  );
  assert.deepEqual(table.said(), ['engineFailed', 'engineTwice']);
  assert.deepEqual(playableMoves(table.game), []);
  assert.deepEqual(
    [table.do({ type: 'threat' }).game.help.threat, table.do({ type: 'hint' }).game.help.hint],
    [null, null],
  );
  table.do({ type: 'retry' });
  assert.equal(playableMoves(table.game).length, 5);
});

test('move now stops a reply, and nothing else', () => {
  assert.deepEqual(new StoreFixture().do({ type: 'hint' }, { type: 'moveNow' }).take('stop'), []);
  assert.equal(new StoreFixture().play('e2e4').do({ type: 'moveNow' }).take('stop').length, 1);
});

test('what the engine sees is shown with its line in SAN, until it sees something else', () => {
  const table = new StoreFixture().play('e2e4').find('e7e5', 25);
  const [report] = table.game.searches.reports;
  assert.deepEqual(
    [report.depth, report.turn, report.node, report.sans, report.engine],
    [5, 'black', 1, ['e5'], 'Modern'],
  );
  table.do({ type: 'searchReported', search: 99, report: { ...report, depth: 9 } });
  assert.equal(table.game.searches.reports[0].depth, 5);
});

test('the strongest engine advises against the other one too', () => {
  const engines = ['Modern', 'Classic'].map((name) => ({ name, lines: 1, levels: [{ level: 3 }] }));
  const player: EnginePlayer = { kind: 'engine', engine: 'Classic', strength: { limit: { nodes: 3000 } } };
  const table = new StoreFixture().do(
    { type: 'enginesReceived', engines },
    { type: 'setPlayer', color: 'black', player },
  );
  const asked = () => table.take('search').map(({ purpose, work }) => `${purpose} ${work.engine} ${work.limits.nodes}`);
  table.do({ type: 'hint' }).find('e2e4').play('e2e4').find('e7e5').do({ type: 'offerDraw' });
  assert.deepEqual(asked(), ['hint Modern 200000', 'reply Classic 3000', 'offer Modern 60000']);
});

test('a hidden page finishes the reply that has begun, and begins no other search', () => {
  const table = new StoreFixture().play('e2e4');
  const { number } = table.search;
  table.do({ type: 'setHidden', hidden: true });
  assert.equal(table.search.number, number);
  assert.equal(table.find('e7e5').line, 'e2e4 e7e5');
  table.do({ type: 'hint' });
  assert.equal(table.running, null);
  table.do({ type: 'setHidden', hidden: false });
  assert.equal(table.running, 'hint e2e4 e7e5');
});

const ENGINES = [
  { name: 'Strong', lines: 5, levels: [] },
  { name: 'Classic', lines: 1, levels: [{ level: 3 }] },
];

const REPORT: Report = {
  line: 1,
  depth: 3,
  deepest: null,
  nodes: 9,
  nodesPerSecond: 1,
  ms: 1,
  tablePermille: null,
  scoreCp: 5,
  mateMoves: null,
  pv: ['e2e4'],
  sans: ['e4'],
};

const preferring = (patch: Partial<Preferences>) => new StoreFixture().do({ type: 'setPreferences', patch });

/** A lost game: 1. f3 e5 2. g4 Qh4#. */
const foolsMate = () => new StoreFixture().play('f2f3').find('e7e5').play('g2g4').find('d8h4');

test('the position on the board is evaluated alongside the reply if the bar is shown', () => {
  const table = preferring({ bar: true });
  assert.deepEqual([table.running, table.evaluating], [null, 'evaluation']);
  table.evaluate('e2e4', 30).play('e2e4');
  assert.deepEqual([table.running, table.evaluating], ['reply e2e4', 'evaluation e2e4']);
  table.evaluate('e7e5', 40);
  assert.deepEqual(scoreAt(table.game, 1), { cp: -40, mate: null });
  assert.equal(table.evaluating, null);
  assert.equal(table.find('e7e5').evaluating, 'evaluation e2e4 e7e5');
  assert.equal(new StoreFixture().play('e2e4').evaluating, null);
});

test('evaluations come from the strongest engine without a level; the score of a reply is none', () => {
  const player: EnginePlayer = { kind: 'engine', engine: 'Classic', strength: { limit: { nodes: 3000 } } };
  const table = preferring({ bar: true }).do(
    { type: 'enginesReceived', engines: ENGINES },
    { type: 'setPlayer', color: 'black', player },
  );
  const { engine, elo, limits } = table.evaluationSearch.work;
  assert.deepEqual([engine, elo, limits], ['Strong', null, { depth: 12, nodes: 120_000 }]);
  table.evaluate('e2e4').play('e2e4').find('e7e5', 3855);
  assert.equal(scoreAt(table.game, 1), null);
});

test('an evaluation is shown from depth 12, after 120,000 nodes, or with a mate', () => {
  const after = (changes: Partial<Report>) => {
    const table = preferring({ bar: true });
    const search = table.evaluationSearch.number;
    return scoreAt(table.do({ type: 'searchReported', search, report: { ...REPORT, ...changes } }).game, 0);
  };
  assert.equal(after({ depth: 11, nodes: 119_999 }), null);
  assert.deepEqual(after({ depth: 12 }), { cp: 5, mate: null });
  assert.deepEqual(after({ nodes: 120_000 }), { cp: 5, mate: null });
  assert.deepEqual(after({ scoreCp: null, mateMoves: 2 }), { cp: null, mate: 2 });
});

test('a deeper evaluation is not replaced', () => {
  const table = preferring({ bar: true }).do({ type: 'analyse', on: true });
  const search = table.evaluationSearch.number;
  const report = (depth: number, scoreCp: number) =>
    table.do({ type: 'searchReported', search, report: { ...REPORT, nodes: 150_000, depth, scoreCp } });
  report(14, 30);
  report(13, 10);
  assert.equal(scoreAt(table.game, 0)?.cp, 30);
  report(15, 20);
  assert.equal(scoreAt(table.game, 0)?.cp, 20);
});

test('a mate on the board has a score at once', () => {
  assert.deepEqual(scoreAt(foolsMate().game, 4), { cp: -10000, mate: null });
});

test('a note on a move that lost much', () => {
  const table = preferring({ notes: true });
  assert.equal(table.evaluating, 'evaluation');
  table.evaluate('e2e4', 40).play('g1f3');
  assert.deepEqual([table.running, table.evaluating], ['reply g1f3', 'evaluation g1f3']);
  table.evaluate('g8f6', 100);
  assert.deepEqual(table.game.help.note, { node: 1, lost_cp: 140, played: 'Nf3', better: 'e4' });
  assert.equal(table.game.searches.evaluations[1].reason?.motif, 'mate', 'the worker is asked for the reason');
  table.find('g8f6');
  assert.notEqual(table.game.help.note, null);
  assert.equal(table.evaluating, 'evaluation g1f3 g8f6');
  assert.equal(table.play('f3g1').game.help.note, null);
});

test('the note may come after the reply', () => {
  const table = preferring({ notes: true }).play('d2d4').find('d7d5');
  assert.equal(table.evaluating, 'evaluation');
  table.evaluate('e2e4', 300);
  assert.equal(table.evaluating, 'evaluation d2d4');
  assert.equal(table.evaluate('d7d5', 0).game.help.note?.lost_cp, 300);
  assert.deepEqual(table.do({ type: 'takeBack' }).game.help.note, null);
});

test('no note on the best move, or on a good one', () => {
  const best = preferring({ notes: true }).evaluate('e2e4', 40).play('e2e4').evaluate('e7e5', 300);
  assert.equal(best.game.help.note, null);
  const good = preferring({ notes: true }).evaluate('e2e4', 40).play('d2d4').evaluate('d7d5', -20);
  assert.equal(good.game.help.note, null);
});

test('what counts for a note is the chances that were lost, as in the review', () => {
  const noted = (before: number, after: number) =>
    preferring({ notes: true }).evaluate('e2e4', before).play('g1f3').evaluate('g8f6', -after).game.help.note !== null;
  const cases: [before: number, after: number, isNoted: boolean][] = [
    [40, -40, true],
    [40, -30, false],
    [-20, -110, true],
    [400, 280, false],
    [900, 600, false],
    [-700, -1000, false],
    [1200, 0, true],
  ];
  for (const [before, after, isNoted] of cases) assert.equal(noted(before, after), isNoted, `${before} ${after}`);
});

test('no evaluation for notes before the first move of the engine, or after the end', () => {
  const black = preferring({ notes: true }).do({ type: 'requestNewGame', as: 'black' });
  assert.deepEqual([black.running, black.evaluating], ['reply', null]);
  assert.equal(preferring({ notes: true }).do({ type: 'resign' }).evaluating, null);
});

test('analysis of what is shown, in several lines, alongside the reply', () => {
  const table = new StoreFixture().do({ type: 'enginesReceived', engines: ENGINES }, { type: 'analyse', on: true });
  const { number, work } = table.evaluationSearch;
  assert.deepEqual([work.lines, work.engine, work.limits], [3, 'Strong', {}]);
  const five = new StoreFixture().do(
    { type: 'enginesReceived', engines: ENGINES },
    { type: 'setPreferences', patch: { lines: 5 } },
    { type: 'analyse', on: true },
  );
  assert.equal(five.evaluationSearch.work.lines, 5);
  const report = (line: number, uci: string, scoreCp: number) =>
    table.do({ type: 'searchReported', search: number, report: { ...REPORT, line, pv: [uci], sans: [uci], scoreCp } });
  report(1, 'e2e4', 20);
  report(2, 'd2d4', 30);
  assert.deepEqual(
    table.game.searches.reports.map(({ sans }) => sans[0]),
    ['d2d4', 'e2e4'],
  );
  report(1, 'd2d4', 35);
  assert.deepEqual(
    table.game.searches.reports.map(({ sans, scoreCp }) => [sans[0], scoreCp]),
    [['d2d4', 35]],
  );
  table.play('e2e4');
  assert.deepEqual([table.running, table.evaluating], ['reply e2e4', 'analysis e2e4']);
  table.find('e7e5');
  assert.equal(table.evaluating, 'analysis e2e4 e7e5');
  table.do({ type: 'navigate', by: 'back' });
  assert.equal(table.evaluating, 'analysis e2e4');
  assert.equal(table.evaluate('e7e5').evaluating, null);
  table.do({ type: 'navigate', by: 'first' }, { type: 'analyse', on: false });
  assert.equal(table.evaluating, null);
});

test('both workers score a finished game, from its end and its beginning', () => {
  const table = foolsMate().do({ type: 'scoreGame', on: true });
  assert.deepEqual([table.running, table.evaluating], ['evaluation f2f3 e7e5 g2g4', 'evaluation']);
  table.find('d8h4', 50);
  assert.deepEqual([table.running, table.evaluating], ['evaluation f2f3 e7e5', 'evaluation']);
  table.evaluate('e2e4', 10);
  assert.deepEqual([table.running, table.evaluating], ['evaluation f2f3 e7e5', 'evaluation f2f3']);
  table.evaluate('e7e5', 20).find('e2e4', 30);
  assert.deepEqual([table.running, table.evaluating], ['evaluation f2f3 e7e5 g2g4', 'evaluation f2f3 e7e5']);
  assert.deepEqual(table.search.work.limits, { depth: 18, nodes: 400_000 });
  table.find('d8h4', 50).evaluate('e2e4', 30);
  assert.deepEqual([table.running, table.evaluating], [null, null]);
  assert.deepEqual(
    scoresOf(table.game).map(({ score }) => score?.cp),
    [10, -20, 30, -50, -10000],
  );
  assert.equal(new StoreFixture().play('e2e4').do({ type: 'scoreGame', on: true }).game.review.scoring, 'auto');
});

test('a game is scored by itself once it is over, until that is stopped', () => {
  const table = preferring({ review: true }).play('f2f3').find('e7e5').play('g2g4');
  assert.equal(table.evaluating, null);
  table.find('d8h4');
  assert.deepEqual([table.running, table.evaluating], ['evaluation f2f3 e7e5 g2g4', 'evaluation']);
  table.do({ type: 'scoreGame', on: false });
  assert.deepEqual([table.running, table.evaluating, table.game.review.scoring], [null, null, 'off']);
  table.do({ type: 'scoreGame', on: true });
  assert.deepEqual([table.running, table.evaluating], ['evaluation f2f3 e7e5 g2g4', 'evaluation']);
  assert.equal(new StoreFixture().play('e2e4').do({ type: 'resign' }).evaluating, null);
});

test('a game that was opened is scored at once', () => {
  const tree = foolsMate().game.tree;
  const loaded = preferring({ review: true }).do({
    type: 'loadGame',
    id: 'loaded',
    game: { tree, tags: [], ended: null },
  });
  assert.deepEqual([loaded.running, loaded.evaluating], ['evaluation f2f3 e7e5 g2g4', 'evaluation']);
});

test('scoring continues while the page is hidden; other evaluations wait', () => {
  const table = foolsMate().do({ type: 'scoreGame', on: true }, { type: 'setHidden', hidden: true });
  assert.deepEqual([table.running, table.evaluating], ['evaluation f2f3 e7e5 g2g4', 'evaluation']);
  assert.equal(preferring({ bar: true }).do({ type: 'setHidden', hidden: true }).evaluating, null);
});

test('a position that cannot be evaluated does not hold up the others', () => {
  const table = new StoreFixture().play('e2e4').do({ type: 'resign' }, { type: 'scoreGame', on: true }).find(null);
  assert.deepEqual([table.running, table.evaluating], [null, 'evaluation']);
  assert.deepEqual(table.evaluate('e2e4').game.searches.evaluations[1].score, null);
});

test('without the evaluator the game continues', () => {
  const message: Message = { key: 'engineTwice' };
  const table = preferring({ bar: true }).do({ type: 'evaluatorFailed', message }).play('e2e4');
  assert.deepEqual([table.running, table.evaluating, table.game.page.notice], ['reply e2e4', null, null]);
  table.do({ type: 'retry' });
  assert.equal(table.evaluating, 'evaluation e2e4');
  const analysing = new StoreFixture().do({ type: 'analyse', on: true }, { type: 'evaluatorFailed', message });
  assert.deepEqual([analysing.game.page.notice, analysing.game.searches.analysing], [message, false]);
});

test('in a review and in an analysis the position on the board is evaluated without the bar', () => {
  const reviewed = preferring({ review: true }).play('e2e4').do({ type: 'resign' }, { type: 'scoreGame', on: false });
  assert.equal(reviewed.evaluating, 'evaluation e2e4');
  reviewed.evaluate('e7e5').do({ type: 'navigate', by: 'first' });
  assert.equal(reviewed.evaluating, 'evaluation');
});

test('a search that has evaluated its position continues to its limits', () => {
  const table = foolsMate().do({ type: 'scoreGame', on: true });
  const search = table.evaluationSearch.number;
  table.do({ type: 'searchReported', search, report: { ...REPORT, nodes: 120_000, depth: 11 } });
  assert.notEqual(scoreAt(table.game, 0), null);
  assert.equal(table.evaluationSearch.number, search);
  table.do({ type: 'searchReported', search, report: { ...REPORT, line: 2, depth: 12, scoreCp: 2 } });
  table.do({ type: 'searchFinished', search, uci: 'e2e4' });
  assert.deepEqual(
    [table.evaluating, table.game.searches.evaluations[0].second],
    ['evaluation f2f3', { cp: 2, mate: null }],
  );
});

test('an evaluation depends on no search before it', () => {
  assert.equal(preferring({ bar: true }).evaluationSearch.work.isFresh, true);
});

test('a checked score counts for other moves only once all doubtful positions are checked', () => {
  const table = foolsMate().do({ type: 'scoreGame', on: true });
  table.find('d8h4', 50).evaluate('e2e4', 10).evaluate('e7e5', 20).find('e2e4', 300);
  const open = () => openTasks(table.game).map(({ node }) => node);
  const before = open();
  table.find('d8h4', 50);
  assert.deepEqual(
    open(),
    before.filter((node) => node !== 3),
  );
});
