// @ts-check
/**
 * A chess board: holds the state, changes it by intents and patches, and draws it at one place.
 *
 * ```text
 * div.mx-board
 *   div.mx-grid[role=grid]            see render.js
 *   div.mx-spoken[role=status]        the live region
 *   dialog.mx-promotion               closed until a pawn arrives
 * ```
 *
 * It knows no rules: which moves there are, it is told. It may live in a shadow root.
 *
 * @import { Square } from './geometry.js'
 * @import { Intent } from './gesture.js'
 * @import { BoardState, LegalMove } from './state.js'
 */
import { refusal, spokenLastMove, spokenMoves, squareName } from './a11y.js';
import { squareInCell } from './geometry.js';
import { reduce } from './gesture.js';
import { listen } from './input.js';
import { colorOf } from './placement.js';
import { makePromotion } from './promotion.js';
import { makeDrawing } from './render.js';
import { defaults, nextPiece, updated } from './state.js';

/**
 * @typedef {object} Board
 * @property {(patch: Partial<BoardState>) => void} update Replaces fields of the state.
 * @property {(sentence: string) => void} say Puts a sentence into the live region.
 * @property {() => void} destroy Stops listening and removes the elements.
 */

/**
 * Makes a board inside a container, whose width it takes.
 *
 * @param {HTMLElement} container
 * @param {{ onMove: (move: LegalMove) => void }} hooks
 * @returns {Board}
 */
export function createBoard(container, { onMove }) {
  const wrapper = makeElement('mx-board');
  const grid = makeElement('mx-grid');
  const spoken = makeElement('mx-spoken');
  spoken.setAttribute('role', 'status');
  wrapper.append(grid, spoken);

  let state = defaults();
  const drawing = makeDrawing(grid);
  const promotion = makePromotion(wrapper, (role) => intend({ type: 'promote', role }));
  const say = (/** @type {string} */ sentence) => speak(spoken, sentence);

  /** @param {BoardState} next */
  function show(next) {
    const isMoved = next.pieces !== state.pieces;
    state = next;
    drawing.draw(state);
    if (isMoved) state = { ...state, arrived: null };
    const { gesture, pieces } = state;
    if (gesture.kind === 'promoting') promotion.show(colorOf(pieces[gesture.from]));
    else promotion.hide();
  }

  /** @param {Intent} intent */
  function intend(intent) {
    const hadFocus = isFocused(grid, drawing.elementAt(state.focus));
    const { state: next, move, refused } = reduce(state, intent);
    show(next);
    if (intent.type === 'focus' || hadFocus) drawing.elementAt(state.focus)?.focus();
    if (refused) say(refusal(state, refused));
    if (move) onMove(move);
  }

  /**
   * @param {string} key
   * @param {boolean} isShift
   * @param {Square} square
   */
  function browse(key, isShift, square) {
    if (key === 'o') say(squareName(square, state.pieces[square]));
    else if (key === 'm') say(spokenMoves(state, square));
    else if (key === 'l') say(spokenLastMove(state));
    else if ('kqrbnp'.includes(key)) {
      const next = nextPiece(squaresInOrder(state), state.pieces, square, key, isShift ? -1 : 1);
      if (next) intend({ type: 'focus', square: next });
    } else return false;
    return true;
  }

  drawing.draw(state);
  container.append(wrapper);
  const stop = listen(grid, { state: () => state, intend, browse });
  return {
    update: (patch) => show(updated(state, patch)),
    say,
    destroy() {
      stop();
      wrapper.remove();
    },
  };
}

/** @param {string} name */
function makeElement(name) {
  const element = document.createElement('div');
  element.className = name;
  return element;
}

/**
 * @param {HTMLElement} grid
 * @param {HTMLElement | undefined} element
 */
function isFocused(grid, element) {
  const root = /** @type {Document | ShadowRoot} */ (grid.getRootNode());
  return element !== undefined && root.activeElement === element;
}

/** @param {BoardState} state */
function squaresInOrder(state) {
  return Array.from({ length: state.width * state.height }, (_, index) => {
    const row = Math.floor(index / state.width);
    return /** @type {Square} */ (squareInCell(state, { row, column: index % state.width }));
  });
}

/**
 * The same sentence twice differs by a space that is not heard, so that it is spoken again.
 *
 * @param {HTMLElement} element
 * @param {string} sentence
 */
function speak(element, sentence) {
  element.textContent = element.textContent === sentence ? `${sentence}\u00a0` : sentence;
}
