import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaults, endingOf, positionAt, shownPlacement, patched } from '../game.ts';
import { scoreAt } from '../review/evaluations.ts';
import { finalScore } from '../searches/score.ts';
import { NULL_MOVE, addMove, annotate, lastMoveOf, makeTree } from '../tree/move-tree.ts';
import { RecordError, parseRecord, parseText, withVariant } from './restore-game.ts';
import { isKeptAlike, makeText, sanReceived, unreadLines, without } from './saved-game.ts';
import { StoreFixture, legalMove } from '../store.fixture.ts';
import { DROPS } from '../variant/variant.fixture.ts';
import { stub } from '../../../tests/stub.ts';
import type { EnginePlayer, Game, ShownReport } from '../game.ts';

/** A game with all that a record keeps. */
function wholeGame(): Game {
  const black: EnginePlayer = {
    kind: 'engine',
    engine: 'Classic',
    strength: { limit: { nodes: 500 } },
    style: 'trading',
    // Of a newer version.
    character: 'yeti',
  };
  const table = new StoreFixture();
  table.do({
    type: 'requestNewGame',
    as: 'white',
    opponent: black,
    timing: { base_ms: 60000, increment_ms: 1000 },
    isVaried: true,
  });
  table.play('e2e4').find('e7e5', 30).play('g1f3').find('b8c6').do({ type: 'showNode', node: 1 });
  table
    .do({ type: 'takeBack' })
    .play('g1f3')
    .find('g8f6')
    .do({ type: 'resign' }, { type: 'promoteVariation', node: 4 });
  table.do(
    { type: 'showNode', node: 2 },
    { type: 'comment', node: 2, text: 'Open game. 1…e5!?' },
    { type: 'nag', node: 2, nag: 5 },
  );
  table.do({
    type: 'setMarks',
    node: 0,
    arrows: [{ from: 'e2', to: 'e4', color: 'green' }],
    circles: [{ square: 'd4', color: 'red' }],
  });
  return patched(table.game, { tree: { tags: [['Event', 'Test "it"']] } });
}

const game = wholeGame();
const text = makeText(game, 7);

/** The text with one field replaced: "moves.1.uci". */
function damaged(path: string, value: unknown) {
  const whole = JSON.parse(text);
  const names = path.split('.');
  const last = names.pop();
  assert.ok(last);
  names.reduce((at, name) => at[name], whole)[last] = value;
  return JSON.stringify(whole);
}

test('a game comes back as it was kept', () => {
  const back = parseText(text);
  assert.equal(makeText(back, 7), text);
  assert.equal(back.id, game.id);
  for (const field of ['variant', 'start', 'nodes', 'next', 'shown', 'head', 'tags'] as const) {
    assert.deepEqual(back.tree[field], game.tree[field], field);
  }
  for (const field of ['white', 'black', 'orientation', 'seed', 'timing', 'ended', 'begun_ms'] as const) {
    assert.deepEqual(back.players[field], game.players[field], field);
  }
  assert.deepEqual(back.players.clock, { ...game.players.clock, running: null, since_ms: 0 });
  const position = positionAt(game, 2);
  assert.ok(position);
  assert.equal(back.tree.fens[2], position.fen);
  assert.deepEqual([back.tree.isRead, back.players.announced], [false, true]);
});

test('a game that was kept with the number of a level has the strength of that level', () => {
  const strengths: [string, object, object][] = [
    ['Modern', { level: 1 }, { elo: 500 }],
    ['Modern', { level: 8 }, { elo: 2600 }],
    ['Fairy', { level: 3 }, { elo: 950 }],
    ['Classic', { level: 3 }, { limit: { nodes: 3000 } }],
    ['Modern', { level: 9 }, { elo: 2600 }],
    ['Modern', { elo: 810 }, { elo: 810 }],
  ];
  for (const [engine, kept, strength] of strengths) {
    const { black } = parseText(damaged('players.black', { kind: 'engine', engine, strength: kept })).players;
    assert.deepEqual(black, { kind: 'engine', engine, strength });
  }
});

test('the best move of an evaluation comes back, so that a good move stays one', () => {
  const pv = ['e2e4', 'e7e5'];
  const evaluations = { 0: { score: { cp: 30, mate: null }, second: { cp: -300, mate: null }, depth: 12, pv } };
  assert.deepEqual(parseText(makeText(patched(game, { searches: { evaluations } }))).searches.evaluations[0].pv, [
    'e2e4',
  ]);
});

