/**
 * The pieces in hand, one row for each side, above and below the board. Loaded with the first game that has hands.
 *
 * ```text
 * div.mx-hand[role=group][aria-label]                 × 2
 *   button.mx-in-hand[data-hand=N@][aria-pressed]     for each kind of piece, with marks like those of squares
 *     svg.mx-piece  span                              its number, if there are several
 * ```
 *
 * A piece is dragged to its square, or pressed and then its square. The Tab key reaches the rows before and after the
 * squares, the
 * arrows move along them, and Enter goes on to the squares with the piece.
 */
import { descriptions } from './a11y.ts';
import { listenForDrags } from './drag.ts';
import { makeElement } from './element.ts';
import { canCancel } from './gesture.ts';
import { drawPiece } from './pieces.ts';
import { chosenSquare, liftable } from './state.ts';
import { variantWords } from './variant-words.ts';
import type { Cell, Color, Square } from './geometry.ts';
import type { Intent } from './gesture.ts';
import type { Piece } from './placement.ts';
import type { BoardState } from './state.ts';

interface Listener {
  state: () => BoardState;
  intend: (intent: Intent) => void;
  say: (sentence: string) => void;
  /** Puts the focus onto the squares. */
  focus: () => void;
  /** Where a pointer is on the board. */
  locate: (event: PointerEvent) => { at: Cell; square: Square | null };
}

/**
 * Makes the rows around a board.
 *
 * @returns Draws them.
 */
export function makeHands(board: HTMLElement, listener: Listener): (state: BoardState) => void {
  const [top, bottom] = [makeRow(listener, 'top'), makeRow(listener, 'bottom')];
  board.prepend(top);
  board.append(bottom);
  let drawn: BoardState | null = null;
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

function makeRow(listener: Listener, place: 'top' | 'bottom') {
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

function listenToPointer(row: HTMLElement, { state, intend, say, focus, locate }: Listener) {
  const isChosen = (button: Element) => chosenSquare(state()) === slotOf(button);
  /** Whether the last press put back a piece that was chosen. */
  let isPutBack = false;

  listenForDrags(row, (down) => {
    const button = buttonOf(down);
    isPutBack = button !== null && isChosen(button);
    if (!button || down.button !== 0 || !liftable(state()).has(slotOf(button))) return null;
    const putDown = (intent: Intent) => {
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

const buttonOf = ({ target }: Event) => (target as Element).closest('[data-hand]') as HTMLElement | null;

const slotOf = (button: Element) => button.getAttribute('data-hand') ?? '';

function carry(button: HTMLElement, translate: string) {
  const piece = button.firstElementChild as SVGElement;
  piece.classList.toggle('mx-held', translate !== '');
  piece.style.translate = translate;
}

/** @param step Past an end of the row it leads to that end. */
function moveFocus(row: HTMLElement, step: number) {
  const buttons = [...row.querySelectorAll('button')];
  const now = buttons.findIndex((button) => button.matches(':focus'));
  buttons[Math.max(0, Math.min(buttons.length - 1, now + step))]?.focus();
}

function drawRow(row: HTMLElement, state: BoardState, color: Color) {
  const { hands, words } = state;
  const texts = words.variant ?? variantWords;
  row.setAttribute('aria-label', texts.hands[color]);
  const known = new Map([...row.querySelectorAll('button')].map((button) => [slotOf(button), button]));
  const buttons = (hands?.[color] ?? []).map(({ letter, count }) => {
    const piece = color === 'white' ? letter : letter.toLowerCase();
    const button = known.get(`${piece}@`) ?? makeButton(piece, state);
    const name = (words.pieces as Record<string, string>)[piece] ?? piece;
    button.setAttribute('aria-label', texts.inHand({ piece: name, count: String(count) }));
    (button.lastChild as Element).textContent = count > 1 ? String(count) : '';
    drawMarks(button, state);
    return button;
  });
  if (buttons.some((button, index) => row.children[index] !== button) || row.children.length !== buttons.length) {
    row.replaceChildren(...buttons);
  }
  if (!buttons.some(({ tabIndex }) => tabIndex === 0)) buttons[0]?.setAttribute('tabindex', '0');
}

function makeButton(piece: Piece, { pieceSet, pictures }: BoardState) {
  const button = makeElement('button', { type: 'button', 'data-hand': `${piece}@`, tabindex: '-1' });
  button.append(drawPiece(piece, pieceSet, pictures), makeElement('span', {}));
  return button;
}

/** Marks a piece that can be chosen, is chosen, or comes with the premove or an arrow of the program. */
function drawMarks(button: HTMLElement, state: BoardState) {
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
