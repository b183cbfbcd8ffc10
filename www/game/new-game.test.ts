import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPPONENT, canTakeBack, draw, endingOf, isUnbegun, playableMoves, premovable, patched } from './game.ts';
import { isReviewable, isReviewed, isScoring } from './review/evaluations.ts';
import { parseText } from './saved/restore-game.ts';
import { makeText } from './saved/saved-game.ts';
import { StoreFixture } from './store.fixture.ts';
import { ROOT, addMove, annotate, mainLine, makeTree } from './tree/move-tree.ts';
import type { Ending, EnginePlayer, Player } from './game.ts';
import type { Preferences } from './settings/preferences.ts';
import type { Effect, Intent } from './store.ts';

const HUMAN: Player = { kind: 'human' };
const LEVEL_7: EnginePlayer = { kind: 'engine', engine: 'Classic', strength: { limit: { nodes: 300_000 } } };
const FOR_TWO = { players: { white: HUMAN, black: HUMAN } };

/** A table with preferences, which belong to the page and not to the game. */
const preferring = (patch: Partial<Preferences>) => new StoreFixture().do({ type: 'setPreferences', patch });

const kinds = (effects: readonly Effect[]) => effects.map(({ type }) => type);

const main = ({ game }: StoreFixture) =>
  mainLine(game.tree)
    .map((id) => game.tree.nodes[id].uci)
    .join(' ');

test('a new game: the colour, the opponent, the start and the clock of the options', () => {
  const table = new StoreFixture().play('e2e4').find('e7e5');
  table.take('newGame');
  table.said();
  const timing = { base_ms: 1000, increment_ms: 0 };
  table.do({ type: 'requestNewGame', as: 'black', opponent: LEVEL_7, timing });
  assert.deepEqual(kinds(table.effects.filter(({ type }) => ['newGame', 'requestSeed'].includes(type))), [
    'requestSeed',
    'newGame',
  ]);
  assert.deepEqual(table.take('requestSeed')[0].isNeeded, false);
  assert.deepEqual([table.game.players.black, table.game.players.white], [HUMAN, LEVEL_7]);
  assert.deepEqual(
    [table.game.players.orientation, table.game.players.clock?.black_ms, table.game.players.seed],
    ['black', 1000, 0],
  );
  assert.deepEqual([table.game.id, table.game.players.begun_ms, table.line], ['game-1000', 1000, '']);
  assert.equal(table.running, 'reply');
  assert.deepEqual(table.said(), ['newGame black']);
});

test('a game that begins with an ending names it, also after a reload, and the next game does not', () => {
  const table = new StoreFixture().do({ type: 'requestNewGame', as: 'white', exercise: 'queen-1' });
  assert.equal(table.game.training.exercise, 'queen-1');
  assert.equal(parseText(makeText(table.game)).training.exercise, 'queen-1');
  assert.throws(() => parseText(makeText(patched(table.game, { training: { exercise: '<b>' } }))), /ending/);
  table.do({ type: 'requestNewGame', as: 'white' });
  assert.equal(table.game.training.exercise, null);
  assert.equal(parseText(makeText(table.game)).training.exercise, null);
});

test('chance comes from a seed; the opponent stays the same unless another is chosen', () => {
  const table = new StoreFixture().do({ type: 'setPlayer', color: 'black', player: LEVEL_7 });
  table.do({ type: 'requestNewGame', as: 'random', isVaried: true });
  assert.deepEqual([table.game.players.white, table.game.players.seed], [LEVEL_7, 3]);
  table.do({ type: 'startGame', as: 'random', isVaried: false, id: 'even', seed: 8 });
  assert.deepEqual([table.game.players.white, table.game.players.seed], [HUMAN, 0]);
  const engine = new StoreFixture({}, FOR_TWO).do({ type: 'requestNewGame', as: 'white' });
  assert.deepEqual(engine.game.players.black, OPPONENT);
});

test('a finished game that was opened is not taken back', () => {
  const { tree, id } = addMove(makeTree(), ROOT, 'e2e4', 'e4');
  const ended: Ending = { result: '1-0', reason: 'unknown', winner: 'white' };
  const table = new StoreFixture().do({ type: 'loadGame', id: 'b', game: { tree, tags: [], ended } });
  table.do({ type: 'takeBack' });
  assert.deepEqual([table.game.tree.head, canTakeBack(table.game), endingOf(table.game)], [id, false, ended]);
});

test('a new game for two needs no chance', () => {
  const table = new StoreFixture().do({ type: 'requestNewGame', as: 'random', ...FOR_TWO });
  assert.deepEqual([table.take('requestSeed')[0].isNeeded, table.said()], [false, ['newGameForTwo']]);
  assert.equal(table.play('e2e4').running, null);
});

test('a stored game is continued; the state of the page stays', () => {
  const table = preferring({ sound: true }).play('e2e4').find('e7e5');
  const text = makeText(table.game);
  table.do({ type: 'requestNewGame', as: 'white' }).said();
  table.do({ type: 'reopen', game: parseText(text) });
  assert.deepEqual([table.game.id, table.line, table.shown], ['first', 'e2e4 e7e5', 'e2e4 e7e5']);
  assert.equal(table.game.settings.sound, true);
  assert.deepEqual(table.said(), ['reopened']);
  assert.deepEqual(
    playableMoves(table.game).map(({ san }) => san),
    ['Nf3'],
  );
});

