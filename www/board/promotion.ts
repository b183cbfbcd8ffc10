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
 */
import { makeElement } from './element.ts';
import { cellOf } from './geometry.ts';
import { latinKey } from './input.ts';
import { drawPiece } from './pieces.ts';
import { colorOf } from './placement.ts';
import { choicesOf } from './state.ts';
import { variantWords } from './variant-words.ts';
import type { Cell, Frame, Square } from './geometry.ts';
import type { Piece } from './placement.ts';
import type { BoardState, LegalMove } from './state.ts';
import type { Words } from './texts.ts';

/**
 * Makes the dialog over a board's grid.
 *
 * @param answer Takes the move, or null if the player cancels.
 */
export function makePromotion(
  container: HTMLElement,
  answer: (uci: string | null) => void,
): { show: (from: Square, to: Square, state: BoardState) => void; hide: () => void } {
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

function fill(dialog: HTMLDialogElement, moves: readonly LegalMove[], state: BoardState) {
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

/** The piece that represents a move: what a pawn becomes, what enters behind, or else what moves. */
function pieceOf({ pieces }: BoardState, { from, promotion, gate }: LegalMove): Piece {
  const letter = gate ?? promotion;
  if (!letter) return pieces[from];
  return colorOf(pieces[from]) === 'white' ? letter.toUpperCase() : letter;
}

/**
 * The square where a piece enters, if it could be another: in castling, behind the king or behind the rook.
 *
 * @param moves All choices.
 */
export function entrySquare({ gate, gateSquare }: LegalMove, moves: readonly LegalMove[]): Square | null {
  const isOther = (other: LegalMove) => other.gate === gate && other.gateSquare !== gateSquare;
  return gate && gateSquare && moves.some(isOther) ? gateSquare : null;
}

/**
 * The name of a choice: what becomes of a pawn, or what enters.
 *
 * @param isEntering Whether pieces enter in other choices.
 */
export function choiceName(
  { variant = variantWords }: Words,
  { gate, promotion }: LegalMove,
  isEntering: boolean,
  { piece, square }: { piece: string; square: Square | null },
) {
  if (square) return variant.enters({ piece, square });
  if (isEntering && !gate) return variant.noneEnters;
  return gate || promotion ? piece : variant.stays({ piece });
}

const nameOf = ({ choices, pieces }: Words, piece: Piece) =>
  choices[piece.toLowerCase() as keyof Words['choices']] ?? pieces[piece as keyof Words['pieces']] ?? piece;

/**
 * The cells of the choices: from the target square towards the middle, and where the board is too low for all of them, on in
 * the next column; after the last column comes the one at the other edge.
 */
export function choiceCells(frame: Frame, square: Square, count: number): Cell[] {
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

function place(buttons: HTMLButtonElement[], to: Square, state: BoardState) {
  const { width, height } = state;
  for (const [index, { row, column }] of choiceCells(state, to, buttons.length).entries()) {
    const { style } = buttons[index];
    style.width = `${100 / width}%`;
    style.height = `${100 / height}%`;
    style.left = `${(100 * column) / width}%`;
    style.top = `${(100 * row) / height}%`;
  }
}

function listen(dialog: HTMLDialogElement, answer: (uci: string | null) => void) {
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
    const button = (target as Element).closest('button');
    answer(button?.value ?? null);
  });
}

/** The choice whose piece has the letter of a key. */
const choiceOf = (dialog: HTMLDialogElement, key: string) =>
  [...dialog.querySelectorAll('button')].find(
    ({ firstElementChild }) => firstElementChild?.getAttribute('data-piece')?.toLowerCase() === key.toLowerCase(),
  );

/** The step of a key in the order of the choices; the vertical arrows follow the picture. */
function stepOf(dialog: HTMLDialogElement, key: string, isShift: boolean) {
  const [first, second] = [...dialog.children].map((button) => button.getBoundingClientRect().top);
  const down = first < second ? 1 : -1;
  return { Tab: isShift ? -1 : 1, ArrowRight: 1, ArrowLeft: -1, ArrowDown: down, ArrowUp: -down }[key];
}

function moveFocus(dialog: HTMLDialogElement, step: number) {
  const buttons = [...dialog.querySelectorAll('button')];
  const now = buttons.findIndex((button) => button.matches(':focus'));
  buttons[(now + step + buttons.length) % buttons.length].focus({ preventScroll: true });
}
