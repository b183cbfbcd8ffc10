// @ts-check
// Elements `micro-max` for tests: `window.fixture` creates them with attributes, inspects them, and records their events.

/** @typedef {HTMLElement & { ready: Promise<void> }} ElementPage */

const NAMES = ['ready', 'moverequest', 'move', 'position', 'search', 'gameend', 'solved', 'failed', 'error'];

/** @type {{ name: string, detail: any, place: number }[]} */
const events = [];

/** @type {ElementPage[]} */
const elements = [];

for (const name of NAMES) {
  document.addEventListener(`micro-max-${name}`, (event) => {
    const [source] = event.composedPath();
    events.push({
      name,
      detail: /** @type {CustomEvent} */ (event).detail,
      place: elements.indexOf(/** @type {ElementPage} */ (source)),
    });
  });
}

/**
 * Creates an element with these attributes and adds it to a place of the page.
 * @param {Record<string, string>} attributes
 * @param {string} place The id of a place.
 * @param {string} [content]
 */
function add(attributes, place, content = '') {
  const element = /** @type {ElementPage} */ (document.createElement('micro-max'));
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  element.textContent = content;
  elements.push(element);
  placeOf(place).append(element);
  return element;
}

/** @param {string} id @returns {Element | ShadowRoot} */
function placeOf(id) {
  const place = /** @type {HTMLElement} */ (document.getElementById(id));
  if (id !== 'nested') return place;
  const outer = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  const inner = outer.querySelector('div') ?? document.createElement('div');
  outer.append(inner);
  return inner.shadowRoot ?? inner.attachShadow({ mode: 'open' });
}

/**
 * Returns the element of a square.
 * @param {ElementPage} element @param {string} square
 */
const cell = (element, square) =>
  /** @type {HTMLElement | null} */ (element.shadowRoot?.querySelector(`[data-square=${square}]`) ?? null);

/**
 * Returns the number of elements in a tree, including shadow trees.
 * @param {ParentNode} root @returns {number}
 */
const count = (root) =>
  [...root.querySelectorAll('*')].reduce((sum, { shadowRoot }) => sum + 1 + (shadowRoot ? count(shadowRoot) : 0), 0);

Object.assign(window, { fixture: { add, cell, count, elements, events, placeOf } });

export {};
