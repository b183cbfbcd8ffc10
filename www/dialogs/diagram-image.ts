/** A diagram as a file of its own, SVG or PNG, in the colours that it has on the page. */

type Context = CanvasRenderingContext2D;

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** The CSS properties to copy, by element name. */
const PROPERTIES: Readonly<Record<string, readonly string[]>> = Object.freeze({
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
 *
 * @param diagram As it is on the page.
 */
export const svgText = (diagram: SVGElement): string =>
  `${new XMLSerializer().serializeToString(styled(diagram, SVG_SIZE))}\n`;

/**
 * A PNG file. It is painted and not converted from the SVG, because a policy may forbid images from a Blob.
 *
 * @param diagram As it is on the page.
 */
export function pngBlob(diagram: SVGElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = PNG_SIZE;
  canvas.height = PNG_SIZE;
  const context = canvas.getContext('2d');
  if (context) paintDiagram(context, styled(diagram, PNG_SIZE), PNG_SIZE);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no PNG'))), 'image/png');
  });
}

/** A copy of a diagram with the style sheet's colours as attributes. */
function styled(diagram: SVGElement, size: number) {
  const image = diagram.cloneNode(true) as SVGElement;
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

function copyStyle(original: Element, copy: Element) {
  const style = getComputedStyle(original);
  for (const name of PROPERTIES[original.localName] ?? []) {
    const value = style.getPropertyValue(name);
    if (value === (DEFAULTS as Record<string, string>)[name]) continue;
    const { color, opacity } = plainColor(value);
    copy.setAttribute(name, color);
    if (opacity !== null) copy.setAttribute(`${name}-opacity`, opacity);
  }
}

/** A colour in a syntax that every program reads. Browsers give mixed colours as `color(srgb 0.5 0 0 / 0.7)`. */
export function plainColor(value: string): { color: string; opacity: string | null } {
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
 *
 * @param drawing An `svg` with a `viewBox`.
 * @param size In pixels.
 */
const paintDiagram = (context: Context, drawing: Element, size: number) =>
  paintBox(context, drawing, { x: 0, y: 0, width: size, height: size });

function paintBox(context: Context, drawing: Element, box: Box) {
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

/** How a view box is placed in the middle of a box, as large as possible. */
export function fitted(viewBox: string, box: Box) {
  const [left, top, width, height] = viewBox.split(/[\s,]+/).map(Number);
  const scale = Math.min(box.width / width, box.height / height);
  return {
    scale,
    x: box.x + (box.width - width * scale) / 2 - left * scale,
    y: box.y + (box.height - height * scale) / 2 - top * scale,
  };
}

function boxOf(part: Element) {
  const number = (name: string) => Number(part.getAttribute(name));
  return { x: number('x'), y: number('y'), width: number('width'), height: number('height') };
}

function paintPath(context: Context, part: Element) {
  const attribute = (name: string, otherwise: string) => part.getAttribute(name) ?? otherwise;
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
    context.lineCap = attribute('stroke-linecap', 'butt') as CanvasLineCap;
    context.lineJoin = attribute('stroke-linejoin', 'miter') as CanvasLineJoin;
    context.setLineDash(dashes(attribute('stroke-dasharray', '')));
    context.stroke(path);
  }
}

/** The lengths of dashes: "4px, 2px" or "4 2". */
export const dashes = (text: string): number[] =>
  text
    .split(/[\s,]+/)
    .map(parseFloat)
    .filter((length) => length >= 0);

function paintText(context: Context, part: Element) {
  const attribute = (name: string) => part.getAttribute(name) ?? '';
  context.globalAlpha = 1;
  context.fillStyle = attribute('fill');
  context.font = `${attribute('font-weight')} ${attribute('font-size')} ${attribute('font-family')}`;
  context.textAlign = 'center';
  context.fillText(part.textContent ?? '', Number(attribute('x')), Number(attribute('y')));
}
