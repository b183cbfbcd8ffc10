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
import { make } from '../../ui/dom.js';
import { makeRadios } from './fields.js';

/** The values of the choices that are no pieces. */
const [DRAG, EMPTY] = ['drag', 'empty'];

/**
 * @param {(color: Color) => void} turn
 * @param {() => void} onBrush Called when another brush is chosen.
 * @returns {{ element: HTMLElement, show: (isShown: boolean, turn: Color) => void, brush: () => string | null | undefined }} `brush` is
 *   the piece that a press puts on a square, null if it empties the square, and undefined if pieces are dragged.
 */
export function makeSetup(turn, onBrush) {
  const sides = makeRadios(
    'turn',
    texts.sideToMove,
    Object.entries(texts.turn).map(([value, content]) => ({ value, content })),
    (value) => turn(/** @type {Color} */ (value)),
  );
  const pieces = Object.entries(words.pieces).map(([value, title]) => ({ value, title, content: drawPiece(value) }));
  const palette = makeRadios(
    'palette',
    texts.palette,
    [{ value: DRAG, title: texts.drag, content: '✥' }, ...pieces, { value: EMPTY, title: texts.empty, content: '✕' }],
    onBrush,
  );
  palette.show(DRAG);
  const element = make('div', { className: 'setup', hidden: true }, sides.element, palette.element);
  return {
    element,
    show(isShown, side) {
      if (!isShown) palette.show(DRAG);
      element.hidden = !isShown;
      sides.show(side);
    },
    brush() {
      const value = palette.chosen();
      if (value === DRAG) return undefined;
      return value === EMPTY ? null : value;
    },
  };
}
