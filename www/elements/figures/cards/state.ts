/**
 * The state of the figure, the reader's actions on it, and the claim that a branch is best, judged by the turned cards. Pure.
 */
import { lowest, searchSteps } from './alpha-beta.ts';
import { stepWithin } from '../steps.ts';
import { moveBranch, moveCard, placeOf } from './values.ts';
import type { Branch, Branches } from './values.ts';

type Mode = 'play' | 'watch' | 'reorder';

/** What the reader did last, which the sentence below the cards is about. */
type Action = { kind: 'none' } | { kind: 'turned'; key: string } | { kind: 'claimed' } | { kind: 'reordered' };

/**
 * - `given`: the branches in the author's order; `branches`: in the reader's.
 * - `turned`: the keys of the cards that the reader has turned.
 * - `verdict`: the answer to the last claim, until another card is turned.
 */
export interface State {
  given: Branches;
  branches: Branches;
  mode: Mode;
  hasCuts: boolean;
  turned: ReadonlySet<string>;
  verdict: Verdict | null;
  /** That of the search, counted from 0. */
  step: number;
  action: Action;
}

const NONE: Action = { kind: 'none' };

/**
 * The answer to a claim.
 *
 * - `better`: the branch that may be better; null if the claim is proved.
 * - `low`, `high`: the values of the face-down cards of the claimed and of the better branch that would refute it; null
 *   if those cards need none.
 */
export type Verdict = { claimed: string; better: string | null; low: number | null; high: number | null };

/** The values of imagined cards, unless turned cards need more extreme ones. */
const [LOW, HIGH] = [0, 9];

/** The choices of the author; `turned` has the keys of the cards that are turned from the beginning. */
export type Choices = { values: Branches; mode: Mode; cuts: 'on' | 'off'; turned?: readonly string[] };

export const initialState = ({ values, mode, cuts, turned = [] }: Choices): State => ({
  given: values,
  branches: values,
  mode,
  hasCuts: cuts === 'on',
  turned: new Set(turned.filter((key) => values.some(({ cards }) => cards.some((card) => card.key === key)))),
  verdict: null,
  step: 0,
  action: NONE,
});

const orderOf = (branches: Branches) => branches.map(({ cards }) => cards.map(({ key }) => key).join()).join();

/** Whether the reader has changed the order. */
export const isReordered = ({ given, branches }: State) => orderOf(given) !== orderOf(branches);

/** Whether the reader has proved which branch is best. */
export const isSolved = ({ verdict }: State) => verdict?.better === null;

/** Presses a card: it is turned, or its step is shown, or it is tried first. */
export function pressCard(state: State, key: string): State {
  const { branch, card } = placeOf(state.branches, key);
  if (state.mode === 'reorder') return reorder(state, moveCard(state.branches, branch, card, 0));
  if (state.mode === 'watch') {
    const steps = searchSteps(state.branches, state.hasCuts);
    const isStep = (step: (typeof steps)[number]) =>
      step.branch === branch && ((step.kind === 'turn' && step.card === card) || step.kind === 'cut');
    return goTo(state, steps.findIndex(isStep));
  }
  if (isSolved(state) || state.turned.has(key)) return state;
  return { ...state, turned: new Set([...state.turned, key]), verdict: null, action: { kind: 'turned', key } };
}

/** @param name That of a branch. */
export const claim = (state: State, name: string): State => ({
  ...state,
  verdict: judge(state.branches, state.turned, name),
  action: { kind: 'claimed' },
});

export const goTo = (state: State, step: number): State => ({
  ...state,
  step: stepWithin(step, stepCount(state)),
  action: NONE,
});

export const setMode = (state: State, mode: Mode): State => ({ ...state, mode, action: NONE });

/** The author's choices and order, with the cards that the reader has turned. */
export function setUp({ given, turned, verdict }: State, choices: Omit<Choices, 'values'>): State {
  const state = initialState({ ...choices, values: given });
  return { ...state, turned: new Set([...turned, ...state.turned]), verdict };
}

