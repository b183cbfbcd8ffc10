// @ts-check
/**
 * Descriptions of the stages of a move. Pure.
 *
 * @import { Facts } from './undo.js'
 */
import { undo as texts } from '../../../texts/en/figures/undo.js';
import { hexOf, pieceName, signed, squareOf } from '../classic-answers.js';
import { stagesOf } from './stages.js';

const VIRGIN = 32;

/**
 * A byte with its square: "0x74 (e1)".
 * @param {number} code
 */
export const byteOf = (code) => `${hexOf(code)} (${squareOf(code)})`;

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

/** @param {Facts | null} facts @param {number} step */
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
