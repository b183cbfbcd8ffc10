/**
 * The leaf's score with and without recaptures, a graph of the score, and the tree of the captures.
 *
 * ```text
 * p  div.axis  div.swing   two lines
 * p  svg.course            the score after each capture of the expected line
 * div.grown                ol.replies with lines
 * ul.key
 * p.scale
 * ```
 *
 * Lines have a move, a window and a score on one axis:
 *
 * ```text
 * button.line    span.name  svg.range  span.value  small
 * ```
 */
import { Fragment, render } from 'preact';
import { pressing } from '../../../ui/dom.ts';
import { exchange as texts } from '../../../texts/en/figures/exchange.ts';
import { lines } from '../../../texts/en/figures/frame.ts';
import { INFINITY } from '../search-states.ts';
import { kindAt, placeOf, scoreText, sideOf, titleOf, valueText, windowAt } from '../score.ts';
import { makeRows } from '../focus.ts';
import { expected, nameAt, oursAt, pathTo, stagesOf } from './captures.ts';
import type { Window } from '../score.ts';
import type { Kind } from '../search-states.ts';
import type { Act, Picture } from '../figure-types.ts';
import type { Capture } from './captures.ts';
import type { Facts } from './exchange.ts';

/** A window that contains all scores. */
const OPEN = Object.freeze({ low: -INFINITY, high: INFINITY });

/** The shapes of the signs. */
const SHAPES = Object.freeze({
  exact: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  least: 'M-3 -5L5 0L-3 5Z',
  most: 'M3 -5L-5 0L3 5Z',
  rests: 'M-5 0L0 -5L5 0L0 5Z',
});

/** The dimensions of the graph, in its own units. */
const [COLUMN, HEIGHT, TOP, TEXT] = [64, 96, 14, 18];

/** The minimum span of its scores, in points. */
const LEAST = 200;

/** What the lines share. `middle`: the score in the middle of the axis. */
type Drawing = { facts: Facts; goTo: Act['goTo']; shown: Capture; middle: number };

/** `rests`: the score without further captures. */
type Range = Window & { score: number | null; rests?: number; kind: Kind | null; middle: number };

/** - `level`: its level in nested lists. `note`: its class and its text. */
type LineProps = Range & {
  name: string;
  level?: number;
  note?: [tone: string, text: string] | null;
  isShown: boolean;
  press: () => void;
};

export function makePicture(place: HTMLElement, { goTo }: Act): Picture<Facts | null> {
  const update = makeRows(place);
  return ({ facts, step }) => {
    render(facts && <Exchange facts={facts} step={step} goTo={goTo} />, place);
    update();
  };
}

function Exchange({ facts, step, goTo }: { facts: Facts; step: number; goTo: Act['goTo'] }) {
  const { leaf, without, san } = facts;
  const stages = stagesOf(leaf);
  const { kind, at } = stages[step];
  const score = oursAt(leaf, leaf.score);
  const middle = Math.round((without + score) / 2);
  const path = kind === 'end' || kind === 'without' ? expected(leaf) : pathTo(at);
  const ours = sideOf(24 - leaf.side);
  return (
    <>
      <p class="heading">{texts.compared({ move: san })}</p>
      <div class="axis">
        <span>{lines.better({ side: sideOf(leaf.side) })}</span>
        <span>{scoreText(middle)}</span>
        <span>{lines.better({ side: ours })}</span>
      </div>
      <div class="grown swing">
        <Line
          {...OPEN}
          name={texts.heads.without}
          score={without}
          kind="exact"
          middle={middle}
          isShown={kind === 'without'}
          press={() => goTo(1)}
        />
        <Line
          {...OPEN}
          name={texts.heads.with}
          score={score}
          kind={kindAt(leaf.kind, leaf.level)}
          middle={middle}
          isShown={kind === 'end'}
          press={() => goTo(stages.length - 1)}
        />
      </div>
      <p class="heading">{texts.chart}</p>
      <div>
        <Course path={path.map((one) => ({ name: nameAt(facts, one), score: oursAt(one, one.rests) }))} />
      </div>
      <div class="grown">
        <Replies replies={leaf.replies} facts={facts} goTo={goTo} shown={at} middle={middle} />
      </div>
      <Key />
      <p class="scale rest">{texts.axis({ side: ours })}</p>
    </>
  );
}

const Replies = ({ replies, ...drawing }: Drawing & Pick<Capture, 'replies'>) =>
  replies.length > 0 && (
    <ol class="replies">
      {replies.map((reply, index) => (
        <li key={index}>
          <Reply at={reply} {...drawing} />
          <Replies replies={reply.replies} {...drawing} />
        </li>
      ))}
    </ol>
  );

