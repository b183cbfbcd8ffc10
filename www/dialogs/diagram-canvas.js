// @ts-check
/**
 * Paints a diagram on a canvas: paths and letters with attributes for their colours, and nested drawings with boxes.
 */

/** @typedef {CanvasRenderingContext2D} Context */

/**
 * Paints a drawing into a square.
 * @param {Context} context
 * @param {Element} drawing An `svg` with a `viewBox`.
 * @param {number} size In pixels.
 */
export const paintDiagram = (context, drawing, size) =>
  paintBox(context, drawing, { x: 0, y: 0, width: size, height: size });

/**
 * @param {Context} context
 * @param {Element} drawing
 * @param {{ x: number, y: number, width: number, height: number }} box
 */
function paintBox(context, drawing, box) {
  const { scale, x, y } = fitted(drawing.getAttribute('viewBox') ?? '', box);
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  for (const part of drawing.children) {
    if (part.localName === 'svg') paintBox(context, part, boxOf(part));
    else if (part.localName === 'path') paintPath(context, part);
    else if (part.localName === 'text') paintText(context, part);
  }
  context.restore();
}

/**
 * How a view box is placed in the middle of a box, as large as possible.
 * @param {string} viewBox @param {{ x: number, y: number, width: number, height: number }} box
 */
export function fitted(viewBox, box) {
  const [left, top, width, height] = viewBox.split(/[\s,]+/).map(Number);
  const scale = Math.min(box.width / width, box.height / height);
  return {
    scale,
    x: box.x + (box.width - width * scale) / 2 - left * scale,
    y: box.y + (box.height - height * scale) / 2 - top * scale,
  };
}

/** @param {Element} part */
function boxOf(part) {
  const number = (/** @type {string} */ name) => Number(part.getAttribute(name));
  return { x: number('x'), y: number('y'), width: number('width'), height: number('height') };
}

/** @param {Context} context @param {Element} part */
function paintPath(context, part) {
  const attribute = (/** @type {string} */ name, /** @type {string} */ otherwise) =>
    part.getAttribute(name) ?? otherwise;
  const path = new Path2D(attribute('d', ''));
  const opacity = Number(attribute('opacity', '1'));
  const [fill, stroke] = [attribute('fill', 'none'), attribute('stroke', 'none')];
  if (fill !== 'none') {
    context.globalAlpha = opacity * Number(attribute('fill-opacity', '1'));
    context.fillStyle = fill;
    context.fill(path);
  }
  const width = parseFloat(attribute('stroke-width', '1'));
  if (stroke !== 'none' && width > 0) {
    context.globalAlpha = opacity * Number(attribute('stroke-opacity', '1'));
    context.strokeStyle = stroke;
    context.lineWidth = width;
    context.lineCap = /** @type {CanvasLineCap} */ (attribute('stroke-linecap', 'butt'));
    context.lineJoin = /** @type {CanvasLineJoin} */ (attribute('stroke-linejoin', 'miter'));
    context.setLineDash(dashes(attribute('stroke-dasharray', '')));
    context.stroke(path);
  }
}

/**
 * The lengths of dashes: "4px, 2px" or "4 2".
 * @param {string} text @returns {number[]}
 */
export const dashes = (text) =>
  text
    .split(/[\s,]+/)
    .map(parseFloat)
    .filter((length) => length >= 0);

/** @param {Context} context @param {Element} part */
function paintText(context, part) {
  const attribute = (/** @type {string} */ name) => part.getAttribute(name) ?? '';
  context.globalAlpha = 1;
  context.fillStyle = attribute('fill');
  context.font = `${attribute('font-weight')} ${attribute('font-size')} ${attribute('font-family')}`;
  context.textAlign = 'center';
  context.fillText(part.textContent ?? '', Number(attribute('x')), Number(attribute('y')));
}
