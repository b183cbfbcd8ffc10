// @ts-check
/**
 * The evaluated moves, and the explained part of the game.
 *
 * ```text
 * p.weighed-head
 * table.weighed    move, worth, answer, positions
 * p.scale          how many more there are
 * div.fields       how far to search
 * ```
 *
 * @import { Act, Scene } from '../figure-types.js'
 * @import { Moment } from './game.js'
 * @import { Move } from './move-scores.js'
 * @import { Facts } from './why.js'
 */
import { make, setAttribute, setText, setTextOrHide } from '../../../ui/dom.js';
import { why as texts } from '../../../texts/en/figures/why.js';
import { countText } from '../../../texts/number.js';
import { makeLimit } from '../fields.js';
import { scoreText } from '../score.js';
import { shownOf } from './move-scores.js';
import { depthText } from './descriptions.js';

/** @param {HTMLElement} place @param {Act} act @returns {(scene: Scene<Facts>) => void} */
export function makePicture(place, { choose }) {
  const caption = make('caption');
  const body = make('tbody');
  const more = make('p', { className: 'scale' });
  const limit = makeLimit((count) => choose({ nodes: count }));
  const heads = Object.values(texts.heads).map((text) => make('th', { scope: 'col', textContent: text }));
  place.append(
    make('table', { className: 'weighed' }, caption, make('thead', {}, make('tr', {}, ...heads)), body),
    more,
    limit.element,
  );

  return ({ facts: { moments }, step, matter: { chosen } }) => {
    const moment = moments[Math.max(0, step - 1)];
    limit.show(chosen.nodes);
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