test('a mate is over before the worker has answered, until it is taken back', () => {
  const table = new StoreFixture().play('f2f3').find('e7e5').play('g2g4').find('d8h4');
  const kept = parseText(makeText(table.game));
  assert.deepEqual(endingOf(kept), { result: '0-1', reason: 'checkmate', winner: 'black' });
  assert.deepEqual(scoreAt(kept, kept.tree.head), finalScore('black'));
  const again = new StoreFixture({}, kept);
  assert.deepEqual([again.said(), endingOf(again.do({ type: 'takeBack' }).game)], [[], null]);
});

test('a null move comes back, and leaves the pieces where they are', () => {
  const whole = JSON.parse(text);
  Object.assign(whole, {
    moves: [whole.moves[0], { parent: 1, uci: NULL_MOVE, san: '--' }],
    shown: 2,
    head: 2,
    fen: null,
    headFen: null,
  });
  const back = parseText(JSON.stringify(whole));
  assert.deepEqual([back.tree.nodes[2].uci, back.tree.nodes[2].san], [NULL_MOVE, '--']);
  assert.deepEqual(shownPlacement(back), shownPlacement(patched(back, { tree: { shown: 1 } })));
  assert.deepEqual(
    [1, 2].map((node) => lastMoveOf(back.tree.nodes[node])),
    [['e2', 'e4'], null],
  );
});

test('a new game comes back, and has nothing to be read', () => {
  const fresh = defaults('new');
  assert.deepEqual(parseText(makeText(fresh)), fresh);
});

test('numbers of nodes close up where some were removed', () => {
  const table = new StoreFixture({}, { players: { white: game.players.white, black: game.players.black } });
  table.play('e2e4').find('e7e5').do({ type: 'showNode', node: 0 }).play('d2d4').do({ type: 'deleteMove', node: 1 });
  const back = parseText(makeText(table.game));
  assert.deepEqual([back.tree.head, back.tree.shown, back.tree.nodes[1].uci, back.tree.next], [1, 1, 'd2d4', 2]);
});

test('a damaged field is named', () => {
  const faults: Record<string, [value: unknown, reason: RegExp]> = {
    id: ['a b', /its id is/],
    start: ['nowhere', /its start position is/],
    moves: [{}, /its list of moves is/],
    'moves.1': [null, /its entry at move 2 is/],
    'moves.1.uci': ['e2e9', /its entry at move 2 is/],
    'moves.2.san': ['<b>', /its entry at move 3 is/],
    'moves.1.parent': [2, /its order of moves at move 2 is/],
    'moves.0.parent': [1, /its order of moves at move 1 is/],
    'moves.1.comment': [7, /its comment at move 2 is/],
    'moves.1.nags': [[256], /its list of glyphs at move 2 is/],
    'moves.1.score': [{ cp: '1', mate: null }, /its score at move 2 is/],
    'moves.1.clock_ms': [-1, /its clock at move 2 is/],
    'root.arrows': [[{ from: 'e2', to: 'e9', color: 'green' }], /its list of arrows at the start is/],
    'root.circles': [[{ square: 'e2', color: 'pink' }], /its list of circles at the start is/],
    root: [null, /its start is/],
    head: [99, /its place in the game is/],
    shown: [1.5, /its place in the game is/],
    orientation: ['up', /its orientation is/],
    seed: [-1, /its seed is/],
    begun_ms: [null, /its beginning is/],
    players: [[], /its list of players is/],
    'players.white': [{ kind: 'cat' }, /its white player is/],
    'players.black.engine': ['<b>', /its black player is/],
    'players.black.style': ['lazy', /its style of black player is/],
    'players.black.character': ['<b>', /its character of black player is/],
    'players.black.strength': [{ level: 1e9 }, /its level of black player is/],
    'players.black.strength.limit': [{ nodes: 5, depth: 3 }, /its limit of black player is/],
    'players.black.strength.limit.nodes': ['5', /its limit of black player is/],
    timing: [{ base_ms: 1 }, /its time control is/],
    clock: [{ white_ms: 5, black_ms: '7' }, /its clock is/],
    ended: [{ result: '1-0', reason: 'flag', winner: 'black' }, /its result is/],
    'ended.reason': ['<b>', /its result is/],
    tags: [[['a']], /its list of tags is/],
    fen: ['8/8 w', /its last position is/],
  };
  for (const [path, [value, reason]] of Object.entries(faults)) {
    assert.throws(
      () => parseText(damaged(path, value)),
      (error) => error instanceof RecordError && reason.test(error.message),
      path,
    );
  }
});

