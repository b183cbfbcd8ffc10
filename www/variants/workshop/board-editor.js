// @ts-check
/**
 * The part of the workshop for the board: its size, and the pieces at the start.
 *
 * @import { Session } from '../../ui/session.js'
 * @import { Design } from '../../engine/messages.js'
 * @import { LoadedWorkshopTexts } from './workshop.js'
 */
import { createBoard } from '../../board/board.js';
import { drawPiece } from '../../board/pieces.js';
import { button, labelled } from '../../dialogs/fields.js';
import { picturesOf } from '../../game/position/board-shape.js';
import { make, setAttribute } from '../../ui/dom.js';
import { makeDraggable } from '../../ui/piece-palette.js';
import { MAX_SIDE, MIN_SIDE, withMirroredArmy, withPiece, withSize } from './design.js';
import { section } from './piece-editor.js';

/** The tool that removes pieces. */
const REMOVE = '';

/**
 * Makes the part.
 * @param {Session} session @param {LoadedWorkshopTexts} texts
 * @param {(edit: (design: Design) => Design) => void} change
 */
export function makeBoardEditor(session, { words, nameOf }, change) {
  let tool = REMOVE;
  /** @type {Design | null} */
  let design = null;
  const place = make('div', { className: 'design-board' });
  const board = createBoard(place, {
    onMove() {}, // the board knows no moves
    onPick: (square) =>
      change((one) => withPiece(one, square, tool === REMOVE || one.placement[square] === tool ? null : tool)),
  });
  const palette = make('div', { className: 'design-palette' });
  setAttribute(palette, 'role', 'group');
  setAttribute(palette, 'aria-label', words.palette);
  const sides = /** @type {const} */ (['files', 'ranks']);
  const size = sides.map((side) => {
    const input = make('input', { type: 'number', min: String(MIN_SIDE), max: String(MAX_SIDE) });
    input.addEventListener('change', () =>
      change((one) => withSize(one, { files: one.files, ranks: one.ranks, [side]: input.valueAsNumber })),
    );
    return { side, ...labelled(words[side], input) };
  });

  /** @param {Design} of */
  function showPalette(of) {
    const pieces = of.pieces.flatMap(({ letter }) => [letter, letter.toLowerCase()]);
    if (!pieces.includes(tool)) tool = REMOVE;
    const focused = palette.contains(document.activeElement);
    palette.replaceChildren(...[REMOVE, ...pieces].map((piece) => makeTool(of, piece)));
    if (focused) /** @type {HTMLElement | null} */ (palette.querySelector('[aria-pressed="true"]'))?.focus();
  }

  /** @param {Design} of @param {string} piece */
  function makeTool(of, piece) {
    const kind = of.pieces.find(({ letter }) => letter === piece.toUpperCase());
    const { sides: colors } = session.texts().game;
    const name = kind ? `${piece === kind.letter ? colors.white : colors.black}: ${nameOf(kind.name)}` : words.erase;
    const element = make('button', { type: 'button', className: 'tool', title: name });
    element.append(kind ? drawPiece(piece, session.game().preferences.pieces, picturesOf({ variant: of })) : '✕');
    setAttribute(element, 'aria-label', name);
    setAttribute(element, 'aria-pressed', String(piece === tool));
    element.addEventListener('click', () => {
      tool = piece;
      if (design) showPalette(design);
    });
    if (kind) makeDraggable(element, place, (square) => change((one) => withPiece(one, square, piece)));
    return element;
  }

  const row = make(
    'div',
    { className: 'row' },
    ...size.map(({ element }) => element),
    button(words.mirror, () => change(withMirroredArmy)),
    button(words.clear, () => change((one) => ({ ...one, placement: {} }))),
  );
  return {
    element: section(words.board, palette, place, row),
    destroy: () => board.destroy(),
    /** Chooses White's piece of a kind, to be placed. @param {string} letter */
    choose(letter) {
      tool = letter;
      if (design) showPalette(design);
    },
    /** @param {Design} next */
    show(next) {
      const hasNewPieces = design?.pieces !== next.pieces;
      design = next;
      for (const { side, field } of size) field.value = String(next[side]);
      if (hasNewPieces) showPalette(next);
      board.update({
        width: next.files,
        height: next.ranks,
        pieces: next.placement,
        picking: true,
        animate: false,
        showTargets: false,
        pieceSet: session.game().preferences.pieces,
        pictures: picturesOf({ variant: next }),
        words: session.texts().board,
        coordinates: 'inside',
      });
    },
  };
}
