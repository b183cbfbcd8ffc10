/**
 * The controls that set up a position: the side to move, and pieces to put on squares.
 *
 * ```text
 * div.setup
 *   fieldset.sides     label > input[type=radio] × 2
 *   fieldset.palette   label > input[type=radio] × 14: to drag, the pieces, nothing
 * ```
 */
import { drawPiece } from '../../board/pieces.ts';
import { words } from '../../board/texts.ts';
import { frame as texts } from '../../texts/en/figures/frame.ts';
import { make } from '../../ui/dom.ts';
import { makeRadios } from './fields.ts';
import type { Color } from '../../board/geometry.ts';

/** The values of the choices that are no pieces. */
const [DRAG, EMPTY] = ['drag', 'empty'];

/**
 * @param onBrush Called when another brush is chosen.
 * @returns `brush` is the piece that a press puts on a square, null if it empties the square, and undefined if pieces are
 * dragged.
 */
export function makeSetup(
  turn: (color: Color) => void,
  onBrush: () => void,
): { element: HTMLElement; show: (isShown: boolean, turn: Color) => void; brush: () => string | null | undefined } {
  const sides = makeRadios(
    'turn',
    texts.sideToMove,
    Object.entries(texts.turn).map(([value, content]) => ({ value, content })),
    (value) => turn(value as Color),
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
