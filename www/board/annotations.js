// @ts-check
/**
 * The arrows and circles that a player draws. Pure: lists in, lists out.
 *
 * @import { Square } from './geometry.js'
 *
 * @typedef {'green' | 'red' | 'blue' | 'yellow'} DrawingColor
 * @typedef {{ from: Square, to: Square, color: DrawingColor }} Arrow
 * @typedef {{ square: Square, color: DrawingColor }} Circle
 * @typedef {{ arrows: readonly Arrow[], circles: readonly Circle[] }} Annotations
 */

/**
 * The drawing colour for modifier keys.
 * @param {{ shiftKey: boolean, altKey: boolean }} event @returns {DrawingColor}
 */
export function colorOfKeys({ shiftKey, altKey }) {
  if (altKey) return shiftKey ? 'yellow' : 'blue';
  return shiftKey ? 'red' : 'green';
}

/**
 * The annotations after a stroke: a circle if it ends where it started, else an arrow. Repeating a stroke
 * removes it, or changes its colour.
 * @param {Annotations} annotations @param {Arrow} stroke @returns {Annotations}
 */
export function annotated({ arrows, circles }, { from, to, color }) {
  return from === to
    ? { arrows, circles: toggled(circles, { square: from, color }, (one) => one.square === from) }
    : { arrows: toggled(arrows, { from, to, color }, (one) => one.from === from && one.to === to), circles };
}

/**
 * @template {{ color: DrawingColor }} Drawing
 * @param {readonly Drawing[]} list
 * @param {Drawing} drawing
 * @param {(one: Drawing) => boolean} isSame But for its colour.
 */
function toggled(list, drawing, isSame) {
  const rest = list.filter((one) => !isSame(one));
  return list.find(isSame)?.color === drawing.color ? rest : [...rest, drawing];
}
