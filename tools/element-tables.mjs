// @ts-check
// Writes the tables of `docs/embedding.md` that describe the element `micro-max`: `node tools/element-tables.mjs`.
// They come from the comments in the code, through the manifest of `custom-elements.mjs`.

import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { manifest } from './custom-elements.mjs';

const DOCUMENT = new URL('../docs/embedding.md', import.meta.url);

const [
  {
    declarations: [declaration],
  },
] = /** @type {any} */ (manifest()).modules;

/** Escapes a text for a cell. @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|');

/** @param {string} text */
const code = (text) => `\`${cell(text)}\``;

/** @param {{ name: string, parameters?: { name: string, optional?: boolean, type: { text: string } }[] }} method */
const signature = ({ name, parameters = [] }) =>
  `${name}(${parameters.map((one) => `${one.name}${one.optional ? '?' : ''}: ${one.type.text}`).join(', ')})`;

/** @param {{ description: string, parameters?: { name: string, description?: string }[] }} method */
function explanation({ description, parameters = [] }) {
  const notes = parameters.flatMap((one) => (one.description ? [`\`${one.name}\`: ${one.description}`] : []));
  return [description, ...notes].join(' ');
}

/** @type {Readonly<Record<string, () => [heads: string[], rows: string[][]]>>} */
const TABLES = Object.freeze({
  attributes: () => [
    ['attribute', 'property', 'type', 'default', ''],
    declaration.attributes.map((/** @type {any} */ { name, fieldName, type, default: initial, description }) => [
      code(name),
      code(fieldName),
      code(type.text),
      code(initial),
      cell(description),
    ]),
  ],
  properties: () => [
    ['property', 'type', ''],
    declaration.members
      .filter((/** @type {any} */ { kind, attribute }) => kind === 'field' && !attribute)
      .map((/** @type {any} */ { name, type, description }) => [code(name), code(type.text), cell(description)]),
  ],
  methods: () => [
    ['method', 'result', ''],
    declaration.members
      .filter((/** @type {any} */ { kind }) => kind === 'method')
      .map((/** @type {any} */ method) => [
        code(signature(method)),
        code(method.return.text ?? method.return.type.text),
        cell(explanation(method)),
      ]),
  ],
  events: () => [
    ['event', '`detail`', ''],
    declaration.events.map((/** @type {any} */ { name, type, description }) => [
      code(name),
      code(type.text.replace(/^CustomEvent<(.*)>$/, '$1')),
      cell(description),
    ]),
  ],
  parts: () => [
    ['part', ''],
    declaration.cssParts.map((/** @type {any} */ { name, description }) => [code(name), cell(description)]),
  ],
  'custom properties': () => [
    ['custom property', ''],
    declaration.cssProperties.map((/** @type {any} */ { name, description }) => [code(name), cell(description)]),
  ],
});

/** @param {string} name */
function table(name) {
  const [heads, rows] = TABLES[name]();
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)].join('\n');
}

/**
 * Returns the document with up-to-date tables.
 * @param {string} text
 */
export function withTables(text) {
  return text.replace(
    /(<!-- table: ([a-z ]+) -->\n)[^]*?(<!-- end -->)/g,
    (_, begin, name, end) => `${begin}${table(name)}\n${end}`,
  );
}

/** Reads the document. */
export const document = () => readFileSync(DOCUMENT, 'utf8');

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) writeFileSync(DOCUMENT, withTables(document()));
