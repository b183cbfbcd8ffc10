// Prints `www/elements/custom-elements.json`, which describes the element `micro-max` to editors and catalogues:
// `node tools/custom-elements.ts`. It is generated from the comments in the code.

import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { ATTRIBUTES, NAMES } from '../www/elements/attributes.ts';

const textOf = (path: string) => readFileSync(new URL(`../www/${path}`, import.meta.url), 'utf8');

type Entry = { name: string; type: string; description: string };

/** Returns the fields of a type of `public-types.js`. */
function fieldsOf(type: string): Entry[] {
  const block = new RegExp(`@typedef {object} ${type}\\n([^]*?)\\n \\*/`).exec(textOf('elements/public-types.js'))?.[1];
  const fields = block?.matchAll(/ \* @property {(.*)} ([\w-]+) (.*)$/gm) ?? [];
  const entries = [...fields].map(([, text, name, description]) => ({ name, type: text, description }));
  if (entries.length === 0) throw new Error(`public-types.js has no type ${type} with properties`);
  return entries;
}

/** Returns the methods and read-only properties of the class. */
function membersOf() {
  const [code] = textOf('elements/micro-max.js').split('  /** @protected */');
  const found = code.matchAll(/ {2}\/\*\*((?:(?!\*\/)[^])*)\*\/\n {2}(get |async )?([a-z]\w*)\((\w*)/g);
  return [...found].map(([, comment, kind, name, parameter]) => {
    const text = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trim());
    const description = text.filter((line) => line && !line.startsWith('@')).join(' ');
    const tag = (own: string) =>
      new RegExp(`@${own} {(.*?)}(?![^@\\n]*})(?: \\[?\\w+\\]?)? ?([^@\\n]*)`).exec(comment) ?? [];
    const [[, returned], [, taken, of]] = [tag('returns'), tag('param')];
    const isOptional = /@param {.*} \[/.test(comment);
    if (kind === 'get ') return { kind: 'field', name, description, readonly: true, type: { text: returned } };
    return {
      kind: 'method',
      name,
      description,
      ...(taken && {
        parameters: [
          {
            name: parameter,
            type: { text: taken },
            ...(isOptional && { optional: true }),
            ...(of && { description: of }),
          },
        ],
      }),
      return: { type: { text: returned ?? 'void' } },
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
  const declaration = {
    kind: 'class',
    customElement: true,
    tagName: 'micro-max',
    name: 'MicroMax',
    description: 'A chess board with an engine. What is inside it is shown where the engine cannot be loaded.',
    superclass: { name: 'HTMLElement' },
    attributes,
    members: [
      ...attributes.map(({ name, fieldName, ...field }) => ({
        kind: 'field',
        name: fieldName,
        attribute: name,
        reflects: true,
        ...field,
      })),
      ...membersOf(),
    ],
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

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) console.log(JSON.stringify(manifest(), null, 2));
