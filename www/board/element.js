// @ts-check
/** Creates elements. */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} attributes
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export const makeElement = (tag, attributes) => withAttributes(document.createElement(tag), attributes);

/** @param {string} tag @param {Record<string, string>} attributes */
export const makeSvg = (tag, attributes) =>
  withAttributes(/** @type {SVGElement} */ (document.createElementNS('http://www.w3.org/2000/svg', tag)), attributes);

/** @template {Element} Kind @param {Kind} element @param {Record<string, string>} attributes */
function withAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
