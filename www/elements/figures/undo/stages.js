// @ts-check
/**
 * A move made byte by byte, in the order of the listing, and the description of each stage. The bytes before and after it,
 * and after it is taken back, come from the worker. Pure.
 *
 * @typedef {{ before: readonly number[], after: readonly number[] }} Boards
 *
 * @import { Facts } from './undo.js'
 */
import { undo as texts } from '../../../texts/en/figures/undo.js';
import { pieceName, signed, squareOf } from '../classic-answers.js';

/**
 * A byte that the move changes.
 *
 * @typedef {{ code: number, before: number, after: number }} Byte
 */

const VIRGIN = 32;

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

/**
 * A byte with its square: "116 (e1)".
 * @param {number} code
 */
export const byteOf = (code) => `${code} (${squareOf(code)})`;

/**
 * The calculation of the reply's score: "−(+5) − 0 captured − 9 centre = −14".
 * @param {Facts} facts
 */
export function sumOf({ change, running }) {
  const parts = /** @type {(keyof typeof texts.parts)[]} */ (Object.keys(texts.parts))
    .filter((name) => change[name] !== 0)
    .map((name) => `${change[name] > 0 ? '−' : '+'} ${Math.abs(change[name])} ${texts.parts[name]}`);
  return [`−(${signed(running)})`, ...parts, '=', signed(change.runningAfter)].join(' ');
}

/** Describes a stage. @param {Facts | null} facts @param {number} step */
export function describe(facts, step) {
  if (!facts) return texts.none;
  const { bytes, san, isSame } = facts;
  const { kind, written } = stagesOf(bytes.length)[step];
  if (kind === 'before') return texts.stages.before({ move: san });
  if (kind === 'reply') return texts.stages.reply({ sum: sumOf(facts) });
  if (kind === 'back') return texts.stages.back({ isSame, count: bytes.length });
  const { code, before, after } = bytes[written - 1];
  if (!after) return texts.stages.empty({ byte: byteOf(code), piece: pieceName(before) });
  const arrival = { byte: byteOf(code), piece: pieceName(after), code: String(after) };
  return before
    ? texts.stages.capture({ ...arrival, taken: pieceName(before) })
    : texts.stages.put({
        ...arrival,
        virgin: bytes.some((one) => !one.after && (one.before & ~VIRGIN) === after && (one.before & VIRGIN) > 0),
      });
}
