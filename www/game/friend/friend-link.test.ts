import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HUMAN, endingOf, patched } from '../game.ts';
import { parseText } from '../saved/restore-game.ts';
import { makeText } from '../saved/saved-game.ts';
import { StoreFixture } from '../store.fixture.ts';
import { addMove, lineTo, makeTree } from '../tree/move-tree.ts';
import { stub } from '../../../tests/stub.ts';
import {
  continued,
  endingIn,
  friendLink,
  friendOf,
  isFriendLink,
  isToSend,
  newFriend,
  nextGame,
  readFriendLink,
  receivingSide,
  relationOf,
  scoreOf,
} from './friend-link.ts';
import type { VariantInfo } from '../../engine/messages.ts';
import type { Friend } from '../game.ts';

const FRIEND: Friend = { kind: 'friend', pair: 'k3x9q0ab', number: 2 };

/** A game in which the friend has Black, after moves of both. */
function gameAfter(...moves: string[]) {
  const store = new StoreFixture({}, { players: { ...{ white: HUMAN, black: FRIEND }, started: true } });
  for (const uci of moves) {
    const { game } = store;
    if (game.tree.nodes[game.tree.head].ply % 2 === 0) store.play(uci);
    else store.do({ type: 'reopen', game: continued(game, treeOf(...lineTo(game.tree, game.tree.head), uci), null) });
  }
  return store;
}

/** The tree of a link. */
function treeOf(...moves: string[]) {
  let [tree, at] = [makeTree(), 0];
  for (const uci of moves) ({ tree, id: at } = addMove(tree, at, uci, uci));
  return tree;
}

test('a link is read as it was written', () => {
  const { game } = gameAfter('e2e4');
  const link = friendLink('https://example.org/#g=AdpO', game);
  assert.equal(link, 'https://example.org/#g=AdpO&with=k3x9q0ab.2');
  assert.deepEqual(readFriendLink(new URL(link).hash), { hash: '#g=AdpO', friend: FRIEND, end: null });
  const lost = gameAfter('e2e4').do({ type: 'resign' }).game;
  assert.deepEqual(readFriendLink(friendLink('#v=makruk&m=e2e4', lost)), {
    hash: '#v=makruk&m=e2e4',
    friend: FRIEND,
    end: 'w',
  });
  const drawn = patched(game, {
    players: { ended: { result: '1/2-1/2', reason: 'threefold-repetition', winner: null } },
  });
  assert.match(friendLink('#g=AdpO', drawn), /&end=d$/);
});

test('a new pair has an id that a link can carry', () => {
  const { pair } = newFriend();
  assert.equal(readFriendLink(`#g=A&with=${pair}.1`)?.friend.pair, pair);
  assert.notEqual(pair, newFriend().pair);
});

test('a hostile or damaged link is no link', () => {
  for (const ending of [
    '',
    'short.1',
    'k3x9q0ab',
    'k3x9q0ab.0',
    'k3x9q0ab.12345',
    'k3x9q0ab.1&end=x',
    '<b>k3x9q0ab.1',
  ]) {
    assert.equal(readFriendLink(`#g=AdpO&with=${ending}`), null, ending);
    assert.ok(isFriendLink(`#g=AdpO&with=${ending}`));
  }
  assert.equal(readFriendLink(`#g=AdpO&with=${'x'.repeat(33)}.1`), null);
  assert.ok(!isFriendLink('#pgn=1.e4&with=k3x9q0ab.1'));
  assert.ok(!isFriendLink('#g=AdpO'));
});

test('only the next move of the friend continues a game', () => {
  const { game } = gameAfter('e2e4');
  assert.equal(relationOf(game, treeOf('e2e4', 'e7e5'), null), 'next');
  assert.equal(relationOf(game, treeOf('e2e4'), null), 'old');
  assert.equal(relationOf(game, treeOf(), null), 'old');
  assert.equal(relationOf(game, treeOf('d2d4', 'd7d5'), null), 'other');
  // A move of this side that was not made here.
  assert.equal(relationOf(game, treeOf('e2e4', 'e7e5', 'g1f3', 'b8c6'), null), 'other');
  assert.equal(relationOf(gameAfter('e2e4', 'e7e5').game, treeOf('e2e4', 'e7e5', 'g1f3'), null), 'other');
});

test('a game of another kind or from another position is another game', () => {
  const { game } = gameAfter('e2e4');
  const variant = stub<VariantInfo>({
    source: 'makruk',
    start: 'rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1',
  });
  assert.equal(relationOf(game, { ...treeOf('e2e4', 'e7e5'), variant }, null), 'other');
  const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1';
  assert.equal(relationOf(game, { ...treeOf('e2e4', 'e7e5'), start }, null), 'other');
  const same = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 5 9';
  assert.equal(relationOf(game, { ...treeOf('e2e4', 'e7e5'), start: same }, null), 'next');
});

test('a friend can resign, but not for the other side', () => {
  const { game } = gameAfter('e2e4');
  assert.equal(relationOf(game, treeOf('e2e4'), 'b'), 'next');
  assert.equal(relationOf(game, treeOf(), 'b'), 'next');
  assert.equal(relationOf(game, treeOf('e2e4'), 'w'), 'old');
  const {
    players: { ended },
  } = continued(game, treeOf('e2e4'), endingIn('b', null));
  assert.deepEqual(ended, { result: '1-0', reason: 'resignation', winner: 'white' });
});

