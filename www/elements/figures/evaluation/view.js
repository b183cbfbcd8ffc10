// @ts-check
/**
 * The terms of the score, the contribution of each piece, and the values to change.
 *
 * ```text
 * table.sums        term, carried along, from scratch
 * fieldset.values   label > input[type=number]   × 7
 *   button          the original's values
 * ```
 *
 * @import { Act, Scene } from '../figure-types.js'
 * @import { Facts } from './evaluation.js'
 * @import { Value } from './values.js'
 */
import { make, setAttribute, onButtonPress } from '../../../ui/dom.js';
import { evaluation as texts } from '../../../texts/en/figures/evaluation.js';
import { signed, squareOf } from '../classic-answers.js';
import { isChanged, ORIGINAL, VALUES } from './values.js';

/** The step of a value at a press of an arrow. */
const [STEP_WORTH, STEP_WEIGHT] = [9, 1];

/** @param {HTMLElement} place @param {Act} act @param {HTMLElement} board @returns {(scene: Scene<Facts>) => void} */
export function makePicture(place, { choose }, board) {
  const body = make('tbody');
  const heads = [texts.term, texts.carried, texts.scratch, ''].map((text) =>
    make(text ? 'th' : 'td', { textContent: text }),
  );
  for (const head of heads) if (head.tagName === 'TH') setAttribute(head, 'scope', 'col');
  const fields = /** @type {Value[]} */ (Object.keys(ORIGINAL)).map((name) => makeField(name, choose));
  const original = onButtonPress(
    make('button', { type: 'button', className: 'small', textContent: texts.original }),
    () => choose({ ...ORIGINAL }),
  );
  place.append(
    make('table', { className: 'sums' }, make('thead', {}, make('tr', {}, ...heads)), body),
    make(
      'fieldset',
      { className: 'values' },
      make('legend', { textContent: texts.values }),
      ...fields.map(({ element }) => element),
      original,
    ),
  );
  return ({ facts, step, matter: { chosen } }) => {
    const { sum, pieces } = facts.plies[step];
    body.replaceChildren(
      ...sum.terms.map(({ name, carried, scratch }) => makeRow(texts.terms[name], carried, scratch)),
      makeRow(texts.terms.running, sum.running, undefined),
    );
    for (const { name, show } of fields) show(chosen[name]);
    original.hidden = !isChanged(chosen);
    writeWorth(board, pieces);
  };
}

/**
 * @param {string} name
 * @param {number} carried
 * @param {number | null | undefined} scratch Null if it cannot be computed from the pieces, undefined in the last line.
 */
function makeRow(name, carried, scratch) {
  const isSame = carried === scratch;
  const verdict = typeof scratch === 'number' ? `${isSame ? '✓' : '✕'} ${isSame ? texts.same : texts.differs}` : '';
  const other = typeof scratch === 'number' ? signed(scratch) : scratch === null ? texts.onlyMoves : '';
  return make(
    'tr',
    { className: scratch === undefined ? 'together' : '' },
    make('th', { scope: 'row', textContent: name }),
    make('td', { textContent: signed(carried) }),
    make('td', { className: scratch === null ? 'aside' : '', textContent: other }),
    make('td', { className: isSame ? 'yes' : 'no', textContent: verdict }),
  );
}

/** @param {Value} name @param {Act['choose']} choose */
function makeField(name, choose) {
  const { parse } = VALUES[name];
  const isWeight = ORIGINAL[name] < STEP_WORTH * 2;
  const input = make('input', { type: 'number', min: '0', step: String(isWeight ? STEP_WEIGHT : STEP_WORTH) });
  input.addEventListener('change', () => {
    const value = parse(input.value);
    if (value === null) input.value = String(ORIGINAL[name]);
    choose({ [name]: value ?? ORIGINAL[name] });
  });
  return {
    name,
    element: make('label', {}, texts.roles[name], input),
    show(/** @type {number} */ value) {
      if (Number(input.value) !== value || input.value === '') input.value = String(value);
      input.classList.toggle('other', value !== ORIGINAL[name]);
    },
  };
}

/** @param {HTMLElement} board @param {Facts['plies'][number]['pieces']} pieces */
function writeWorth(board, pieces) {
  for (const square of board.querySelectorAll('[data-worth]')) square.removeAttribute('data-worth');
  for (const { square, worth, centre } of pieces) {
    const counted = worth < 0 ? '' : String(worth).replace('-', '−');
    board
      .querySelector(`[data-square=${squareOf(square)}]`)
      ?.setAttribute('data-worth', `${counted}${centre ? signed(centre) : ''}`);
  }
}
