import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setOwnTexts, unknownKey, withOwnTexts } from './own-texts.ts';

interface Table {
  language: string;
  board: { pieces: { K: string }; square: (fields: { square: string; content: string }) => string };
  levels: { name: string }[];
  messages: Record<string, (fields: Record<string, string>) => string>;
}

const TABLE: Table = {
  language: 'en',
  board: { pieces: { K: 'white king' }, square: ({ square, content }) => `${square}, ${content}` },
  levels: [{ name: 'Newcomer' }, { name: 'Beginner' }],
  messages: { newGame: ({ side }) => `You play ${side}.` },
};

test('own texts replace those of a table, and fields may be in braces', () => {
  setOwnTexts('it', {
    board: { pieces: { K: 're bianco' }, square: '{content} in {square}' },
    levels: { 1: { name: 'Principiante' } },
    messages: { noMove: 'Nessuna mossa.' },
  });
  const texts = withOwnTexts(TABLE, 'it');
  assert.equal(texts.language, 'it');
  assert.deepEqual(texts.board.pieces, { K: 're bianco' });
  assert.equal(texts.board.square({ square: 'e1', content: 're' }), 're in e1');
  assert.deepEqual(texts.levels, [{ name: 'Newcomer' }, { name: 'Principiante' }]);
  assert.equal(texts.messages.newGame({ side: 'White' }), 'You play White.');
  assert.equal(texts.messages.noMove({}), 'Nessuna mossa.');
  assert.equal(TABLE.board.pieces.K, 'white king');
});

test('a table stays the same until its texts change', () => {
  setOwnTexts('pt', { board: { pieces: { K: 'rei' } } });
  const first = withOwnTexts(TABLE, 'pt');
  assert.equal(withOwnTexts(TABLE, 'pt'), first);
  setOwnTexts('pt', { board: { pieces: { K: 'rei branco' } } });
  assert.equal(withOwnTexts(TABLE, 'pt').board.pieces.K, 'rei branco');
  assert.equal(withOwnTexts(TABLE, 'sv'), TABLE);
});

test('unknown keys and values of another kind are found', () => {
  assert.equal(unknownKey(TABLE, { board: { pieces: { K: 're' }, square: () => '' } }), null);
  assert.equal(unknownKey(TABLE, { board: { pieces: { Kk: 're' } } }), 'board.pieces.Kk');
  assert.equal(unknownKey(TABLE, { board: 'tavola' }), 'board');
  assert.equal(unknownKey(TABLE, { board: { pieces: { K: () => 're' } } }), 'board.pieces.K');
  assert.equal(unknownKey(TABLE, { levels: { 5: { name: '' } } }), 'levels.5');
  assert.equal(unknownKey(TABLE, { messages: { rare: 'text' } }), null);
});
