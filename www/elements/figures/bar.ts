/** A bar in a row of a table. */
import { makeSvg } from '../../board/element.ts';

/** @param share The length relative to the longest bar, from 0 to 1. */
export function makeBar(share: number): SVGElement {
  const svg = makeSvg('svg', {
    class: 'bar',
    viewBox: '0 0 100 6',
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  svg.append(makeSvg('rect', { class: 'bar-fill', y: '1', height: '4', width: (100 * share).toFixed(2) }));
  return svg;
}
