import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parsePlacement } from '../board/placement.ts';
import { parseCommand } from './command-parser.ts';
import type { LegalMove } from '../board/state.ts';
import type { Meaning } from './command-parser.ts';

const move = (san: string, uci: string): LegalMove => ({
  san,
  uci,
  from: uci.slice(0, 2),
  to: uci.slice(2, 4),
  promotion: uci[4] ?? null,
  capture: san.includes('x'),
});

/** White: king e1, rooks a1 and h1, knights b1 and g1 (both reach d2? no: b1 and f3), bishop f1, pawns a7, b3, d4. */
const pieces = parsePlacement('8/P7/8/8/3P4/1P3N2/8/RN2KB1R');
assert.ok(pieces);
const moves = [
  move('Nbd2', 'b1d2'),
  move('Nfd2', 'f3d2'),
  move('Ne5', 'f3e5'),
  move('b4', 'b3b4'),
  move('Bc4', 'f1c4'),
  move('bxc4', 'b3c4'),
  move('Rg1', 'h1g1'),
  move('O-O', 'e1g1'),
  move('O-O-O', 'e1c1'),
  move('Ke2', 'e1e2'),
  move('d5', 'd4d5'),
  move('a8=Q+', 'a7a8q'),
  move('a8=R', 'a7a8r'),
  move('a8=B', 'a7a8b'),
  move('a8=N', 'a7a8n'),
];
const commands = { resign: 'aufgeben', draw: 'remis' };
const read = (text: string, language = 'en') => parseCommand(text, { moves, pieces, language, commands });
const uciOf = (meaning: Meaning) => ('move' in meaning ? meaning.move.uci : undefined);
const movesOf = (meaning: Meaning) => ('moves' in meaning ? meaning.moves : undefined);
const uci = (text: string, language?: string) => uciOf(read(text, language));

test('reads a move in SAN and in UCI notation', () => {
  const same = [
    ['Ne5', 'f3e5'],
    ['ne5', 'f3e5'],
    ['Nf3e5', 'f3e5'],
    ['f3e5', 'f3e5'],
    ['f3-e5', 'f3e5'],
    ['d5', 'd4d5'],
    ['Nbd2', 'b1d2'],
    ['bc4', 'b3c4'],
    ['Bc4', 'f1c4'],
    ['a8=N', 'a7a8n'],
    ['a8q', 'a7a8q'],
    ['a7a8r', 'a7a8r'],
    ['0-0-0', 'e1c1'],
    ['O-O', 'e1g1'],
    ['e1g1', 'e1g1'],
    ['Ke2', 'e1e2'],
  ];
  for (const [text, expected] of same) assert.equal(uci(text), expected, text);
});

test('reads piece letters of the language, and English ones', () => {
  assert.equal(uci('Se5', 'de'), 'f3e5');
  assert.equal(uci('Lc4', 'de'), 'f1c4');
  assert.equal(uci('Ne5', 'de'), 'f3e5');
  assert.equal(uci('Re2', 'fr'), 'e1e2');
  assert.equal(uci('Rg1', 'fr'), 'h1g1');
  assert.equal(uci('Ce5', 'fr'), 'f3e5');
});

test('a text that could become another move is not sure', () => {
  const isSure = (text: string) => {
    const meaning = read(text);
    return 'isSure' in meaning ? meaning.isSure : undefined;
  };
  assert.equal(isSure('Ne5'), true);
  assert.equal(isSure('O-O'), false);
  assert.equal(isSure('O-O-O'), true);
  assert.equal(isSure('0-0'), false);
});

test('an ambiguous text names all its moves', () => {
  assert.deepEqual(
    movesOf(read('Nd2'))?.map((one) => one.uci),
    ['b1d2', 'f3d2'],
  );
  assert.equal(read('Nd2').kind, 'ambiguous');
  assert.equal(read('a8').kind, 'promotion');
  assert.equal(movesOf(read('a7a8'))?.length, 4);
});

test('a prefix of a move or command is recognized', () => {
  for (const text of ['N', 'Nb', 'nb', 'O', 'f3', 'res', 'auf', 'a', 'B', 'b'])
    assert.equal(read(text).kind, 'prefix', text);
  assert.equal(read(' ').kind, 'empty');
});

test('reads commands in the language and in English', () => {
  const command = (text: string) => {
    const meaning = read(text);
    return 'command' in meaning ? meaning.command : undefined;
  };
  assert.equal(command('Resign'), 'resign');
  assert.equal(command('aufgeben'), 'resign');
  assert.equal(command('remis'), 'draw');
  assert.equal(command('hint'), 'hint');
});

test('illegal moves and unknown words are distinguished', () => {
  for (const text of ['Ne4', 'e2e4', 'Qd8', 'd6']) assert.equal(read(text).kind, 'illegal', text);
  for (const text of ['xyz', 'N9', '💥', '__proto__', 'constructor']) assert.equal(read(text).kind, 'unknown', text);
});

test('reads moves of other games as the program writes them', () => {
  const other = [move('Cxa10+', 'a1a10'), move('N@e5', 'N@e5'), move('Nc3/H', 'b1c3h'), move('O-O/Hh1', 'h1e1h')];
  const readOther = (text: string) => parseCommand(text, { moves: other, pieces: {}, language: 'en', commands });
  for (const { san, uci: written } of other) {
    assert.deepEqual(
      [san, san.replace('+', ''), written].map((text) => uciOf(readOther(text))),
      [written, written, written],
    );
  }
  assert.equal(readOther('Cxa9').kind, 'unknown');
  assert.equal(readOther('N@').kind, 'prefix');
});

test('a long input is read in time that grows with its length only', { timeout: 20_000 }, () => {
  const moves = [{ uci: 'e2e4', san: 'e4', from: 'e2', to: 'e4', promotion: null, capture: false }];
  for (const unit of ['+', '!?', '-', ' ', 'O-']) {
    const { kind } = parseCommand(`${unit.repeat(200_000)}x`, { moves, pieces: {}, language: 'en', commands: {} });
    assert.notEqual(kind, 'move');
  }
});
