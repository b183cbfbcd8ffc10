// @ts-check
/**
 * Loads style sheets with the first dialog or panel that needs them.
 */

const SHEETS = Object.freeze({
  dialog: () => new URL('../dialogs/dialog.css', import.meta.url).href,
  print: () => new URL('../dialogs/print-sheet.css', import.meta.url).href,
  engine: () => new URL('../play/engine-panel.css', import.meta.url).href,
  selects: () => new URL('../play/engine-selects.css', import.meta.url).href,
  lines: () => new URL('engine-lines.css', import.meta.url).href,
  review: () => new URL('../play/review.css', import.meta.url).href,
  graph: () => new URL('../play/evaluation-graph.css', import.meta.url).href,
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
