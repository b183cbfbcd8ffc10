// Writes the tables of `docs/embedding.md` that describe the element `micro-max`: `node tools/element-tables.ts`.
// They come from the comments in the code, through the manifest of `custom-elements.ts`.

import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { manifest } from './custom-elements.ts';
import type { Method } from './custom-elements.ts';

const DOCUMENT = new URL('../docs/embedding.md', import.meta.url);

const [
  {
    declarations: [declaration],
  },
] = manifest().modules;

/** Escapes a text for a cell. */
const cell = (text: string) => text.replaceAll('|', '\\|');

const code = (text: string) => `\`${cell(text)}\``;

const signature = ({ name, parameters = [] }: Method) =>
  `${name}(${parameters.map((one) => `${one.name}${one.optional ? '?' : ''}: ${one.type.text}`).join(', ')})`;

function explanation({ description, parameters = [] }: Method) {
  const notes = parameters.flatMap((one) => (one.description ? [`\`${one.name}\`: ${one.description}`] : []));
  return [description, ...notes].join(' ');
}

const TABLES: Readonly<Record<string, () => [heads: string[], rows: string[][]]>> = {
  attributes: () => [
    ['attribute', 'property', 'type', 'default', ''],
    declaration.attributes.map(({ name, fieldName, type, default: initial, description }) => [
      code(name),
      code(fieldName),
      code(type.text),
      code(initial),
      cell(description),
    ]),
  ],
  properties: () => [
    ['property', 'type', ''],
    declaration.members.flatMap((member) =>
      member.kind === 'field' && !member.attribute
        ? [[code(member.name), code(member.type.text), cell(member.description)]]
        : [],
    ),
  ],
  methods: () => [
    ['method', 'result', ''],
    declaration.members
      .filter((member) => member.kind === 'method')
      .map((method) => [code(signature(method)), code(method.return.type.text), cell(explanation(method))]),
  ],
  events: () => [
    ['event', '`detail`', ''],
    declaration.events.map(({ name, type, description }) => [
      code(name),
      code(type.text.replace(/^CustomEvent<(.*)>$/, '$1')),
      cell(description),
    ]),
  ],
  parts: () => [['part', ''], declaration.cssParts.map(({ name, description }) => [code(name), cell(description)])],
  'custom properties': () => [
    ['custom property', ''],
    declaration.cssProperties.map(({ name, description }) => [code(name), cell(description)]),
  ],
};

function table(name: string) {
  const [heads, rows] = TABLES[name]();
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)].join('\n');
}

/** Returns the document with up-to-date tables. */
export function withTables(text: string) {
  return text.replace(
    /(<!-- table: ([a-z ]+) -->\n)[^]*?(<!-- end -->)/g,
    (_, begin, name, end) => `${begin}${table(name)}\n${end}`,
  );
}

/** Reads the document. */
export const document = () => readFileSync(DOCUMENT, 'utf8');

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) writeFileSync(DOCUMENT, withTables(document()));
