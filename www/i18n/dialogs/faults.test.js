import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translatedFault } from './faults.js';

test('what the worker finds wrong is said in the language', () => {
  assert.equal(translatedFault('de', 'white must have exactly one king, not 0'), 'Weiß: 0 Könige statt einem');
  assert.equal(
    translatedFault('de', 'black cannot castle kingside: it has no rook on h8'),
    'Schwarz kann am Königsflügel nicht rochieren: Auf h8 steht kein Turm',
  );
  assert.equal(translatedFault('fr', '\'Nf9\' is not a valid move; try e4, Nf3 or O-O'), '\'Nf9\' n’est pas un coup comme e4, Nf3 ou O-O');
  assert.equal(translatedFault('es', '\'$300\' is not a NAG from $0 to $255'), '\'$300\' no es un signo de $0 a $255');
  assert.equal(translatedFault('de', '\'Nd2\' is ambiguous: Nbd2 or Nfd2'), '\'Nd2\' ist mehrdeutig: Nbd2 oder Nfd2');
});

test('quoted text with signs of its own stays as it is', () => {
  assert.equal(translatedFault('de', '\'$1 (\' is illegal in this position'), '\'$1 (\' ist in dieser Stellung nicht erlaubt');
});

test('what has no words stays English', () => {
  assert.equal(translatedFault('de', 'something new'), 'something new');
  assert.equal(translatedFault('en', 'the FEN is empty'), 'the FEN is empty');
});
