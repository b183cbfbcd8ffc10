// @ts-check
/**
 * A move made byte by byte, in the order of the listing. The bytes before and after it, and after it is taken back, come
 * from the worker. Pure.
 *
 * @typedef {{ before: readonly number[], after: readonly number[] }} Boards
 */

/**
 * A byte that the move changes.
 *
 * @typedef {{ code: number, before: number, after: number }} Byte
 */

/**
 * The bytes that a move changes: first the squares that it empties, the origin last, then those where pieces arrive.
 * @param {Boards} boards
 * @param {number} from The origin of the moving piece.
 * @returns {Byte[]}
 */
export function changedBytes({ before, after }, from) {
  const changed = [...before.keys()].filter((code) => code < 128 && before[code] !== after[code]);
  const rank = (/** @type {number} */ code) => (after[code] ? 2 : 0) + (code === from ? 1 : 0);
  return changed
    .sort((one, other) => rank(one) - rank(other) || one - other)
    .map((code) => ({ code, before: before[code], after: after[code] }));
}

/**
 * The stages: the bytes before the move, each byte as it is written, the call of the reply, and the move taken back.
 *
 * @typedef {{ kind: 'before' | 'byte' | 'reply' | 'back', written: number }} Stage
 */

/**
 * @param {number} count The number of changed bytes.
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
 * @param {{ before: readonly number[], back: readonly number[] }} boards @param {readonly Byte[]} bytes
 * @param {Stage} stage @returns {readonly number[]}
 */
export function boardAt({ before, back }, bytes, { kind, written }) {
  if (kind === 'back') return back;
  const board = [...before];
  for (const { code, after } of bytes.slice(0, written)) board[code] = after;
  return board;
}
