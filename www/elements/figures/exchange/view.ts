/**
 * The leaf's score with and without recaptures, a graph of the score, and the tree of the captures.
 *
 * ```text
 * p  div.axis  div.swing   two lines
 * p  svg.course            the score after each capture of the expected line
 * div.grown                ol.replies with lines, see ../score-lines.ts
 * ul.key
 * p.scale
 * ```
 */
import { make, setText } from '../../../ui/dom.ts';
import { exchange as texts } from '../../../texts/en/figures/exchange.ts';
import { makeAxis, makeKey, makeLine } from '../score-lines.ts';
import { INFINITY } from '../search-states.ts';
import { kindAt, scoreText, sideOf, windowAt } from '../score.ts';
import { makeRows } from '../rows.ts';
import { redraw } from '../keep-focus.ts';
import { expected, nameAt, oursAt, pathTo, stagesOf } from './captures.ts';
import { makeSvg } from '../../../board/element.ts';
import type { Act, Picture } from '../figure-types.ts';
import type { Capture } from './captures.ts';
import type { Facts } from './exchange.ts';

/** A window that contains all scores. */
const OPEN = Object.freeze({ low: -INFINITY, high: INFINITY });

/** The parameters for drawing a line. */
type Drawing = { facts: Facts; goTo: (step: number) => void; shown: Capture; middle: number };

/** The dimensions of the graph, in its own units. */
const [COLUMN, HEIGHT, TOP, TEXT] = [64, 96, 14, 18];

/** The minimum span of its scores, in points. */
const LEAST = 200;

export function makePicture(place: HTMLElement, { goTo }: Act): Picture<Facts | null> {
  const [swing, course, grown] = [
    make('div', { className: 'grown swing' }),
    make('div'),
    make('div', { className: 'grown' }),
  ];
  const axis = makeAxis();
  const compared = make('p', { className: 'heading' });
  const scale = make('p', { className: 'scale' });
  place.append(
    compared,
    axis.element,
    swing,
    make('p', { className: 'heading', textContent: texts.chart }),
    course,
    grown,
    makeKey(),
    scale,
  );

  const update = makeRows(place);

  return ({ facts, step }) => {
    for (const element of place.children) (element as HTMLElement).hidden = !facts;
    if (!facts) return;
    const { leaf, without } = facts;
    const { kind, at } = stagesOf(leaf)[step];
    const score = oursAt(leaf, leaf.score);
    const middle = Math.round((without + score) / 2);
    const last = stagesOf(leaf).length - 1;
    const line = { level: 0, window: OPEN, tone: '', notes: [] };
    redraw(
      swing,
      makeLine(
        {
          ...line,
          name: texts.heads.without,
          score: without,
          kind: 'exact',
          isShown: kind === 'without',
          press: () => goTo(1),
          key: 'without',
        },
        middle,
      ),
      makeLine(
        {
          ...line,
          name: texts.heads.with,
          score,
          kind: kindAt(leaf.kind, leaf.level),
          isShown: kind === 'end',
          press: () => goTo(last),
          key: 'with',
        },
        middle,
      ),
    );
    const path = kind === 'end' || kind === 'without' ? expected(leaf) : pathTo(at);
    course.replaceChildren(
      makeCourse(path.map((one) => ({ name: nameAt(facts, one), score: oursAt(one, one.rests) }))),
    );
    setText(compared, texts.compared({ move: facts.san }));
    axis.show(24 - leaf.side, middle);
    redraw(grown, ...makeReplies(leaf, { facts, goTo, shown: at, middle }));
    setText(scale, texts.axis({ side: sideOf(24 - leaf.side) }));
    update();
  };
}

function makeReplies({ replies }: Capture, drawing: Drawing): HTMLElement[] {
  if (replies.length === 0) return [];
  return [
    make(
      'ol',
      { className: 'replies' },
      ...replies.map((reply) => make('li', {}, makeReply(reply, drawing), ...makeReplies(reply, drawing))),
    ),
  ];
}

function makeReply(at: Capture, { facts, goTo, shown, middle }: Drawing) {
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
  return makeLine(
    {
      name: nameAt(facts, at),
      level: at.level - 1,
      window: windowAt(at.window, at.level),
      score: at.isIllegal ? null : oursAt(at, at.score),
      rests: oursAt(at, at.rests),
      kind: kindAt(at.kind, at.level),
      tone: note ?? '',
      notes: [note && texts.notes[note]],
      isShown: at === shown,
      press: () => goTo(step),
      key: `${step}`,
    },
    middle,
  );
}

/** A graph of a score, capture by capture, around the line of 0. */
function makeCourse(path: readonly { name: string; score: number }[]): SVGElement {
  const scores = path.map(({ score }) => score);
  const [low, high] = [Math.min(0, ...scores), Math.max(0, ...scores)];
  const span = Math.max(LEAST, high - low);
  const heightOf = (score: number) => TOP + ((high - score) / span) * HEIGHT;
  const bottom = HEIGHT + TOP + TEXT;
  const width = Math.max(5, path.length) * COLUMN;
  const svg = makeSvg('svg', { class: 'course', viewBox: `0 0 ${width} ${bottom + TEXT}`, 'aria-hidden': 'true' });
  svg.append(makeSvg('path', { class: 'zero', d: `M0 ${heightOf(0)}H${width}` }));
  for (const [index, { name, score }] of path.entries()) {
    const x = index * COLUMN;
    const y = heightOf(score);
    svg.append(
      makeSvg('path', {
        class: score < 0 ? 'below' : 'above',
        d: `M${x + 8} ${heightOf(0)}V${y}H${x + COLUMN - 8}V${heightOf(0)}Z`,
      }),
      ...(index > 0
        ? [makeSvg('path', { class: 'swung', d: `M${x - 8} ${heightOf(scores[index - 1])}H${x}V${y}H${x + 8}` })]
        : []),
      makeText(scoreText(score), x + COLUMN / 2, y + (score < 0 ? 13 : -4), 'amount'),
      makeText(name, x + COLUMN / 2, bottom + 8, 'taken'),
    );
  }
  return svg;
}

function makeText(text: string, x: number, y: number, name: string) {
  const element = makeSvg('text', { class: name, x: String(x), y: String(y), 'text-anchor': 'middle' });
  element.textContent = text;
  return element;
}
