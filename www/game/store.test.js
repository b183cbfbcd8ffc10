import assert from 'node:assert/strict';
import { test } from 'node:test';

import { START_FEN } from '../board/placement.js';
import { claimOf, defaults, endingOf, isLive, keyAt, knownAt, plyAfterTakeBack, playableMoves, shownPlacement } from './game.js';
import { reduce } from './store.js';

const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';

const legal = (uci, san = uci) => ({
  uci, san, from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: uci[4] ?? null, capture: false,
});

const known = (over = {}) => ({
  fen: START_FEN, turn: 'white', check: false, outcome: null, claim: null,
  legal: [legal('e2e4', 'e4'), legal('d2d4', 'd4')], ...over,
});

const MATE = { result: '0-1', reason: 'checkmate', winner: 'black', text: 'black wins by checkmate' };

/** Runs intents from a new game; tells the last game and all effects. */
function run(intents, from = defaults()) {
  let game = from;
  const effects = [];
  for (const intent of intents) {
    const step = reduce(game, intent);
    game = step.game;
    effects.push(...step.effects);
  }
  return { game, effects };
}

const opened = [{ type: 'open', game: defaults() }, { type: 'learnt', key: '', start: 'startpos', known: known() }];
const afterE4 = { type: 'learnt', key: 'e2e4', start: 'startpos', known: known({ fen: AFTER_E4, turn: 'black', legal: [legal('e7e5', 'e5')] }) };
const replied = [...opened, { type: 'play', uci: 'e2e4' }, afterE4, { type: 'reply', search: 1, uci: 'e7e5' }];
const types = (effects) => effects.map((effect) => effect.type);
const spoken = (effects) => effects.filter(({ type }) => type === 'say').map(({ text }) => text);

test('an opened game asks about its position once', () => {
  const { game, effects } = run([...opened, { type: 'flip' }]);
  assert.deepEqual(types(effects), ['learn']);
  assert.equal(playableMoves(game).length, 2);
});

test('a move is played, shown before the answer, and answered by the engine', () => {
  const { game, effects } = run([...opened, { type: 'play', uci: 'e2e4' }]);
  assert.deepEqual(game.sans, ['e4']);
  assert.equal(shownPlacement(game).e4, 'P');
  assert.deepEqual(playableMoves(game), []);
  assert.deepEqual(types(effects), ['learn', 'say', 'learn']);

  const next = run([afterE4], game);
  assert.equal(next.effects[0].type, 'search');
  assert.deepEqual(next.effects[0].work, {
    start: 'startpos', moves: ['e2e4'], limits: {}, engine: 'Classic', level: 3, lines: 1, seed: 0,
  });
  assert.deepEqual(run([{ type: 'reply', search: 1, uci: 'e7e5' }], next.game).game.sans, ['e4', 'e5']);
});

test('both sides are spoken in words', () => {
  assert.deepEqual(spoken(run(replied).effects), ['White: pawn to e4', 'Black: pawn to e5']);
});

test('an illegal move of the player changes nothing', () => {
  const { game } = run(opened);
  assert.deepEqual(run([{ type: 'play', uci: 'e2e5' }], game).game.moves, []);
});

test('an illegal or missing move of the engine stops it until it is asked again', () => {
  for (const uci of ['a1a8', null]) {
    const { game } = run([...opened, { type: 'play', uci: 'e2e4' }, afterE4, { type: 'reply', search: 1, uci }]);
    assert.deepEqual(game.moves, ['e2e4']);
    assert.equal(game.notice.canRetry, true);
    assert.equal(game.search, null);
    const again = run([{ type: 'retry' }], game);
    assert.deepEqual(types(again.effects), ['retry', 'search']);
    assert.equal(again.game.search, 2);
  }
});

test('the reply to a search that was given up is dropped', () => {
  const taken = run([...opened, { type: 'play', uci: 'e2e4' }, afterE4, { type: 'takeBack' }]);
  assert.deepEqual(types(taken.effects).slice(-2), ['cancel', 'say']);
  assert.deepEqual(run([{ type: 'reply', search: 1, uci: 'e7e5' }], taken.game).game.moves, []);
});

