import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSan, writeSan } from './notation.ts';

test('a move takes the letters of the language, or figurines', () => {
  assert.equal(writeSan('Nbxd7+', 'own', 'de'), 'Sbxd7+');
  assert.equal(writeSan('Rfe1', 'own', 'fr'), 'Tfe1');
  assert.equal(writeSan('Kf1', 'own', 'fr'), 'Rf1');
  assert.equal(writeSan('Bb5', 'own', 'es'), 'Ab5');
  assert.equal(writeSan('bxc8=Q#', 'own', 'de'), 'bxc8=D#');
  assert.equal(writeSan('Qh5', 'figurines', 'de'), '♕h5');
  assert.equal(writeSan('Qh5', 'english', 'de'), 'Qh5');
  assert.equal(writeSan('O-O-O', 'own', 'es'), 'O-O-O');
});

test('what is written in a language is read in it', () => {
  for (const language of ['en', 'de', 'fr', 'es']) {
    for (const letters of ['own', 'figurines'] as const) {
      for (const san of ['e4', 'Nf3', 'Bxc6+', 'R1a3', 'Qd8#', 'Ke2', 'exd8=N', 'O-O', 'O-O-O+', 'bxc3']) {
        assert.equal(readSan(writeSan(san, letters, language), language), san, `${language} ${letters}`);
      }
    }
  }
});

test('what a hand types is read', () => {
  assert.equal(readSan(' 0-0-0 ', 'en'), 'O-O-O');
  assert.equal(readSan('oo', 'en'), 'O-O');
  assert.equal(readSan('nf3', 'en'), 'Nf3');
  assert.equal(readSan('sf3', 'de'), 'Nf3');
  assert.equal(readSan('Nf3', 'de'), 'Nf3');
  assert.equal(readSan('e8q', 'en'), 'e8=Q');
  assert.equal(readSan('e8D+', 'de'), 'e8=Q+');
  assert.equal(readSan('bxc3', 'en'), 'bxc3');
  assert.equal(readSan('♞c6', 'fr'), 'Nc6');
});

test('UCI and words go through', () => {
  for (const text of ['e2e4', 'resign', 'draw', 'back', 'hint', 'clock', 'help']) {
    assert.equal(readSan(text, 'en'), text);
  }
  assert.equal(readSan('e7e8q', 'de'), 'e7e8q');
});
