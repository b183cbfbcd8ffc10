/*! QR codes are made by uqr, copyright Project Nayuki and Anthony Fu, MIT licence: https://github.com/unjs/uqr */
import { encode } from 'uqr';
import { makeSvg } from '../board/element.ts';

/** The latest version that is used: 117 modules, or squares, on a side. Later ones are too fine for a screen. */
const MAX_VERSION = 25;

/** The width of the margin that a scanner needs, in modules. */
const MARGIN = 4;

/**
 * The QR code of a text.
 *
 * @returns Whether each module is dark, row by row; null if the text is too long.
 */
export function qrCode(text: string): boolean[][] | null {
  try {
    return encode(text, { ecc: 'L', maxVersion: MAX_VERSION, border: 0 }).data;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A QR code as a picture: black on white in every theme, since scanners expect that. */
export function drawCode(rows: readonly (readonly boolean[])[], label: string) {
  const size = rows.length + 2 * MARGIN;
  const svg = makeSvg('svg', {
    viewBox: `${-MARGIN} ${-MARGIN} ${size} ${size}`,
    class: 'qr-code',
    role: 'img',
    'aria-label': label,
    'shape-rendering': 'crispEdges',
  });
  const squares = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  svg.append(makeSvg('path', { d: squares.join('') }));
  return svg;
}
