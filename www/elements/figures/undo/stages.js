// @ts-check
/**
 * A move done byte by byte, in the order of the listing. What the bytes are before, after and when the move is taken
 * back, the worker says. Pure.
 *
 * @typedef {{ before: readonly number[], after: readonly number[] }} Boards
 */

/**
 * A byte that the move changes.
 *
 * @typedef {{ code: number, before: number, after: number }} Byte
 */

/**
 * The bytes that a move changes: first those that it empties, the piece's own at the end of them, then where pieces arrive.
 *
 * @param {Boards} boards
 * @param {number} from Where the piece comes from.
 * @returns {Byte[]}
 */
export function changedBytes({ before, after }, from) {
  const changed = [...before.keys()].filter((code) => code < 128 && before[code] !== after[code]);
  const rank = (/** @type {number} */ code) => (after[code] ? 2 : 0) + (code === from ? 1 : 0);
  return changed.sort((one, other) => rank(one) - rank(other) || one - other)
    .map((code) => ({ code, before: before[code], after: after[code] }));
}

/**
 * What a step shows: the bytes as they are, each written one by one, then the call of the reply, then all taken back.
 *
 * @typedef {{ kind: 'before' | 'byte' | 'reply' | 'back', written: number }} Stage
 */

/**
 * @param {number} count Of bytes that change.
 * @returns {Stage[]}
 */
export const stagesOf = (count) => [
  { kind: 'before', written: 0 },
  ...Array.from({ length: count }, (_, index) => /** @type {Stage} */ ({ kind: 'byte', written: index + 1 })),
  { kind: 'reply', written: count },
  { kind: 'back', written: 0 },
];

/**
 * The whole board at a stage.
 *
 * @param {{ before: readonly number[], back: readonly number[] }} boards
 * @param {readonly Byte[]} bytes
 * @param {Stage} stage
 * @returns {readonly number[]}
 */
export function boardAt({ before, back }, bytes, { kind, written }) {
  if (kind === 'back') return back;
  const board = [...before];
  for (const { code, after } of bytes.slice(0, written)) board[code] = after;
  return board;
}
