// @ts-check
/**
 * Turns events on a board into intents. The square of a pointer comes from its coordinates and those of the
 * board's corners as they are at that moment, so neither scrolling nor resizing nor rotating nor a shadow root matters.
 *
 * @import { Drag } from './drag.js'
 * @import { Cell, CornerCells, Square } from './geometry.js'
 * @import { Intent } from './gesture.js'
 * @import { BoardState } from './state.js'
 */
import { DRAG_PX, listenForDrags } from './drag.js';
import { canCancel, colorOfKeys } from './gesture.js';
import { cellAtPoint, cellSteps, squareAfterKey, squareInCell } from './geometry.js';

/** On a small square a pointer drags once it has moved by this part of the square. */
const DRAG_SQUARES = 0.1;

/** The keys of board-keys.js in chess; in other games the letters of all pieces, if the keyboard brought the focus. */
const LOOKING = 'omlvkqrbnp';

/**
 * @typedef {object} Listener
 * @property {() => BoardState} state The state now.
 * @property {(intent: Intent) => void} intend Takes an intent.
 * @property {(sentence: string) => void} say Speaks.
 * @property {boolean} draws Whether arrows and circles may be drawn.
 * @property {boolean} leavesArrows Whether arrow keys are left to the page unless the keyboard brought the focus.
 */

/**
 * Shared by the functions below: `on` listens until the board is destroyed, `locate` returns the cell of a pointer.
 *
 * @typedef {Listener & { grid: HTMLElement, on: On, locate: Locate, signal: AbortSignal }} Wiring
 */

/**
 * @typedef {<Type extends keyof HTMLElementEventMap>(
 *   type: Type, take: (event: HTMLElementEventMap[Type]) => void, target?: EventTarget,
 * ) => void} On
 *
 * @typedef {(event: PointerEvent) => { at: Cell, square: Square | null, size_px: number }} Locate
 */

/**
 * Starts listening.
 * @param {HTMLElement} grid
 * @param {Listener} listener
 * @returns {{ stop: () => void, locate: Locate }} `stop` ends listening.
 */
export function listen(grid, listener) {
  const abort = new AbortController();
  /** @type {Wiring} */
  const wiring = {
    ...listener,
    grid,
    signal: abort.signal,
    on(type, take, target = grid) {
      target.addEventListener(type, /** @type {EventListener} */ (take), abort);
    },
    locate({ clientX: x, clientY: y }) {
      const state = listener.state();
      const corners = cornersOf(grid, state);
      const at = cellAtPoint(state, corners, { x, y });
      const { column } = cellSteps(state, corners);
      return { at, square: squareInCell(state, at), size_px: Math.hypot(column.x, column.y) };
    },
  };
  listenToPointer(wiring);
  listenAround(wiring);
  listenToKeys(wiring);
  return { stop: () => abort.abort(), locate: wiring.locate };
}

/**
 * The centre of a cell stays the centre of its rectangle on the screen however the board is transformed.
 * @param {HTMLElement} grid @param {BoardState} state @returns {CornerCells}
 */
