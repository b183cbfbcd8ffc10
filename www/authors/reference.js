// @ts-check
/** Tables of the attributes, methods, events and styles of the element, from its published manifest. */
import { make, setAttribute } from '../ui/dom.js';

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

/**
 * Makes a table for each kind of name.
 * @returns {Promise<HTMLElement[]>}
 */
export async function makeReference() {
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
