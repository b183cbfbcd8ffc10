/** What development and publication build alike: the entries, the browsers, and how sources become scripts. */

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CommonOptions } from 'esbuild';
import type { Targets } from 'lightningcss';

/** The folder of the sources. */
export const WWW = fileURLToPath(new URL('../../www/', import.meta.url));

/** The scripts of the pages, and those that other pages load. */
export const PAGE_SCRIPTS = [
  'play/main.ts',
  'learn/learn.ts',
  'authors/authors.ts',
  'authors/code.ts',
  'authors/games.ts',
  'embed/embed.ts',
];
export const ELEMENT_SCRIPTS = { 'micro-max': 'micro-max.ts', 'micro-max.figures': 'micro-max.figures.ts' };

/** The module with the constants that differ between products. */
export const BUILD = join(WWW, 'build.ts');

export const SETTINGS = {
  /** The oldest browsers that the page runs in. */
  target: ['chrome111', 'firefox113', 'safari16.4'],
  legalComments: 'none',
  charset: 'utf8',
} satisfies CommonOptions;

/** The same browsers, as numbers with a byte each for major, minor and patch version. */
export const CSS_TARGETS: Targets = { chrome: 0x6f0000, firefox: 0x710000, safari: 0x100400 };

/** Finds the addresses of other files. */
export const ADDRESS = /new URL\(["']([^"']+)["'], import\.meta\.url\)/g;

/** Finds calls that return the text of style sheets. */
export const STYLE_TEXT = /\bstyleText\(([^)]*)\)/g;
