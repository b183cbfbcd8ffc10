import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readState } from './state.ts';

test('the fragment contains attributes', () => {
  assert.deepEqual(readState('#fen=4k3/8/8/8/8/8/4P3/4K3%20w%20-%20-%200%201&side=black&readonly'), {
    attributes: { fen: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', side: 'black', readonly: '' },
    faults: [],
  });
});

test('plus and equals signs in a game are kept', () => {
  const { attributes } = readState('#pgn=1.%20e4%20e5%202.%20Qh5%20Nc6%203.%20Qxf7+%20Kxf7%204.%20a8=Q&Level=2');
  assert.deepEqual(attributes, { pgn: '1. e4 e5 2. Qh5 Nc6 3. Qxf7+ Kxf7 4. a8=Q', level: '2' });
});

test('an empty fragment has no faults', () => {
  for (const hash of ['', '#', '#&&']) assert.deepEqual(readState(hash), { attributes: {}, faults: [] });
});

test('unknown and undecodable parts are faults, the rest is accepted', () => {
  const { attributes, faults } = readState('#fan=8/8&level=3&onload=alert(1)&pgn=%E0%A4');
  assert.deepEqual(attributes, { level: '3' });
  assert.equal(faults.length, 3);
  assert.match(faults[0], /^“fan” is not an attribute\. The attributes are fen, pgn, /);
  assert.match(faults[2], /^pgn is ignored: after % /);
});

test('the address of a frame does not choose its scripts', () => {
  for (const name of ['engine-base', 'Engine-Base', 'engineBase', 'enginebase', 'for', 'follow']) {
    const { attributes, faults } = readState(`#${name}=/uploads/&start=eager`);
    assert.deepEqual(attributes, { start: 'eager' });
    assert.equal(faults.length, 1);
  }
});

test('a long name is shortened', () => {
  const [fault] = readState(`#${'x'.repeat(10_000)}=1`).faults;
  assert.ok(fault.length < 400, fault);
});
