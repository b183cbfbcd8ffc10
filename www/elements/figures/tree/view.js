// @ts-check
/**
 * The tree as nested lists; each line has its move, its window and its score on a common axis.
 *
 * ```text
 * ul.key                      how to read the lines
 * div.axis                    the ends of the axis
 * div.grown
 *   button.line               the root
 *   div.depths                its iterations
 *   ol.replies
 *     li                      button.line, a gap, or moves that were never tried
 *       div.depths  ol.replies   below the line on the path
 * ```
 *
 * @import { Act, Scene } from '../figure-types.js'
 * @import { Facts } from './tree.js'
 * @import { Branch, Reply } from './visible-nodes.js'
 */
import { make, onButtonPress, setText } from '../../../ui/dom.js';
import { tree as texts } from '../../../texts/en/figures/tree.js';
import { countText } from '../../../texts/number.js';
import { makeAxis, makeKey, makeLine } from '../score-lines.js';
import { INFINITY, MATE } from '../search-states.js';
import { makeRows } from '../rows.js';
import { redraw, reveal } from '../keep-focus.js';
import { sideOf } from '../score.js';
import { branchOf } from './visible-nodes.js';

/** The parameters for drawing a line. @typedef {{ goTo: (step: number) => void, shown: number, middle: number }} Drawing */

/** The maximum number of untried moves that are named. */
const NAMED = 8;

/** @param {HTMLElement} place @param {Act} act @param {HTMLElement} _ @param {HTMLElement} bar @returns {(scene: Scene<Facts>) => void} */
export function makePicture(place, act, _, bar) {
  const axis = makeAxis();
  const grown = make('div', { className: 'grown' });
  const update = makeRows(grown);
  const scale = make('p', { className: 'scale' });
  let above = 1;
  /** @type {Facts | null} */
  let drawn = null;
  let subject = { start: '', moves: /** @type {readonly string[]} */ ([]) };
  const up = onButtonPress(make('button', { type: 'button', className: 'small', textContent: texts.up }), () =>
    act.goTo(above - 1),
  );
  const here = onButtonPress(
    make('button', { type: 'button', className: 'small', textContent: texts.searchHere }),
    () => act.setSubject(subject),
  );
  place.append(makeKey(), axis.element, grown, scale);
  bar.append(up, here);

  return ({ facts, matter }) => {
    if (drawn === facts) return;
    drawn = facts;
    const { stops, node, legal, moves } = facts.view;
    const side = sideOf(stops[0].call.side);
    above = stops.at(-2)?.node ?? 1;
    subject = { start: matter.subject.start, moves: [...matter.subject.moves, ...moves] };
    up.hidden = here.hidden = stops.length < 2;
    // A search can only start from a position with legal moves.
    if (!legal.at(-1)?.length) here.hidden = true;
    const score =
      facts.traces
        .get(1)
        ?.history.iterations.filter(({ ending }) => ending)
        .at(-1)?.best ?? stops[0].call.eval;
    const drawing = { goTo: act.goTo, shown: node, middle: Math.abs(score) > MATE ? 0 : score };
    axis.show(stops[0].call.side, drawing.middle);
    setText(scale, texts.scores({ side }));
    redraw(grown, makeRoot(facts, score, drawing), ...makeBranch(branchOf(facts), drawing));
    update();
    reveal(place, grown.querySelector('[aria-current]'));
  };
}

/** @param {Facts} facts @param {number} score @param {Drawing} drawing */
const makeRoot = (
  {
    total,
    view: {
      stops: [{ call }],
    },
  },
  score,
  drawing,
) =>
  makeReply(
    {
      type: 'reply',
      name: texts.rootName,
      node: 1,
      nodes: total,
      window: { low: call.alpha, high: call.beta },
      depth: 1,
      score,
      kind: 'exact',
      note: null,
      level: 0,
      branch: null,
    },
    drawing,
  );

/** @param {Branch} branch @param {Drawing} drawing @returns {HTMLElement[]} */
function makeBranch({ depths, items, isKnown }, drawing) {
  const list = make(
    'ol',
    { className: 'replies' },
    ...items.map((item) => {
      if (item.type === 'gap') return make('li', { className: 'gap', textContent: `⋯ ${texts.gap(item)}` });
      if (item.type === 'untried')
        return make('li', {
          className: 'never',
          textContent: texts.untried({ count: item.moves.length, moves: shortened(item.moves) }),
        });
      return make('li', {}, makeReply(item, drawing), ...(item.branch ? makeBranch(item.branch, drawing) : []));
    }),
  );
  if (!isKnown) return [make('p', { className: 'gap', textContent: texts.reading }), list];
  return depths.length > 1 ? [makeDepths(depths, drawing), list] : [list];
}

/** @param {readonly string[]} moves */
const shortened = (moves) => moves.slice(0, NAMED).join(', ') + (moves.length > NAMED ? ' …' : '');

/** @param {Branch['depths']} depths @param {Drawing} drawing */
function makeDepths(depths, { goTo }) {
  const buttons = depths.map(({ depth, node, isShown }) => {
    if (node === null || isShown) return make(isShown ? 'b' : 'span', { textContent: String(depth - 1) });
    return onButtonPress(make('button', { type: 'button', textContent: String(depth - 1) }), () => goTo(node - 1));
  });
  return make('div', { className: 'depths' }, texts.depths, ...buttons);
}

/** @param {Reply} reply @param {Drawing} drawing */
const makeReply = ({ name, node, nodes, window, depth, score, kind, note, level }, { goTo, shown, middle }) =>
  makeLine(
    {
      name,
      level,
      window,
      depth: depth - 1,
      // The value after the capture of a king is not a score.
      score: score === null || Math.abs(score) >= INFINITY ? null : score,
      kind,
      tone: note ?? '',
      notes: [note && texts.notes[note], nodes !== null && nodes > 1 && texts.nodes({ count: countText('en', nodes) })],
      isShown: node === shown,
      press: node === null ? null : () => goTo(node - 1),
      key: `${node}`,
    },
    middle,
  );
