// @ts-check
/**
 * The pieces in hand, one row for each side, above and below the board. Loaded with the first game that has hands.
 *
 * ```text
 * div.mx-hand[role=group][aria-label]                 × 2
 *   button.mx-in-hand[data-hand=N@][aria-pressed]     for each kind of piece, with marks like those of squares
 *     svg.mx-piece  span                              its number, if there are several
 * ```
 *
 * A piece is dragged to its square, or pressed and then its square. The Tab key reaches the rows before and after the squares, the
 * arrows move along them, and Enter goes on to the squares with the piece.
 *
 * @import { Cell, Color, Square } from './geometry.js'
 * @import { Intent } from './gesture.js'
 * @import { Piece } from './placement.js'
 * @import { BoardState } from './state.js'
 */
import { descriptions } from './a11y.js';
import { listenForDrags } from './drag.js';
import { makeElement } from './element.js';
import { canCancel } from './gesture.js';
import { drawPiece } from './pieces.js';
import { chosenSquare, liftable } from './state.js';
import { variantWords } from './variant-words.js';

/**
 * @typedef {object} Listener
 * @property {() => BoardState} state
 * @property {(intent: Intent) => void} intend
 * @property {(sentence: string) => void} say
 * @property {() => void} focus Puts the focus onto the squares.
 * @property {(event: PointerEvent) => { at: Cell, square: Square | null }} locate Where a pointer is on the board.
 */

/**
 * Makes the rows around a board.
 * @param {HTMLElement} board
 * @param {Listener} listener
 * @returns {(state: BoardState) => void} Draws them.
 */
export function makeHands(board, listener) {
  const [top, bottom] = [makeRow(listener, 'top'), makeRow(listener, 'bottom')];
  board.prepend(top);
  board.append(bottom);
  /** @type {BoardState | null} */
  let drawn = null;
  return (state) => {
    const { hands, orientation, width, pieceSet, pictures } = state;
    const isOtherLook = pieceSet !== drawn?.pieceSet || pictures !== drawn.pictures;
    drawn = state;
    for (const row of [top, bottom]) {
      if (isOtherLook) row.replaceChildren();
      row.hidden = hands === null;
      row.style.setProperty('--mx-width', String(width));
    }
    if (!hands) return;
    const hadFocus = [top, bottom].some((row) => row.matches(':focus-within'));
    drawRow(bottom, state, orientation);
    drawRow(top, state, orientation === 'white' ? 'black' : 'white');
    // The last piece of a kind has left its row.
    if (hadFocus && ![top, bottom].some((row) => row.matches(':focus-within'))) listener.focus();
  };
}

/** @param {Listener} listener @param {'top' | 'bottom'} place */
function makeRow(listener, place) {
  const row = makeElement('div', { class: `mx-hand mx-hand-${place}`, role: 'group', part: 'hand' });
  listenToPointer(row, listener);
  row.addEventListener('keydown', (event) => {
    const next = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }[event.key];
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (next) moveFocus(row, next);
    else if (event.key === 'Escape' && canCancel(listener.state())) listener.intend({ type: 'cancel' });
    else return;
    event.preventDefault();
  });
  row.addEventListener('focusin', ({ target }) => {
    for (const button of row.children) button.setAttribute('tabindex', button === target ? '0' : '-1');
  });
  return row;
}

/** @param {HTMLElement} row @param {Listener} listener */
function listenToPointer(row, { state, intend, say, focus, locate }) {
  const isChosen = (/** @type {Element} */ button) => chosenSquare(state()) === slotOf(button);
  /** Whether the last press put back a piece that was chosen. */
  let isPutBack = false;

  listenForDrags(row, (down) => {
    const button = buttonOf(down);
    isPutBack = button !== null && isChosen(button);
    if (!button || down.button !== 0 || !liftable(state()).has(slotOf(button))) return null;
    const putDown = (/** @type {Intent} */ intent) => {
      carry(button, '');
      intend(intent);
    };
    let isLifted = false;
    return {
      captureTarget: button,
      move(event, { x, y }) {
        if (!isLifted && !isChosen(button)) intend({ type: 'lift', from: slotOf(button) });
        isLifted = true;
        intend({ type: 'drag', at: locate(event).at });
        carry(button, `${x}px ${y}px`);
      },
      release(event, isDrag) {
        const { square } = locate(event);
        if (isDrag) putDown(square ? { type: 'release', square } : { type: 'cancel' });
      },
      cancel() {
        if (isLifted) putDown({ type: 'cancel' });
      },
    };
  });
  row.addEventListener('click', (event) => {
    const button = buttonOf(event);
    const isByPointer = event.detail > 0;
    if (!button || (isByPointer && isPutBack)) return;
    intend({ type: 'lift', from: slotOf(button) });
    if (isByPointer || !isChosen(button)) return;
    say(`${button.getAttribute('aria-label')}, ${state().words.selected}`);
    focus();
  });
}