test('premoves are made in a kept game, and it is looked through', () => {
  const table = new StoreFixture(
    {},
    parseText(makeText(new StoreFixture().play('e2e4').find('e7e5').play('g1f3').game)),
  );
  assert.equal(table.running, 'reply e2e4 e7e5 g1f3');
  table.do({ type: 'navigate', by: 'back' }, { type: 'navigate', by: 'last' });
  assert.equal(premovable(table.game).length, 4);
  assert.equal(table.take('requestPremoves').length, 1);
});

test('a stored game is cut at an illegal move, with a notice; the rest stays', () => {
  const table = new StoreFixture({}, FOR_TWO).play('e2e4', 'e7e5', 'g1f3');
  table.do({ type: 'showNode', node: 1 }).play('c7c5');
  const text = makeText(table.game).replaceAll('g1f3', 'a1a8').replaceAll('Nf3', 'Ra8');
  const again = new StoreFixture({}, parseText(text));
  assert.equal(main(again), 'e2e4 e7e5');
  assert.equal(again.line, 'e2e4 c7c5');
  assert.deepEqual(again.said(), ['cut 3 a1a8']);
  assert.equal(again.game.page.notice?.key, 'cut');

  const whole = new StoreFixture({}, parseText(makeText(table.game).replaceAll('"c7c5"', '"c7c1"')));
  assert.deepEqual([whole.line, whole.said()], ['e2e4', ['cut 2 c7c1']]);
});

test('a game that was read is shown from its start, and both sides may be played on', () => {
  const table = new StoreFixture().play('e2e4');
  const two = new StoreFixture({}, FOR_TWO).play('e2e4', 'e7e5', 'g1f3').game.tree;
  const ended: Ending = { result: '1-0', reason: 'unknown', winner: 'white' };
  table.do({ type: 'loadGame', id: 'read', game: { tree: two, tags: [['White', 'A']], ended } });
  assert.deepEqual([table.game.id, table.shown, table.line], ['read', '', 'e2e4 e7e5 g1f3']);
  assert.deepEqual(table.said().slice(-1), ['loaded 3']);
  assert.equal(table.running, null);
  table.do({ type: 'navigate', by: 'last' }).play('b8c6');
  assert.equal(table.shown, 'e2e4 e7e5 g1f3 b8c6');
  assert.deepEqual(endingOf(table.game), ended);
});

test('opponent and clock are chosen until a game is started or a move is made', () => {
  const timing = { base_ms: 180000, increment_ms: 2000 };
  const table = new StoreFixture();
  assert.ok(isUnbegun(table.game));
  table.do({ type: 'setTiming', timing }, { type: 'setPlayer', color: 'black', player: LEVEL_7 });
  assert.ok(isUnbegun(table.game));
  assert.equal(table.game.players.clock?.white_ms, 180000);
  table.play('e2e4');
  assert.ok(!isUnbegun(table.game));
  assert.deepEqual([table.game.players.black, table.game.players.clock?.white_ms], [LEVEL_7, 182000]);
  table.do({ type: 'setTiming', timing: null });
  assert.deepEqual(table.game.players.timing, timing, 'too late');
  table.do({ type: 'requestNewGame', as: 'white' });
  assert.ok(!isUnbegun(table.game), 'a game that was started');
});

test('a game does not replace one that was requested later', () => {
  const loaded = () => ({ ...addMove(makeTree(), ROOT, 'e2e4', 'e4'), tags: [], ended: null });
  const table = new StoreFixture().do({ type: 'requestGame' });
  const link = table.game.page.requests;
  const pasted = table.do({ type: 'requestGame' }).game.page.requests;
  table.do({ type: 'loadGame', id: 'pasted', game: loaded(), request: pasted });
  const lateIntents: Intent[] = [
    { type: 'loadGame', id: 'link', game: loaded(), request: link },
    { type: 'requestNewGame', as: 'white', request: link },
    { type: 'reopen', game: parseText(makeText(new StoreFixture().play('e2e4').game)), request: link },
  ];
  for (const late of lateIntents) {
    table.do(late);
    assert.deepEqual([table.game.id, table.game.page.notice?.key], ['pasted', 'overtaken'], late.type);
    assert.deepEqual(table.said().at(-1), 'overtaken');
    table.do({ type: 'setNotice', message: null });
  }
});

test('a game replaces one that was requested earlier, whenever that came', () => {
  const loaded = () => ({ ...addMove(makeTree(), ROOT, 'e2e4', 'e4'), tags: [], ended: null });
  const table = new StoreFixture().do({ type: 'requestGame' });
  const link = table.game.page.requests;
  const pasted = table.do({ type: 'requestGame' }).game.page.requests;
  table.do({ type: 'loadGame', id: 'link', game: loaded(), request: link });
  assert.equal(table.game.id, 'link');
  table.do({ type: 'loadGame', id: 'pasted', game: loaded(), request: pasted });
  assert.deepEqual([table.game.id, table.game.page.notice], ['pasted', null]);
  table.do({ type: 'requestNewGame', as: 'white' });
  assert.notEqual(table.game.id, 'pasted');
});

test('a game with marks of its author is judged on request', () => {
  const { tree } = addMove(makeTree(), 0, 'f2f3', 'f3');
  const game = { tree: annotate(tree, 1, { nags: [6] }), tags: [], ended: draw('agreement') };
  const table = new StoreFixture().do({ type: 'loadGame', id: 'marked', game });
  const isJudged = () => [isReviewable(table.game), isReviewed(table.game), isScoring(table.game)];
  assert.deepEqual(isJudged(), [true, false, false]);
  assert.equal(parseText(makeText(table.game)).review.scoring, 'author');
  table.do({ type: 'scoreGame', on: true });
  assert.deepEqual(isJudged(), [true, true, true]);
});
