import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPPONENT, defaults, patched } from '../game.ts';
import { treeOf } from '../tree/move-tree.ts';
import { moodOf, remember } from './talk.ts';
import { stub } from '../../../tests/stub.ts';
import type { Color } from '../../board/geometry.ts';
import type { Game, Players, ShownReport } from '../game.ts';

const players: Players = { white: { kind: 'human' }, black: { ...OPPONENT, style: 'greedy' } };

/** A game after some half-moves, with the score of the character's last search, which is Black's, after a move of White. */
function gameAfter(plies: number, scoreCp: number | null = null, san = 'Nf3'): Game {
  const moves = Array.from({ length: plies }, (_, parent) => ({
    parent,
    uci: `move${parent}`,
    san: parent === plies - 2 ? san : 'a3',
  }));
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

/** The remark on a move of White after half-moves in which the score went from one to the other. */
const remarkOn = (san: string, from: number, to: number, plies = 12) =>
  remember(remember(null, gameAfter(plies - 2, from)), gameAfter(plies, to, san)).remark;

test('a blunder is remarked once, when the score has risen', () => {
  const even = remember(null, gameAfter(10, 20));
  const ahead = remember(even, gameAfter(12, 400));
  assert.equal(ahead.remark, 'blunder');
  assert.equal(remember(ahead, gameAfter(12, 400)).remark, 'blunder', 'until the next search');
  assert.equal(remember(ahead, gameAfter(14, 420)).remark, null);
});

test('moves of the player are remarked', () => {
  for (const [san, from, to, remark] of [
    ['Qh6', 0, -300, 'brilliant'],
    ['Bxf7+', 0, -300, null],
    ['Nf3', 0, -200, null],
    ['e8=Q', -300, -800, 'promotion'],
    ['Bb5+', 0, 0, 'check'],
    ['Qxh7+', 0, 0, null],
    ['Bb5+', 0, 300, 'blunder'],
  ] as const)
    assert.equal(remarkOn(san, from, to), remark, `${san} ${from} ${to}`);
});

test('between two remarks are at least ten half-moves', () => {
  let known = remember(null, gameAfter(2, 0));
  const spoken = [];
  for (let plies = 4; plies <= 60; plies += 2) {
    known = remember(known, gameAfter(plies, plies % 4 === 0 ? 400 : 0));
    if (known.remark) spoken.push(plies);
  }
  assert.ok(spoken.length > 3);
  for (const [index, plies] of spoken.entries()) assert.ok(plies - (spoken[index - 1] ?? 0) >= 10, spoken.join());
});

test('a character is in trouble when it stands badly or has lost', () => {
  const moodAt = (scoreCp: number) => moodOf(remember(null, gameAfter(4, scoreCp)), gameAfter(4, scoreCp));
  assert.deepEqual([moodAt(20), moodAt(-250)], ['ease', 'trouble']);
  const over = (winner: Color | null) =>
    patched(gameAfter(4), { players: { ended: { result: '', reason: 'resignation', winner } } });
  const moods = (['white', 'black', null] as const).map((winner) => moodOf(remember(null, over(winner)), over(winner)));
  assert.deepEqual(moods, ['trouble', 'ease', 'ease']);
});

test('what is lost already can hardly be lost again', () => {
  const winning = remember(null, gameAfter(4, 800));
  assert.equal(remember(winning, gameAfter(6, 3000)).remark, null);
});

test('mate and resignation are remarked by winner and loser, other ends are not', () => {
  const ended = (reason: string, winner: Color) =>
    patched(gameAfter(4), { players: { ended: { result: '', reason, winner } } });
  assert.equal(remember(null, ended('checkmate', 'black')).remark, 'won');
  assert.equal(remember(null, ended('checkmate', 'white')).remark, 'lost');
  assert.equal(remember(null, ended('resignation', 'white')).remark, 'resigned');
  assert.equal(remember(null, ended('resignation', 'black')).remark, 'thanks');
  assert.equal(remember(null, ended('flag', 'black')).remark, null);
});

test('a new game begins with nothing known', () => {
  const even = remember(null, gameAfter(4, 20));
  assert.equal(remember(even, { ...gameAfter(6, 400), id: 'b' }).remark, null);
});
