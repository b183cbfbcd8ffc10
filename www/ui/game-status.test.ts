import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HUMAN, defaults, patched } from '../game/game.ts';
import { addMove, makeTree } from '../game/tree/move-tree.ts';
import { texts as motifs } from '../texts/en/motifs.ts';
import { texts as en } from '../texts/en/page.ts';
import { detailWords, headline, turnText } from './game-status.ts';
import type { Color, Reason } from '../engine/messages.ts';
import type { Ending, Game, PositionInfo, Parts } from '../game/game.ts';
import type { Texts } from '../texts/en/page.ts';

/** A game after 1. e4, to be changed by the tests. */
function gameAfterMove(fields: Parts = {}): Game {
  const { tree, id } = addMove(makeTree(), 0, 'e2e4', 'e4');
  return patched(patched(defaults('a'), { tree: { ...tree, head: id, shown: id } }), fields);
}

const known = (fields: Partial<PositionInfo>): PositionInfo => ({
  fen: '',
  placement: {},
  hands: null,
  turn: 'white',
  check: false,
  legal: [],
  outcome: null,
  claim: null,
  mating: { white: true, black: true },
  ...fields,
});

const ended = (winner: Color | null, reason = 'checkmate'): { players: { ended: Ending } } => ({
  players: { ended: { winner, reason, result: winner === 'white' ? '1-0' : winner ? '0-1' : '1/2-1/2' } },
});

const detailText = (game: Game, texts: Texts) =>
  detailWords(game, texts)
    .map(({ text }) => text)
    .join('');

test('the headline shows whose turn it is', () => {
  assert.equal(turnText(defaults(), en), 'Your move');
  assert.equal(turnText(gameAfterMove(), en), 'micro-Max is thinking…');
  assert.equal(turnText(gameAfterMove({ players: { white: HUMAN, black: HUMAN } }), en), 'Black to move');
  const both = { white: defaults().players.black, black: defaults().players.black };
  assert.equal(turnText(gameAfterMove({ players: both }), en), 'Black is thinking…');
  assert.equal(
    turnText(gameAfterMove({ tree: { positions: { 1: known({ check: true }) } } }), en),
    'Check! micro-Max is thinking…',
  );
});

test('the headline shows that the engine failed', () => {
  assert.equal(turnText(gameAfterMove({ searches: { stalled: true } }), en), 'micro-Max did not answer');
  assert.equal(turnText(patched(defaults(), { searches: { stalled: true } }), en), 'micro-Max did not answer');
});

test('the headline shows who has won', () => {
  assert.equal(turnText(gameAfterMove(ended('white')), en), 'You win');
  assert.equal(turnText(gameAfterMove(ended('black')), en), 'micro-Max wins');
  assert.equal(turnText(gameAfterMove(ended(null, 'stalemate')), en), 'A draw');
  assert.equal(
    turnText(gameAfterMove({ players: { ...ended('black').players, white: HUMAN, black: HUMAN } }), en),
    'Black wins',
  );
});

test('the headline names the earlier position that is shown', () => {
  assert.equal(turnText(gameAfterMove({ tree: { shown: 0 } }), en), 'Viewing the starting position');
  const { tree, id } = addMove(gameAfterMove().tree, 1, 'e7e5', 'e5');
  assert.equal(turnText(patched(gameAfterMove(), { tree: { ...tree, head: id } }), en), 'Viewing 1.\u00a0e4');
});

test('the line below shows what to do', () => {
  assert.equal(detailText(defaults(), en), en.play.howToMove);
  assert.equal(detailText(gameAfterMove(), en), 'Last move: 1.\u00a0e4');
  assert.equal(detailText(gameAfterMove(ended('white')), en), '', 'the buttons say what to do');
  assert.equal(detailText(gameAfterMove({ tree: { shown: 0 } }), en), en.play.goOnFromHere);
});

test('a draw that can be claimed is shown with its reason', () => {
  const game = patched(defaults(), { tree: { positions: { 0: known({ claim: 'threefold-repetition' }) } } });
  assert.match(detailText(game, en), /claim a draw: threefold repetition/);
});

