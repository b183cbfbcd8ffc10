import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stub } from '../../tests/stub.ts';
import { defaults, patched } from '../game/game.ts';
import { addMove, annotate, makeTree } from '../game/tree/move-tree.ts';
import { BoardMoment, momentIn, targetOf } from './board-moment.ts';

test('the attribute names a board and, like a link, a moment', () => {
  assert.deepEqual(targetOf({ for: 'game', ply: '33' }), { id: 'game', moment: 33 });
  assert.deepEqual(targetOf({ for: 'game:17b.Nf6', ply: '33' }), { id: 'game', moment: '17b.Nf6' });
  assert.deepEqual(targetOf({ for: ' #game:plan' }), { id: 'game', moment: 'plan' });
  assert.deepEqual(targetOf({ for: 'game ' }), { id: 'game', moment: null });
});

test('a moment is drawn with its last move and its drawings', () => {
  const circles = [{ square: 'e4', color: 'red' as const }];
  const { tree } = addMove(makeTree(), 0, 'e2e4', 'e4');
  const fen = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
  const game = patched(defaults('game'), {
    tree: { ...annotate(tree, 1, { circles, nags: [1] }), fens: { 1: fen } },
    players: { orientation: 'black' },
  });
  const node = { uci: 'e2e4', san: 'e4', nags: [1], arrows: [], circles };
  for (const moment of [1, '1w', 'end'])
    assert.deepEqual(momentIn(game, moment), { fen, orientation: 'black', node, variant: null });
  assert.match(momentIn(game, null)?.fen ?? '', /^rnbqkbnr.* w KQkq - 0 1$/);
  for (const moment of [2, '1b', 'e5']) assert.equal(momentIn(game, moment), null);
});

test('the position of a move in progress is not known yet', () => {
  const { tree } = addMove(makeTree(), 0, 'e2e4', 'e4');
  assert.equal(momentIn(patched(defaults('game'), { tree }), 1), null);
});

test('a diagram keeps its looks, and nothing that describes a game', () => {
  const moment = new BoardMoment(
    stub<HTMLElement>({}),
    () => ({}),
    () => {},
  );
  const own = { ply: '3', orientation: 'black', coordinates: 'none', theme: 'wood' };
  const others = { pgn: '1. e4', src: 'a.pgn', puzzle: '', panels: 'moves score', 'storage-key': 'a', edit: '' };
  assert.deepEqual(moment.applied({ ...own, ...others }), { ...own, ...others });
  assert.deepEqual(moment.applied({ for: 'game', ...own, ...others }), {
    for: 'game',
    ...own,
    fen: '8/8/8/8/8/8/8/8 w - - 0 1',
    readonly: '',
  });
});
