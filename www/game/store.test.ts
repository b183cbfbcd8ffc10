import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  canRedo,
  canTakeBack,
  claimOf,
  endingOf,
  isLive,
  playableMoves,
  premovable,
  premoveOf,
  shownPlacement,
  patched,
} from './game.ts';
import { StoreFixture } from './store.fixture.ts';
import { mainLine } from './tree/move-tree.ts';
import { stub } from '../../tests/stub.ts';
import type { Player, PositionInfo } from './game.ts';
import type { Preferences } from './settings/preferences.ts';
import type { Effect, Intent } from './store.ts';
import type { Mark } from './tree/move-tree.ts';

type Direction = Extract<Intent, { type: 'navigate' }>['by'];

const HUMAN: Player = { kind: 'human' };
const FOR_TWO = { players: { white: HUMAN, black: HUMAN } };

/** A table with preferences, which belong to the page and not to the game. */
const preferring = (patch: Partial<Preferences>) => new StoreFixture().do({ type: 'setPreferences', patch });

/** A table with a clock. */
const runClock = (base_ms: number, increment_ms: number) =>
  new StoreFixture().do({ type: 'requestNewGame', as: 'white', timing: { base_ms, increment_ms } });

const kinds = (effects: readonly Effect[]) => effects.map(({ type }) => type);

const main = ({ game }: StoreFixture) =>
  mainLine(game.tree)
    .map((id) => game.tree.nodes[id].uci)
    .join(' ');

test('a game against the engine: a move, shown at once, and its answer', () => {
  const table = new StoreFixture();
  assert.equal(playableMoves(table.game).length, 5);
  table.play('e2e4');
  assert.equal(shownPlacement(table.game).e4, 'P');
  assert.deepEqual(playableMoves(table.game), []);
  assert.deepEqual(table.take('search'), [
    {
      type: 'search',
      by: 'opponent',
      search: 1,
      purpose: 'reply',
      work: {
        start: 'startpos',
        moves: ['e2e4'],
        limits: {},
        clock: null,
        engine: 'Modern',
        elo: 950,
        lines: 1,
        seed: 0,
      },
    },
  ]);
  table.find('e7e5');
  assert.equal(table.line, 'e2e4 e7e5');
  assert.deepEqual(table.said(), ['move white e4', 'move black e5']);
  assert.equal(table.running, null);
});

test('each position is asked about once, for the game that is on the board', () => {
  const table = new StoreFixture().do({ type: 'flip' }, { type: 'flip' });
  assert.equal(table.take('requestPosition').length, 1);
  const before = table.game;
  table.do(
    { type: 'positionReceived', id: 'another', node: 0, known: stub<PositionInfo>({ legal: [] }) },
    { type: 'tick' },
  );
  assert.equal(table.game, before);
});

test('a wrong move of the player changes nothing', () => {
  const table = preferring({ sound: true });
  table.play('e2e5');
  assert.equal(table.line, '');
  assert.deepEqual(table.take('sound'), [{ type: 'sound', name: 'refuse' }]);
});

test('sounds are for those who want them', () => {
  const table = new StoreFixture();
  table.play('e2e4').find('d7d5').play('e4d5');
  assert.deepEqual(
    table.take('sound').map(({ name }) => name),
    ['move', 'move', 'capture'],
  );
  assert.deepEqual(preferring({ sound: false }).play('e2e4').take('sound'), []);
});

test('the end is spoken once with the last move, and nothing is searched after it', () => {
  const table = new StoreFixture().play('f2f3').find('e7e5').play('g2g4');
  table.said();
  table.find('d8h4').do({ type: 'flip' });
  assert.deepEqual(table.said(), ['move black Qh4#', 'ending Qh4# 0-1 checkmate black']);
  assert.equal(table.running, null);
  table.do({ type: 'takeBack' });
  assert.equal(endingOf(table.game), null);
  assert.equal(table.line, 'f2f3 e7e5');
});

