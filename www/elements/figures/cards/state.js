// @ts-check
/**
 * The state of the figure, the reader's actions on it, and the claim that a branch is best, judged by the turned cards. Pure.
 *
 * @import { Branch, Branches } from './values.js'
 */
import { lowest, searchSteps } from './alpha-beta.js';
import { stepWithin } from '../steps.js';
import { moveBranch, moveCard, placeOf } from './values.js';

/** @typedef {'play' | 'watch' | 'reorder'} Mode */

/**
 * What the reader did last, which the sentence below the cards is about.
 *
 * @typedef {{ kind: 'none' } | { kind: 'turned', key: string } | { kind: 'claimed' } | { kind: 'reordered' }} Action
 */

/**
 * - `given`: the branches in the author's order; `branches`: in the reader's.
 * - `turned`: the keys of the cards that the reader has turned.
 * - `verdict`: the answer to the last claim, until another card is turned.
 *
 * @typedef {object} State
 * @property {Branches} given
 * @property {Branches} branches
 * @property {Mode} mode
 * @property {boolean} hasCuts
 * @property {ReadonlySet<string>} turned
 * @property {Verdict | null} verdict
 * @property {number} step That of the search, counted from 0.
 * @property {Action} action
 */

/** @type {Action} */
const NONE = { kind: 'none' };

/**
 * The answer to a claim.
 *
 * - `better`: the branch that may be better; null if the claim is proved.
 * - `low`, `high`: the values of the face-down cards of the claimed and of the better branch that would refute it; null
 *   if those cards need none.
 *
 * @typedef {{ claimed: string, better: string | null, low: number | null, high: number | null }} Verdict
 */

/** The values of imagined cards, unless turned cards need more extreme ones. */
const [LOW, HIGH] = [0, 9];

/**
 * The choices of the author; `turned` has the keys of the cards that are turned from the beginning.
 *
 * @typedef {{ values: Branches, mode: Mode, cuts: 'on' | 'off', turned?: readonly string[] }} Choices
 */

/** @param {Choices} choices @returns {State} */
export const initialState = ({ values, mode, cuts, turned = [] }) => ({
  given: values,
  branches: values,
  mode,
  hasCuts: cuts === 'on',
  turned: new Set(turned.filter((key) => values.some(({ cards }) => cards.some((card) => card.key === key)))),
  verdict: null,
  step: 0,
  action: NONE,
});

/** @param {Branches} branches */
const orderOf = (branches) => branches.map(({ cards }) => cards.map(({ key }) => key).join()).join();

/** Whether the reader has changed the order. @param {State} state */
export const isReordered = ({ given, branches }) => orderOf(given) !== orderOf(branches);

/** Whether the reader has proved which branch is best. @param {State} state */
export const isSolved = ({ verdict }) => verdict?.better === null;

/**
 * Presses a card: it is turned, or its step is shown, or it is tried first.
 * @param {State} state @param {string} key @returns {State}
 */
export function pressCard(state, key) {
  const { branch, card } = placeOf(state.branches, key);
  if (state.mode === 'reorder') return reorder(state, moveCard(state.branches, branch, card, 0));
  if (state.mode === 'watch') {
    const steps = searchSteps(state.branches, state.hasCuts);
    const isStep = (/** @type {typeof steps[number]} */ step) =>
      step.branch === branch && ((step.kind === 'turn' && step.card === card) || step.kind === 'cut');
    return goTo(state, steps.findIndex(isStep));
  }
  if (isSolved(state) || state.turned.has(key)) return state;
  return { ...state, turned: new Set([...state.turned, key]), verdict: null, action: { kind: 'turned', key } };
}

/** @param {State} state @param {string} name That of a branch. @returns {State} */
export const claim = (state, name) => ({
  ...state,
  verdict: judge(state.branches, state.turned, name),
  action: { kind: 'claimed' },
});

/** @param {State} state @param {number} step @returns {State} */
export const goTo = (state, step) => ({ ...state, step: stepWithin(step, stepCount(state)), action: NONE });

