/**
 * What the page needs to show a game of a variant. It shows the moves of a piece that chess does not have while the pointer or
 * the keyboard's focus rests on it, or a finger presses it:
 *
 * ```text
 * div.piece-hint
 *   div   the diagram, see piece-diagram.ts
 *   b     its name
 * ```
 */
import { elementById, make, setText } from '../ui/dom.ts';
import { loadStyles } from '../ui/lazy-styles.ts';
import * as game from './game-texts.ts';
import { ROLES } from '../game/position/board-shape.ts';
import { shownPlacement } from '../game/game.ts';
import { diagramOfPiece, drawPieceDiagram } from './piece-diagram.ts';
import { loadVariantWords } from '../texts/load.ts';
import type { Square } from '../board/geometry.ts';
import type { PieceInfo, VariantInfo } from '../engine/messages.ts';
import type { Texts } from '../texts/en/page.ts';
import type { App } from '../ui/app.ts';

/** How long a pointer rests before the diagram comes. */
const DELAY_MS = 700;

/** How long a finger presses, and how far it may slip, before the diagram comes. */
const PRESS_MS = 500;
const SLIP_PX = 8;

/** The distance between the square and the diagram. */
const GAP_PX = 12;

type Pointed = { variant: VariantInfo; piece: PieceInfo; letter: string; square: Square; element: HTMLElement };

/** Whether the board is watched. */
let isWatching = false;

/**
 * Loads the texts of a game, its styles, and the drawings of its pieces.
 *
 * @returns Rejected if something could not be loaded.
 */
export async function prepareGame(texts: Texts, variant: VariantInfo, app: App): Promise<Texts> {
  const [prepared] = await Promise.all([game.prepareGame(texts, variant), loadStyles('pieces', 'variants')]);
  if (!isWatching) watchPieces(app, elementById('board'));
  isWatching = true;
  return prepared;
}

/**
 * Watches a board, once for as long as the page is open.
 *
 * @param board The board's container.
 */
function watchPieces(app: App, board: HTMLElement) {
  const diagram = make('div');
  const name = make('b');
  const hint = make('div', { className: 'piece-hint', hidden: true }, diagram, name);
  document.body.append(hint);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(timer);
    timer = undefined;
    hint.hidden = true;
  };
  const showSoon = ({ target }: Event, delay_ms: number) => {
    hide();
    const pointed = pointedAt(app, target);
    if (pointed) timer = setTimeout(() => show(pointed), delay_ms);
  };

  async function show({ variant, piece, letter, square, element }: Pointed) {
    const shown = timer;
    try {
      const words = await loadVariantWords(app.texts().language);
      const title = (app.texts().board.pieces as Readonly<Record<string, string>>)[letter] ?? piece.name;
      const { pieces: pieceSet } = app.game().settings;
      const look = { letter, square, name: title, pieceSet, words };
      const moves = await diagramOfPiece(app.client, variant, look);
      if (shown !== timer || !element.isConnected) return;
      drawPieceDiagram(diagram, moves);
      setText(name, title);
      hint.hidden = false;
      place(hint, element, board);
    } catch (error) {
      // The game goes on without the diagram.
      console.warn(error);
    }
  }

  let pressed = { x: 0, y: 0 };
  let released = { x: -1, y: -1 };
  board.addEventListener('pointerover', (event) => {
    // After a move another piece may be under a pointer that rests.
    const rests = event.x === released.x && event.y === released.y;
    if (event.pointerType === 'mouse' && !rests) showSoon(event, DELAY_MS);
  });
  board.addEventListener('pointerleave', hide);
  board.addEventListener('pointerdown', (event) => {
    pressed = event;
    if (event.pointerType === 'touch') showSoon(event, PRESS_MS);
    else hide();
  });
  board.addEventListener('pointermove', ({ pointerType, x, y }) => {
    if (pointerType === 'touch' && Math.hypot(x - pressed.x, y - pressed.y) > SLIP_PX) hide();
  });
  // A piece that is dropped may be beside the board then.
  addEventListener('pointerup', (event) => {
    released = event;
    hide();
  });
  board.addEventListener('pointercancel', hide);
  board.addEventListener('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) showSoon(event, 0);
  });
  board.addEventListener('focusout', hide);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  addEventListener('scroll', hide, { passive: true });
}

/** The piece under the pointer, unless everybody knows it. */
function pointedAt({ game }: App, target: EventTarget | null): Pointed | null {
  const { variant } = game().tree;
  const element = target instanceof Element ? target.closest('[data-square]') : null;
  if (!variant || !(element instanceof HTMLElement)) return null;
  const square = element.dataset.square ?? '';
  const letter = shownPlacement(game())[square];
  const isWhite = letter === letter?.toUpperCase();
  const piece = variant.pieces.find(
    ({ letter: own, sides }) => own === letter?.toUpperCase() && sides !== (isWhite ? 'black' : 'white'),
  );
  return piece && !Object.hasOwn(ROLES, piece.name) ? { variant, piece, letter, square, element } : null;
}

/** Puts the diagram beside the board or, on a narrow screen, beside, above or below the square, which it does not hide. */
function place(hint: HTMLElement, element: HTMLElement, board: HTMLElement) {
  const square = element.getBoundingClientRect();
  const { width, height } = hint.getBoundingClientRect();
  const [above, below] = [square.top - GAP_PX - height, square.bottom + GAP_PX];
  const places = [board.getBoundingClientRect().right + GAP_PX, square.right + GAP_PX, square.left - GAP_PX - width];
  const beside = places.find((left) => left >= 0 && left + width <= innerWidth) ?? null;
  const top = beside !== null ? square.top : above > 0 ? above : below;
  hint.style.left = `${Math.max(0, beside ?? Math.min(square.left, innerWidth - width))}px`;
  hint.style.top = `${Math.max(0, Math.min(top, innerHeight - height))}px`;
}
