// @ts-check
/** A style sheet shared by all elements of a kind in a document. */

/**
 * Makes the functions that return the shared sheet.
 * @param {() => Promise<string>} cssText Loads the styles.
 */
export function sharedSheet(cssText) {
  /** @type {Promise<string> | null} */
  let text = null;
  /** A constructed sheet belongs to one document. @type {WeakMap<Document, CSSStyleSheet>} */
  const sheets = new WeakMap();

  /**
   * The sheet for a document, if it is already loaded.
   * @param {Document} page
   */
  const sheetNow = (page) => sheets.get(page) ?? null;

  /**
   * The sheet for a document.
   * @param {Document} page
   * @returns {Promise<CSSStyleSheet>} Rejected if the styles cannot be loaded; the next call tries again.
   */
  async function loadSheet(page) {
    text ??= cssText();
    try {
      const styles = await text;
      const found = sheetNow(page);
      if (found) return found;
      const sheet = new (page.defaultView ?? globalThis).CSSStyleSheet();
      sheet.replaceSync(styles);
      sheets.set(page, sheet);
      return sheet;
    } catch (error) {
      text = null;
      throw error;
    }
  }

  return { sheetNow, loadSheet };
}