function cornersOf(grid, state) {
  const centreOf = (/** @type {Cell} */ cell) => {
    const { x, y, width, height } = /** @type {Element} */ (
      grid.querySelector(`[data-square=${squareInCell(state, cell)}]`)
    ).getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  return {
    first: centreOf({ row: 0, column: 0 }),
    right: centreOf({ row: 0, column: state.width - 1 }),
    below: centreOf({ row: state.height - 1, column: 0 }),
  };
}

/** @param {Wiring} wiring */
function listenToPointer({ grid, on, locate, state, intend, draws, signal }) {
  /** @param {PointerEvent} event @returns {Drag | null} */
  function press(event) {
    const isRight = event.button === 2 || event.ctrlKey;
    const { at, square, size_px } = locate(event);
    if (![0, 2].includes(event.button)) intend({ type: 'abort' });
    else if (isRight && (!draws || canCancel(state()))) intend({ type: 'cancel' });
    else if (square) {
      intend(isRight ? { type: 'draw', square, color: colorOfKeys(event) } : { type: 'press', square, at });
      return {
        slop_px: Math.min(DRAG_PX, size_px * DRAG_SQUARES),
        move: (moved) => intend({ type: 'drag', at: locate(moved).at }),
        release: (released) => intend({ type: 'release', square: locate(released).square }),
        cancel: () => intend({ type: 'abort' }),
      };
    }
    return null;
  }
  listenForDrags(grid, press, signal);

  on('touchend', (event) => {
    // The following click would hit the dialog that opens under the finger.
    if (state().gesture.kind === 'promoting') event.preventDefault();
  });
}

/** @param {Wiring} wiring */
function listenAround({ grid, on, locate, state, intend, draws }) {
  on('contextmenu', (event) => {
    if (draws) event.preventDefault();
  });

  on('click', (event) => {
    // A pointer's click was handled at its release; assistive technologies send a click alone.
    const square = event.detail === 0 && squareOfPath(event);
    if (square) intend({ type: 'activate', square });
  });

  // A press outside the board deselects the piece.
  on(
    'pointerdown',
    (event) => {
      if (event.isPrimary && state().gesture.kind !== 'idle' && !locate(event).square) intend({ type: 'cancel' });
    },
    grid.ownerDocument,
  );
}

/** @param {Wiring} wiring */
function listenToKeys({ grid, on, state, intend, say, draws, leavesArrows }) {
  /** Whether the keyboard brought the focus here. After a press, a key makes some browsers match `:focus-visible`. */
  let isByKeys = true;
  on('pointerdown', () => {
    isByKeys = false;
  });
  on('keyup', ({ key }) => {
    isByKeys ||= key === 'Tab';
  });
  on('focusin', ({ target, relatedTarget }) => {
    const isOther = relatedTarget && !grid.contains(/** @type {Node} */ (relatedTarget));
    if (isOther) isByKeys = /** @type {Element} */ (target).matches(':focus-visible');
  });

  on('keydown', (event) => {
    const { ctrlKey, altKey } = event;
    const key = latinKey(event);
    // With Alt, some systems put another character on the key.
    const isStroke = draws && (key.toLowerCase() === 'x' || (altKey && event.code === 'KeyX'));
    if (event.metaKey || (altKey && !isStroke)) return;
    const square = squareOfPath(event) ?? state().focus;
    const isActivation = key === 'Enter' || key === ' ';
    isByKeys ||= isActivation;
    const next = (isByKeys || !leavesArrows) && squareAfterKey(state(), square, key, ctrlKey);
    if (next) intend({ type: 'focus', square: next });
    else if (isActivation) intend({ type: 'activate', square });
    else if (key === 'Escape' && canCancel(state())) intend({ type: 'cancel' });
    else if (key === 'Backspace' && draws) intend({ type: 'clear' });
    else if (ctrlKey) return;
    else if (isStroke) draw(event, square);
    else if (LOOKING.includes(key.toLowerCase()) || (isByKeys && state().pictures?.[key.toUpperCase()] !== undefined))
      look(event);
    else return;
    event.preventDefault();
  });

  /** @param {KeyboardEvent} event @param {Square} square */
  function draw(event, square) {
    intend({ type: 'draw', square, color: colorOfKeys(event) });
    if (state().gesture.kind === 'drawing') say(state().words.drawingFrom({ square }));
  }

  /** Loaded with the first key of its kind. @type {Promise<typeof import('./board-keys.js')> | null} */
  let looking = null;

  /** @param {KeyboardEvent} event */
  async function look(event) {
    const { shiftKey } = event;
    const key = latinKey(event);
    looking ??= import('./board-keys.js');
    try {
      const { lookAround } = await looking;
      const { sentence, square } = lookAround(state(), key.toLowerCase(), shiftKey ? -1 : 1);
      if (sentence) say(sentence);
      if (!square) return;
      isByKeys = true;
      intend({ type: 'focus', square });
    } catch {
      // The next key tries again.
      looking = null;
    }
  }

  on('focusin', (event) => {
    const square = squareOfPath(event);
    if (square && square !== state().focus) intend({ type: 'focus', square });
  });
}

/**
 * The square whose element is on the path of an event; the grid contains no shadow roots.
 * @param {Event} event @returns {Square | null}
 */
function squareOfPath(event) {
  for (const node of event.composedPath()) {
    if (node instanceof HTMLElement && node.dataset.square) return node.dataset.square;
  }
  return null;
}

/**
 * The key of an event. If the layout has another script there, such as Cyrillic or Greek, the letter is that of the key's position
 * on an English keyboard.
 * @param {Pick<KeyboardEvent, 'key' | 'code'>} event
 */
export function latinKey({ key, code }) {
  const isOtherScript = [...key].length === 1 && key > '\x7f';
  const letter = isOtherScript && /^Key([A-Z])$/.exec(code)?.[1];
  return letter ? letter.toLowerCase() : key;
}
