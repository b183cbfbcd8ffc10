import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosenBy, oneOf, whole, written } from './options.ts';

const CHOICES = {
  base: oneOf(['decimal', 'hex', 'binary']),
  depth: whole(1, 12, 8),
  square: written(/^[a-h][1-8]$/, 'e2', 'a square such as e4'),
};

function chosen(attributes: Record<string, string>) {
  const faults: string[] = [];
  return {
    ...chosenBy(
      CHOICES,
      (name) => attributes[name] ?? null,
      (fault) => faults.push(fault),
    ),
    faults,
  };
}

test('an attribute that is absent has its default value', () => {
  assert.deepEqual(chosen({ depth: ' ' }), { base: 'decimal', depth: 8, square: 'e2', faults: [] });
});

test('a valid attribute is used', () => {
  assert.deepEqual(chosen({ base: ' Hex', depth: '12', square: 'h8 ' }), {
    base: 'hex',
    depth: 12,
    square: 'h8',
    faults: [],
  });
});

test('an invalid text is reported and changes nothing', () => {
  const { base, depth, square, faults } = chosen({ base: 'octal', depth: '13', square: `z9${'!'.repeat(80)}` });
  assert.deepEqual([base, depth, square], ['decimal', 8, 'e2']);
  assert.equal(faults[0], 'base="octal" is not valid: it must be decimal, hex or binary.');
  assert.equal(faults[1], 'depth="13" is not valid: it must be a whole number from 1 to 12.');
  assert.ok(faults[2].length < 130);
});
