/**
 * `<micro-max-node>`: one node of a search of Classic, state by state. Its variables, with the original's letters and our
 * names, are drawn into the element after it, so that the letters of the fold around both light up.
 */
import { render } from 'preact';
import { MicroMaxFigure } from '../elements/figures/figure.ts';
import { ALL_PARTS, transitionOf } from '../elements/figures/search-states.ts';
import { withMinus } from '../texts/number.ts';
import { entryOf } from './characters.ts';
import { changedBy, stateText, variablesOf } from './node-values.ts';
import type { Mark } from '../board/state.ts';
import type { Figure } from '../elements/figures/figure-types.ts';
import type { Transition } from '../elements/figures/search-states.ts';

/** The size of the table as a power of two, nothing left out, the limit of nodes, and one ply. */
const SEARCH = Object.freeze([19, 0, 10_000, 1]);

/** All states of the root, with all parts of a row, and the most rows. */
const ROOT_STATES = Object.freeze([0, 0, 0, 0xffff, ALL_PARTS, 400]);

const figure: Figure<Transition[], Record<never, never>> = {
  name: 'One node, state by state',
  fen: '7k/8/8/8/8/5p2/4B3/7K w - - 0 1',
  choices: {},
  reloadOn: [],
  dragMode: 'rearrange',

  async load({ ask }) {
    const { rows } = await ask('children', { search: [...SEARCH], ask: [1, ...ROOT_STATES] });
    return rows.slice(1).map(transitionOf);
  },

  count: (rows) => rows.length,
  first: () => 0,
  describe: ({ facts, step }) => (facts[step] ? stateText(facts[step]) : ''),
  board: ({ facts, step }) => ({ marks: facts[step] ? marksOf(variablesOf(facts[step])) : [] }),
  makePicture(place) {
    place.hidden = true;
    const host = (place.getRootNode() as ShadowRoot).host;
    const table = host.nextElementSibling;
    return ({ facts, step }) => {
      const row = facts[step];
      if (!table || !row) return;
      const changed = changedBy(facts[step - 1], row);
      render(
        variablesOf(row).map(({ letter, name, value, words }) => (
          <div key={letter} class={changed.has(letter) ? 'changed' : undefined}>
            <dt>
              <a class="term" data-letter={letter} href={`#letter-${entryOf(letter)}`}>
                <code>{letter}</code> {name}
              </a>
            </dt>
            <dd>
              {withMinus(value)} {words}
            </dd>
          </div>
        )),
        table,
      );
    };
  },
};

/** The move that is tried. */
function marksOf(variables: ReturnType<typeof variablesOf>): Mark[] {
  const at = (letter: string) => variables.find((one) => one.letter === letter)?.words ?? '';
  const isSquare = (text: string) => /^[a-h][1-8]$/.test(text);
  const [from, to] = [at('x'), at('y')];
  if (!isSquare(from)) return [];
  return isSquare(to) && to !== from ? [{ from, to, kind: 'best' }] : [{ from, kind: 'best' }];
}

class Node extends MicroMaxFigure {
  static observedAttributes = ['fen', 'step', 'orientation', 'caption', 'controls'];

  constructor() {
    super('node', async () => ({ figure }));
  }
}

/** Lets a node be stepped through. */
export const defineNode = () => customElements.define('micro-max-node', Node);
