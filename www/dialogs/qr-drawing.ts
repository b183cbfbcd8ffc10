/** Draws QR codes. */
import { makeSvg } from '../board/element.ts';

/** The width of the margin that a scanner needs. */
const MARGIN = 4;

/**
 * A QR code as a picture: black on white in every theme, since scanners expect that.
 *
 * @param rows Whether each module is dark.
 */
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
