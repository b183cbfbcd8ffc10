// @ts-check
/**
 * The controls that set up a position: the side to move, and pieces to put on squares.
 *
 * ```text
 * div.setup
 *   fieldset.sides     label > input[type=radio] × 2
 *   fieldset.palette   label > input[type=radio] × 14: to drag, the pieces, nothing
 * ```
 *
 * @import { Color } from '../../board/geometry.js'
 */
import { drawPiece } from '../../board/pieces.js';
import { words } from '../../board/texts.js';
import { frame as texts } from '../../texts/en/figures/frame.js';
import { make, setAttribute } from '../../ui/dom.js';

/** The values of the choices that are no pieces. */
const [DRAG, EMPTY] = ['drag', 'empty'];

/**
 * @param {(color: Color) => void} turn
 * @param {() => void} onBrush Called when another brush is chosen.
 * @returns {{ element: HTMLElement, show: (isShown: boolean, turn: Color) => void, brush: () => string | null | undefined }} `brush` is
 *   the piece that a press puts on a square, null if it empties the square, and undefined if pieces are dragged.
 */
export function makeSetup(turn, onBrush) {
  const sides = makeGroup(
    'turn',
    texts.sideToMove,
    Object.entries(texts.turn).map(([value, text]) => ({ value, name: text, content: text })),
  );
  const palette = makeGroup('palette', texts.palette, [
    { value: DRAG, name: texts.drag, content: '✥' },
    ...Object.entries(words.pieces).map(([value, name]) => ({ value, name, content: drawPiece(value) })),
    { value: EMPTY, name: texts.empty, content: '✕' },
  ]);
  palette.choose(DRAG);
  sides.element.addEventListener('change', () => turn(/** @type {Color} */ (sides.chosen())));
  palette.element.addEventListener('change', onBrush);
  const element = make('div', { className: 'setup', hidden: true }, sides.element, palette.element);
  return {
    element,
    show(isShown, side) {
      if (!isShown) palette.choose(DRAG);
      element.hidden = !isShown;
      sides.choose(side);
    },
    brush() {
      const value = palette.chosen();
      if (value === DRAG) return undefined;
      return value === EMPTY ? null : value;
    },
  };
}

/**
 * A row of choices, one of which is chosen.
 * @param {string} name @param {string} label @param {{ value: string, name: string, content: string | Node }[]} choices
 */
function makeGroup(name, label, choices) {
  const inputs = choices.map(({ value }) => make('input', { type: 'radio', name, value }));
  const labels = choices.map(({ name: title, content }, index) => {
    setAttribute(inputs[index], 'aria-label', title);
    return make('label', { title }, inputs[index], content);
  });
  const element = make('fieldset', { className: `radios ${name}` }, ...labels);
  setAttribute(element, 'aria-label', label);
  return {
    element,
    chosen: () => inputs.find(({ checked }) => checked)?.value ?? '',
    choose(/** @type {string} */ value) {
      for (const input of inputs) input.checked = input.value === value;
    },
  };
}