test('take back, redo, and the lines that are kept', () => {
  const table = new StoreFixture().play('e2e4').find('e7e5').play('g1f3').find('b8c6');
  table.do({ type: 'takeBack' });
  assert.equal(table.line, 'e2e4 e7e5');
  assert.equal(isLive(table.game), true);
  table.do({ type: 'takeBack' });
  assert.equal(table.line, '');
  assert.equal(canTakeBack(table.game), false);
  table.do({ type: 'redo' }, { type: 'redo' });
  assert.equal(table.line, 'e2e4 e7e5 g1f3 b8c6');
  assert.equal(canRedo(table.game), false);
  table.do({ type: 'takeBack' }, { type: 'takeBack' }).play('d2d4').find('d7d5');
  assert.equal(main(table), 'd2d4 d7d5');
  assert.deepEqual(
    table.game.tree.nodes[0].children.map((id) => table.game.tree.nodes[id].uci),
    ['d2d4', 'e2e4'],
  );
});

test('a move that is taken back gives its increment back, and redo returns it', () => {
  const table = new StoreFixture();
  table
    .do({ type: 'requestNewGame', as: 'white', timing: { base_ms: 60000, increment_ms: 2000 } })
    .play('e2e4')
    .find('e7e5');
  assert.deepEqual([table.game.players.clock?.white_ms, table.game.players.clock?.black_ms], [62000, 62000]);
  table.do({ type: 'takeBack' });
  assert.deepEqual([table.game.players.clock?.white_ms, table.game.players.clock?.black_ms], [60000, 60000]);
  table.do({ type: 'redo' });
  assert.deepEqual([table.game.players.clock?.white_ms, table.game.players.clock?.black_ms], [62000, 62000]);
});

test('redo follows the line that was taken back, a variation too, to its end', () => {
  const table = new StoreFixture({}, FOR_TWO)
    .play('e2e4', 'e7e5', 'g1f3', 'b8c6')
    .do({ type: 'showNode', node: 3 })
    .play('g8f6');
  const back: Intent = { type: 'takeBack' };
  table.do(back, back, back, { type: 'redo' }, back, { type: 'redo' }, { type: 'redo' }, { type: 'redo' });
  assert.equal(table.line, 'e2e4 e7e5 g1f3 g8f6');
  const before = table.game;
  assert.equal(table.do({ type: 'redo' }).game, before);
});

test('a move is taken back while the engine thinks; its answer is dropped, and redo asks again', () => {
  const table = new StoreFixture().play('e2e4');
  table.do({ type: 'takeBack' });
  assert.deepEqual(kinds(table.effects).slice(-2), ['announce', 'cancel']);
  table.do({ type: 'searchFinished', search: 1, uci: 'e7e5' });
  assert.equal(table.line, '');
  table.do({ type: 'redo' });
  assert.equal(table.running, 'reply e2e4');
});

test('looking back changes nothing, and the engine may move meanwhile', () => {
  const table = new StoreFixture().play('e2e4').do({ type: 'showNode', node: 0 });
  assert.equal(shownPlacement(table.game).e2, 'P');
  table.find('e7e5');
  assert.deepEqual([table.line, table.shown], ['e2e4 e7e5', '']);
  table.do({ type: 'showNode', node: 99 }, { type: 'navigate', by: 'back' });
  assert.equal(table.shown, '');
  table.do({ type: 'navigate', by: 'last' });
  assert.equal(isLive(table.game), true);
});

test('steps go along the line of the game, and up and down to its variations', () => {
  const table = new StoreFixture({}, FOR_TWO).play('e2e4', 'e7e5', 'g1f3');
  table.do({ type: 'showNode', node: 1 }).play('c7c5');
  const at = (by: Direction) => table.do({ type: 'navigate', by }).shown;
  assert.equal(at('up'), 'e2e4 e7e5');
  assert.equal(at('up'), 'e2e4 e7e5');
  assert.equal(at('last'), 'e2e4 e7e5 g1f3');
  assert.equal(at('back'), 'e2e4 e7e5');
  assert.equal(at('down'), 'e2e4 c7c5');
  assert.equal(at('first'), '');
  assert.equal(at('forward'), 'e2e4');
  assert.equal(at('forward'), 'e2e4 c7c5');
});

