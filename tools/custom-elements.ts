// Prints `custom-elements.json`, which describes the element `micro-max` to editors and catalogues:
// `node --import tsx tools/custom-elements.ts`. It is generated from the comments in the code.

import { readFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { pathToFileURL } from 'node:url';
import { ATTRIBUTES, NAMES } from '../www/elements/attributes.ts';

const textOf = (path: string) => readFileSync(new URL(`../www/${path}`, import.meta.url), 'utf8');

/** Where pages find the file, in `www`. */
export const CUSTOM_ELEMENTS = 'elements/custom-elements.json';

type Entry = { name: string; type: string; description: string };

/** A property of the class, and the attribute that sets it if there is one. */
interface Field {
  kind: 'field';
  name: string;
  description: string;
  type: { text: string };
  readonly?: boolean;
  attribute?: string;
  reflects?: boolean;
  default?: string;
}

export interface Method {
  kind: 'method';
  name: string;
  description: string;
  parameters?: { name: string; type: { text: string }; optional?: boolean; description?: string }[];
  return: { type: { text: string } };
}

/** A comment without its stars: the description, then the tags. */
function commentOf(text: string) {
  const lines = text.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trim());
  const [description, ...tags] = lines
    .join(' ')
    .trim()
    .split(/ (?=@(?:param|returns)\b)/);
  return { description: description.trim(), tags };
}

/** A type on one line, with commas between fields. */
const typeOf = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^ ?\| /, '')
    .replaceAll(/;(?= })/g, '')
    .replaceAll(';', ',')
    .trim();

/** Returns the fields of an interface of `public-types.ts`. */
function fieldsOf(type: string): Entry[] {
  const [, block = ''] =
    new RegExp(`export interface ${type} {\\n([^]*?)\\n}`).exec(textOf('elements/public-types.ts')) ?? [];
  const fields = block.matchAll(/ {2}\/\*\*([^]*?)\*\/\n {2}'?([\w-]+)'?: ([^]*?);(?=\n {2}\/\*\*|$)/g);
  const entries = [...fields].map(([, comment, name, text]) => ({ name, type: typeOf(text), ...commentOf(comment) }));
  if (entries.length === 0) throw new Error(`public-types.ts has no interface ${type} with fields`);
  return entries.map(({ name, type: text, description }) => ({ name, type: text, description }));
}

/** Returns the methods and read-only properties of the class. */
function membersOf(): (Field | Method)[] {
  const [code] = textOf('elements/micro-max.ts').split('  protected connectedCallback');
  const found = code.matchAll(
    / {2}\/\*\*((?:(?!\*\/)[^])*)\*\/\n {2}(get |async )?([a-z]\w*)\((?:(\w+)(\?)?: (.*?))?\)(?:: (.*))? {\n/g,
  );
  return [...found].map(([, comment, kind, name, parameter, mark, taken, returned = 'void']) => {
    const { description, tags } = commentOf(comment);
    if (kind === 'get ') return { kind: 'field', name, description, readonly: true, type: { text: returned } };
    const about = tags.find((tag) => tag.startsWith(`@param ${parameter} `))?.slice(`@param ${parameter} `.length);
    return {
      kind: 'method',
      name,
      description,
      ...(parameter && {
        parameters: [
          {
            name: parameter,
            type: { text: taken },
            ...(mark && { optional: true }),
            ...(about && { description: about }),
          },
        ],
      }),
      return: { type: { text: returned } },
    };
  });
}

/** Returns the custom properties of the board's style sheet. */
function cssProperties() {
  const [head] = textOf('board/board.css').split('*/');
  return head.split(/\n|; (?=--)/).flatMap((line) => {
    const [, names = '', description] = /^\s*((?:--mx-[a-z-]+[ :])+)\s*(.*)$/.exec(line) ?? [];
    return names
      .split(/[ :]+/)
      .filter(Boolean)
      .map((name) => ({ name, description: description.trim() }));
  });
}

/** Returns the manifest, in the format of https://github.com/webcomponents/custom-elements-manifest. */
export function manifest() {
  const properties = fieldsOf('Properties');
  const attributes = NAMES.map((name) => {
    const { property, defaultValue } = ATTRIBUTES[name];
    const { type, description } = properties.find((entry) => entry.name === property) as Entry;
    return { name, fieldName: property, type: { text: type }, default: JSON.stringify(defaultValue), description };
  });
  const members: (Field | Method)[] = [
    ...attributes.map(({ name, fieldName, ...field }) => ({
      kind: 'field' as const,
      name: fieldName,
      attribute: name,
      reflects: true,
      ...field,
    })),
    ...membersOf(),
  ];
  const declaration = {
    kind: 'class',
    customElement: true,
    tagName: 'micro-max',
    name: 'MicroMax',
    description: 'A chess board with an engine. What is inside it is shown where the engine cannot be loaded.',
    superclass: { name: 'HTMLElement' },
    attributes,
    members,
    events: fieldsOf('Details').map(({ name, type, description }) => ({
      name,
      type: { text: `CustomEvent<${type}>` },
      description,
    })),
    cssParts: fieldsOf('Parts').map(({ name, description }) => ({ name, description })),
    cssProperties: cssProperties(),
    slots: [{ name: '', description: 'Shown where the engine cannot be loaded.' }],
  };
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: 'micro-max.js',
        declarations: [declaration],
        exports: [
          { kind: 'js', name: 'MicroMax', declaration: { name: 'MicroMax', module: 'micro-max.js' } },
          {
            kind: 'custom-element-definition',
            name: 'micro-max',
            declaration: { name: 'MicroMax', module: 'micro-max.js' },
          },
        ],
      },
    ],
  };
}

/** The text of the file. */
export const manifestText = () => `${JSON.stringify(manifest(), null, 2)}\n`;

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) stdout.write(manifestText());
