// @ts-check
/**
 * The promotion dialog: four pieces on the board, from the promotion square towards the middle. It covers the board and
 * keeps the focus inside; being a part of the board, it follows its size and works in a shadow root.
 *
 * ```text
 * dialog.mx-promotion[aria-label][aria-modal]    as large as the grid, open but not in the top layer
 *   button[aria-label]                           × 4: a piece
 * ```
 *
 * @import { Cell, Frame, Square } from './geometry.js'
 * @import { BoardState } from './state.js'
 */
import { makeElement } from './element.js';
import { cellOf } from './geometry.js';
import { drawPiece } from './pieces.js';
import { colorOf } from './placement.js';

/** The roles a pawn can become, the usual one first. */
const CHOICES = /** @type {const} */ (['q', 'r', 'b', 'n']);

/**
 * Makes the dialog over a board's grid.
 *
 * @param {HTMLElement} container
 * @param {(role: string | null) => void} answer Takes the role's letter, or null if the player cancels.
 * @returns {{ show: (from: Square, to: Square, state: BoardState) => void, hide: () => void }}
 */
export function makePromotion(container, answer) {
  const dialog = makeElement('dialog', { class: 'mx-promotion', 'aria-modal': 'true' });
  container.append(dialog);
  listen(dialog, answer);
  return {
    show(from, to, state) {
      if (!dialog.open) fill(dialog, from, state);
      place([...dialog.querySelectorAll('button')], to, state);
      if (!dialog.open) dialog.show();
    },
    hide() {
      dialog.close();
      dialog.replaceChildren();
    },
  };
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {Square} from
 * @param {BoardState} state
 */
function fill(dialog, from, { words, pieces, pieceSet }) {
  const isWhite = colorOf(pieces[from]) === 'white';
  dialog.setAttribute('aria-label', words.promotion);
  dialog.replaceChildren(...CHOICES.map((role) => {
    const name = words.choices[role];
    const button = makeElement('button', { type: 'button', value: role, 'aria-label': name, title: name });
    button.append(drawPiece(isWhite ? role.toUpperCase() : role, pieceSet));
    return button;
  }));
}

/**
 * The cells of the choices: from the promotion square towards the middle, and where the board is too low for all of
 * them, on in the next column.
 *
 * @param {Frame} frame
 * @param {Square} square
 * @returns {Cell[]}
 */
export function choiceCells(frame, square) {
  const { row, column } = cellOf(frame, square);
  const down = row < frame.height / 2 ? 1 : -1;
  const right = column < frame.width / 2 ? 1 : -1;
  const room = down > 0 ? frame.height - row : row + 1;
  return CHOICES.map((_, index) =>
    ({ row: row + down * (index % room), column: column + right * Math.floor(index / room) }));
}

/**
 * @param {HTMLButtonElement[]} buttons
 * @param {Square} to
 * @param {BoardState} state
 */
function place(buttons, to, state) {
  const { width, height } = state;
  for (const [index, { row, column }] of choiceCells(state, to).entries()) {
    const { style } = buttons[index];
    style.width = `${100 / width}%`;
    style.height = `${100 / height}%`;
    style.left = `${(100 * column) / width}%`;
    style.top = `${(100 * row) / height}%`;
  }
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {(role: string | null) => void} answer
 */
function listen(dialog, answer) {
  dialog.addEventListener('keydown', (event) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey) return;
    const role = CHOICES.find((letter) => letter === key.toLowerCase());
    const step = stepOf(dialog, key, shiftKey);
    if (role) answer(role);
    else if (key === 'Escape') answer(null);
    else if (step) moveFocus(dialog, step);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  dialog.addEventListener('click', ({ target }) => {
    const button = /** @type {Element} */ (target).closest('button');
    answer(button && button.value);
  });
}

/**
 * The step of a key in the order of the choices; the vertical arrows follow the picture.
 *
 * @param {HTMLDialogElement} dialog
 * @param {string} key
 * @param {boolean} isShift
 */
function stepOf(dialog, key, isShift) {
  const [first, second] = [...dialog.children].map((button) => button.getBoundingClientRect().top);
  const down = first < second ? 1 : -1;
  return { Tab: isShift ? -1 : 1, ArrowRight: 1, ArrowLeft: -1, ArrowDown: down, ArrowUp: -down }[key];
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {number} step
 */
function moveFocus(dialog, step) {
  const buttons = [...dialog.querySelectorAll('button')];
  const now = buttons.findIndex((button) => button.matches(':focus'));
  buttons[(now + step + buttons.length) % buttons.length].focus({ preventScroll: true });
}