test('steps lead to where the game stands, and on to what was taken back', () => {
  const table = new StoreFixture({}, FOR_TWO)
    .play('e2e4', 'e7e5', 'g1f3', 'b8c6')
    .do({ type: 'showNode', node: 3 })
    .play('g8f6');
  const at = (by: Direction) => table.do({ type: 'navigate', by }).shown;
  table.do({ type: 'showNode', node: 1 });
  assert.equal(at('last'), 'e2e4 e7e5 g1f3 g8f6');
  table.do({ type: 'takeBack' });
  assert.equal(at('forward'), 'e2e4 e7e5 g1f3 g8f6');
  table.do({ type: 'showNode', node: table.game.tree.head });
  assert.equal(at('last'), 'e2e4 e7e5 g1f3 b8c6');
});

test('a branch is removed with the end of the game in it; the start cannot be', () => {
  const table = new StoreFixture().play('e2e4').find('e7e5').do({ type: 'resign' }, { type: 'deleteMove', node: 2 });
  assert.deepEqual([table.line, endingOf(table.game), table.running], ['e2e4', null, 'reply e2e4']);
  const before = table.game.tree;
  assert.equal(table.do({ type: 'deleteMove', node: 0 }, { type: 'deleteMove', node: 99 }).game.tree, before);
});

test('a move made while looking back goes on from there; the old line stays as a variation', () => {
  const table = new StoreFixture()
    .play('e2e4')
    .find('e7e5')
    .play('g1f3')
    .find('b8c6')
    .do({ type: 'showNode', node: 0 });
  assert.equal(playableMoves(table.game).length, 5);
  table.play('d2d4');
  assert.deepEqual([table.line, table.shown, table.running], ['d2d4', 'd2d4', 'reply d2d4']);
  assert.equal(main(table), 'd2d4');
  table.do({ type: 'showNode', node: 1 });
  assert.deepEqual(playableMoves(table.game), []);
});

test('after the end moves are tried and change nothing of the game', () => {
  const table = new StoreFixture().play('e2e4').find('e7e5').play('g1f3').find('b8c6').do({ type: 'resign' });
  assert.deepEqual(playableMoves(table.game), []);
  table.do({ type: 'showNode', node: 1 }).play('c7c5', 'g1f3');
  assert.equal(table.shown, 'e2e4 c7c5 g1f3');
  assert.equal(table.line, 'e2e4 e7e5 g1f3 b8c6');
  assert.equal(main(table), 'e2e4 e7e5 g1f3 b8c6');
  assert.equal(endingOf(table.game)?.reason, 'resignation');
  assert.equal(table.running, null);
});

test('two people at one board: each moves, one ply is taken back, what is tried stays a variation', () => {
  const table = new StoreFixture({}, FOR_TWO).play('e2e4', 'e7e5', 'g1f3');
  assert.equal(table.running, null);
  table.do({ type: 'takeBack' });
  assert.equal(table.line, 'e2e4 e7e5');
  table.do({ type: 'redo' }, { type: 'showNode', node: 1 }).play('c7c5');
  assert.deepEqual([table.line, main(table)], ['e2e4 c7c5', 'e2e4 e7e5 g1f3']);
  table.do({ type: 'promoteVariation', node: table.game.tree.head });
  assert.equal(main(table), 'e2e4 c7c5');
  table.do({ type: 'deleteMove', node: table.game.tree.head });
  assert.deepEqual([table.line, table.shown, main(table)], ['e2e4', 'e2e4', 'e2e4 e7e5 g1f3']);
});

test('a premove is made as soon as the answer is there', () => {
  const table = new StoreFixture().play('e2e4');
  assert.deepEqual(
    premovable(table.game).map(({ uci }) => uci),
    ['g1f3', 'd2d4', 'b7a8q', 'b7a8n'],
  );
  table.do({ type: 'premove', uci: 'g1f3' });
  assert.equal(premoveOf(table.game)?.to, 'f3');
  table.find('e7e5');
  assert.deepEqual([table.line, table.running], ['e2e4 e7e5 g1f3', 'reply e2e4 e7e5 g1f3']);
  assert.equal(table.game.players.premove, null);
});

test('a premove that is not legal any more is dropped in words; one that never was is refused', () => {
  const table = new StoreFixture().play('e2e4').do({ type: 'premove', uci: 'b7a8n' });
  assert.equal(premoveOf(table.game)?.promotion, 'n');
  table.find('e7e5');
  assert.equal(table.line, 'e2e4 e7e5');
  assert.deepEqual(table.said().at(-1), 'premoveDropped');
  assert.equal(new StoreFixture().play('e2e4').do({ type: 'premove', uci: 'a1a8' }).game.players.premove, null);
  assert.equal(new StoreFixture().do({ type: 'premove', uci: 'g1f3' }).game.players.premove, null);
});

