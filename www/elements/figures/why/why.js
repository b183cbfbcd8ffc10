// @ts-check
/**
 * `<micro-max-why>`: a game against micro-Max, with the evaluation of the moves at each position. The picture shows
 * the evaluated moves, and the explained part of the game.
 *
 * ```text
 * p.weighed-head
 * table.weighed    move, worth, answer, positions
 * p.scale          how many more there are
 * ```
 *
 * @import { Mark } from '../../../board/state.js'
 * @import { Figure, Scene } from '../figure-types.js'
 * @import { Moment, Move } from './game.js'
 */
import { parsePlacement } from '../../../board/placement.js';
import { why as texts } from '../../../texts/en/figures/why.js';
import { whole } from '../options.js';
import { depthText, describe, momentsOf, shownOf } from './game.js';
import { make, setAttribute, setText, setTextOrHide } from '../../../ui/dom.js';
import { countText } from '../../../texts/number.js';
import { scoreText } from '../score.js';

/** `asked` is the number of moves of the subject, without the answer. @typedef {{ moments: Moment[], asked: number }} Facts */

/** @type {Figure<Facts>} */
export const figure = {
  name: texts.name,
  fen: 'startpos',
  // The knight takes a pawn whose defender seems to be pinned.
  moves: ['d2d4', 'd7d5', 'c2c4', 'e7e6', 'b1c3', 'g8f6', 'c1g5', 'b8d7', 'c4d5', 'e6d5', 'c3d5'],
  choices: { nodes: whole(100, 200_000, 30_000) },
  reloadOn: ['nodes'],
  dragMode: 'move',

  load: async (queries, matter) => ({ moments: await momentsOf(queries, matter), asked: matter.subject.moves.length }),

  count: ({ moments }) => moments.length,
  // The move of the question. Its answer is drawn as an arrow and made in the next step.
  first: ({ moments, asked }) =>
    Math.max(
      0,
      moments.findIndex(({ moves }) => moves.length === asked),
    ),
  describe: ({ facts: { moments }, step }) => describe(moments[step - 1] ?? null, moments[step]),
  reached: ({ uci }, { facts: { moments }, step, matter: { subject } }) => ({
    start: subject.start,
    moves: [...moments[step].moves, uci],
  }),

  board({ facts: { moments, asked }, step }) {
    const { position, best, moves } = moments[step];
    const last = step > 0 ? moments[step - 1].played : null;
    return {
      pieces: parsePlacement(position.fen) ?? {},
      moves: position.legal,
      lastMove: last ? [last.from, last.to] : null,
      // The next move is left to the reader.
      marks:
        best && moves.length <= asked ? [/** @type {Mark} */ ({ from: best.from, to: best.to, kind: 'best' })] : [],
    };
  },
  makePicture,
};

/** @param {HTMLElement} place @returns {(scene: Scene<Facts>) => void} */
function makePicture(place) {
  const caption = make('caption');
  const body = make('tbody');
  const more = make('p', { className: 'scale' });
  const heads = Object.values(texts.heads).map((text) => make('th', { scope: 'col', textContent: text }));
  place.append(
    make('table', { className: 'weighed' }, caption, make('thead', {}, make('tr', {}, ...heads)), body),
    more,
  );

  return ({ facts: { moments }, step }) => {
    const moment = moments[Math.max(0, step - 1)];
    setText(caption, captionOf(moment, step > 0));
    const shown = moment.weighed ? shownOf(moment.weighed, moment.played?.uci ?? null) : [];
    body.replaceChildren(...shown.map((move, index) => makeRow(moment, move, index === 0, step > 0)));
    const rest = moment.weighed?.moves.filter((move) => !shown.includes(move)) ?? [];
    setTextOrHide(more, rest[0] ? texts.more({ count: String(rest.length), bound: scoreText(rest[0].score) }) : null);
  };
}

/**
 * @param {Moment} moment
 * @param {boolean} isPast Whether a move has followed.
 */
function captionOf({ weighed, position, played }, isPast) {
  if (!weighed) return texts.none;
  const fields = { side: texts.sides[position.turn], depth: depthText(weighed), nodes: countText('en', weighed.nodes) };
  return isPast && played ? texts.weighed({ ...fields, move: played.san }) : texts.weighedNow(fields);
}

/** @param {Moment} moment @param {Move} move @param {boolean} isFirst @param {boolean} isPast */
function makeRow({ sans, played }, { uci, score, isExact, nodes }, isFirst, isPast) {
  const [san = uci, answer = '–'] = sans.get(uci) ?? [];
  const isPlayed = isPast && played?.uci.slice(0, 4) === uci;
  const notes = [isFirst && texts.best, isPlayed && texts.played].filter(Boolean).join(', ');
  const sign = make('span', { textContent: isExact ? texts.signs.exact : texts.signs.most });
  setAttribute(sign, 'role', 'img');
  setAttribute(sign, 'aria-label', isExact ? texts.kinds.exact : texts.kinds.most);
  const row = make(
    'tr',
    { className: isPlayed ? 'here' : '' },
    make('th', { scope: 'row' }, make('b', { textContent: san }), ' ', make('small', { textContent: notes })),
    make('td', {}, sign, `\u00a0${scoreText(score)}`),
    make('td', { textContent: answer }),
    make('td', { textContent: countText('en', nodes) }),
  );
  setAttribute(row, 'aria-current', isPlayed ? 'true' : null);
  return row;
}
