// @ts-check
/**
 * The style sheets of what is not seen at first, loaded with the first part that needs them.
 */

const SHEETS = Object.freeze({
  later: () => new URL('../play/lazy.css', import.meta.url).href,
  dialog: () => new URL('dialog.css', import.meta.url).href,
  graph: () => new URL('../play/evaluation-graph.css', import.meta.url).href,
  paper: () => new URL('print-sheet.css', import.meta.url).href,
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