test('a premove does not outlive what it was made for', () => {
  const intents: Intent[] = [
    { type: 'takeBack' },
    { type: 'premove', uci: null },
    { type: 'requestNewGame', as: 'black' },
    { type: 'switchSides' },
    { type: 'setPreferences', patch: { premoves: false } },
    { type: 'resign' },
  ];
  for (const intent of intents) {
    const table = new StoreFixture().play('e2e4').do({ type: 'premove', uci: 'g1f3' });
    assert.equal(table.game.players.premove, 'g1f3');
    assert.equal(table.do(intent).game.players.premove, null, intent.type);
  }
});

test('a game that is over is not given up again', () => {
  const table = new StoreFixture({}, FOR_TWO).do(
    { type: 'resign', color: 'black' },
    { type: 'resign', color: 'white' },
  );
  assert.deepEqual(endingOf(table.game)?.winner, 'white');
  assert.equal(table.do({ type: 'redo' }).line, '');
});

test('the player resigns, also while the engine thinks', () => {
  const table = new StoreFixture().play('e2e4').do({ type: 'resign' });
  assert.deepEqual(endingOf(table.game), { result: '0-1', reason: 'resignation', winner: 'black' });
  assert.equal(table.running, null);
  assert.equal(table.take('cancel').length, 1);
  const two = new StoreFixture({}, FOR_TWO).play('e2e4').do({ type: 'resign' });
  assert.equal(endingOf(two.game)?.winner, 'white');
  const engine = new StoreFixture().do({ type: 'resign', color: 'black' });
  assert.equal(endingOf(engine.game), null);
});

test('a draw is claimed by the player to move', () => {
  const claimable = { '': { claim: 'threefold-repetition' }, e2e4: { claim: 'fifty-moves' } };
  const table = new StoreFixture(claimable);
  assert.equal(claimOf(table.game), 'threefold-repetition');
  const waiting = new StoreFixture(claimable).play('e2e4').do({ type: 'claimDraw' });
  assert.equal(endingOf(waiting.game), null);
  table.do({ type: 'claimDraw' });
  assert.deepEqual(endingOf(table.game), { result: '1/2-1/2', reason: 'threefold-repetition', winner: null });
});

test('clocks run from the first move on, and give the increment', () => {
  const table = runClock(60000, 2000);
  table.now_ms = 50000;
  table.play('e2e4');
  assert.equal(table.game.players.clock?.white_ms, 62000);
  table.now_ms = 53000;
  table.find('e7e5');
  table.now_ms = 63000;
  table.play('g1f3');
  assert.deepEqual([table.game.players.clock?.white_ms, table.game.players.clock?.black_ms], [54000, 59000]);
  assert.deepEqual(table.search.work.clock, { white_ms: 54000, black_ms: 59000, increment_ms: 2000 });
  assert.equal(table.game.tree.nodes[3].clock_ms, 54000);
  table.now_ms = 64000;
  table.do({ type: 'takeBack' });
  assert.deepEqual(table.game.players.clock, { white_ms: 52000, black_ms: 58000, running: 'white', since_ms: 64000 });
});

test('a flag falls: lost, or drawn if the other side has nothing to give mate with', () => {
  const table = runClock(60000, 0).play('e2e4');
  table.now_ms += 59999;
  assert.equal(endingOf(table.do({ type: 'tick' }).game), null);
  table.now_ms += 1;
  assert.deepEqual(endingOf(table.do({ type: 'tick' }).game), { result: '1-0', reason: 'flag', winner: 'white' });
  assert.equal(table.running, null);
  assert.equal(table.game.players.clock?.running, null);

  const bare = runClock(60000, 0);
  bare.changes = { 'e2e4 e7e5': { mating: { white: true, black: false } } };
  bare.play('e2e4').find('e7e5');
  bare.now_ms += 60000;
  bare.play('g1f3');
  assert.equal(bare.line, 'e2e4 e7e5');
  assert.equal(endingOf(bare.game)?.reason, 'flag-without-material');
  bare.do({ type: 'takeBack' });
  assert.deepEqual([bare.game.players.clock, bare.game.players.timing, endingOf(bare.game)], [null, null, null]);
});

