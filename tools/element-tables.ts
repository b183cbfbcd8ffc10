// Writes the tables of `docs/embedding.md` that describe the element `micro-max`: `node tools/element-tables.ts`.
// They come from the comments in the code, through the manifest of `custom-elements.ts`.

import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { manifest } from './custom-elements.ts';

const DOCUMENT = new URL('../docs/embedding.md', import.meta.url);

const [
  {
    declarations: [declaration],
  },
] = (manifest() as any).modules;

/** Escapes a text for a cell. */
const cell = (text: string) => text.replaceAll('|', '\\|');

const code = (text: string) => `\`${cell(text)}\``;

const signature = ({
  name,
  parameters = [],
}: {
  name: string;
  parameters?: { name: string; optional?: boolean; type: { text: string } }[];
}) => `${name}(${parameters.map((one) => `${one.name}${one.optional ? '?' : ''}: ${one.type.text}`).join(', ')})`;

function explanation({
  description,
  parameters = [],
}: {
  description: string;
  parameters?: { name: string; description?: string }[];
}) {
  const notes = parameters.flatMap((one) => (one.description ? [`\`${one.name}\`: ${one.description}`] : []));
  return [description, ...notes].join(' ');
}

const TABLES: Readonly<Record<string, () => [heads: string[], rows: string[][]]>> = {
  attributes: () => [
    ['attribute', 'property', 'type', 'default', ''],
    declaration.attributes.map(({ name, fieldName, type, default: initial, description }: any) => [
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
      .filter(({ kind, attribute }: any) => kind === 'field' && !attribute)
      .map(({ name, type, description }: any) => [code(name), code(type.text), cell(description)]),
  ],
  methods: () => [
    ['method', 'result', ''],
    declaration.members
      .filter(({ kind }: any) => kind === 'method')
      .map((method: any) => [
        code(signature(method)),
        code(method.return.text ?? method.return.type.text),
        cell(explanation(method)),
      ]),
  ],
  events: () => [
    ['event', '`detail`', ''],
    declaration.events.map(({ name, type, description }: any) => [
      code(name),
      code(type.text.replace(/^CustomEvent<(.*)>$/, '$1')),
      cell(description),
    ]),
  ],
  parts: () => [
    ['part', ''],
    declaration.cssParts.map(({ name, description }: any) => [code(name), cell(description)]),
  ],
  'custom properties': () => [
    ['custom property', ''],
    declaration.cssProperties.map(({ name, description }: any) => [code(name), cell(description)]),
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
