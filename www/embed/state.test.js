import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readState } from './state.js';

test('the names are those of the attributes', () => {
  assert.deepEqual(readState('#fen=4k3/8/8/8/8/8/4P3/4K3%20w%20-%20-%200%201&side=black&readonly'), {
    attributes: { fen: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', side: 'black', readonly: '' },
    faults: [],
  });
});

test('a plus and an equals sign in a game stay what they are', () => {
  const { attributes } = readState('#pgn=1.%20e4%20e5%202.%20Qh5%20Nc6%203.%20Qxf7+%20Kxf7%204.%20a8=Q&Level=2');
  assert.deepEqual(attributes, { pgn: '1. e4 e5 2. Qh5 Nc6 3. Qxf7+ Kxf7 4. a8=Q', level: '2' });
});

test('nothing is said of nothing', () => {
  for (const hash of ['', '#', '#&&']) assert.deepEqual(readState(hash), { attributes: {}, faults: [] });
});

test('what is not known is said, and the rest is taken', () => {
  const { attributes, faults } = readState('#fan=8/8&level=3&onload=alert(1)&pgn=%E0%A4');
  assert.deepEqual(attributes, { level: '3' });
  assert.equal(faults.length, 3);
  assert.match(faults[0], /^"fan" was not taken: there are fen, pgn, /);
  assert.match(faults[2], /^pgn was not taken: a % /);
});

test('a long name is cut', () => {
  const [fault] = readState(`#${'x'.repeat(10_000)}=1`).faults;
  assert.ok(fault.length < 400, fault);
});