test('a hidden page loses no time', () => {
  const table = runClock(60000, 0).play('e2e4');
  table.now_ms += 1000;
  table.do({ type: 'setHidden', hidden: true });
  table.now_ms += 1e6;
  table.do({ type: 'tick' }, { type: 'setHidden', hidden: false });
  assert.equal(endingOf(table.game), null);
  assert.equal(table.game.players.clock?.black_ms, 59000);
  assert.equal(table.running, 'reply e2e4');
});

test('remarks: comments, one glyph a move, arrows and circles', () => {
  const table = new StoreFixture({}, FOR_TWO).play('e2e4');
  const nag = (code: number) => table.do({ type: 'nag', node: 1, nag: code }).game.tree.nodes[1].nags;
  assert.deepEqual([nag(1), nag(14), nag(4), nag(4)], [[1], [1, 14], [4, 14], [14]]);
  const arrows: Mark[] = [{ from: 'e2', to: 'e4', color: 'green' }];
  table.do({ type: 'comment', node: 1, text: 'Best by test.' }, { type: 'setMarks', node: 1, arrows, circles: [] });
  assert.equal(table.game.tree.nodes[1].comment, 'Best by test.');
  assert.deepEqual(table.game.tree.nodes[1].arrows, arrows);
});

test('a notice is shown and dismissed', () => {
  const table = new StoreFixture().do({ type: 'setNotice', message: { key: 'engineRestarted' } });
  assert.deepEqual([table.game.page.notice?.key, table.said()], ['engineRestarted', ['engineRestarted']]);
  assert.equal(table.do({ type: 'setNotice', message: null }).game.page.notice, null);
});

test('a game of three hundred plies is handled within a few milliseconds', () => {
  const table = new StoreFixture({}, FOR_TWO);
  const moves = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
  let { game } = table;
  const tree = { ...game.tree, nodes: { ...game.tree.nodes } };
  for (let id = 1; id <= 300; id += 1) {
    tree.nodes[id - 1] = { ...tree.nodes[id - 1], children: [id] };
    tree.nodes[id] = {
      ...tree.nodes[0],
      id,
      parent: id - 1,
      ply: id,
      uci: moves[(id - 1) % 4],
      san: 'N',
      children: [],
    };
  }
  game = patched(game, { tree: { ...{ ...tree, next: 301 }, head: 300, shown: 300 } });
  table.game = game;
  table.do({
    type: 'positionReceived',
    id: 'first',
    node: 300,
    known: stub<PositionInfo>({ fen: '8/8/8/8/8/8/8/8 w - - 0 1', legal: [] }),
  });
  const start_ms = performance.now();
  for (let round = 0; round < 100; round += 1)
    table.do({ type: 'navigate', by: round % 2 ? 'last' : 'first' }, { type: 'flip' });
  const each_ms = (performance.now() - start_ms) / 200;
  assert.ok(each_ms < 4, `${each_ms} ms`);
});

test('a game between engines stands still while it is paused', () => {
  const table = new StoreFixture();
  const engine = table.game.players.black;
  table.do({
    type: 'requestNewGame',
    as: 'white',
    players: { white: engine, black: engine },
    timing: { base_ms: 60000, increment_ms: 0 },
  });
  table.find('e2e4');
  assert.equal(table.running, 'reply e2e4');
  assert.equal(table.game.players.clock?.running, 'black');
  table.do({ type: 'pause', on: true });
  assert.deepEqual([table.running, table.game.players.clock?.running, table.game.players.paused], [null, null, true]);
  table.do({ type: 'pause', on: false });
  assert.deepEqual([table.running, table.game.players.clock?.running], ['reply e2e4', 'black']);
  table.do({ type: 'pause', on: true }, { type: 'setPlayer', color: 'white', player: HUMAN });
  assert.equal(table.running, 'reply e2e4', 'a game with a human continues');
});

test('a game with a human is not paused', () => {
  const table = new StoreFixture().play('e2e4').do({ type: 'pause', on: true });
  assert.deepEqual([table.running, table.game.players.paused], ['reply e2e4', false]);
});
