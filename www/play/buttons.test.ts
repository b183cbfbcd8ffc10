import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StoreFixture } from '../game/store.fixture.ts';
import { newFriend } from '../game/friend/friend-link.ts';
import { placedActions, possibleActions } from './buttons.tsx';

const seen = ({ game }: StoreFixture) => {
  const possible = possibleActions(game);
  return placedActions(possible).map((action) => (possible[action] ? action : `(${action})`));
};

const HUMAN = { kind: 'human' } as const;

test('during a game the four places stay, and what is impossible is disabled', () => {
  const table = new StoreFixture();
  assert.deepEqual(seen(table), ['(take-back)', 'hint', 'offer-draw', 'resign']);
  table.play('e2e4');
  assert.deepEqual(seen(table), ['take-back', '(hint)', 'offer-draw', 'resign']);
  table.find('e7e5');
  assert.deepEqual(seen(table), ['take-back', 'hint', 'offer-draw', 'resign']);
  table.do({ type: 'resign' });
  assert.deepEqual(seen(table), ['rematch', 'review-game', 'analyse-game', 'new-game']);
});

test('there is no hint against a friend', () => {
  const table = new StoreFixture();
  table.do({ type: 'requestNewGame', as: 'white', players: { white: HUMAN, black: newFriend() } });
  assert.deepEqual(seen(table), ['(take-back)', '(hint)', '(offer-draw)', 'resign']);
  assert.equal(table.do({ type: 'hint' }).game.help.hint, null);
});

test('nobody resigns in an opened position, or in an ending', () => {
  const opened = new StoreFixture({}, { players: { white: HUMAN, black: HUMAN } });
  assert.deepEqual(seen(opened).slice(2), ['analyse-game', 'new-game']);
  const ending = new StoreFixture({}, { training: { exercise: 'kqk' }, players: { started: true } });
  assert.deepEqual(seen(ending).slice(2), ['(offer-draw)', 'new-game']);
});

test('what the opponent is up to can be asked before a move', () => {
  const table = new StoreFixture();
  assert.equal(possibleActions(table.game).threat, true);
  assert.equal(table.do({ type: 'threat' }).game.help.threat?.uci, null);
  table.play('e2e4');
  assert.equal(possibleActions(table.game).threat, false);
});
