import assert from 'node:assert/strict';

/** The evaluation of a mate. */
const MATE_CP = 10_000;

/** Returns the evaluation in the last line with a score, in centipawns. */
export function evaluationOf(lines: string[]) {
  const [, unit, number] = lines.map((line) => / score (cp|mate) (-?\d+)/.exec(line)).findLast(Boolean) ?? [];
  assert.ok(unit, lines.join('\n'));
  return unit === 'cp' ? Number(number) : Math.sign(Number(number)) * MATE_CP;
}
