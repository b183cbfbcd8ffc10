// @ts-check
/**
 * The dialog to choose among the moves between two squares: promotions, or pieces that enter behind the one that moves. It
 * shows pieces on the board, from the target square towards the middle, covers the board and keeps the focus inside; being a
 * part of the board, it follows its size and works in a shadow root.
 *
 * ```text
 * dialog.mx-promotion[aria-label][aria-modal]    as large as the grid, open but not in the top layer
 *   button[aria-label]                           a piece for each move
 *     svg.mx-piece  span                         the square where it enters, if there are several
 * ```
 *
 * @import { Cell, Frame, Square } from './geometry.js'
 * @import { Piece } from './placement.js'
 * @import { BoardState, LegalMove } from './state.js'
 * @import { Words } from './texts.js'
 */
import { makeElement } from './element.js';
import { cellOf } from './geometry.js';
import { latinKey } from './input.js';
import { drawPiece } from './pieces.js';
import { colorOf } from './placement.js';
import { choicesOf } from './state.js';
import { variantWords } from './variant-words.js';

/**
 * Makes the dialog over a board's grid.
 * @param {HTMLElement} container
 * @param {(uci: string | null) => void} answer Takes the move, or null if the player cancels.
 * @returns {{ show: (from: Square, to: Square, state: BoardState) => void, hide: () => void }}
 */
export function makePromotion(container, answer) {
  const dialog = makeElement('dialog', { class: 'mx-promotion', 'aria-modal': 'true' });
  container.append(dialog);
  listen(dialog, answer);
  return {
    show(from, to, state) {
      if (!dialog.open) fill(dialog, choicesOf(state, from, to), state);
      place([...dialog.querySelectorAll('button')], to, state);
      if (!dialog.open) dialog.show();
    },
    hide() {
      dialog.close();
      dialog.replaceChildren();
    },
  };
}

/** @param {HTMLDialogElement} dialog @param {readonly LegalMove[]} moves @param {BoardState} state */
function fill(dialog, moves, state) {
  const { words, pictures, pieceSet } = state;
  const isEntering = moves.some(({ gate }) => gate);
  dialog.setAttribute('aria-label', isEntering ? (words.variant ?? variantWords).entering : words.promotion);
  dialog.replaceChildren(
    ...moves.map((move) => {
      const piece = pieceOf(state, move);
      const square = isEntering ? entrySquare(move, moves) : null;
      const name = choiceName(words, move, isEntering, { piece: nameOf(words, piece), square });
      const button = makeElement('button', { type: 'button', value: move.uci, 'aria-label': name, title: name });
      button.append(drawPiece(piece, pieceSet, pictures));
      if (square) {
        const place = makeElement('span', {});
        place.textContent = square;
        button.append(place);
      }
      return button;
    }),
  );
}

/**
 * The piece that represents a move: what a pawn becomes, what enters behind, or else what moves.
 * @param {BoardState} state @param {LegalMove} move @returns {Piece}
 */
function pieceOf({ pieces }, { from, promotion, gate }) {
  const letter = gate ?? promotion;
  if (!letter) return pieces[from];
  return colorOf(pieces[from]) === 'white' ? letter.toUpperCase() : letter;
}

/**
 * The square where a piece enters, if it could be another: in castling, behind the king or behind the rook.
 * @param {LegalMove} move
 * @param {readonly LegalMove[]} moves All choices.
 * @returns {Square | null}
 */
export function entrySquare({ gate, gateSquare }, moves) {
  const isOther = (/** @type {LegalMove} */ other) => other.gate === gate && other.gateSquare !== gateSquare;
  return gate && gateSquare && moves.some(isOther) ? gateSquare : null;
}

/**
 * The name of a choice: what becomes of a pawn, or what enters.
 * @param {Words} words
 * @param {LegalMove} move
 * @param {boolean} isEntering Whether pieces enter in other choices.
 * @param {{ piece: string, square: Square | null }} parts
 */
export function choiceName({ variant = variantWords }, { gate, promotion }, isEntering, { piece, square }) {
  if (square) return variant.enters({ piece, square });
  if (isEntering && !gate) return variant.noneEnters;
  return gate || promotion ? piece : variant.stays({ piece });
}

/** @param {Words} words @param {Piece} piece */
const nameOf = ({ choices, pieces }, piece) =>
  choices[/** @type {keyof Words['choices']} */ (piece.toLowerCase())] ??
  pieces[/** @type {keyof Words['pieces']} */ (piece)] ??
  piece;

/**
 * The cells of the choices: from the target square towards the middle, and where the board is too low for all of them, on in
 * the next column; after the last column comes the one at the other edge.
 * @param {Frame} frame @param {Square} square @param {number} count @returns {Cell[]}
 */
export function choiceCells(frame, square, count) {
  const { width, height } = frame;
  const { row, column } = cellOf(frame, square);
  const down = row < height / 2 ? 1 : -1;
  const right = column < width / 2 ? 1 : -1;
  const room = down > 0 ? height - row : row + 1;
  return Array.from({ length: count }, (_, index) => ({
    row: row + down * (index % room),
    column: (column + width + right * Math.floor(index / room)) % width,
  }));
}

/** @param {HTMLButtonElement[]} buttons @param {Square} to @param {BoardState} state */
function place(buttons, to, state) {
  const { width, height } = state;
  for (const [index, { row, column }] of choiceCells(state, to, buttons.length).entries()) {
    const { style } = buttons[index];
    style.width = `${100 / width}%`;
    style.height = `${100 / height}%`;
    style.left = `${(100 * column) / width}%`;
    style.top = `${(100 * row) / height}%`;
  }
}

/** @param {HTMLDialogElement} dialog @param {(uci: string | null) => void} answer */
function listen(dialog, answer) {
  dialog.addEventListener('keydown', (event) => {
    const { shiftKey, ctrlKey, altKey, metaKey } = event;
    const key = latinKey(event);
    if (ctrlKey || altKey || metaKey) return;
    const choice = choiceOf(dialog, key);
    const step = stepOf(dialog, key, shiftKey);
    if (choice) answer(choice.value);
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
 * The choice whose piece has the letter of a key.
 * @param {HTMLDialogElement} dialog @param {string} key
 */
const choiceOf = (dialog, key) =>
  [...dialog.querySelectorAll('button')].find(
    ({ firstElementChild }) => firstElementChild?.getAttribute('data-piece')?.toLowerCase() === key.toLowerCase(),
  );

/**
 * The step of a key in the order of the choices; the vertical arrows follow the picture.
 * @param {HTMLDialogElement} dialog @param {string} key @param {boolean} isShift
 */
function stepOf(dialog, key, isShift) {
  const [first, second] = [...dialog.children].map((button) => button.getBoundingClientRect().top);
  const down = first < second ? 1 : -1;
  return { Tab: isShift ? -1 : 1, ArrowRight: 1, ArrowLeft: -1, ArrowDown: down, ArrowUp: -down }[key];
}

/** @param {HTMLDialogElement} dialog @param {number} step */
function moveFocus(dialog, step) {
  const buttons = [...dialog.querySelectorAll('button')];
  const now = buttons.findIndex((button) => button.matches(':focus'));
  buttons[(now + step + buttons.length) % buttons.length].focus({ preventScroll: true });
}
