/** The style sheets of parts of the page that are loaded when they are first needed. */

import { hasAllStyles } from '../build.ts';

/** Functions that return their addresses. */
export const SHEETS = Object.freeze({
  dialogs: () => new URL('../dialogs/dialogs.css', import.meta.url).href,
  print: () => new URL('../dialogs/print-sheet.css', import.meta.url).href,
  review: () => new URL('../play/review.css', import.meta.url).href,
  pieces: () => new URL('../variants/pieces.css', import.meta.url).href,
  variants: () => new URL('../variants/variants.css', import.meta.url).href,
});

const loading: Map<keyof typeof SHEETS, Promise<void>> = new Map();

/**
 * Loads style sheets, each of them once.
 *
 * @returns When they are in force; rejected if one could not be loaded.
 */
export const loadStyles = (...names: (keyof typeof SHEETS)[]): Promise<unknown> =>
  Promise.all(
    (hasAllStyles ? [] : names).map((name) => {
      const loaded = loading.get(name) ?? loadSheet(name);
      loading.set(name, loaded);
      return loaded;
    }),
  );

const loadSheet = (name: keyof typeof SHEETS): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = SHEETS[name]();
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      loading.delete(name);
      reject(new Error(link.href));
    });
    document.head.append(link);
  });
