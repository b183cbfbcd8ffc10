// @ts-check
/**
 * The pieces in hand, one row for each side, above and below the board. Loaded with the first game that has hands.
 *
 * ```text
 * div.mx-hand[role=group][aria-label]                 × 2
 *   button.mx-in-hand[data-hand=N@][aria-pressed]     for each kind of piece
 *     svg.mx-piece  span                              its number, if there are several
 * ```
 *
 * A piece is dragged to its square, or pressed and then its square; the keyboard reaches the rows before and after the squares.
 *
 * @import { Color, Square } from './geometry.js'
 * @import { Intent } from './gesture.js'
 * @import { Hand } from './placement.js'
 * @import { BoardState } from './state.js'
 */
import { makeElement } from './element.js';
import { drawPiece } from './pieces.js';
import { canGo, chosenSquare, liftable } from './state.js';

/** A press that moves no further than this many CSS pixels is no drag. */
const DRAG_PX = 6;

/**
 * @typedef {object} Listener
 * @property {() => BoardState} state
 * @property {(intent: Intent) => void} intend
 * @property {(event: PointerEvent) => Square | null} squareAt The square below a pointer.
 */

/**
 * Makes the rows around a board.
 *
 * @param {HTMLElement} board
 * @param {Listener} listener
 * @returns {(state: BoardState) => void} Draws them.
 */
export function makeHands(board, listener) {
  const [top, bottom] = [makeRow(listener, 'top'), makeRow(listener, 'bottom')];
  board.prepend(top);
  board.append(bottom);
  return (state) => {
    const { hands, orientation, height } = state;
    for (const row of [top, bottom]) {
      row.hidden = hands === null;
      row.style.setProperty('--mx-width', String(Math.max(state.width, height)));
    }
    if (!hands) return;
    drawRow(bottom, state, orientation, hands[orientation]);
    const other = orientation === 'white' ? 'black' : 'white';
    drawRow(top, state, other, hands[other]);
  };
}

/**
 * @param {Listener} listener
 * @param {'top' | 'bottom'} place
 */
function makeRow({ state, intend, squareAt }, place) {
  const row = makeElement('div', { class: `mx-hand mx-hand-${place}`, role: 'group', part: 'hand' });
  /** @type {{ id: number, button: HTMLElement, x: number, y: number } | null} */
  let down = null;
  /** Whether the press became a drag, so that the click after it is none. */
  let isDrag = false;
  const buttonOf = (/** @type {Event} */ { target }) =>
    /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest('[data-hand]'));

  row.addEventListener('pointerdown', (event) => {
    const button = buttonOf(event);
    isDrag = false;
    if (!button || event.button !== 0 || !event.isPrimary || !liftable(state()).has(slotOf(button))) return;
    down = { id: event.pointerId, button, x: event.clientX, y: event.clientY };
    button.setPointerCapture(event.pointerId);
  });
  row.addEventListener('pointermove', ({ pointerId, clientX, clientY }) => {
    if (pointerId !== down?.id) return;
    const [x, y] = [clientX - down.x, clientY - down.y];
    if (!isDrag && Math.hypot(x, y) < DRAG_PX) return;
    if (!isDrag && chosenSquare(state()) !== slotOf(down.button)) intend({ type: 'lift', from: slotOf(down.button) });
    isDrag = true;
    carry(down.button, `${x}px ${y}px`);
  });
  const end = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== down?.id) return;
    const { button } = down;
    down = null;
    carry(button, '');
    if (!isDrag) return;
    const square = event.type === 'pointerup' ? squareAt(event) : null;
    intend(square && canGo(state(), slotOf(button), square) ? { type: 'activate', square } : { type: 'cancel' });
  };
  row.addEventListener('pointerup', end);
  row.addEventListener('pointercancel', end);
  row.addEventListener('click', (event) => {
    const button = buttonOf(event);
    if (button && !isDrag) intend({ type: 'lift', from: slotOf(button) });
  });
  row.addEventListener('keydown', (event) => moveAlong(row, event));
  return row;
}

/** @param {HTMLElement} button */
const slotOf = (button) => button.dataset.hand ?? '';

/**
 * @param {HTMLElement} button
 * @param {string} translate
 */
function carry(button, translate) {
  const piece = /** @type {SVGElement} */ (button.firstElementChild);
  piece.classList.toggle('mx-held', translate !== '');
  piece.style.translate = translate;
}

/**
 * The arrow keys move along a row.
 *
 * @param {HTMLElement} row
 * @param {KeyboardEvent} event
 */
function moveAlong(row, event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
  const buttons = [...row.querySelectorAll('button')];
  const now = buttons.findIndex((button) => button.matches(':focus'));
  buttons[now + step]?.focus();
  event.preventDefault();
  event.stopPropagation();
}

/**
 * @param {HTMLElement} row
 * @param {BoardState} state
 * @param {Color} color
 * @param {Hand} hand
 */
function drawRow(row, state, color, hand) {
  const { words, pictures, pieceSet } = state;
  row.setAttribute('aria-label', words.hands[color]);
  const movable = liftable(state);
  const known = new Map([...row.querySelectorAll('button')].map((button) => [`${button.dataset.hand} ${button.dataset.look}`, button]));
  const look = pieceSet + JSON.stringify(pictures);
  const buttons = hand.map(({ letter, count }) => {
    const piece = color === 'white' ? letter : letter.toLowerCase();
    const slot = `${piece}@`;
    const button = known.get(`${slot} ${look}`) ?? makeElement('button', { type: 'button', class: 'mx-in-hand', 'data-hand': slot, 'data-look': look });
    if (!button.firstChild) button.append(drawPiece(piece, pieceSet, pictures), makeElement('span', {}));
    const name = words.pieces[/** @type {keyof typeof words.pieces} */ (piece)] ?? piece;
    button.setAttribute('aria-label', words.inHand({ piece: name, count }));
    button.setAttribute('aria-pressed', String(chosenSquare(state) === slot));
    button.toggleAttribute('data-movable', movable.has(slot));
    const number = /** @type {Element} */ (button.lastChild);
    number.textContent = count > 1 ? String(count) : '';
    return button;
  });
  if (buttons.some((button, index) => row.children[index] !== button) || row.children.length !== buttons.length) {
    row.replaceChildren(...buttons);
  }
}
