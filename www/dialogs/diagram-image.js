// @ts-check
/**
 * A diagram as a drawing that stands by itself: the style sheet's colours written into it.
 */

/** What the style sheet gives the parts of a diagram, by their names. @type {Readonly<Record<string, readonly string[]>>} */
const PROPERTIES = Object.freeze({
  svg: ['width', 'height'],
  path: ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'opacity'],
  text: ['font-family', 'font-size', 'font-weight'],
});

/** Values that hold without being written. */
const USUAL = Object.freeze({ 'stroke': 'none', 'stroke-dasharray': 'none', 'opacity': '1' });

/** The size of the picture when it is shown by itself, in CSS pixels. */
const SIZE = '480';

/**
 * The text of an SVG file.
 *
 * @param {SVGElement} diagram As it is on the page.
 * @returns {string}
 */
export function pictureText(diagram) {
  const picture = /** @type {SVGElement} */ (diagram.cloneNode(true));
  const copies = picture.querySelectorAll('*');
  for (const [index, original] of diagram.querySelectorAll('*').entries()) dress(original, copies[index]);
  for (const one of [picture, ...copies]) {
    for (const name of ['class', 'data-piece', 'style']) one.removeAttribute(name);
  }
  // Nobody knows on which ground the picture will lie: coordinates have a grey that is read on any.
  for (const text of picture.querySelectorAll('text')) text.setAttribute('fill', '#777777');
  picture.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  picture.setAttribute('width', SIZE);
  picture.setAttribute('height', SIZE);
  return `${new XMLSerializer().serializeToString(picture)}\n`;
}

/**
 * @param {Element} original
 * @param {Element} copy
 */
function dress(original, copy) {
  const style = getComputedStyle(original);
  for (const name of PROPERTIES[original.localName] ?? []) {
    const value = style.getPropertyValue(name);
    if (value === /** @type {Record<string, string>} */ (USUAL)[name]) continue;
    const { color, opacity } = plainColor(value);
    copy.setAttribute(name, color);
    if (opacity !== null) copy.setAttribute(`${name}-opacity`, opacity);
  }
}

/**
 * A colour as every program reads it: mixed colours come from the browser as `color(srgb 0.5 0 0 / 0.7)`.
 *
 * @param {string} value
 * @returns {{ color: string, opacity: string | null }}
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
