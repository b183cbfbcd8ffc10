/**
 * A move made byte by byte, in the order of the listing, and the description of each stage. The bytes before and after it,
 * and after it is taken back, come from the worker. Pure.
 */
import { undo as texts } from '../../../texts/en/figures/undo.ts';
import { pieceName, signed, squareOf } from '../classic-answers.ts';
import type { Facts } from './undo.tsx';

type Boards = { before: readonly number[]; after: readonly number[] };

/** A byte that the move changes. */
export type Byte = { code: number; before: number; after: number };

const VIRGIN = 32;

/**
 * The bytes that a move changes: first the squares that it empties, the origin last, then those where pieces arrive.
 *
 * @param from The origin of the moving piece.
 */
export function changedBytes({ before, after }: Boards, from: number): Byte[] {
  const changed = [...before.keys()].filter((code) => code < 128 && before[code] !== after[code]);
  const rank = (code: number) => (after[code] ? 2 : 0) + (code === from ? 1 : 0);
  return changed
    .sort((one, other) => rank(one) - rank(other) || one - other)
    .map((code) => ({ code, before: before[code], after: after[code] }));
}

/**
 * The stages: the bytes before the move, each byte as it is written, the call of the reply, and the move taken back.
 */
type Stage = { kind: 'before' | 'byte' | 'reply' | 'back'; written: number };

/** @param count The number of changed bytes. */
export const stagesOf = (count: number): Stage[] => [
  { kind: 'before', written: 0 },
  ...Array.from({ length: count }, (_, index): Stage => ({ kind: 'byte', written: index + 1 })),
  { kind: 'reply', written: count },
  { kind: 'back', written: 0 },
];

/** The whole board at a stage. */
export function boardAt(
  { before, back }: Facts['boards'],
  bytes: readonly Byte[],
  { kind, written }: Stage,
): readonly number[] {
  if (kind === 'back') return back;
  const board = [...before];
  for (const { code, after } of bytes.slice(0, written)) board[code] = after;
  return board;
}

/** A byte with its square: "116 (e1)". */
export const byteOf = (code: number) => `${code} (${squareOf(code)})`;

/** The calculation of the reply's score: "−(+5) − 0 captured − 9 centre = −14". */
export function sumOf({ change, running }: Facts) {
  const parts = (Object.keys(texts.parts) as (keyof typeof texts.parts)[])
    .filter((name) => change[name] !== 0)
    .map((name) => `${change[name] > 0 ? '−' : '+'} ${Math.abs(change[name])} ${texts.parts[name]}`);
  return [`−(${signed(running)})`, ...parts, '=', signed(change.runningAfter)].join(' ');
}

/** Describes a stage. */
export function describe(facts: Facts | null, step: number) {
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