test('take back goes to where the player was to move', () => {
  const { game } = run(replied);
  assert.equal(plyAfterTakeBack(game), 0);
  assert.deepEqual(run([{ type: 'takeBack' }], game).game.moves, []);
  const asBlack = { ...defaults(), players: { white: 'engine', black: 'human' }, moves: ['e2e4'], sans: ['e4'], ply: 1 };
  assert.equal(plyAfterTakeBack(asBlack), null);
  assert.equal(plyAfterTakeBack({ ...asBlack, moves: ['e2e4', 'e7e5'] }), 1);
});

test('looking back changes nothing, and the engine may move meanwhile', () => {
  const { game } = run([...opened, { type: 'play', uci: 'e2e4' }, afterE4, { type: 'look', ply: 0 }]);
  assert.equal(isLive(game), false);
  assert.equal(shownPlacement(game).e2, 'P');
  const next = run([{ type: 'reply', search: 1, uci: 'e7e5' }], game).game;
  assert.deepEqual(next.moves, ['e2e4', 'e7e5']);
  assert.equal(next.ply, 0);
  assert.deepEqual(playableMoves(next), []);
  assert.equal(run([{ type: 'look', ply: 99 }], next).game.ply, 2);
  assert.equal(run([{ type: 'look', ply: -1 }], next).game.ply, 0);
});

test('the end is found, spoken once, and nothing is searched after it', () => {
  const end = { type: 'learnt', key: 'e2e4', start: 'startpos', known: known({ fen: AFTER_E4, turn: 'black', legal: [], outcome: MATE }) };
  const { game, effects } = run([...opened, { type: 'play', uci: 'e2e4' }, end, { type: 'flip' }]);
  assert.equal(endingOf(game).reason, 'checkmate');
  assert.equal(types(effects).includes('search'), false);
  assert.deepEqual(spoken(effects).slice(1), ['pawn to e4. Black wins: checkmate.']);
  const back = run([{ type: 'takeBack' }], game).game;
  assert.equal(endingOf(back), null);
  assert.equal(back.announced, false);
});

test('a draw is claimed by the player to move', () => {
  const claimable = { type: 'learnt', key: '', start: 'startpos', known: known({ claim: 'threefold-repetition' }) };
  const { game } = run([{ type: 'open', game: defaults() }, claimable]);
  assert.equal(claimOf(game), 'threefold-repetition');
  const { game: over, effects } = run([{ type: 'claim' }], game);
  assert.equal(endingOf(over).result, '1/2-1/2');
  assert.deepEqual(playableMoves(over), []);
  assert.match(spoken(effects)[0], /Draw: the position stands for the third time/);
  const other = run([{ type: 'open', game: { ...defaults(), players: { white: 'engine', black: 'human' } } }, claimable]).game;
  assert.equal(claimOf(other), null);
  assert.equal(run([{ type: 'claim' }], other).game.claimed, null);
});

test('a new game keeps the one before, and gives it back', () => {
  const { game } = run(replied);
  const fresh = run([{ type: 'new', as: 'black', isVaried: false }], game);
  assert.deepEqual(types(fresh.effects).slice(0, 3), ['cancel', 'newGame', 'say']);
  assert.deepEqual(fresh.game.players, { white: 'engine', black: 'human' });
  assert.equal(fresh.game.orientation, 'black');
  assert.deepEqual(fresh.game.previous.moves, ['e2e4', 'e7e5']);
  const back = run([{ type: 'return' }], fresh.game);
  assert.deepEqual(back.game.moves, ['e2e4', 'e7e5']);
  assert.equal(back.game.ply, 2);
  assert.equal(back.effects.some(({ type }) => type === 'sans'), true);
});

test('chance comes from a seed', () => {
  const { effects } = run([{ type: 'new', as: 'random', isVaried: false }]);
  assert.deepEqual(effects[0], { type: 'seed', as: 'random', isVaried: false });
  const begun = (seed) => run([{ type: 'begin', as: 'random', isVaried: true, seed }]).game;
  assert.equal(begun(8).players.white, 'human');
  assert.equal(begun(9).players.white, 'engine');
  assert.equal(begun(9).seed, 4);
  assert.equal(run([{ type: 'begin', as: 'random', isVaried: false, seed: 9 }]).game.seed, 0);
});

