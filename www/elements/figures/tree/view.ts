/**
 * The tree as cards: the replies to each node on the path to the shown one, in lists inside lists, above a line of
 * scores with the window of the shown node. A pressed card opens its node.
 *
 * ```text
 * div.number-line              see ../number-line.ts
 * ul.key                       how to read the cards
 * div.grown
 *   button.card                the root
 *   div.depths                 its iterations
 *   ol.ply                     its replies
 *     li                       button.card, a gap, or moves that were never tried
 *       div.depths  ol.ply     below the card on the path
 * ```
 */
import { make, onButtonPress, setAttribute, setText } from '../../../ui/dom.ts';
import { tree as texts } from '../../../texts/en/figures/tree.ts';
import { countText } from '../../../texts/number.ts';
import { titleOf, valueText } from '../score-lines.ts';
import { INFINITY, MATE } from '../search-states.ts';
import { makeNumberLine } from '../number-line.ts';
import { makeRows } from '../rows.ts';
import { redraw, reveal } from '../keep-focus.ts';
import { placeOf, scoreText, sideOf, windowAt } from '../score.ts';
import { branchOf } from './visible-nodes.ts';
import type { Act, Picture } from '../figure-types.ts';
import type { Facts } from './tree.ts';
import type { Branch, Reply } from './visible-nodes.ts';

/** The parameters for drawing a card. */
type Drawing = { goTo: (step: number) => void; shown: number };

/** The maximum number of untried moves that are named. */
const NAMED = 8;

/** The distances of the ticks from the middle of the line of scores, in points. */
const TICKS = Object.freeze([-900, -99, 0, 99, 900]);

export function makePicture(place: HTMLElement, act: Act, _: HTMLElement, bar: HTMLElement): Picture<Facts> {
  const line = makeNumberLine();
  const grown = make('div', { className: 'grown' });
  const update = makeRows(grown);
  const scale = make('p', { className: 'scale' });
  let above = 1;
  let drawn: Facts | null = null;
  let subject = { start: '', moves: [] as readonly string[] };
  const up = onButtonPress(make('button', { type: 'button', className: 'small', textContent: texts.up }), () =>
    act.goTo(above - 1),
  );
  const here = onButtonPress(
    make('button', { type: 'button', className: 'small', textContent: texts.searchHere }),
    () => act.setSubject(subject),
  );
  place.append(line.element, makeKey(), grown, scale);
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
    line.show(numberLineOf(facts, Math.abs(score) > MATE ? 0 : score));
    setText(scale, texts.scores({ side }));
    const drawing = { goTo: act.goTo, shown: node };
    redraw(grown, makeRoot(facts, score, drawing), ...makeBranch(branchOf(facts), drawing));
    update();
    reveal(place, grown.querySelector('[aria-current] ~ .ply') ?? grown.querySelector('[aria-current]'));
  };
}

/** How cards are read. */
const makeKey = () =>
  make(
    'ul',
    { className: 'key' },
    make('li', { className: 'window-key', textContent: texts.key.window }),
    ...[texts.notes.best, texts.key.refuted, texts.key.least, texts.key.most].map((textContent) =>
      make('li', { textContent }),
    ),
  );

/**
 * The window of the shown node, from the view of the side at the root.
 *
 * @param middle The score in the middle of the line.
 */
function numberLineOf({ view: { stops } }: Facts, middle: number) {
  const level = stops.length - 1;
  const { low, high } = windowAt(stops[level].call, level);
  const isOpen = (end: number) => Math.abs(end) >= INFINITY - 2;
  return {
    at: (score: number) => placeOf(score, middle),
    ticks: TICKS.map((distance) => ({ score: middle + distance, text: scoreText(middle + distance) })),
    alpha: isOpen(low) ? null : low,
    beta: isOpen(high) ? null : high,
    hasBand: true,
  };
}

const makeRoot = (
  {
    total,
    view: {
      stops: [{ call }],
    },
  }: Facts,
  score: number,
  drawing: Drawing,
) =>
  makeCard(
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

function makeBranch({ depths, items, isKnown }: Branch, drawing: Drawing): HTMLElement[] {
  const list = make(
    'ol',
    { className: 'ply' },
    ...items.map((item) => {
      if (item.type === 'gap') return make('li', { className: 'gap', textContent: `⋯ ${texts.gap(item)}` });
      if (item.type === 'untried')
        return make('li', {
          className: 'never',
          textContent: texts.untried({ count: item.moves.length, moves: shortened(item.moves) }),
        });
      return make('li', {}, makeCard(item, drawing), ...(item.branch ? makeBranch(item.branch, drawing) : []));
    }),
  );
  if (!isKnown) return [make('p', { className: 'gap', textContent: texts.reading }), list];
  return depths.length > 1 ? [makeDepths(depths, drawing), list] : [list];
}

const shortened = (moves: readonly string[]) => moves.slice(0, NAMED).join(', ') + (moves.length > NAMED ? ' …' : '');

function makeDepths(depths: Branch['depths'], { goTo }: Drawing) {
  const buttons = depths.map(({ depth, node, isShown }) => {
    if (node === null || isShown) return make(isShown ? 'b' : 'span', { textContent: String(depth - 1) });
    return onButtonPress(make('button', { type: 'button', textContent: String(depth - 1) }), () => goTo(node - 1));
  });
  return make('div', { className: 'depths' }, texts.depths, ...buttons);
}

function makeCard({ name, node, nodes, window, depth, score, kind, note, branch }: Reply, { goTo, shown }: Drawing) {
  const card =
    node === null
      ? make('div', { className: 'card' })
      : onButtonPress(make('button', { type: 'button', className: 'card' }), () => goTo(node - 1));
  card.dataset.key = `${node}`;
  card.title = titleOf(window, depth - 1);
  card.classList.toggle('open', branch !== null);
  card.classList.toggle('here', node === shown);
  setAttribute(card, 'aria-current', node === shown ? 'step' : null);
  setAttribute(card, 'data-note', note);
  // The value after the capture of a king is not a score.
  const isScore = score !== null && Math.abs(score) < INFINITY;
  const count = nodes !== null && nodes > 1 ? texts.nodes({ count: countText('en', nodes) }) : '';
  card.append(
    make('span', { className: 'name', textContent: name }),
    ' ',
    make('span', { className: 'value', textContent: isScore ? valueText(score, kind) : '' }),
    ' ',
    make('small', { textContent: note ? texts.notes[note] : count }),
  );
  return card;
}
