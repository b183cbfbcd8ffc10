// @ts-check
/**
 * `<micro-max-deepening>`: the result and the cost of each iteration of a search.
 *
 * @import { Figure } from '../figure-types.js'
 * @import { Iteration } from './iterations.js'
 */
import { deepening as texts } from '../../../texts/en/figures/deepening.js';
import { whole } from '../options.js';
import { iterationsOf, mostInstructive } from './iterations.js';
import { makePicture } from './view.js';
import { describe } from './descriptions.js';

/** `lines` are the principal variations of the iterations, in SAN. @typedef {{ iterations: Iteration[], lines: string[][] }} Facts */

/** @type {Figure<Facts>} */
export const figure = {
  title: texts.title,
  lead: texts.lead,
  // A queen sacrifice leads to mate in four plies.
  fen: '2r3k1/1p2q1pp/2b1pr2/p1pp4/6Q1/1P1PP1R1/P1PN2PP/5RK1 w - - 0 1',
  choices: { nodes: whole(1, 1_000_000, 100_000) },
  reloadOn: ['nodes'],
  dragMode: 'rearrange',

  async load({ ask, search }, { chosen: { nodes }, position }) {
    if (position.legal.length === 0) return { iterations: [], lines: [] };
    const iterations = iterationsOf(await search({ nodes }));
    const lines = await Promise.all(iterations.map(async ({ line }) => (await ask('san', { line })).san));
    return { iterations, lines };
  },

  count: ({ iterations }) => iterations.length,
  first: ({ iterations }) => mostInstructive(iterations),
  describe: ({ facts, step }) => describe(facts, step),
  board({ facts, step }) {
    const [uci = ''] = facts.iterations[step]?.line ?? [];
    const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)];
    // A search that takes a side for mated before it moves "plays" from a8 to a8.
    return { marks: from === to ? [] : [{ from, to, kind: 'best' }] };
  },
  makePicture,
};
