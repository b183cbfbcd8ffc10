// @ts-check
/** Defines the elements of all figures. The first definition of each wins. */
import { MicroMaxCards } from './cards/cards-class.js';
import { FIGURES, figureClass } from './figures.js';

// Imported without a page, in Node for example, the module does nothing.
if (globalThis.customElements) {
  for (const [name, { load, attributes, extend }] of Object.entries(FIGURES)) {
    const tag = `micro-max-${name}`;
    const type = figureClass(name, load, attributes);
    if (!customElements.get(tag)) customElements.define(tag, extend ? extend(type) : type);
  }
  if (!customElements.get('micro-max-cards')) customElements.define('micro-max-cards', MicroMaxCards);
}
