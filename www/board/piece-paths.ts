/** Makes the paths of a piece from its drawing. */
import { makeSvg } from './element.ts';
import { colorOf } from './placement.ts';
import type { Drawings } from './pieces.ts';
import type { Piece } from './placement.ts';

export function makePaths(piece: Piece, { body, shade, lines }: Drawings[string]) {
  const isWhite = colorOf(piece) === 'white';
  return [
    makeSvg('path', { class: 'mx-body', d: isWhite ? body + lines : body }),
    makeSvg('path', { class: 'mx-shade', d: shade }),
    ...(isWhite ? [] : [makeSvg('path', { class: 'mx-lines', d: lines })]),
  ];
}