test('the level counts from the next search on', () => {
  const { effects } = run([...opened, { type: 'level', level: 7 }, { type: 'play', uci: 'e2e4' }, afterE4]);
  assert.equal(effects.at(-1).work.level, 7);
});

test('move now stops a search, and only a search', () => {
  assert.deepEqual(types(run([...opened, { type: 'moveNow' }]).effects), ['learn']);
  const thinking = run([...opened, { type: 'play', uci: 'e2e4' }, afterE4]).game;
  assert.deepEqual(types(run([{ type: 'moveNow' }], thinking).effects), ['stop']);
});

test('what the engine sees is shown with its line in SAN, and kept after its move', () => {
  const report = { depth: 3, nodes: 9, nodesPerSecond: 1, ms: 1, scoreCp: 5, matePlies: null, pv: ['e7e5'] };
  const thinking = run([...opened, { type: 'play', uci: 'e2e4' }, afterE4]).game;
  const { game, effects } = run([{ type: 'seen', search: 1, report }], thinking);
  assert.deepEqual(effects[0], { type: 'line', start: 'startpos', moves: ['e2e4'], pv: ['e7e5'] });
  const lined = run([{ type: 'line', pv: report.pv, sans: ['e5'] }], game).game;
  assert.deepEqual(lined.report.line, ['e5']);
  assert.equal(lined.report.turn, 'black');
  assert.equal(run([{ type: 'reply', search: 1, uci: 'e7e5' }], lined).game.report.depth, 3);
  assert.deepEqual(run([{ type: 'line', pv: ['d7d5'], sans: ['d5'] }], lined).game.report.line, ['e5']);
  assert.equal(run([{ type: 'seen', search: 9, report }], thinking).game.report, null);
});

test('a kept game is read by the worker; from an illegal move on it is cut off, in words', () => {
  const kept = { ...defaults(), moves: ['e2e4', 'e7e5', 'a1a8'], ply: 3 };
  const { effects } = run([{ type: 'open', game: kept }]);
  assert.deepEqual(effects, [{ type: 'sans', start: 'startpos', moves: kept.moves }]);
  const cut = run([{ type: 'open', game: kept }, { type: 'sans', start: 'startpos', moves: kept.moves, sans: ['e4', 'e5'] }]).game;
  assert.deepEqual(cut.moves, ['e2e4', 'e7e5']);
  assert.match(cut.notice.text, /Move 3 .*'a1a8', is not legal/);
  const whole = run([{ type: 'open', game: { ...kept, moves: ['e2e4'] } }, { type: 'sans', start: 'startpos', moves: ['e2e4'], sans: ['e4'] }]).game;
  assert.deepEqual(whole.sans, ['e4']);
  assert.equal(whole.notice, null);
});

test('a kept game may be taken back or asked about again before it is read', () => {
  const kept = { ...defaults(), moves: ['e2e4', 'e7e5'], ply: 2 };
  const sans = { type: 'sans', start: 'startpos', moves: kept.moves, sans: ['e4', 'e5'] };
  const taken = run([{ type: 'open', game: kept }, { type: 'takeBack' }, sans]);
  assert.deepEqual([taken.game.moves, taken.game.sans], [[], []]);
  assert.equal(taken.effects.at(-1).type, 'learn');
  const again = run([{ type: 'open', game: kept }, { type: 'stall', text: 'no worker' }, { type: 'retry' }, sans]);
  assert.deepEqual(types(again.effects), ['sans', 'say', 'retry', 'sans', 'learn']);
});

test('answers about another game are dropped', () => {
  const { game } = run(opened);
  const other = { type: 'learnt', key: 'e2e4', start: '8/8/8/8/8/8/8/K1k5 w - - 0 1', known: known() };
  assert.equal(knownAt({ ...run([other], game).game, moves: ['e2e4'] }), null);
  assert.equal(keyAt({ ...game, moves: ['e2e4', 'e7e5'] }, 1), 'e2e4');
});
