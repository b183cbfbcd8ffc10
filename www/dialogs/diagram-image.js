// @ts-check
/** A diagram as a file of its own, SVG or PNG, in the colours that it has on the page. */

/** @typedef {CanvasRenderingContext2D} Context */

/** The CSS properties to copy, by element name. @type {Readonly<Record<string, readonly string[]>>} */
const PROPERTIES = Object.freeze({
  path: [
    'fill',
    'fill-opacity',
    'stroke',
    'stroke-width',
    'stroke-linecap',
    'stroke-linejoin',
    'stroke-dasharray',
    'opacity',
  ],
  text: ['font-family', 'font-size', 'font-weight'],
});

/** Values that need no attribute. */
const DEFAULTS = Object.freeze({ stroke: 'none', 'stroke-dasharray': 'none', opacity: '1', 'fill-opacity': '1' });

/** The width and height of an SVG, in CSS pixels. */
const SVG_SIZE = 480;

/** The width and height of a PNG, in pixels. */
const PNG_SIZE = 1200;

/**
 * The text of an SVG file.
 * @param {SVGElement} diagram As it is on the page.
 * @returns {string}
 */
export const svgText = (diagram) => `${new XMLSerializer().serializeToString(styled(diagram, SVG_SIZE))}\n`;

/**
 * A PNG file. It is painted and not converted from the SVG, because a policy may forbid images from a Blob.
 * @param {SVGElement} diagram As it is on the page.
 * @returns {Promise<Blob>}
 */
export function pngBlob(diagram) {
  const canvas = document.createElement('canvas');
  canvas.width = PNG_SIZE;
  canvas.height = PNG_SIZE;
  const context = canvas.getContext('2d');
  if (context) paintDiagram(context, styled(diagram, PNG_SIZE), PNG_SIZE);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no PNG'))), 'image/png');
  });
}

/**
 * A copy of a diagram with the style sheet's colours as attributes.
 * @param {SVGElement} diagram @param {number} size
 */
function styled(diagram, size) {
  const image = /** @type {SVGElement} */ (diagram.cloneNode(true));
  const copies = image.querySelectorAll('*');
  for (const [index, original] of diagram.querySelectorAll('*').entries()) copyStyle(original, copies[index]);
  for (const one of [image, ...copies]) {
    for (const name of ['class', 'part', 'data-piece', 'style']) one.removeAttribute(name);
  }
  // A grey that can be read on any background.
  for (const text of image.querySelectorAll('text')) text.setAttribute('fill', '#777777');
  image.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  image.setAttribute('width', String(size));
  image.setAttribute('height', String(size));
  return image;
}

/** @param {Element} original @param {Element} copy */
function copyStyle(original, copy) {
  const style = getComputedStyle(original);
  for (const name of PROPERTIES[original.localName] ?? []) {
    const value = style.getPropertyValue(name);
    if (value === /** @type {Record<string, string>} */ (DEFAULTS)[name]) continue;
    const { color, opacity } = plainColor(value);
    copy.setAttribute(name, color);
    if (opacity !== null) copy.setAttribute(`${name}-opacity`, opacity);
  }
}

/**
 * A colour in a syntax that every program reads. Browsers give mixed colours as `color(srgb 0.5 0 0 / 0.7)`.
 * @param {string} value @returns {{ color: string, opacity: string | null }}
 */
export function plainColor(value) {
  const [, parts, mixed] = /^color\(srgb ([\d.e -]+)(?: \/ ([\d.]+))?\)$/.exec(value) ?? [];
  if (parts) {
    const channels = parts.split(' ').map((part) => Math.round(Math.min(1, Math.max(0, Number(part))) * 255));
    return { color: `rgb(${channels.join(', ')})`, opacity: mixed ?? null };
  }
  const [, opaque, alpha] = /^rgba\((.+), ([\d.]+)\)$/.exec(value) ?? [];
  return opaque ? { color: `rgb(${opaque})`, opacity: alpha } : { color: value, opacity: null };
}

/**
 * Paints a drawing into a square: paths and letters with attributes for their colours, and nested drawings with boxes.
 * @param {Context} context
 * @param {Element} drawing An `svg` with a `viewBox`.
 * @param {number} size In pixels.
 */
const paintDiagram = (context, drawing, size) => paintBox(context, drawing, { x: 0, y: 0, width: size, height: size });

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