function Reply({ at, facts, goTo, shown, middle }: Drawing & { at: Capture }) {
  // The step in which the score of the capture is known.
  const step = stagesOf(facts.leaf).findIndex((stage) => stage.at === at && stage.kind === 'back');
  const note = at.isIllegal
    ? 'illegal'
    : at.node === null
      ? 'table'
      : at.isCut
        ? 'cut'
        : expected(at).length < 2
          ? 'rests'
          : null;
  return (
    <Line
      {...windowAt(at.window, at.level)}
      name={nameAt(facts, at)}
      level={at.level - 1}
      score={at.isIllegal ? null : oursAt(at, at.score)}
      rests={oursAt(at, at.rests)}
      kind={kindAt(at.kind, at.level)}
      middle={middle}
      note={note && [note, texts.notes[note]]}
      isShown={at === shown}
      press={() => goTo(step)}
    />
  );
}

const Line = ({ name, level = 0, note, isShown, press, ...range }: LineProps) => (
  <button
    type="button"
    class={isShown ? 'line here' : 'line'}
    title={titleOf(range)}
    style={{ '--level': level }}
    aria-current={isShown ? 'step' : undefined}
    onClick={pressing(press)}
  >
    <span class="name">{name}</span>
    <ScoreRange {...range} />
    <span class="value">{range.score !== null && valueText(range.score, range.kind)}</span>
    {note && <small class={note[0]}>{note[1]}</small>}
  </button>
);

/** The key to the lines. */
function Key() {
  const { window, ...signs } = lines.key;
  return (
    <ul class="key rest">
      <li>
        <ScoreRange low={-60} high={40} score={null} kind={null} middle={0} />
        {window}
      </li>
      {Object.entries(signs).map(([name, text]) => (
        <li key={name}>{text}</li>
      ))}
    </ul>
  );
}

/**
 * A window and a score on an axis, drawn in a row of text: a band for the window and a sign at the score, a disc if it is exact,
 * or an arrowhead that points towards other possible scores. A lozenge marks the score without further captures.
 */
function ScoreRange({ low, high, score, rests, kind, middle }: Range) {
  const [start, end] = [placeOf(low, middle), placeOf(high, middle)];
  return (
    <svg class="range" aria-hidden="true">
      <rect class="track" y="7" width="100%" height="2" />
      {/* A window that contains a single score is drawn too. */}
      <rect class="band" x={`${start}%`} y="2" height="12" width={`${Math.max(0.8, end - start)}%`} />
      {rests !== undefined && <Sign place={placeOf(rests, middle)} name="rests" shape="rests" />}
      {score !== null && (
        <Sign
          place={placeOf(score, middle)}
          name={score >= low && score <= high ? 'inside' : 'outside'}
          shape={kind ?? 'exact'}
        />
      )}
    </svg>
  );
}

const Sign = ({ place, name, shape }: { place: number; name: string; shape: keyof typeof SHAPES }) => (
  <svg x={`${place}%`} y="8" overflow="visible" aria-hidden="true">
    <path class={name} d={SHAPES[shape]} />
  </svg>
);

/** A graph of a score, capture by capture, around the line of 0. */
function Course({ path }: { path: readonly { name: string; score: number }[] }) {
  const scores = path.map(({ score }) => score);
  const [low, high] = [Math.min(0, ...scores), Math.max(0, ...scores)];
  const span = Math.max(LEAST, high - low);
  const heightOf = (score: number) => TOP + ((high - score) / span) * HEIGHT;
  const bottom = HEIGHT + TOP + TEXT;
  const width = Math.max(5, path.length) * COLUMN;
  return (
    <svg class="course" viewBox={`0 0 ${width} ${bottom + TEXT}`} aria-hidden="true">
      <path class="zero" d={`M0 ${heightOf(0)}H${width}`} />
      {path.map(({ name, score }, index) => {
        const x = index * COLUMN;
        const y = heightOf(score);
        return (
          <Fragment key={index}>
            <path
              class={score < 0 ? 'below' : 'above'}
              d={`M${x + 8} ${heightOf(0)}V${y}H${x + COLUMN - 8}V${heightOf(0)}Z`}
            />
            {index > 0 && <path class="swung" d={`M${x - 8} ${heightOf(scores[index - 1])}H${x}V${y}H${x + 8}`} />}
            <text class="amount" x={x + COLUMN / 2} y={y + (score < 0 ? 13 : -4)} text-anchor="middle">
              {scoreText(score)}
            </text>
            <text class="taken" x={x + COLUMN / 2} y={bottom + 8} text-anchor="middle">
              {name}
            </text>
          </Fragment>
        );
      })}
    </svg>
  );
}
