// @ts-check
/**
 * The names of the element, from the manifest that is published with it.
 */
import { make, mark } from '../ui/dom.js';

/** A thing with a name. @typedef {{ name: string, type?: { text: string }, description?: string }} Named */

/**
 * What of a custom elements manifest is shown.
 *
 * @typedef {object} Declaration
 * @property {Named[]} attributes
 * @property {(Named & { kind: string })[]} members
 * @property {Named[]} events
 * @property {Named[]} cssProperties
 * @property {Named[]} cssParts
 */

/**
 * A table for each kind of name.
 *
 * @returns {Promise<HTMLElement[]>}
 */
export async function makeReference() {
  const response = await fetch(new URL('../elements/custom-elements.json', import.meta.url));
  const { attributes, members, events, cssProperties, cssParts } = declarationOf(await response.json());
  const methods = members.filter(({ kind }) => kind === 'method').map((method) => ({ ...method, name: `${method.name}()` }));
  return [
    makeTable('Attributes', attributes),
    makeTable('Methods', methods),
    makeTable('Events', events),
    makeTable('Custom properties', cssProperties),
    makeTable('Parts', cssParts),
  ];
}

/**
 * The element in the manifest of its package.
 *
 * @param {{ modules: { declarations?: (Declaration & { tagName?: string })[] }[] }} manifest
 * @returns {Declaration}
 */
function declarationOf({ modules }) {
  const declarations = modules.flatMap((module) => module.declarations ?? []);
  const found = declarations.find(({ tagName }) => tagName === 'micro-max');
  if (!found) throw new Error('the manifest has no element micro-max');
  return found;
}

/**
 * @param {string} title
 * @param {Named[]} things
 */
function makeTable(title, things) {
  const rows = things.map(({ name, type, description = '' }) => {
    const head = make('th', {}, make('code', { textContent: name }));
    mark(head, 'scope', 'row');
    // That a text is a string helps nobody; a choice or the fields of an event do.
    const isTelling = type && /['{]/.test(type.text);
    const values = isTelling ? [make('code', { className: 'values', textContent: type.text })] : [];
    return make('tr', {}, head, make('td', {}, ...withCode(description), ...values));
  });
  return make('table', {}, make('caption', { textContent: title }), make('tbody', {}, ...rows));
}

/**
 * A description, in which `code` stands between backquotes.
 *
 * @param {string} text
 */
const withCode = (text) =>
  text.split('`').map((part, index) => (index % 2 ? make('code', { textContent: part }) : part));
