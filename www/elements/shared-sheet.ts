/** A style sheet shared by all elements of a kind in a document. */

/**
 * Makes the functions that return the shared sheet.
 *
 * @param cssText Loads the styles.
 */
export function sharedSheet(cssText: () => Promise<string>) {
  let text: Promise<string> | null = null;
  /** A constructed sheet belongs to one document. */
  const sheets: WeakMap<Document, CSSStyleSheet> = new WeakMap();

  /** The sheet for a document, if it is already loaded. */
  const sheetNow = (page: Document) => sheets.get(page) ?? null;

  /**
   * The sheet for a document.
   *
   * @returns Rejected if the styles cannot be loaded; the next call tries again.
   */
  async function loadSheet(page: Document): Promise<CSSStyleSheet> {
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
