// @ts-check
/**
 * Loads the style sheets of dialogs with the first one that needs them.
 */

const SHEETS = Object.freeze({
  dialog: () => new URL('dialog.css', import.meta.url).href,
  print: () => new URL('print-sheet.css', import.meta.url).href,
});

/** @typedef {keyof typeof SHEETS} Sheet */

/** @type {Map<Sheet, Promise<void>>} */
const loading = new Map();

/**
 * Loads style sheets, each of them once.
 *
 * @param {readonly Sheet[]} [sheets]
 * @returns {Promise<unknown>} When they are in force; rejected if one could not be loaded.
 */
export const loadStyle = (sheets = ['dialog']) => Promise.all(sheets.map((sheet) => {
  const loaded = loading.get(sheet) ?? loadSheet(sheet);
  loading.set(sheet, loaded);
  return loaded;
}));

/**
 * @param {Sheet} sheet
 * @returns {Promise<void>}
 */
const loadSheet = (sheet) => new Promise((resolve, reject) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = SHEETS[sheet]();
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', () => {
    link.remove();
    loading.delete(sheet);
    reject(new Error(`${sheet}.css`));
  });
  document.head.append(link);
});
