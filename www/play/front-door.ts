/**
 * The tiles beside the first view, with the pictures of pieces, and what they and the same entries of the menu do:
 *
 * ```text
 * nav#front-door
 *   button   a miniature board and "50+ other games"
 *   button   a dragon and "Invent a piece"
 *   button   a target and "Practise"
 *   button   a curve and "Review a game"
 *   a        a tree and "How it thinks"
 * ```
 */
import { drawDiagram } from '../board/diagram.ts';
import { loadPictures, pictureOf } from '../board/pictures/load-pictures.ts';
import { drawPiece } from '../board/pieces.ts';
import { parsePlacement } from '../board/placement.ts';
import { elementById } from '../ui/dom.ts';
import type { App } from '../ui/app.ts';

/** Courier Chess, the game of the first picture. */
export const COURIER = Object.freeze({
  start: 'rnebmk1wbenr/1ppppp1pppp1/6f5/p5p4p/P5P4P/6F5/1PPPPP1PPPP1/RNEBMK1WBENR',
  /** The names of the pieces by their letters. */
  pieces: {
    P: 'pawn',
    N: 'knight',
    B: 'courier',
    R: 'rook',
    E: 'archer',
    M: 'sage',
    F: 'ferz',
    W: 'schleich',
    K: 'king',
  },
});

/** Draws the pictures that need pieces. */
export async function fillFrontDoor(app: App) {
  const pictures = Object.fromEntries(
    Object.entries(COURIER.pieces).map(([letter, name]) => [letter, pictureOf(letter, name, null) ?? '']),
  );
  await loadPictures([...Object.values(pictures), 'dragon']);
  const size = { files: 12, ranks: 8 };
  const placement = parsePlacement(COURIER.start, size) ?? {};
  const pieceSet = app.game().settings.pieces;
  drawDiagram(place('variants'), { width: size.files, height: size.ranks, placement, pictures, pieceSet, label: '' });
  place('invent').replaceChildren(drawPiece('D', pieceSet, { D: 'dragon' }));
}

const place = (name: string) => elementById('front-door').querySelector(`[data-picture=${name}]`) as HTMLElement;

/** By the values of the tiles; `leave` is called before another game replaces the one on the board. */
export const ACTS: Readonly<Record<string, (app: App, leave: () => void) => Promise<void>>> = Object.freeze({
  variants: playOther,
  invent: async (app) => (await import('../variants/workshop/workshop.tsx')).open(app),
  practise: async (app) => (await import('../dialogs/dialogs.ts')).openByName('practise', app),
  review: async (app) => (await import('../dialogs/dialogs.ts')).openByName('open', app),
});

/** Lets the player choose another game, which begins at once against the same opponent. */
async function playOther(app: App, leave: () => void) {
  const chosen = await (await import('../variants/chooser.tsx')).chooseVariant(app);
  if (!chosen) return;
  const { variant, start } = chosen;
  leave();
  app.dispatch({ type: 'requestNewGame', as: 'white', variant, start, isVaried: true });
}
