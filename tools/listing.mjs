// @ts-check
// Prints `www/elements/figures/listing/source.js`, with the functions of Classic that the figure of the listing shows and the
// original's letters for the names in them: `node tools/listing.mjs`. Both come from the engine's source.

import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';

/** The functions by their files, in the order of the listing. */
const FUNCTIONS = Object.freeze({
  node_search: [
    'probe',
    'enter',
    'deepen',
    'next_piece',
    'next_direction',
    'begin_ray',
    'step',
    'try_move',
    'update_best',
    'extend',
    'close',
    'store',
  ],
  search: ['leave'],
});

/** The files whose comments name the original's letters. */
const NAMED = Object.freeze(['board', 'moves', 'frame', 'node_search']);

/** @param {string} name */
const textOf = (name) => readFileSync(new URL(`../crates/engine/src/classic/${name}.rs`, import.meta.url), 'utf8');

/**
 * Returns a function without the common indentation of its lines; the remaining indentation becomes tabs.
 * @param {string} file @param {string} name @returns {string}
 */
function functionOf(file, name) {
  const lines = textOf(file).split('\n');
  const begin = lines.findIndex((line) => new RegExp(`^ *(pub\\S* )?fn ${name}\\(`).test(line));
  if (begin < 0) throw new Error(`${file}.rs has no function ${name}`);
  const [indent] = /** @type {RegExpExecArray} */ (/^ */.exec(lines[begin]));
  const end = lines[begin].endsWith(';') ? begin : lines.indexOf(`${indent}}`, begin);
  return withoutAsides(lines.slice(begin, end + 1).map((line) => line.slice(indent.length)))
    .join('\n')
    .replaceAll('    ', '\t');
}

/**
 * Removes the branches that notify an observer or take a shortcut. An observed search is compiled without the shortcuts, and
 * here the reader is the observer.
 * @param {string[]} lines @returns {string[]}
 */
function withoutAsides(lines) {
  const begin = lines.findIndex((line) => /^ *(if|let old =) (O::PRESENT|Self::SHORTCUTS|let Some\(old\))/.test(line));
  if (begin < 0) return lines;
  const [indent] = /** @type {RegExpExecArray} */ (/^ */.exec(lines[begin]));
  const end = lines[begin].endsWith(';') ? begin : lines.indexOf(`${indent}}`, begin);
  return withoutAsides([...lines.slice(0, begin), ...lines.slice(end + 1)]);
}

/** Returns the original's letter and the meaning of each name that has one. @returns {Record<string, { letter: string, meaning: string, value?: string }>} */
function names() {
  const found = NAMED.flatMap((file) => [
    ...textOf(file).matchAll(/((?: *\/\/\/ .*\n)+) *pub\S* (?:const )?(\w+): \w+(?: = (\w+))?/g),
  ]);
  return Object.fromEntries(
    found.flatMap(([, comment, name, value]) => {
      const text = comment
        .replaceAll(/^ *\/\/\/ /gm, '')
        .replaceAll('\n', ' ')
        .trim();
      const [all, letter] = /,? \(`(\w)`(?:, \[.*?\]\(.*?\))?\)/.exec(text) ?? [];
      const meaning =
        all &&
        text
          .replace(all, '')
          .replaceAll(/\[?`([^`]*)`\]?(\([^)]*\))?/g, '$1')
          .split(/[,:;]/)[0]
          .replace(/\.$/, '');
      return letter && meaning ? [[name, { letter, meaning, ...(value && { value }) }]] : [];
    }),
  );
}

/** Returns the text of the module. */
export function module() {
  const functions = Object.entries(FUNCTIONS).flatMap(([file, list]) =>
    list.map((name) => `  ${name}: String.raw\`${functionOf(file, name)}\`,\n`),
  );
  const isThere = (/** @type {string} */ name) => functions.some((text) => new RegExp(`\\b${name}\\b`).test(text));
  const known = Object.entries(names())
    .filter(([name]) => isThere(name))
    .map(
      ([name, { letter, meaning, value }]) =>
        `  ${name}: { letter: '${letter}', meaning: '${meaning.replaceAll("'", '’')}'${value ? `, value: '${value}'` : ''} },\n`,
    );
  return `// @ts-check
/** Printed by \`node tools/listing.mjs\` from crates/engine/src/classic; a test compares. */

/** Functions of Classic, without shortcuts and the notification of observers. @type {Readonly<Record<string, string>>} */
export const FUNCTIONS = Object.freeze({
${functions.join('')}});

/** The original's letters for the names in them. Constants have a value. @type {Readonly<Record<string, { letter: string, meaning: string, value?: string }>>} */
export const NAMES = Object.freeze({
${known.join('')}});
`;
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) process.stdout.write(module());
