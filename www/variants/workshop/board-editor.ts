/** The part of the workshop for the board: its size, and the pieces at the start. */
import { createBoard } from '../../board/board.ts';
import { drawPiece } from '../../board/pieces.ts';
import { button, labelled } from '../../dialogs/fields.ts';
import { picturesOf } from '../../game/position/board-shape.ts';
import { make, setAttribute } from '../../ui/dom.ts';
import { makeDraggable } from '../../ui/piece-palette.ts';
import { MAX_SIDE, MIN_SIDE, withMirroredArmy, withPiece, withSize } from './design.ts';
import { section } from './piece-editor.ts';
import type { Design } from '../../engine/messages.ts';
import type { Session } from '../../ui/session.ts';
import type { LoadedWorkshopTexts } from './workshop.ts';

/** The tool that removes pieces. */
const REMOVE = '';

/** Makes the part. */
export function makeBoardEditor(
  session: Session,
  { words, nameOf }: LoadedWorkshopTexts,
  change: (edit: (design: Design) => Design) => void,
) {
  let tool = REMOVE;
  let design: Design | null = null;
  const place = make('div', { className: 'design-board' });
  const board = createBoard(place, {
    onMove() {}, // the board knows no moves
    onPick: (square) =>
      change((one) => withPiece(one, square, tool === REMOVE || one.placement[square] === tool ? null : tool)),
  });
  const palette = make('div', { className: 'design-palette' });
  setAttribute(palette, 'role', 'group');
  setAttribute(palette, 'aria-label', words.palette);
  const sides = ['files', 'ranks'] as const;
  const size = sides.map((side) => {
    const input = make('input', { type: 'number', min: String(MIN_SIDE), max: String(MAX_SIDE) });
    input.addEventListener('change', () =>
      change((one) => withSize(one, { files: one.files, ranks: one.ranks, [side]: input.valueAsNumber })),
    );
    return { side, ...labelled(words[side], input) };
  });

  function showPalette(of: Design) {
    const pieces = of.pieces.flatMap(({ letter }) => [letter, letter.toLowerCase()]);
    if (!pieces.includes(tool)) tool = REMOVE;
    const focused = palette.contains(document.activeElement);
    palette.replaceChildren(...[REMOVE, ...pieces].map((piece) => makeTool(of, piece)));
    if (focused) (palette.querySelector('[aria-pressed="true"]') as HTMLElement | null)?.focus();
  }

  function makeTool(of: Design, piece: string) {
    const kind = of.pieces.find(({ letter }) => letter === piece.toUpperCase());
    const { sides: colors } = session.texts().game;
    const name = kind ? `${piece === kind.letter ? colors.white : colors.black}: ${nameOf(kind.name)}` : words.erase;
    const element = make('button', { type: 'button', className: 'tool', title: name });
    element.append(kind ? drawPiece(piece, session.game().settings.pieces, picturesOf({ variant: of })) : '✕');
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
    /** Chooses White's piece of a kind, to be placed. */
    choose(letter: string) {
      tool = letter;
      if (design) showPalette(design);
    },
    show(next: Design) {
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
        pieceSet: session.game().settings.pieces,
        pictures: picturesOf({ variant: next }),
        words: session.texts().board,
        coordinates: 'inside',
      });
    },
  };
}