test('a hint is shown in two steps', () => {
  const legal = [{ uci: 'g1f3', san: 'Nf3', from: 'g1', to: 'f3', promotion: null, capture: false }];
  const game = patched(defaults(), { tree: { positions: { 0: known({ legal }) } } });
  const hint = (step: 1 | 2, uci: string | null = 'g1f3') =>
    detailText(patched(game, { help: { hint: { node: 0, uci, step } } }), en);
  assert.equal(hint(1, null), en.play.looking);
  assert.match(hint(1), /on g1/);
  assert.doesNotMatch(hint(1), /Nf3/);
  assert.match(hint(2), /Nf3/);
});

test('a hint gives its reason once it is found and its words are loaded, but only with the move', () => {
  const targets = [{ square: 'e5', role: 'p' }];
  const found: Reason = { motif: 'hanging', cause: 'found', targets, line: ['f3e5'], san: ['Nxe5'], mateMoves: 0 };
  const text = (step: 1 | 2, reason: Reason | 'asked' | null, texts: Texts = { ...en, motifs }) =>
    detailText(patched(defaults(), { help: { hint: { node: 0, uci: 'f3e5', step, reason } } }), texts);
  assert.equal(text(2, found), 'Hint: f3e5. It wins the pawn on e5 for nothing.');
  for (const other of [text(2, 'asked'), text(2, null), text(2, found, en)]) assert.equal(other, 'Hint: f3e5');
  assert.doesNotMatch(text(1, found), /e5/);
});

test('the moves of a hint and of the line that shows its reason can be pressed', () => {
  const targets = [
    { square: 'e8', role: 'k' },
    { square: 'a8', role: 'r' },
  ];
  const line = ['b5c7', 'e8d8', 'c7a8'];
  const reason: Reason = { motif: 'fork', cause: 'found', targets, line, san: ['Nc7+', 'Kd8', 'Nxa8'], mateMoves: 0 };
  const game: Game = patched(defaults(), { help: { hint: { node: 0, uci: 'b5c7', step: 2, reason } } });
  const words = detailWords(game, { ...en, motifs });
  assert.deepEqual(
    words.filter(({ moves }) => moves).map(({ node, moves }) => [node, moves]),
    [
      [0, 'b5c7'],
      [0, 'b5c7'],
      [0, 'b5c7 e8d8'],
      [0, 'b5c7 e8d8 c7a8'],
    ],
  );
  assert.match(detailText(game, { ...en, motifs }).replace(/\s/g, ' '), /king and rook\. 1\. Nc7\+ Kd8 2\. Nxa8\.$/);
});

test('a note is shown for the last move only', () => {
  const note = { node: 1, lost_cp: 230, played: 'e4', better: 'd4' };
  assert.equal(detailText(gameAfterMove({ help: { note } }), en), 'e4 lost about 2.3 pawns; d4 was better.');
  assert.doesNotMatch(detailText(gameAfterMove({ help: { note }, tree: { shown: 0 } }), en), /lost/);
});

test('a note gives the reason once it is found and its words are loaded', () => {
  const note = { node: 1, lost_cp: 230, played: 'e4', better: 'd4' };
  const targets = [{ square: 'e4', role: 'p' }];
  const reason: Reason = { motif: 'hanging', cause: 'allowed', targets, line: ['f6e4'], san: ['Nxe4'], mateMoves: 0 };
  const game = gameAfterMove({
    help: { note },
    searches: { evaluations: { 1: { score: null, second: null, depth: 9, pv: ['f6e4'], reason } } },
  });
  assert.equal(detailText(game, en), 'e4 lost about 2.3 pawns; d4 was better.');
  assert.equal(
    detailText(game, { ...en, motifs }).replace(/\s/g, ' '),
    'e4 lost about 2.3 pawns; d4 was better. It hangs the pawn on e4: 1… Nxe4.',
  );
});

test('the headline of a finished game names the winner', () => {
  const forTwo = { white: HUMAN, black: HUMAN };
  assert.equal(headline(gameAfterMove({ players: { ...ended('black').players, ...forTwo } }), en), 'Black wins');
  const lost = { players: { ended: { winner: null, reason: 'unknown', result: '0-0' }, ...forTwo } };
  assert.equal(headline(gameAfterMove(lost), en), 'The game is over');
  assert.equal(headline(gameAfterMove(ended('white')), en), 'You win');
});

test('the headline of a game between engines stays, unless the game is paused', () => {
  const both = { white: defaults().players.black, black: defaults().players.black };
  assert.equal(headline(gameAfterMove({ players: both }), en), 'Engine vs engine');
  assert.equal(headline(gameAfterMove({ players: { ...both, paused: true } }), en), 'Paused');
});