test('what a game may be given comes back, however much it is', () => {
  const arrow = { from: 'e2', to: 'e4', color: 'green' };
  const circle = { square: 'd4', color: 'red' };
  const [arrows, circles] = [Array(300).fill(arrow), Array(300).fill(circle)];
  const table = new StoreFixture().play('e2e4').do({ type: 'comment', node: 1, text: 'x'.repeat(200_000) });
  const { game: long } = table.do({ type: 'setMarks', node: 1, arrows, circles });
  const { comment, arrows: back } = parseText(makeText(long)).tree.nodes[1];
  assert.deepEqual([comment.length, back.length], [200_000, 300]);
});

test('hostile records are refused, or what is strange in them stays outside', () => {
  const many = Array.from({ length: 250_001 }, () => ({ parent: 0, uci: 'e2e4' }));
  assert.throws(() => parseText(damaged('moves', many)), /list of moves/);
  assert.throws(() => parseText(text.replace('"seed":3', '"seed":1e999')), /seed/);
  assert.throws(() => parseText(text.replace('"shown":2', '"shown":"__proto__"')), /place in the game/);
  const polluted = parseText(text.replace('{"version"', '{"__proto__":{"hidden":true},"hidden":true,"version"'));
  assert.equal(polluted.page.hidden, false);
  assert.deepEqual(polluted, parseText(text));
  const node = parseText(damaged('moves.1.constructor', { name: 'x' })).tree.nodes[2];
  assert.equal(Object.hasOwn(node, 'constructor'), false);
});

test('another version, half a text, and what is no record are refused in words', () => {
  assert.throws(() => parseText(damaged('version', 1)), /another version/);
  assert.throws(() => parseText(text.slice(0, 60)), /cut off or damaged/);
  for (const bad of ['', 'null', '[]', '7', '"x"', '{}', '{"version":2}', '\u0000']) {
    assert.throws(() => parseText(bad), RecordError, bad);
  }
});

test('whatever is cut out of a record, it is read or refused, and nothing else happens', () => {
  for (let at = 0; at < text.length; at += 1) {
    try {
      parseText(text.slice(0, at) + text.slice(at + 1));
    } catch (error) {
      assert.ok(error instanceof RecordError, `${at}: ${error}`);
    }
  }
});

test('what need not be written again is known without writing', () => {
  assert.equal(isKeptAlike(game, patched(game, { searches: { count: 9, reports: [] }, page: { hidden: true } })), true);
  assert.equal(isKeptAlike(game, patched(game, { tree: { shown: 1 } })), false);
});

/** A game of a variant with a drop. */
function gameOfVariant() {
  const table = new StoreFixture({ e2e4: { legal: [legalMove('N@h10')] } });
  table.do({
    type: 'requestNewGame',
    as: 'white',
    variant: DROPS,
    players: { white: { kind: 'human' }, black: { kind: 'human' } },
  });
  table
    .play('e2e4', 'N@h10')
    .do({ type: 'setMarks', node: 2, arrows: [{ from: 'a1', to: 'p16', color: 'green' }], circles: [] });
  const fen = 'rnbqkbnr/ppp1pppp/10/16/4P~3/8/PPPP1PPP/RNBQKBNR[Qp] w KQkq - 3+3 0 2';
  return patched(table.game, { tree: { positions: {}, fens: { 2: fen } } });
}

test('a game of a variant keeps its source, and an older page does not take it for chess', () => {
  const whole = gameOfVariant();
  const written = makeText(whole);
  assert.equal(JSON.parse(written).version, 3);
  assert.equal('variant' in JSON.parse(text), false);
  const { source, game: back } = parseRecord(written);
  assert.equal(source, DROPS.source);
  const { tree } = withVariant(back, DROPS);
  for (const field of ['variant', 'start', 'nodes', 'next', 'head'] as const) {
    assert.deepEqual(tree[field], whole.tree[field], field);
  }
  assert.equal(back.tree.fens[2], whole.tree.fens[2]);
  assert.throws(() => parseText(written), /not a game of chess/);
});

