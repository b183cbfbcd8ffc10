import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HUMAN, defaults, patched } from '../game/game.ts';
import { legalMove } from '../game/store.fixture.ts';
import { addMove } from '../game/tree/move-tree.ts';
import { openingAt } from './opening-panel.tsx';
import type { Game, PositionInfo, Parts } from '../game/game.ts';

const plain = (name: string) => name;
const LEGAL = [
  ['g1f3', 'Nf3'],
  ['b1c3', 'Nc3'],
  ['a2a3', 'a3'],
].map(([uci, san]) => legalMove(uci, san));

/** A game for two after 1. e4 e5, with some of the legal moves. */
function gameForTwo(fields: Parts = {}): Game {
  let game = defaults('x');
  for (const [uci, san] of [
    ['e2e4', 'e4'],
    ['e7e5', 'e5'],
  ]) {
    const { tree, id } = addMove(game.tree, game.tree.head, uci, san);
    game = patched(game, { tree: { ...tree, head: id, shown: id } });
  }
  const position: PositionInfo = {
    fen: '',
    placement: {},
    hands: null,
    turn: 'white',
    check: false,
    legal: LEGAL,
    outcome: null,
    claim: null,
    mating: { white: true, black: true },
  };
  return patched(
    patched(game, { players: { white: HUMAN, black: HUMAN }, tree: { positions: { [game.tree.head]: position } } }),
    fields,
  );
}

test('legal moves to other openings are shown with their names', () => {
  const { name, ply, continuations } = openingAt(gameForTwo(), (text) => text.toUpperCase());
  assert.deepEqual([name, ply], ["C20 KING'S PAWN GAME, OPEN GAME", 2]);
  assert.deepEqual(
    continuations.map(({ move, name: next }) => [move.uci, next]),
    [
      ['g1f3', "KING'S KNIGHT OPENING"],
      ['b1c3', 'VIENNA GAME'],
    ],
  );
});

test('there are no moves to try in a game against the engine, with a clock, or while a mistake is corrected', () => {
  const clock = { white_ms: 1, black_ms: 1, running: null, since_ms: 0 };
  const shown = (fields: Parts) => openingAt(gameForTwo(fields), plain);
  for (const fields of [
    { players: defaults().players },
    { players: { clock } },
    { review: { correction: { node: 1, announced: null, isHinted: false } } },
  ]) {
    assert.deepEqual(shown(fields).continuations, []);
    assert.equal(shown(fields).name, "C20 King's Pawn Game, Open Game");
  }
});

test('a game from another position has no opening', () => {
  const game = gameForTwo();
  const other = { ...game, tree: { ...game.tree, start: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1' } };
  assert.deepEqual(openingAt(other, plain), { name: '', ply: 0, continuations: [] });
});
