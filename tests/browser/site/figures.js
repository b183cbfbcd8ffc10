// @ts-check
// A page with the figures that its address names, `?piece,moves`, each with the attributes after its name:
// `?moves:step=3:fen=…`. `window.fixture` creates more figures and records their events.

/** @typedef {HTMLElement & { ready: Promise<void>, step: number, steps: number, text: string, currentFen: string }} FigureElement */

/** @type {FigureElement[]} */
const elements = [];

/** @type {{ name: string, detail: any, place: number }[]} */
const events = [];

for (const name of ['step', 'error']) {
  document.addEventListener(`micro-max-${name}`, (event) => {
    const [source] = event.composedPath();
    events.push({
      name,
      detail: /** @type {CustomEvent} */ (event).detail,
      place: elements.indexOf(/** @type {FigureElement} */ (source)),
    });
  });
}

/**
 * @param {string} name Without the prefix `micro-max-`.
 * @param {Record<string, string>} attributes
 */
function add(name, attributes) {
  const element = /** @type {FigureElement} */ (document.createElement(`micro-max-${name}`));
  for (const [key, text] of Object.entries(attributes)) element.setAttribute(key, text);
  elements.push(element);
  document.querySelector('main')?.append(element);
  return element;
}

Object.assign(window, { fixture: { add, elements, events } });

for (const figure of decodeURIComponent(location.search.slice(1)).split(',').filter(Boolean)) {
  const [name, ...attributes] = figure.split(':');
  add(name, Object.fromEntries(attributes.map((pair) => pair.split(/=(.*)/s).slice(0, 2))));
}

export {};
