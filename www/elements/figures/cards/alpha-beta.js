// @ts-check
/**
 * Alpha-beta on the cards, step by step: White chooses the branch whose lowest card is highest. Pure.
 *
 * @import { Branches, Card } from './values.js'
 */

/**
 * A step of the search.
 *
 * - `branch`, `card`: indices; in a step without a card, `card` is that of the next one.
 * - `alpha`: what White already has in an earlier branch; `beta`: what Black already has in this one. Null: nothing yet.
 * - `best`: the name of the branch with `alpha`.
 *
 * @typedef {object} Step
 * @property {'start' | 'enter' | 'turn' | 'better' | 'cut' | 'return' | 'end'} kind
 * @property {number} branch
 * @property {number} card
 * @property {number | null} alpha
 * @property {number | null} beta
 * @property {string | null} best
 */

/**
 * All steps, from `start` to `end`.
 * @param {Branches} branches @param {boolean} hasCuts False to turn every card. @returns {Step[]}
 */
export function searchSteps(branches, hasCuts) {
  /** @type {Step} */
  let step = { kind: 'start', branch: 0, card: 0, alpha: null, beta: null, best: null };
  const steps = [step];
  const add = (/** @type {Partial<Step>} */ change) => {
    step = { ...step, ...change };
    steps.push(step);
  };
  for (const [index, { name, cards }] of branches.entries()) {
    add({ kind: 'enter', branch: index, card: 0, beta: null });
    searchBranch(cards, step.alpha, hasCuts, add);
    const { alpha, beta } = step;
    const isBest = beta !== null && (alpha === null || beta > alpha);
    add({ kind: 'return', ...(isBest ? { alpha: beta, best: name } : {}) });
  }
  add({ kind: 'end', beta: null });
  return steps;
}

/** @param {readonly Card[]} cards @param {number | null} alpha @param {boolean} hasCuts @param {(change: Partial<Step>) => void} add */
function searchBranch(cards, alpha, hasCuts, add) {
  let beta = Infinity;
  for (const [card, { value }] of cards.entries()) {
    add({ kind: 'turn', card });
    if (value < beta) {
      beta = value;
      add({ kind: 'better', beta });
    }
    if (hasCuts && alpha !== null && beta <= alpha && card + 1 < cards.length) {
      add({ kind: 'cut', card: card + 1 });
      return;
    }
  }
}

/**
 * The cards turned and cut off up to a step.
 * @param {Branches} branches @param {readonly Step[]} steps @param {number} last
 */
export function cardsAt(branches, steps, last) {
  /** @type {Set<string>} */
  const turned = new Set();
  /** @type {Set<string>} */
  const cut = new Set();
  for (const { kind, branch, card } of steps.slice(0, last + 1)) {
    const { cards } = branches[branch];
    if (kind === 'turn') turned.add(cards[card].key);
    if (kind === 'cut') for (const { key } of cards.slice(card)) cut.add(key);
  }
  return { turned, cut };
}

/**
 * The number of cards that alpha-beta turns in this order.
 * @param {Branches} branches
 */
export const alphaBetaCount = (branches) => searchSteps(branches, true).filter(({ kind }) => kind === 'turn').length;

/**
 * The number of cards that alpha-beta turns in the best order: all of a best branch and one of each other.
 * @param {Branches} branches
 */
export function fewestCount(branches) {
  const value = rootValue(branches);
  const best = branches.filter(({ cards }) => lowest(cards) === value);
  return Math.min(...best.map(({ cards }) => cards.length)) + branches.length - 1;
}

/** @param {Branches} branches */
export const cardCount = (branches) => branches.reduce((sum, { cards }) => sum + cards.length, 0);

/** @param {Branches} branches */
export const rootValue = (branches) => Math.max(...branches.map(({ cards }) => lowest(cards)));

/**
 * The lowest value, Black's best reply; `Infinity` without cards.
 * @param {readonly Card[]} cards
 */
export const lowest = (cards) => Math.min(...cards.map(({ value }) => value));
