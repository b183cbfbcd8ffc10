// @ts-check
/**
 * The leaf's score with and without recaptures, a graph of the score, and the tree of the captures.
 *
 * ```text
 * p  div.axis  div.swing   two lines
 * p  svg.course            the score after each capture of the expected line
 * div.grown                ol.replies with lines, as in the search tree
 * ul.key
 * p.scale
 * ```
 *
 * @import { Act, Scene } from '../figure-types.js'
 * @import { Capture } from './captures.js'
 * @import { Facts } from './quiescence.js'
 */
import { make, setText } from '../../../ui/dom.js';
import { quiescence as texts } from '../../../texts/en/figures/quiescence.js';
import { makeAxis, makeKey, makeLine } from '../score-lines.js';
import { INFINITY } from '../search-states.js';
import { kindAt, sideOf, windowAt } from '../score.js';
import { redraw } from '../keep-focus.js';
import { expected, pathTo, stagesOf } from './captures.js';
import { makeCourse } from './score-swings.js';
import { nameAt, oursAt } from './descriptions.js';

/** A window that contains all scores. */
const OPEN = Object.freeze({ low: -INFINITY, high: INFINITY });

/** The parameters for drawing a line. @typedef {{ facts: Facts, goTo: (step: number) => void, shown: Capture, middle: number }} Drawing */

/** @param {HTMLElement} place @param {Act} act @returns {(scene: Scene<Facts | null>) => void} */
export function makePicture(place, { goTo }) {
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

  return ({ facts, step }) => {
    for (const element of place.children) /** @type {HTMLElement} */ (element).hidden = !facts;
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
          press: () => goTo(0),
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
  };
}

/** @param {Capture} capture @param {Drawing} drawing @returns {HTMLElement[]} */
function makeReplies({ replies }, drawing) {
  if (replies.length === 0) return [];
  return [
    make(
      'ol',
      { className: 'replies' },
      ...replies.map((reply) => make('li', {}, makeReply(reply, drawing), ...makeReplies(reply, drawing))),
    ),
  ];
}

/** @param {Capture} at @param {Drawing} drawing */
function makeReply(at, { facts, goTo, shown, middle }) {
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
