/** Creates elements. */

export const makeElement = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
): HTMLElementTagNameMap[Tag] => withAttributes(document.createElement(tag), attributes);

export const makeSvg = (tag: string, attributes: Record<string, string>) =>
  withAttributes(document.createElementNS('http://www.w3.org/2000/svg', tag) as SVGElement, attributes);

function withAttributes<Kind extends Element>(element: Kind, attributes: Record<string, string>) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
