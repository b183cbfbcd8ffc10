// @ts-check
/**
 * The codes on the squares, the centre table in the other half, and the sums of the ray.
 *
 * ```text
 * div.fields          label > select   × 2
 * table.ray           square, decimal, hex, binary, & 0x88
 * ```
 *
 * @import { Act, Scene } from '../figure-types.js'
 * @import { Facts } from './board.js'
 * @import { Place } from './ray.js'
 */
import { make, setAttribute } from '../../../ui/dom.js';
import { board as texts } from '../../../texts/en/figures/board.js';
import { makeChoice } from '../fields.js';
import { BOARD_BYTES, OFF_BOARD, squareOf } from '../classic-answers.js';
import { codeText } from './ray.js';

/** The greatest distance from the centre, in points: that of a corner. */
const MOST = 28;

/** @param {HTMLElement} place @param {Act} act @param {HTMLElement} board @returns {(scene: Scene<Facts>) => void} */
export function makePicture(place, { goTo, choose }, board) {
  const notation = makeChoice(texts.notation, texts.notations, (value) => choose({ notation: value }));
  const drag = makeChoice(texts.drag, texts.drags, (value) => choose({ drag: value }));
  const heads = [texts.place, texts.heads.decimal, texts.heads.hex, texts.heads.binary, texts.test];
  const body = make('tbody');
  place.append(
    make('div', { className: 'fields' }, notation.element, drag.element),
    make(
      'table',
      { className: 'ray' },
      make('thead', {}, make('tr', {}, ...heads.map((name) => make('th', { scope: 'col', textContent: name })))),
      body,
    ),
  );
  /** @type {readonly Place[]} */
  let drawn = [];

  return ({ facts, step, matter: { chosen } }) => {
    notation.show(chosen.notation);
    drag.show(chosen.drag);
    writeCodes(board, facts, chosen.notation);
    const places = facts.rayOf(chosen.ray);
    if (JSON.stringify(places) !== JSON.stringify(drawn))
      body.replaceChildren(...places.map((one, index) => makeRow(one, () => goTo(index))));
    drawn = places;
    for (const [index, row] of [...body.children].entries()) {
      row.classList.toggle('here', index === step);
      row.classList.toggle('later', index > step);
      setAttribute(row, 'aria-current', index === step ? 'step' : null);
    }
  };
}

/** @param {HTMLElement} board @param {Facts} facts @param {typeof import('./ray.js').NOTATIONS[number]} notation */
function writeCodes(board, { bytes }, notation) {
  for (let code = 0; code < BOARD_BYTES; code += 1) {
    const square = board.querySelector(`[data-square="${squareOf(code)}"]`);
    if (!(square instanceof HTMLElement)) continue;
    square.dataset.code = codeText(code, notation);
    if (!(code & OFF_BOARD)) continue;
    square.dataset.value = String(bytes[code]);
    square.style.setProperty('--share', String(bytes[code] / MOST));
  }
}

/** @param {Place} place @param {() => void} act */
function makeRow({ code, square, test }, act) {
  const isOff = test !== 0;
  const name = !square ? texts.beyond : isOff ? texts.otherHalf : square;
  const cells = [
    .../** @type {const} */ (['decimal', 'hex', 'binary']).map((notation) => codeText(code, notation)),
    `${codeText(test, 'hex')} ${isOff ? '✕' : '✓'}`,
  ];
  const row = make(
    'tr',
    { className: isOff ? 'off' : '' },
    make('th', { scope: 'row', textContent: name }),
    ...cells.map((text) => make('td', { textContent: text })),
  );
  row.addEventListener('click', act);
  return row;
}
