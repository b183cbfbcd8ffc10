// @ts-check
/** The style sheets that the page loads when they are needed. */

import { dirname, join } from 'node:path/posix';
import { source } from './bundler.mjs';

/** The modules that load them for chess. */
const FOR_CHESS = ['dialogs/load-styles.js', 'play/load-styles.js'];

/** The module that loads them for other games. */
const FOR_VARIANTS = 'variants/load-styles.js';

/** The paths in `www` of the sheets that a module loads. @param {string} loader */
const sheetsOf = (loader) =>
  [...source(loader).matchAll(/new URL\('([^']+\.css)'/g)].map(([, address]) => join(dirname(loader), address));

/** The paths in `www` of all of them. */
export const lazySheets = () => [...FOR_CHESS, FOR_VARIANTS].flatMap(sheetsOf);

/** The paths in `www` of those for games other than chess alone. */
export function sheetsOfVariants() {
  const others = FOR_CHESS.flatMap(sheetsOf);
  return sheetsOf(FOR_VARIANTS).filter((sheet) => !others.includes(sheet));
}
