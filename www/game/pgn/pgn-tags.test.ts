import { patched } from '../game.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chess960Fen } from '../position/chess960.ts';
import { makeTree } from '../tree/move-tree.ts';
import { loadedFen, pgnOfGame, writePgn } from './pgn.ts';
import { eventOf, orientationOfTags, titleOf, variantTags } from './pgn-tags.ts';
import { legalMove, StoreFixture } from '../store.fixture.ts';
import { CAPABLANCA, DROPS } from '../variant/variant.fixture.ts';
import type { Loaded, Tags } from './pgn.ts';

const DEFINED = { ...DROPS, source: 'game drops\nabout "A" \\ b\\n\n' };

test('tags name a built-in game, contain a definition, or name Chess960', () => {
  assert.deepEqual(variantTags(makeTree()), []);
  assert.deepEqual(variantTags(makeTree('startpos', CAPABLANCA)), [['Variant', 'Capablanca']]);
  assert.deepEqual(variantTags(makeTree('startpos', { ...CAPABLANCA, source: 'king-of-the-hill' })), [
    ['Variant', 'King of the hill'],
  ]);
  assert.deepEqual(variantTags(makeTree('startpos', DEFINED)), [
    ['Variant', 'Drops'],
    ['VariantDefinition', 'game drops\\nabout "A" \\\\ b\\\\n\\n'],
  ]);
  assert.deepEqual(variantTags(makeTree(chess960Fen(0))), [['Variant', 'Chess960']]);
});

test('a game is written with its variant', () => {
  const table = new StoreFixture().do({ type: 'requestNewGame', as: 'white', variant: DEFINED }).play('e2e4');
  const text = writePgn(pgnOfGame(table.game));
  assert.match(
    text,
    /^\[Variant "Drops"\]\n\[VariantDefinition "game drops\\\\nabout \\"A\\" \\\\\\\\ b\\\\\\\\n\\\\n"\]$/m,
  );
  assert.match(text, /\n\n1\. e4 \*\n$/);
  assert.doesNotMatch(text, /FEN/);
  const tags: Tags = [
    ['Event', 'Test'],
    ['Variant', 'Other'],
  ];
  assert.match(writePgn(pgnOfGame(patched(table.game, { tree: { tags } }))), /^\[Variant "Drops"\]$/m);
  assert.match(
    writePgn(pgnOfGame(patched(new StoreFixture().game, { tree: { tags: [['Variant', 'Standard']] } }))),
    /^\[Variant "Standard"\]$/m,
  );
});

test('moves are numbered from the last field of the position', () => {
  const table = new StoreFixture({ '': { legal: [legalMove('a7a6', 'a6')] } });
  const tree = makeTree('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 3+3 0 7', DROPS);
  table.do({ type: 'loadGame', id: 'other', game: { tree, tags: [], ended: null } }).play('a7a6');
  assert.match(writePgn(pgnOfGame(table.game)), /\n\n7\.\.\. a6 \*\n$/);
});

test('a game is seen from the side that its tags name', () => {
  const orientation = (value: string) =>
    orientationOfTags([
      ['Event', 'x'],
      ['Orientation', value],
    ]);
  assert.deepEqual(['black', 'White', 'left'].map(orientation), ['black', 'white', null]);
  const loaded: Loaded = { ...loadedFen('startpos'), tags: [['Orientation', 'black']] };
  const table = new StoreFixture().do({ type: 'loadGame', id: 'x', game: loaded });
  assert.equal(table.game.players.orientation, 'black');
});

const found = (tags: Record<string, string>) => ({ tags: Object.entries(tags) });

test('the title of a game comes from its tags', () => {
  const tags = { Event: 'Riga', Site: '?', Date: '1959.??.??', White: 'Tal', Black: 'NN', Result: '1-0' };
  assert.deepEqual(titleOf(found(tags)), { players: 'Tal – NN', details: 'Riga, 1959, 1-0' });
  assert.deepEqual(titleOf(found({ Result: '*', Date: '????.??.??' })), { players: '? – ?', details: '' });
  assert.equal(titleOf(found({ Date: '2001.02.03' })).details, '2001.02.03');
});

test('the event and its date come from the tags', () => {
  assert.equal(eventOf(found({ Event: 'London', Date: '1851.06.??' })), 'London, 1851.06');
  assert.equal(eventOf(found({ Event: '?' })), '');
});