/** @param {State} state @param {Mode} mode @returns {State} */
export const setMode = (state, mode) => ({ ...state, mode, action: NONE });

/**
 * The author's choices and order, with the cards that the reader has turned.
 * @param {State} state @param {Omit<Choices, 'values'>} choices @returns {State}
 */
export function setUp({ given, turned, verdict }, choices) {
  const state = initialState({ ...choices, values: given });
  return { ...state, turned: new Set([...turned, ...state.turned]), verdict };
}

/** @param {State} state @param {boolean} hasCuts @returns {State} */
export const setCuts = (state, hasCuts) => ({ ...state, hasCuts, step: 0, action: NONE });

/** @param {State} state @param {Branches} branches The same in another order. @returns {State} */
export const reorder = (state, branches) =>
  branches === state.branches ? state : { ...state, branches, step: 0, action: { kind: 'reordered' } };

/**
 * Moves a branch to another place.
 * @param {State} state @param {number} from @param {number} to @returns {State}
 */
export const reorderBranch = (state, from, to) => reorder(state, moveBranch(state.branches, from, to));

/**
 * Moves a card to another place in its branch.
 * @param {State} state @param {string} key @param {number} to @returns {State}
 */
export function reorderCard(state, key, to) {
  const { branch, card } = placeOf(state.branches, key);
  return reorder(state, moveCard(state.branches, branch, card, to));
}

/** Puts branches and cards back in the author's order. @param {State} state @returns {State} */
export const restoreOrder = (state) => reorder(state, state.given);

/** Turns all cards face down again, in the present order. @param {State} state @returns {State} */
export const restart = (state) => ({ ...state, turned: new Set(), verdict: null, step: 0, action: NONE });

/** The number of steps; 1 where nothing can be stepped through. @param {State} state */
export const stepCount = ({ mode, branches, hasCuts }) =>
  mode === 'watch' ? searchSteps(branches, hasCuts).length : 1;

/**
 * The turned cards of a branch: their lowest value, `Infinity` if there are none, and whether all cards are turned.
 * @param {Branch} branch @param {ReadonlySet<string>} turned
 */
export function shownOf({ name, cards }, turned) {
  const shown = cards.filter(({ key }) => turned.has(key));
  return { name, least: lowest(shown), isComplete: shown.length === cards.length };
}

/**
 * Judges a claim. It is proved if all cards of the branch are turned and every other branch shows a card that is not
 * higher than its lowest.
 * @param {Branches} branches @param {ReadonlySet<string>} turned @param {string} claimed The name of a branch.
 * @returns {Verdict}
 */
export function judge(branches, turned, claimed) {
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

/**
 * The imagined values of face-down cards, by their keys.
 * @param {Branches} branches @param {ReadonlySet<string>} turned @param {Verdict | null} verdict @returns {Map<string, number>}
 */
export function imaginedValues(branches, turned, verdict) {
  /** @type {Map<string, number>} */
  const values = new Map();
  for (const { name, cards } of verdict?.better ? branches : []) {
    const value = name === verdict?.claimed ? verdict.low : name === verdict?.better ? verdict.high : null;
    for (const { key } of cards) if (value !== null && !turned.has(key)) values.set(key, value);
  }
  return values;
}

/**
 * The window after the turned cards: what White already has in another, fully turned branch, and Black in this one.
 * @param {Branches} branches @param {ReadonlySet<string>} turned @param {string | null} current The name of the branch.
 * @returns {{ alpha: number | null, beta: number | null }}
 */
export function windowAfter(branches, turned, current) {
  const all = branches.map((branch) => shownOf(branch, turned));
  const alpha = Math.max(
    ...all.filter(({ name, isComplete }) => isComplete && name !== current).map(({ least }) => least),
  );
  const beta = all.find(({ name }) => name === current)?.least ?? Infinity;
  return { alpha: Number.isFinite(alpha) ? alpha : null, beta: Number.isFinite(beta) ? beta : null };
}
