import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CAPABLANCA, DROPS } from '../game/variant/variant.fixture.ts';
import { endingText, scoreText, spokenMove } from '../texts/sentences.ts';
import { nameOfPiece, withVariantTexts } from './game-texts.ts';
import { loadPieceNames, loadTexts, loadVariantWords } from '../texts/load.ts';
import { readFileSync, readdirSync } from 'node:fs';
import type { Color } from '../board/geometry.ts';

test('a game of a variant ends in words of every language', async () => {
  const endings = {
    en: ['White wins: the deciding check.', 'Draw: repetition.', 'White wins by checkmate.'],
    de: [
      'Weiß gewinnt durch das entscheidende Schach.',
      'Remis: Stellungswiederholung.',
      'Weiß gewinnt durch Schachmatt.',
    ],
    fr: [
      'Les Blancs gagnent par l’échec décisif.',
      'Nulle\u202f: répétition de la position.',
      'Les Blancs gagnent par échec et mat.',
    ],
    es: [
      'Ganan las blancas por el jaque decisivo.',
      'Tablas: repetición de la posición.',
      'Ganan las blancas por jaque mate.',
    ],
  };
  for (const [language, sentences] of Object.entries(endings)) {
    const texts = await withVariantTexts(await loadTexts(language), DROPS);
    const ends: [winner: Color | null, reason: string][] = [
      ['white', 'checks'],
      [null, 'repetition'],
      ['white', 'checkmate'],
    ];
    const said = ends.map(([winner, reason]) => endingText(texts, { winner, reason }));
    assert.deepEqual(
      said.map((text) => text.replace(/\s:/, '\u202f:')),
      sentences,
    );
  }
});

test('a forced win is no mate, because the game may end otherwise', async () => {
  const texts = await withVariantTexts(await loadTexts('en'), DROPS);
  assert.equal(scoreText(texts, { cp: null, mate: -2 }), 'Black wins in 2');
});

test('moves are spoken with the names of the pieces', async () => {
  const texts = await withVariantTexts(await loadTexts('de'), CAPABLANCA);
  assert.deepEqual(
    ['Nc3', 'Cxe10+', 'e4', 'Qd1'].map((san) => spokenMove(texts, san)),
    ['Springer nach c3', 'Kanzler schlägt e10, Schach', 'Bauer nach e4', 'Qd1'],
  );
  assert.equal(spokenMove(await loadTexts('de'), 'Qd1'), 'Dame nach d1');
});

test('squares are named with the pieces of the game', async () => {
  const { board } = await withVariantTexts(await loadTexts('en'), CAPABLANCA);
  const [pieces, choices]: Readonly<Record<string, string>>[] = [board.pieces, board.choices];
  assert.deepEqual([pieces.K, pieces.c, choices.c], ['white king', 'black chancellor', 'chancellor']);
});

test('every piece of every game has a name in every language', async () => {
  const folder = new URL('../../crates/variants/src/catalogue/', import.meta.url);
  const files = ['games', 'armies'].flatMap((name) =>
    readdirSync(new URL(name, folder)).map((file) => `${name}/${file}`),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^piece \S (\S+)/gm)].map(([, name]) => name),
  );
  for (const language of ['de', 'fr', 'es']) {
    const pieceNames = await loadPieceNames(language);
    for (const name of names) assert.ok(Object.hasOwn(pieceNames, name), `${language}: ${name}`);
  }
});

test('a piece without a translation keeps its name', async () => {
  assert.equal(nameOfPiece(await loadPieceNames('en'), 'woody-rook'), 'woody rook');
  assert.equal((await loadVariantWords('en')).choose, 'Choose');
  assert.equal(nameOfPiece(await loadPieceNames('de'), 'rook'), 'Turm');
});
