// @ts-check
/**
 * The state of the figure and the reader's actions on it. Pure.
 *
 * @import { Branches } from './values.js'
 * @import { Verdict } from './claim.js'
 */
import { searchSteps } from './alpha-beta.js';
import { stepWithin } from '../steps.js';
import { judge } from './claim.js';
import { moveBranch, moveCard, placeOf } from './order.js';

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

/** @param {{ values: Branches, mode: Mode, cuts: 'on' | 'off' }} choices @returns {State} */
export const initialState = ({ values, mode, cuts }) => ({
  given: values,
  branches: values,
  mode,
  hasCuts: cuts === 'on',
  turned: new Set(),
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
