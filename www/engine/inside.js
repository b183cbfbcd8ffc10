// @ts-check
// Questions about Classic's inside, whose answers are rows of numbers. What they are is said in `crates/protocol`.
//
// `cargo xtask build` joins it into `micro-max.inside.worker.js`; it is a module for the tests only.
/** @import { Ask } from './questions.js' */
import { ANSWERS, askOfGame, rest } from './questions.js';

/** The answer to `table`, unless it is about a search. */
const { table } = ANSWERS;

/**
 * A field that is a list of numbers, or one, as one line; what is no number is refused by who reads it.
 * @param {unknown} numbers
 */
const lineOf = (numbers) => [numbers ?? []].flat().join(' ').replace(/\s+/g, ' ');

/**
 * Asks about Classic's inside.
 * @param {string} call
 * @param {Record<string, any>} question
 * @param {Ask} ask
 * @param {unknown} [wanted]
 */
const inside = (call, question, ask, wanted = question.ask) => ({
  rows: rest(askOfGame(ask, question, 'i', `${lineOf(question.search)}\n${call} ${lineOf(wanted)}`))
    .map((line) => line.split(' ').map(Number)),
});

Object.assign(ANSWERS, /** @type {typeof ANSWERS} */ ({
  evaluate(question, ask) {
    const { rows } = inside('evaluate', question, ask, question.ask ?? question.moves?.length);
    return { score: rows.find(([about]) => about === 2)?.[4], rows };
  },
  stepTo: (question, ask) => inside('stepTo', question, ask),
  node: (question, ask) => inside('node', question, ask),
  children: (question, ask) => inside('children', question, ask),
  table: (question, ask) => (question.search ? inside('table', question, ask) : table(question, ask)),
}));