test('what is no game of a variant is refused', () => {
  const whole = JSON.parse(makeText(gameOfVariant()));
  const faults: [patch: object, reason: RegExp][] = [
    [{ variant: undefined }, /its game is/],
    [{ variant: '<b>' }, /its game is/],
    [{ variant: `game x\n${'#'.repeat(1e6)}` }, /its game is/],
    [{ fen: 'a\nb w' }, /last position/],
    [{ start: '8/8 <b>' }, /start position/],
    [{ moves: [{ parent: 0, uci: 'e2e4qq' }] }, /entry at move 1/],
    [{ moves: [{ parent: 0, uci: 'e2e4', san: '<b>' }] }, /entry at move 1/],
  ];
  for (const [patch, reason] of faults)
    assert.throws(() => parseRecord(JSON.stringify({ ...whole, ...patch })), reason);
});

/** A kept game, not read yet: 1. e4 e5 (1... c5 2. Nf3) 2. d4. */
function keptGame() {
  let { tree } = addMove(makeTree(), 0, 'e2e4', null);
  for (const [parent, uci] of [
    [1, 'e7e5'],
    [2, 'd2d4'],
    [1, 'c7c5'],
    [4, 'g1f3'],
  ] as const) {
    ({ tree } = addMove(tree, parent, uci, null));
  }
  return patched(defaults('kept'), {
    tree: { ...annotate(tree, 2, { comment: 'open' }), head: 3, shown: 3, isRead: false },
  });
}

test('each line is read from the start', () => {
  assert.deepEqual(unreadLines(keptGame().tree), [
    { nodes: [1, 2, 3], line: ['e2e4', 'e7e5', 'd2d4'] },
    { nodes: [1, 4, 5], line: ['e2e4', 'c7c5', 'g1f3'] },
  ]);
  assert.deepEqual(unreadLines(makeTree()), []);
});

const whole = [
  { nodes: [1, 2, 3], sans: ['e4', 'e5', 'd4'] },
  { nodes: [1, 4, 5], sans: ['e4', 'c5', 'Nf3'] },
];

test('the moves get their SAN, and keep what else is known of them', () => {
  const { game, effects } = sanReceived(keptGame(), { id: 'kept', lines: whole });
  assert.deepEqual(
    [1, 2, 3, 4, 5].map((id) => game.tree.nodes[id].san),
    ['e4', 'e5', 'd4', 'c5', 'Nf3'],
  );
  assert.deepEqual([game.tree.isRead, game.tree.nodes[2].comment, effects], [true, 'open', []]);
});

test('an answer about another game, or one that comes again, changes nothing', () => {
  const game = keptGame();
  assert.equal(sanReceived(game, { id: 'other', lines: whole }).game, game);
  const read = patched(game, { tree: { isRead: true } });
  assert.equal(sanReceived(read, { id: 'kept', lines: whole }).game, read);
});

test('what was removed meanwhile stays removed', () => {
  const { game } = sanReceived(without(keptGame(), 4), { id: 'kept', lines: whole });
  assert.deepEqual(Object.keys(game.tree.nodes), ['0', '1', '2', '3']);
});

test('one illegal move ends all lines through it, and is reported once', () => {
  const lines = [
    { nodes: [1, 2, 3], sans: [] },
    { nodes: [1, 4, 5], sans: [] },
  ];
  const { game, effects } = sanReceived(keptGame(), { id: 'kept', lines });
  assert.deepEqual([game.tree.head, game.tree.shown, Object.keys(game.tree.nodes)], [0, 0, ['0']]);
  assert.equal(effects.length, 1);
});

test('what was said of a position goes with it', () => {
  const report = (node: number) => stub<ShownReport>({ node, sans: [] });
  const game: Game = patched(keptGame(), {
    searches: { reports: [report(5), report(2)] },
    help: {
      hint: { node: 4, uci: null, step: 1 },
      threat: { node: 3, uci: null },
      note: { node: 5, lost_cp: 140, played: 'Nf3', better: 'e4' },
    },
  });
  const {
    searches: { reports },
    help: { hint, threat, note },
  } = without(game, 4);
  assert.deepEqual(
    reports.map(({ node }) => node),
    [2],
  );
  assert.deepEqual([hint, threat?.node, note], [null, 3, null]);
});
