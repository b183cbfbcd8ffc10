/** Defines the elements of all figures. The first definition of each wins. */
import { MicroMaxCards } from './cards/cards-class.ts';
import { FIGURES, PRESETS, VIEWS, figureClass, viewsClass } from './figures.ts';

// Imported without a page, in Node for example, the module does nothing.
if (globalThis.customElements) {
  for (const [name, entry] of Object.entries({ ...FIGURES, ...PRESETS })) {
    const type = figureClass(name, entry);
    define(name, entry.extend ? entry.extend(type) : type);
  }
  for (const [name, views] of Object.entries(VIEWS)) define(name, viewsClass(name, views));
  define('cards', MicroMaxCards);
}

function define(name: string, type: CustomElementConstructor) {
  if (!customElements.get(`micro-max-${name}`)) customElements.define(`micro-max-${name}`, type);
}
