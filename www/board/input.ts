/**
 * Turns events on a board into intents. The square of a pointer comes from its coordinates and those of the
 * board's corners as they are at that moment, so neither scrolling nor resizing nor rotating nor a shadow root matters.
 */
import { DRAG_PX, listenForDrags } from './drag.ts';
import { canCancel, colorOfKeys } from './gesture.ts';
import { cellAtPoint, cellSteps, squareAfterKey, squareInCell } from './geometry.ts';
import type { Drag } from './drag.ts';
import type { Cell, CornerCells, Square } from './geometry.ts';
import type { Intent } from './gesture.ts';
import type { BoardState } from './state.ts';

/** On a small square a pointer drags once it has moved by this part of the square. */
const DRAG_SQUARES = 0.1;

/** The keys of board-keys.ts in chess; in other games the letters of all pieces, if the keyboard brought the focus. */
const LOOKING = 'omlvkqrbnp';

interface Listener {
  /** The state now. */
  state: () => BoardState;
  /** Takes an intent. */
  intend: (intent: Intent) => void;
  /** Speaks. */
  say: (sentence: string) => void;
  /** Whether arrows and circles may be drawn. */
  draws: boolean;
  /** Whether arrow keys are left to the page unless the keyboard brought the focus. */
  leavesArrows: boolean;
}

/** Shared by the functions below: `on` listens until the board is destroyed, `locate` returns the cell of a pointer. */
type Wiring = Listener & { grid: HTMLElement; on: On; locate: Locate; signal: AbortSignal };

type On = <Type extends keyof HTMLElementEventMap>(
  type: Type,
  take: (event: HTMLElementEventMap[Type]) => void,
  target?: EventTarget,
) => void;
type Locate = (event: PointerEvent) => { at: Cell; square: Square | null; size_px: number };

/**
 * Starts listening.
 *
 * @returns `stop` ends listening.
 */
export function listen(grid: HTMLElement, listener: Listener): { stop: () => void; locate: Locate } {
  const abort = new AbortController();
  const wiring: Wiring = {
    ...listener,
    grid,
    signal: abort.signal,
    on(type, take, target = grid) {
      target.addEventListener(type, take as EventListener, abort);
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

/** The centre of a cell stays the centre of its rectangle on the screen however the board is transformed. */
function cornersOf(grid: HTMLElement, state: BoardState): CornerCells {
  const centreOf = (cell: Cell) => {
    const { x, y, width, height } = (
      grid.querySelector(`[data-square=${squareInCell(state, cell)}]`) as Element
    ).getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  return {
    first: centreOf({ row: 0, column: 0 }),
    right: centreOf({ row: 0, column: state.width - 1 }),
    below: centreOf({ row: state.height - 1, column: 0 }),
  };
}

function listenToPointer({ grid, on, locate, state, intend, draws, signal }: Wiring) {
  function press(event: PointerEvent): Drag | null {
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

function listenAround({ grid, on, locate, state, intend, draws }: Wiring) {
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

function listenToKeys({ grid, on, state, intend, say, draws, leavesArrows }: Wiring) {
  /** Whether the keyboard brought the focus here. After a press, a key makes some browsers match `:focus-visible`. */
  let isByKeys = true;
  on('pointerdown', () => {
    isByKeys = false;
  });
  on('keyup', ({ key }) => {
    isByKeys ||= key === 'Tab';
  });
  on('focusin', ({ target, relatedTarget }) => {
    const isOther = relatedTarget && !grid.contains(relatedTarget as Node);
    if (isOther) isByKeys = (target as Element).matches(':focus-visible');
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

  function draw(event: KeyboardEvent, square: Square) {
    intend({ type: 'draw', square, color: colorOfKeys(event) });
    if (state().gesture.kind === 'drawing') say(state().words.drawingFrom({ square }));
  }

  /** Loaded with the first key of its kind. */
  let looking: Promise<typeof import('./board-keys.ts')> | null = null;

  async function look(event: KeyboardEvent) {
    const { shiftKey } = event;
    const key = latinKey(event);
    looking ??= import('./board-keys.ts');
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

/** The square whose element is on the path of an event; the grid contains no shadow roots. */
function squareOfPath(event: Event): Square | null {
  for (const node of event.composedPath()) {
    if (node instanceof HTMLElement && node.dataset.square) return node.dataset.square;
  }
  return null;
}

/**
 * The key of an event. If the layout has another script there, such as Cyrillic or Greek, the letter is that of the key's
 * position on an English keyboard.
 */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>) {
  const isOtherScript = [...key].length === 1 && key > '\x7f';
  const letter = isOtherScript && /^Key([A-Z])$/.exec(code)?.[1];
  return letter ? letter.toLowerCase() : key;
}
