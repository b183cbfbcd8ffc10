// @ts-check
/** A map of the table: a square for each region, darker for a greater share. */
import { makeSvg } from '../../../board/element.js';
import { make } from '../../../ui/dom.js';

/** The regions in a row, and the grades of a share. */
const [SIDE, GRADES] = [16, 6];

/** The grade of a share: 0 for none, the last one for all. @param {number} share */
export const gradeOf = (share) => Math.ceil(share * GRADES);

/**
 * The squares of each grade as a path; a square has a side of 1.
 * @param {readonly number[]} shares
 */
export function pathsOf(shares) {
  const paths = Array.from({ length: GRADES + 1 }, () => '');
  for (const [region, share] of shares.entries())
    paths[gradeOf(share)] += `M${region % SIDE} ${Math.floor(region / SIDE)}h1v1h-1z`;
  return paths;
}

/** @returns {{ element: SVGElement, show: (shares: readonly number[]) => void }} */
export function makeMap() {
  const element = makeSvg('svg', {
    class: 'map',
    viewBox: `0 0 ${SIDE} ${SIDE}`,
    'aria-hidden': 'true',
    'shape-rendering': 'crispEdges',
  });
  const paths = Array.from({ length: GRADES + 1 }, (_, grade) => makeSvg('path', { class: `grade-${grade}` }));
  element.append(...paths);
  return {
    element,
    show(shares) {
      for (const [grade, path] of pathsOf(shares).entries()) paths[grade].setAttribute('d', path);
    },
  };
}

/**
 * The key to the grades.
 * @param {readonly string[]} ends
 */
export function makeScale([none, all]) {
  const svg = makeSvg('svg', { class: 'grades', viewBox: `0 0 ${GRADES + 1} 1`, 'aria-hidden': 'true' });
  svg.append(
    ...Array.from({ length: GRADES + 1 }, (_, grade) =>
      makeSvg('path', { class: `grade-${grade}`, d: `M${grade} 0h1v1h-1z` }),
    ),
  );
  return make('p', { className: 'scale grading' }, none, svg, all);
}
