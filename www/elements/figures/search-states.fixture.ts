/** Rows of a search for tests: what a test does not give is zero. */
import { STATES, transitionOf } from './search-states.ts';
import type { Stop, Transition } from './search-states.ts';

type Parts = { [Part in keyof Transition]?: Partial<Transition[Part]> };

const ZEROS = transitionOf(Array<number>(64).fill(0));

export const transition = (
  state: keyof typeof STATES,
  { call, candidate, reply, entry, ...head }: Parts = {},
): Transition => ({
  ...ZEROS,
  ...head,
  state: STATES[state],
  call: { ...ZEROS.call, ...call },
  candidate: { ...ZEROS.candidate, ...candidate },
  reply: { ...ZEROS.reply, ...reply },
  entry: { ...ZEROS.entry, ...entry },
});

export const stop = (node: number, call: Partial<Stop['call']>, candidate: Partial<Stop['candidate']> = {}): Stop => ({
  node,
  call: { ...ZEROS.call, ...call },
  candidate: { ...ZEROS.candidate, ...candidate },
  entry: ZEROS.entry,
});
