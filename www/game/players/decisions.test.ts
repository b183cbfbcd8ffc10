import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HUMAN, OPPONENT, canOfferDraw, endingOf, patched } from '../game.ts';
import { StoreFixture } from '../store.fixture.ts';
import { decide, lost_cp } from './decisions.ts';
import { ROOT } from '../tree/move-tree.ts';
import { stub } from '../../../tests/stub.ts';
import type { VariantInfo } from '../../engine/messages.ts';
import type { Game, Parts } from '../game.ts';

/** The game whose root has a ply. */
const startingAt = (game: Game, ply: number) =>
  patched(game, { tree: { nodes: { ...game.tree.nodes, [ROOT]: { ...game.tree.nodes[ROOT], ply } } } });

/** A game of a person with White against an opponent of a rating, with a head at a ply. */
function gameAt(elo: number, ply = 70, parts: Parts = {}): Game {
  const players = { white: HUMAN, black: { ...OPPONENT, strength: { elo } } };
  const { game } = new StoreFixture({}, { players });
  return patched(startingAt(game, ply), parts);
}

/** What the opponent decides after each of the scores. */
function decisions(game: Game, ...scores_cp: (number | null)[]) {
  let next = game;
  return scores_cp.map((score_cp) => {
    const decided = decide(next, score_cp, 0);
    next = decided.game;
    return decided.decision;
  });
}

test('an opponent resigns when three replies in a row find its position lost', () => {
  assert.deepEqual(decisions(gameAt(1600), -1100, -1100, -1100), [null, null, 'resign']);
  assert.deepEqual(decisions(gameAt(1600), -1100, -1100, -300, -1100, -1100), [null, null, null, null, null]);
  assert.deepEqual(decisions(gameAt(2400), -600, -9998, -601), [null, null, 'resign']);
});

test('the stronger, the earlier it gives up; beginners play until mate', () => {
  const limits = [800, 1200, 1600, 2000, 2400, 2600].map(lost_cp);
  assert.deepEqual(
    limits,
    [...limits].sort((one, other) => one - other),
  );
  assert.deepEqual([limits[0], limits.at(-1)], [-1300, -600]);
  assert.deepEqual(decisions(gameAt(790), -9998, -9998, -9998, -9998), [null, null, null, null]);
});

test('it plays on while its player is short of time', () => {
  const clock = { white_ms: 15_000, black_ms: 60_000, running: null, since_ms: 0 };
  const short = gameAt(1600, 70, { players: { clock } });
  assert.deepEqual(decisions(short, -1100, -1100, -1100), [null, null, null]);
});

test('it offers a draw when eight replies in a row find its position level, and not again for a while', () => {
  const level = Array.from({ length: 20 }, () => 10);
  const offered = decisions(gameAt(1600), ...level, ...level).flatMap((decision, index) => (decision ? [index] : []));
  assert.deepEqual(offered, [7, 27]);
  assert.deepEqual(decisions(gameAt(1600, 40), ...level).filter(Boolean), []);
  assert.deepEqual(decisions(gameAt(1100), ...level).filter(Boolean), []);
});

test('an opponent without a rating, one in a variant, and two people decide nothing', () => {
  const lost = [-3000, -3000, -3000];
  assert.deepEqual(decisions(gameAt(1600, 70, { tree: { variant: stub<VariantInfo>({}) } }), ...lost), [
    null,
    null,
    null,
  ]);
  const players = { white: HUMAN, black: HUMAN };
  assert.deepEqual(decisions(gameAt(1600, 70, { players }), ...lost), [null, null, null]);
  const fixed = { ...OPPONENT, strength: { limit: { nodes: 100 } } };
  assert.deepEqual(decisions(gameAt(1600, 70, { players: { black: fixed } }), ...lost), [null, null, null]);
});

test('an opponent that gives up makes no move more, and the player wins', () => {
  const players = { lostReplies: 2, black: { ...OPPONENT, strength: { elo: 1600 } } };
  const table = new StoreFixture({}, { players }).play('e2e4').find('e7e5', -1100);
  assert.deepEqual(endingOf(table.game), { result: '1-0', reason: 'resignation', winner: 'white' });
  assert.equal(Object.keys(table.game.tree.nodes).length, 2);
});

test('an offered draw can be taken, and a move declines it', () => {
  const players = { levelReplies: 7, black: { ...OPPONENT, strength: { elo: 1600 } } };
  const table = new StoreFixture({}, { players });
  table.game = startingAt(table.game, 70);
  table.play('e2e4').find('e7e5', 0);
  assert.deepEqual([table.game.players.offer, canOfferDraw(table.game)], ['received', true]);
  assert.equal(table.said().at(-1), 'drawOffered');
  const offered = table.game;
  assert.equal(endingOf(table.do({ type: 'offerDraw' }).game)?.reason, 'agreement');
  table.game = offered;
  assert.equal(table.play('g1f3').game.players.offer, null);
});
