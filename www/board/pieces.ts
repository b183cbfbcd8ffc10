/**
 * Draws pieces: the project's own drawings in a box of 200 × 200. Each has a silhouette, the lines inside it, and the side that
 * lies in the shade. Colours come from the style sheet, so both sides share the paths.
 */
import { makeSvg } from './element.ts';
import { makePaths } from './piece-paths.ts';
import { colorOf } from './placement.ts';
import { plain } from './plain-pieces.ts';
import type { PieceSet } from './looks.ts';
import type { Piece } from './placement.ts';

/**
 * The paths of a set by role. Closed lines have the same orientation as the body, so that they cut no holes into it. Lines end
 * short of the outline: their round ends reach it, and those of black pieces do not cross it.
 */
export type Drawings = Readonly<Record<string, { body: string; shade: string; lines: string }>>;

/** The sets that are loaded. */
const loaded: Partial<Record<PieceSet, Drawings>> = { plain, flat: plain };

export type PieceSetLoaders = Readonly<Partial<Record<PieceSet, () => Promise<Drawings>>>>;

let loaders: PieceSetLoaders = {};

const loading: Map<PieceSet, Promise<Drawings>> = new Map();

/** Sets how further sets are loaded; a set without a loader has the drawings of the first. */
export function offerPieceSets(offered: PieceSetLoaders) {
  loaders = offered;
}

/** One element for each piece, made on first use and then cloned. */
const templates: Map<string, SVGElement> = new Map();

/**
 * A new element that draws a piece, of any size and without a name of its own. White's lines have the colour of its outline,
 * so that they are part of the body. The paths follow once the set is loaded:
 *
 * ```text
 * svg.mx-piece.mx-white.mx-plain[data-piece=N]
 *   path.mx-body
 *   path.mx-shade
 *   path.mx-lines          inside black pieces
 * ```
 *
 * @param pictures The drawing of each upper-case letter: a role of chess such as "k", or
 * the name of another drawing, "" for a letter on a disc. Without it the piece is one of chess.
 */
export function drawPiece(
  piece: Piece,
  set: PieceSet = 'plain',
  pictures: Readonly<Record<string, string>> | null = null,
): SVGElement {
  const role = pictures ? (pictures[piece.toUpperCase()] ?? '') : piece.toLowerCase();
  if (!Object.hasOwn(plain, role)) return drawPicture(piece, set, role);
  const drawings = loaded[set];
  if (drawings) return templateOf(piece, set, role, drawings[role]).cloneNode(true) as SVGElement;
  const svg = makeFrame(piece, set, role);
  load(set).then((found) => svg.append(...makePaths(piece, found[role])));
  return svg;
}

/** Draws into the frames of pieces that are none of chess, once it is loaded. */
let fill: typeof import('./pictures/picture.ts').fillPicture | null = null;

/** A piece that chess does not have. */
function drawPicture(piece: Piece, set: PieceSet, name: string) {
  const svg = makeFrame(piece, set, name);
  if (fill) fill(svg, piece, name);
  else {
    import('./pictures/picture.ts').then(
      ({ fillPicture }) => {
        fill = fillPicture;
        fill(svg, piece, name);
      },
      // The square is still named; the next piece tries again.
      console.warn,
    );
  }
  return svg;
}

/** Loads a set once; where it cannot be loaded, the first set stands in for it. */
function load(set: PieceSet): Promise<Drawings> {
  const drawings =
    loading.get(set) ??
    (loaders[set]?.() ?? Promise.resolve(plain)).then(
      (found) => {
        loaded[set] = found;
        return found;
      },
      () => {
        loading.delete(set);
        return plain;
      },
    );
  loading.set(set, drawings);
  return drawings;
}

function templateOf(piece: Piece, set: PieceSet, role: string, drawing: Drawings[string]) {
  const key = piece + set + drawing.body;
  const known = templates.get(key);
  if (known) return known;
  const template = makeFrame(piece, set, role);
  template.append(...makePaths(piece, drawing));
  templates.set(key, template);
  return template;
}

/** The names of the pieces of chess by their letters. */
const NAMES: Readonly<Record<string, string>> = Object.freeze({
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
});

/** @param drawing The role or the name of its drawing; '' for a letter on a disc. */
const makeFrame = (piece: Piece, set: PieceSet, drawing: string) =>
  makeSvg('svg', {
    viewBox: '0 0 200 200',
    'aria-hidden': 'true',
    class: `mx-piece mx-${colorOf(piece)} mx-${set}`,
    part: `piece ${colorOf(piece)}-${NAMES[drawing] ?? (drawing || piece.toLowerCase())}`,
    'data-piece': piece,
  });
