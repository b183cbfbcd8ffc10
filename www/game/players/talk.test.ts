import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPPONENT, defaults, patched } from '../game.ts';
import { treeOf } from '../tree/move-tree.ts';
import { remember } from './talk.ts';
import { stub } from '../../../tests/stub.ts';
import type { Color } from '../../board/geometry.ts';
import type { Game, Players, ShownReport } from '../game.ts';

const players: Players = { white: { kind: 'human' }, black: { ...OPPONENT, style: 'greedy' } };

/** A game after some half-moves, with the score of the character's last search, which is Black's. */
function gameAfter(plies: number, scoreCp: number | null = null): Game {
  const moves = Array.from({ length: plies }, (_, parent) => ({ parent, uci: `move${parent}` }));
  const tree = treeOf('startpos', {}, moves);
  const report = stub<ShownReport>({ purpose: 'reply', node: plies - 1, turn: 'black', scoreCp, mateMoves: null });
  return patched(defaults('a'), {
    tree: { ...tree, head: plies },
    players,
    searches: { reports: scoreCp === null ? [] : [report] },
  });
}

test('a character greets, and is silent once the game has begun', () => {
  const first = remember(null, gameAfter(0));
  assert.equal(first.remark, 'start');
  assert.equal(remember(first, gameAfter(2, 10)).remark, null);
});

test('a blunder is remarked once, when the score has risen', () => {
  const even = remember(null, gameAfter(4, 20));
  const ahead = remember(even, gameAfter(6, 400));
  assert.equal(ahead.remark, 'blunder');
  assert.equal(remember(ahead, gameAfter(6, 400)).remark, 'blunder', 'until the next search');
  assert.equal(remember(ahead, gameAfter(8, 420)).remark, null);
});

test('what is lost already can hardly be lost again', () => {
  const winning = remember(null, gameAfter(4, 800));
  assert.equal(remember(winning, gameAfter(6, 3000)).remark, null);
});

test('mate is remarked by winner and loser, other ends are not', () => {
  const ended = (reason: string, winner: Color) =>
    patched(gameAfter(4), { players: { ended: { result: '', reason, winner } } });
  assert.equal(remember(null, ended('checkmate', 'black')).remark, 'won');
  assert.equal(remember(null, ended('checkmate', 'white')).remark, 'lost');
  assert.equal(remember(null, ended('resignation', 'black')).remark, null);
});

test('a new game begins with nothing known', () => {
  const even = remember(null, gameAfter(4, 20));
  assert.equal(remember(even, { ...gameAfter(6, 400), id: 'b' }).remark, null);
});
