/*! Preact, copyright Jason Miller, MIT licence: https://github.com/preactjs/preact */
/**
 * The tree as cards: the replies to each node on the path to the shown one, in lists inside lists, above a line of
 * scores with the window of the shown node. A pressed card opens its node.
 */
import { render } from 'preact';
import { tree as texts } from '../../../texts/en/figures/tree.ts';
import { countText } from '../../../texts/number.ts';
import { pressing } from '../../../ui/dom.ts';
import { INFINITY, MATE } from '../search-states.ts';
import { NumberLine } from '../bars.tsx';
import { keepFocus, makeRows, reveal } from '../focus.ts';
import { placeOf, scoreText, sideOf, titleOf, valueText, windowAt } from '../score.ts';
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
  const update = makeRows(place);
  let drawn: Facts | null = null;

  return ({ facts, matter: { subject } }) => {
    if (drawn === facts) return;
    drawn = facts;
    const { total, traces, view } = facts;
    const { stops, node, legal } = view;
    const { call } = stops[0];
    const ended = traces.get(1)?.history.iterations.filter(({ ending }) => ending);
    const score = ended?.at(-1)?.best ?? call.eval;
    const drawing = { goTo: act.goTo, shown: node };
    const button = (text: string, hidden: boolean, press: () => void) => (
      <button type="button" class="small" hidden={hidden} onClick={pressing(press)}>
        {text}
      </button>
    );
    const root: Reply = {
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
    };
    render(
      <>
        {button(texts.up, stops.length < 2, () => act.goTo((stops.at(-2)?.node ?? 1) - 1))}
        {/* A search can only start from a position with legal moves. */}
        {button(texts.searchHere, stops.length < 2 || !legal.at(-1)?.length, () =>
          act.setSubject({ start: subject.start, moves: [...subject.moves, ...view.moves] }),
        )}
      </>,
      bar,
    );
    const picture = (
      <>
        <NumberLine {...numberLineOf(facts, Math.abs(score) > MATE ? 0 : score)} />
        <ul class="key rest">
          <li class="window-key">{texts.key.window}</li>
          {[texts.notes.best, texts.key.refuted, texts.key.least, texts.key.most].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <div class="grown">
          <Card reply={root} {...drawing} />
          <Replies branch={branchOf(facts)} {...drawing} />
        </div>
        <p class="scale rest">{texts.scores({ side: sideOf(call.side) })}</p>
      </>
    );
    keepFocus(place, () => render(picture, place));
    update();
    reveal(place, place.querySelector('[aria-current] ~ .ply') ?? place.querySelector('[aria-current]'));
  };
}

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

/** The replies to a node, below its iterations. */
const Replies = ({ branch: { depths, items, isKnown }, ...drawing }: { branch: Branch } & Drawing) => (
  <>
    {!isKnown && <p class="gap">{texts.reading}</p>}
    {isKnown && depths.length > 1 && (
      <div class="depths">
        {texts.depths}
        {depths.map((depth) => (
          <Depth key={depth.depth} {...depth} {...drawing} />
        ))}
      </div>
    )}
    <ol class="ply">
      {items.map((item, index) => {
        if (item.type === 'gap') return <li class="gap">{`⋯ ${texts.gap(item)}`}</li>;
        if (item.type === 'untried') return <li class="never">{untriedText(item.moves)}</li>;
        return (
          <li key={item.node ?? -index}>
            <Card reply={item} {...drawing} />
            {item.branch && <Replies branch={item.branch} {...drawing} />}
          </li>
        );
      })}
    </ol>
  </>
);

const untriedText = (moves: readonly string[]) =>
  texts.untried({ count: moves.length, moves: moves.slice(0, NAMED).join(', ') + (moves.length > NAMED ? ' …' : '') });

function Depth({ depth, node, isShown, goTo }: Branch['depths'][number] & Drawing) {
  if (isShown) return <b>{depth - 1}</b>;
  if (node === null) return <span>{depth - 1}</span>;
  return (
    <button type="button" onClick={pressing(() => goTo(node - 1))}>
      {depth - 1}
    </button>
  );
}

function Card({ reply, goTo, shown }: { reply: Reply } & Drawing) {
  const { name, node, nodes, window, depth, score, kind, note, branch } = reply;
  // The value after the capture of a king is not a score.
  const isScore = score !== null && Math.abs(score) < INFINITY;
  const count = nodes !== null && nodes > 1 ? texts.nodes({ count: countText('en', nodes) }) : '';
  const attributes = {
    class: `card${branch ? ' open' : ''}${node === shown ? ' here' : ''}`,
    'data-key': `${node}`,
    'data-note': note,
    title: titleOf(window, depth - 1),
    'aria-current': node === shown ? 'step' : undefined,
    children: (
      <>
        <span class="name">{name}</span> <span class="value">{isScore ? valueText(score, kind) : ''}</span>{' '}
        <small>{note ? texts.notes[note] : count}</small>
      </>
    ),
  } as const;
  if (node === null) return <div {...attributes} />;
  return <button type="button" {...attributes} onClick={pressing(() => goTo(node - 1))} />;
}
