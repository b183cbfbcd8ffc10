// @ts-check
/**
 * The page for authors: shows the files of each example beside the running example, with a button that copies each,
 * and tables of the attributes, methods, events and styles of the element, and fits the height of the frames to
 * their contents.
 */
import { make, setAttribute } from '../ui/dom.js';

/** The folder of the published element, relative to an example. */
const FOLDER = '../../';

/** How long the message about copying is shown. */
const MESSAGE_MS = 2500;

/** @typedef {{ name: string, type?: { text: string }, description?: string }} Named */

/**
 * The parts of a custom elements manifest that are shown.
 *
 * @typedef {object} Declaration
 * @property {Named[]} attributes
 * @property {(Named & { kind: string })[]} members
 * @property {Named[]} events
 * @property {Named[]} cssProperties
 * @property {Named[]} cssParts
 */

// Node imports this module without a document.
if (typeof document !== 'undefined') start();

function start() {
  for (const frame of document.querySelectorAll('iframe')) fitHeight(frame);
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.files a')))
    showFile(link);
  const place = document.getElementById('reference');
  if (place) makeReference().then((tables) => place.replaceChildren(...tables), console.warn);
}

/**
 * Replaces a link to a file by its text; the link stays if the file cannot be loaded.
 * @param {HTMLAnchorElement} link
 */
async function showFile(link) {
  try {
    const response = await fetch(link.href);
    if (!response.ok) throw new Error(`${link.href}: ${response.status}`);
    link.replaceWith(makeFile(link.href, link.textContent ?? '', await response.text()));
  } catch (error) {
    console.warn(error);
  }
}

/**
 * Keeps the height of a frame equal to that of its page.
 * @param {HTMLIFrameElement} frame
 */
function fitHeight(frame) {
  const rootOf = () => frame.contentDocument?.documentElement;
  const fit = () => {
    const height_px = rootOf()?.getBoundingClientRect().height;
    // The height of a frame includes its border.
    if (height_px) frame.style.height = `${height_px + frame.offsetHeight - frame.clientHeight}px`;
  };
  const observe = () => {
    // An observer of the frame's own window reports in step with its rendering.
    const view = /** @type {(Window & typeof globalThis) | null} */ (frame.contentWindow);
    const root = rootOf();
    if (view && root) new view.ResizeObserver(() => requestAnimationFrame(fit)).observe(root);
  };
  frame.addEventListener('load', observe);
  observe();
}

/**
 * Makes addresses outside of the folder of the examples absolute, so that the copied text works anywhere.
 * @param {string} text
 * @param {string} address The URL of the file.
 */
export const withAbsoluteUrls = (text, address) => text.replaceAll(`"${FOLDER}`, `"${new URL(FOLDER, address).href}`);

/**
 * A figure with the file's name, its text, and a button that copies it.
 * @param {string} address @param {string} name @param {string} text @returns {HTMLElement}
 */
function makeFile(address, name, text) {
  const shown = withAbsoluteUrls(text, address).trimEnd();
  const status = make('span', { className: 'status' });
  setAttribute(status, 'role', 'status');
  const copy = make('button', { textContent: 'Copy', onclick: () => copyText(shown, status) });
  setAttribute(copy, 'aria-label', `Copy ${name}`);
  const code = make('pre', { tabIndex: 0 }, make('code', { textContent: shown }));
  setAttribute(code, 'role', 'region');
  setAttribute(code, 'aria-label', `The text of ${name}`);
  const title = make('figcaption', {}, make('a', { href: address, textContent: name }), status, copy);
  return make('figure', { className: 'file' }, title, code);
}

/** @param {string} text @param {HTMLElement} status */
async function copyText(text, status) {
  try {
    await navigator.clipboard.writeText(text);
    status.textContent = 'Copied';
  } catch {
    status.textContent = 'The browser does not allow copying. Select the text and copy it yourself.';
  }
  setTimeout(() => {
    status.textContent = '';
  }, MESSAGE_MS);
}

/**
 * Makes a table for each kind of name in the published manifest of the element.
 * @returns {Promise<HTMLElement[]>}
 */
async function makeReference() {
  const response = await fetch(new URL('../elements/custom-elements.json', import.meta.url));
  const { attributes, members, events, cssProperties, cssParts } = declarationOf(await response.json());
  const methods = members
    .filter(({ kind }) => kind === 'method')
    .map((method) => ({ ...method, name: `${method.name}()` }));
  return [
    makeTable('Attributes', attributes),
    makeTable('Methods', methods),
    makeTable('Events', events),
    makeTable('Custom properties', cssProperties),
    makeTable('Parts', cssParts),
  ];
}

/**
 * The declaration of `<micro-max>` in a manifest.
 * @param {{ modules: { declarations?: (Declaration & { tagName?: string })[] }[] }} manifest @returns {Declaration}
 */
function declarationOf({ modules }) {
  const declarations = modules.flatMap((module) => module.declarations ?? []);
  const found = declarations.find(({ tagName }) => tagName === 'micro-max');
  if (!found) throw new Error('the manifest has no element micro-max');
  return found;
}

/** @param {string} title @param {Named[]} things */
function makeTable(title, things) {
  const rows = things.map(({ name, type, description = '' }) => {
    const head = make('th', {}, make('code', { textContent: name }));
    setAttribute(head, 'scope', 'row');
    // Only choices and the fields of events are worth showing.
    const hasDetails = type && /['{]/.test(type.text);
    const values = hasDetails ? [make('code', { className: 'values', textContent: type.text })] : [];
    return make('tr', {}, head, make('td', {}, ...withCode(description), ...values));
  });
  return make('table', {}, make('caption', { textContent: title }), make('tbody', {}, ...rows));
}

/**
 * Renders a description with `code` in backquotes.
 * @param {string} text
 */
const withCode = (text) =>
  text.split('`').map((part, index) => (index % 2 ? make('code', { textContent: part }) : part));