export const setCuts = (state: State, hasCuts: boolean): State => ({ ...state, hasCuts, step: 0, action: NONE });

/** @param branches The same in another order. */
export const reorder = (state: State, branches: Branches): State =>
  branches === state.branches ? state : { ...state, branches, step: 0, action: { kind: 'reordered' } };

/** Moves a branch to another place. */
export const reorderBranch = (state: State, from: number, to: number): State =>
  reorder(state, moveBranch(state.branches, from, to));

/** Moves a card to another place in its branch. */
export function reorderCard(state: State, key: string, to: number): State {
  const { branch, card } = placeOf(state.branches, key);
  return reorder(state, moveCard(state.branches, branch, card, to));
}

/** Puts branches and cards back in the author's order. */
export const restoreOrder = (state: State): State => reorder(state, state.given);

/** Turns all cards face down again, in the present order. */
export const restart = (state: State): State => ({ ...state, turned: new Set(), verdict: null, step: 0, action: NONE });

/** The number of steps; 1 where nothing can be stepped through. */
export const stepCount = ({ mode, branches, hasCuts }: State) =>
  mode === 'watch' ? searchSteps(branches, hasCuts).length : 1;

/** The turned cards of a branch: their lowest value, `Infinity` if there are none, and whether all cards are turned. */
export function shownOf({ name, cards }: Branch, turned: ReadonlySet<string>) {
  const shown = cards.filter(({ key }) => turned.has(key));
  return { name, least: lowest(shown), isComplete: shown.length === cards.length };
}

/**
 * Judges a claim. It is proved if all cards of the branch are turned and every other branch shows a card that is not
 * higher than its lowest.
 *
 * @param claimed The name of a branch.
 */
export function judge(branches: Branches, turned: ReadonlySet<string>, claimed: string): Verdict {
  const all = branches.map((branch) => shownOf(branch, turned));
  const [own] = all.filter(({ name }) => name === claimed);
  const rivals = all.filter(({ name }) => name !== claimed).sort((a, b) => (a.least < b.least ? 1 : -1));
  const rival = rivals.find(({ isComplete, least }) => isComplete && least > own.least) ?? rivals[0];
  const isHigher = rival.least > own.least;
  if (own.isComplete && !isHigher) return { claimed, better: null, low: null, high: null };
  const isUnknown = rival.least === Infinity;
  const needsLow = !isHigher || own.least === Infinity;
  const low = needsLow ? Math.min(LOW, (isUnknown ? HIGH : rival.least) - 1) : null;
  const floor = low ?? own.least;
  return { claimed, better: rival.name, low, high: rival.isComplete ? null : Math.max(HIGH, floor + 1) };
}

/** The imagined values of face-down cards, by their keys. */
export function imaginedValues(
  branches: Branches,
  turned: ReadonlySet<string>,
  verdict: Verdict | null,
): Map<string, number> {
  const values: Map<string, number> = new Map();
  for (const { name, cards } of verdict?.better ? branches : []) {
    const value = name === verdict?.claimed ? verdict.low : name === verdict?.better ? verdict.high : null;
    for (const { key } of cards) if (value !== null && !turned.has(key)) values.set(key, value);
  }
  return values;
}

/**
 * The window after the turned cards: what White already has in another, fully turned branch, and Black in this one.
 *
 * @param current The name of the branch.
 */
export function windowAfter(
  branches: Branches,
  turned: ReadonlySet<string>,
  current: string | null,
): { alpha: number | null; beta: number | null } {
  const all = branches.map((branch) => shownOf(branch, turned));
  const alpha = Math.max(
    ...all.filter(({ name, isComplete }) => isComplete && name !== current).map(({ least }) => least),
  );
  const beta = all.find(({ name }) => name === current)?.least ?? Infinity;
  return { alpha: Number.isFinite(alpha) ? alpha : null, beta: Number.isFinite(beta) ? beta : null };
}