/** @param {Event} event */
const buttonOf = ({ target }) =>
  /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest('[data-hand]'));

/** @param {Element} button */
const slotOf = (button) => button.getAttribute('data-hand') ?? '';

/** @param {HTMLElement} button @param {string} translate */
function carry(button, translate) {
  const piece = /** @type {SVGElement} */ (button.firstElementChild);
  piece.classList.toggle('mx-held', translate !== '');
  piece.style.translate = translate;
}

/**
 * @param {HTMLElement} row
 * @param {number} step Past an end of the row it leads to that end.
 */
function moveFocus(row, step) {
  const buttons = [...row.querySelectorAll('button')];
  const now = buttons.findIndex((button) => button.matches(':focus'));
  buttons[Math.max(0, Math.min(buttons.length - 1, now + step))]?.focus();
}

/** @param {HTMLElement} row @param {BoardState} state @param {Color} color */
function drawRow(row, state, color) {
  const { hands, words } = state;
  const texts = words.variant ?? variantWords;
  row.setAttribute('aria-label', texts.hands[color]);
  const known = new Map([...row.querySelectorAll('button')].map((button) => [slotOf(button), button]));
  const buttons = (hands?.[color] ?? []).map(({ letter, count }) => {
    const piece = color === 'white' ? letter : letter.toLowerCase();
    const button = known.get(`${piece}@`) ?? makeButton(piece, state);
    const name = /** @type {Record<string, string>} */ (words.pieces)[piece] ?? piece;
    button.setAttribute('aria-label', texts.inHand({ piece: name, count: String(count) }));
    /** @type {Element} */ (button.lastChild).textContent = count > 1 ? String(count) : '';
    drawMarks(button, state);
    return button;
  });
  if (buttons.some((button, index) => row.children[index] !== button) || row.children.length !== buttons.length) {
    row.replaceChildren(...buttons);
  }
  if (!buttons.some(({ tabIndex }) => tabIndex === 0)) buttons[0]?.setAttribute('tabindex', '0');
}

/** @param {Piece} piece @param {BoardState} state */
function makeButton(piece, { pieceSet, pictures }) {
  const button = makeElement('button', { type: 'button', 'data-hand': `${piece}@`, tabindex: '-1' });
  button.append(drawPiece(piece, pieceSet, pictures), makeElement('span', {}));
  return button;
}

/**
 * Marks a piece that can be chosen, is chosen, or comes with the premove or an arrow of the program.
 * @param {HTMLElement} button @param {BoardState} state
 */
function drawMarks(button, state) {
  const slot = slotOf(button);
  const isMovable = liftable(state).has(slot);
  const isChosen = chosenSquare(state) === slot;
  const mark = state.marks.find(({ from }) => from === slot);
  button.className = [
    'mx-in-hand',
    isMovable && 'mx-movable',
    isChosen && 'mx-chosen',
    state.premove?.from === slot && 'mx-premove',
    mark && !isChosen && `mx-marked mx-${mark.kind}`,
  ]
    .filter(Boolean)
    .join(' ');
  button.setAttribute('aria-disabled', String(!isMovable));
  button.setAttribute('aria-pressed', String(isChosen));
  const notes = descriptions(state).get(slot);
  if (notes) button.setAttribute('aria-description', notes.join(', '));
  else button.removeAttribute('aria-description');
}
