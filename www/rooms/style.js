// @ts-check
/**
 * The style sheet of the rooms, loaded with the first of them.
 */

/** @type {Promise<void> | null} */
let loading = null;

/**
 * Loads the style sheet, once.
 *
 * @returns {Promise<void>} When it is in force; rejected if it could not be loaded.
 */
export function loadStyle() {
  loading ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL('rooms.css', import.meta.url).href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      loading = null;
      reject(new Error('rooms.css'));
    });
    document.head.append(link);
  });
  return loading;
}