test('a draw is claimed only on the turn of the friend, in the same position, and where the rules allow it', () => {
  const { game } = gameAfter('e2e4');
  assert.equal(relationOf(game, treeOf('e2e4'), 'd'), 'next');
  assert.equal(relationOf(game, treeOf(), 'd'), 'old');
  assert.equal(relationOf(gameAfter('e2e4', 'e7e5').game, treeOf('e2e4', 'e7e5'), 'd'), 'old');
  assert.equal(endingIn('d', null), null);
  assert.equal(endingIn('d', 'fifty-moves')?.result, '1/2-1/2');
});

test('a game that is over is not continued', () => {
  const { game } = gameAfter('e2e4').do({ type: 'resign' });
  assert.equal(relationOf(game, treeOf('e2e4', 'e7e5'), null), 'other');
  assert.equal(relationOf(game, treeOf('e2e4'), 'b'), 'old');
});

test('the next move is added, and the moves before it stay', () => {
  const { game } = gameAfter('e2e4').do({ type: 'takeBack' }).play('d2d4');
  const next = continued(patched(game, { tree: { shown: 0 } }), treeOf('d2d4', 'd7d5'), null);
  assert.deepEqual(lineTo(next.tree, next.tree.head), ['d2d4', 'd7d5']);
  assert.equal(next.tree.shown, next.tree.head);
  assert.equal(next.tree.nodes[0].children.length, 2);
});

test('what this side did last is to be sent', () => {
  assert.ok(!isToSend(gameAfter().game));
  assert.ok(isToSend(gameAfter('e2e4').game));
  assert.ok(!isToSend(gameAfter('e2e4', 'e7e5').game));
  assert.ok(isToSend(gameAfter('e2e4', 'e7e5').do({ type: 'resign' }).game));
  const { game } = gameAfter('e2e4');
  assert.ok(!isToSend(continued(game, treeOf('e2e4'), endingIn('b', null))));
  assert.ok(!isToSend(continued(game, treeOf('e2e4'), endingIn('d', 'fifty-moves'))));
  assert.ok(isToSend(patched(gameAfter('e2e4', 'e7e5').game, { players: { ended: endingIn('d', 'fifty-moves') } })));
  const stalemate = { result: '1/2-1/2', reason: 'stalemate', winner: null };
  assert.ok(isToSend(patched(game, { players: { ended: stalemate } })));
  assert.doesNotMatch(friendLink('#g=AdpO', patched(game, { players: { ended: stalemate } })), /end=/);
});

test('the receiver has the other side than the sender', () => {
  assert.equal(receivingSide('black', null), 'black');
  assert.equal(receivingSide('black', 'w'), 'black');
  assert.equal(receivingSide('white', 'w'), 'black');
  assert.equal(receivingSide('white', 'd'), 'black');
});

test('no engine replies, and the pieces of the friend stay', () => {
  const store = gameAfter('e2e4');
  assert.equal(store.game.searches.opponent, null);
  store.play('e7e5').do({ type: 'premove', uci: 'd2d4' }, { type: 'offerDraw' });
  assert.deepEqual(lineTo(store.game.tree, store.game.tree.head), ['e2e4']);
  assert.deepEqual([store.game.players.premove, store.game.players.offer], [null, null]);
  assert.deepEqual([store.game.players.white, store.game.players.black], [HUMAN, FRIEND]);
});

test('a move can be taken back until the friend has replied', () => {
  assert.equal(gameAfter('e2e4').do({ type: 'takeBack' }).game.tree.head, 0);
  const { game } = gameAfter('e2e4', 'e7e5').do({ type: 'takeBack' });
  assert.deepEqual(lineTo(game.tree, game.tree.head), ['e2e4', 'e7e5']);
});

test('earlier positions are only looked at', () => {
  const store = gameAfter('e2e4', 'e7e5').do({ type: 'navigate', by: 'first' });
  store.play('d2d4');
  assert.deepEqual(lineTo(store.game.tree, store.game.tree.head), ['e2e4', 'e7e5']);
  assert.equal(store.game.tree.next, 3);
});

test('a saved game keeps its friend', () => {
  const { game } = gameAfter('e2e4').do({ type: 'resign' });
  const kept = parseText(makeText(game));
  assert.deepEqual(friendOf(kept), FRIEND);
  assert.equal(endingOf(kept)?.reason, 'resignation');
  for (const bad of [{ pair: '<b>' }, { number: 0 }, { number: 1.5 }, { pair: undefined }]) {
    const record = JSON.parse(makeText(game));
    Object.assign(record.players.black, bad);
    if (bad.pair === undefined && 'pair' in bad) delete record.players.black.pair;
    assert.throws(() => parseText(JSON.stringify(record)), /its black player is damaged/);
  }
});

test('the next game has the other colours and the next number', () => {
  const { game } = gameAfter('e2e4').do({ type: 'resign' });
  const { players, as } = nextGame(game);
  assert.ok(players);
  assert.deepEqual([players, as], [{ white: { ...FRIEND, number: 3 }, black: HUMAN }, 'black']);
  const again = nextGame(patched(game, { players }));
  assert.deepEqual([again.players?.white, again.as], [HUMAN, 'white']);
});

test('points are counted for the games of the two', () => {
  const asWhite = { players: { white: HUMAN, black: FRIEND } };
  const asBlack = { players: { white: FRIEND, black: HUMAN } };
  const entries = [
    { ...asWhite, result: '1-0' },
    { ...asBlack, result: '0-1' },
    { ...asBlack, result: '1-0' },
    { ...asWhite, result: '1/2-1/2' },
    { ...asWhite, result: '*' },
    { players: { white: HUMAN, black: { ...FRIEND, pair: 'other-pair' } }, result: '1-0' },
  ];
  assert.deepEqual(scoreOf(entries, FRIEND.pair), { own: 2.5, friend: 1.5 });
});
