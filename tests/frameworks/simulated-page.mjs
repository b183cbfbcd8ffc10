// A page in a simulated browser whose names are globals of Node, as in test runners for components. Writes a report of
// the package's elements as JSON. The arguments: `jsdom` or `happy-dom`, and `mocked` for a page with mocks of missing
// features.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [simulator, extent] = process.argv.slice(2);

/** A time long enough for everything that an element does by itself. */
const PATIENCE_MS = 3000;

const OPEN = {
  jsdom: async () => {
    const { JSDOM } = await import('jsdom');
    return new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true }).window;
  },
  'happy-dom': async () => {
    const { Window } = await import('happy-dom');
    return new Window({ url: 'http://localhost/' });
  },
};

const window = await OPEN[simulator]();
/** Names that exist in Node but that the page needs from the simulated browser. */
const OWN = ['AbortController', 'AbortSignal', 'CustomEvent', 'Event', 'EventTarget'];
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis) || OWN.includes(name)) globalThis[name] = window[name];
const addEventListener = window.addEventListener.bind(window);
Object.assign(globalThis, { window, document: window.document, addEventListener });

if (extent === 'mocked') {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer, ResizeObserver: Observer });
  globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
  const tokens = { add() {}, remove() {}, toggle() {} };
  Object.defineProperty(window.Element.prototype, 'part', { get: () => tokens, set() {} });
}

const seen = { thrown: [], console: [], events: [], elements: {} };
for (const kind of ['warn', 'error']) console[kind] = (...words) => seen.console.push(words.join(' '));
process.on('unhandledRejection', (error) => seen.thrown.push(String(error)));
process.on('uncaughtException', (error) => seen.thrown.push(String(error)));
window.addEventListener('error', ({ message }) => seen.thrown.push(message));

const { MICRO_MAX_PACKAGE: source } = process.env;
for (const file of ['index.js', 'figures.js']) await import(pathToFileURL(join(source, file)).href);

document.body.addEventListener('micro-max-error', ({ target, detail }) =>
  seen.events.push([target.id, detail.message]),
);
const waited = (promise) =>
  Promise.race([
    promise.then(
      () => 'ready',
      (error) => error.message,
    ),
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE_MS, 'nothing');
    }),
  ]);
for (const name of ['micro-max', 'micro-max-moves', 'micro-max-cards']) {
  const element = document.createElement(name);
  element.id = name;
  element.textContent = 'A board';
  document.body.append(element);
  const ready = await waited(element.ready);
  // A framework may move the element.
  document.body.prepend(element);
  seen.elements[name] = { ready, text: element.textContent, isDrawn: element.shadowRoot !== null };
}
console.log(JSON.stringify(seen));
process.exit();
