// @ts-check
/**
 * A choice among looks: radio buttons with a sample and a name each.
 *
 * @import { Piece } from '../board/placement.js'
 * @import { PieceSet } from '../board/pieces.js'
 */
import { drawPiece } from '../board/pieces.js';
import { make } from '../ui/dom.js';

/** The pieces on the light and the dark square of a sample. @type {readonly Piece[]} */
const PIECES = ['n', 'N'];

/**
 * What a sample shows: a board's theme, or that of the page if it is null, and a set of pieces.
 *
 * @typedef {{ colours: string | null, pieces: PieceSet }} Look
 */

/**
 * The choice, and a function that shows other looks of the same values.
 * @template {string} Value
 * @param {string} name
 * @param {readonly (readonly [Value, string])[]} choices Each value and its text.
 * @param {Value} chosen
 * @param {(value: Value) => Look} lookOf
 * @param {(value: Value) => void} onChange
 * @returns {{ element: HTMLElement, update: () => void }}
 */
export function swatches(name, choices, chosen, lookOf, onChange) {
  /** @type {Map<HTMLElement, Value>} */
  const samples = new Map();
  const labels = choices.map(([value, text]) => {
    const field = make('input', { type: 'radio', name, value, checked: value === chosen });
    field.addEventListener('change', () => onChange(value));
    const sample = make('span', { className: 'sample' });
    samples.set(sample, value);
    return make('label', { className: 'swatch' }, field, sample, make('span', { textContent: text }));
  });
  const update = () => {
    for (const [sample, value] of samples) {
      const { colours, pieces } = lookOf(value);
      if (colours) sample.dataset.colours = colours;
      sample.replaceChildren(...PIECES.map((piece) => drawPiece(piece, pieces)));
    }
  };
  update();
  const legend = make('legend', { textContent: name });
  return { element: make('fieldset', { className: 'swatches' }, legend, make('div', {}, ...labels)), update };
}
