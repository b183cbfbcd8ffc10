// @ts-check
/** Makes the figures known to the page. Those that were loaded first stay. */
import { figureClass } from './figure-class.js';
import { FIGURES } from './figures.js';

// Imported without a page, in Node for example, the module does nothing.
if (globalThis.customElements) {
  for (const [name, { load, attributes }] of Object.entries(FIGURES)) {
    const tag = `micro-max-${name}`;
    if (!customElements.get(tag)) customElements.define(tag, figureClass(name, load, attributes));
  }
}
