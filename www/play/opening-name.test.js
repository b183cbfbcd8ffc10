import assert from 'node:assert/strict';
import { test } from 'node:test';

import { addMove, makeTree } from '../game/tree/move-tree.js';
import { OPENING_TABLE } from './opening-table.js';
import { continuationsOf, lineFromStart, openingOf, openings } from './opening-name.js';

const lines = [...openings()].map(({ code, name, moves }) => `${code} ${name}: ${moves.join(' ')}`);
const nameOf = (moves) => openingOf(moves.split(' '))?.name;

/** A game whose shown position comes after these moves. */
function gameAfter(sans, start) {
  let tree = makeTree(start);
  let shown = 0;
  for (const [index, san] of sans.entries()) ({ tree, id: shown } = addMove(tree, shown, `move${index}`, san));
  return { tree, shown };
}

test('every line has a code, a name and moves', () => {
  assert.ok(lines.length > 250, `${lines.length} lines`);
  assert.equal(lines.length, OPENING_TABLE.trim().split('\n').length);
  const move = '(?:O-O(?:-O)?|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8])[+#]?';
  const form = new RegExp(`^[A-E]\\d\\d \\p{L}[\\p{L}' ,-]*[\\p{L}]: ${move}(?: ${move})*$`, 'u');
  for (const line of lines) assert.match(line, form);
});

test('the lines are sorted by code, and no moves occur twice', () => {
  const codes = lines.map((line) => line.slice(0, 3));
  assert.deepEqual(codes, [...codes].sort());
  assert.equal(new Set(lines.map((line) => line.split(': ')[1])).size, lines.length);
});

test('finds every line by its moves', () => {
  for (const line of lines) {
    const [title, moves] = line.split(': ');
    const { code, name } = openingOf(moves.split(' '));
    assert.equal(`${code} ${name}`, title);
  }
});

test('the longest matching line gives the name', () => {
  assert.equal(nameOf('e4 e5 Nf3 Nc6 Bc4'), 'Italian Game');
  assert.equal(nameOf('e4 e5 Nf3 Nc6 Bc4 h6 O-O'), 'Italian Game');
  assert.equal(nameOf('e4 e5 Nf3 Nc6 Bc4 Bc5'), 'Giuoco Piano');
  assert.equal(nameOf('e4 e5 Nf3 h6'), "King's Knight Opening");
  assert.equal(nameOf('h4'), undefined);
  assert.equal(openingOf([]), null);
});

test('ignores signs of check, but not of captures', () => {
  assert.equal(nameOf('e4 c5 Nf3 d6 Bb5'), 'Sicilian Defence, Moscow Variation');
  assert.equal(nameOf('e4 d5 exd5 Nf6'), 'Scandinavian Defence, Modern Variation');
  assert.equal(nameOf('e4 d5 ed5 Nf6'), 'Scandinavian Defence');
});

test('finds the moves that lead to another opening', () => {
  const found = continuationsOf(['e4', 'e5', 'Nf3', 'Nc6']);
  assert.deepEqual(
    found.map(({ san }) => san),
    ['Bb5', 'Bc4', 'd4', 'Nc3', 'c3'],
  );
  assert.deepEqual(found[0], { san: 'Bb5', name: 'Ruy Lopez' });
  const sicilian = continuationsOf(['e4', 'c5', 'Nf3', 'd6']).map(({ san, name }) => `${san} ${name}`);
  assert.ok(sicilian.includes('Bb5 Sicilian Defence, Moscow Variation'), sicilian.join());
  assert.ok(sicilian.includes('d4 Sicilian Defence, Chekhover Variation'), 'a move without a name of its own');
  assert.ok(continuationsOf([]).length >= 18);
  assert.deepEqual(continuationsOf(['h4', 'h5']), []);
  assert.deepEqual(continuationsOf(['e4', '']), []);
});

test('every continuation has a name', () => {
  for (const { moves } of openings()) {
    for (let count = 0; count < moves.length; count += 1) {
      const next = moves[count].replace(/[+#]/, '');
      const found = continuationsOf(moves.slice(0, count)).find(({ san }) => san === next);
      assert.ok(found?.name, moves.slice(0, count + 1).join(' '));
    }
  }
});

test('only lines from the start position have openings', () => {
  const sans = ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4'];
  assert.deepEqual(lineFromStart(gameAfter(sans)), sans);
  assert.deepEqual(lineFromStart({ ...gameAfter(sans), shown: 3 }), sans.slice(0, 3));
  assert.equal(lineFromStart(gameAfter(sans, '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1')), null);
  assert.deepEqual(lineFromStart(gameAfter(sans, 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')), sans);
  assert.deepEqual(lineFromStart(gameAfter(['e4', null])), ['e4', '']);
});
