// @ts-check
/**
 * The preview of lines, loaded when one of their moves is first pointed at, focused or pressed.
 *
 * @import { Session } from './session.js'
 */
import { loadLazily } from './session.js';

/** @param {Session} session @param {HTMLElement} list The element that holds the moves; it fires `redrawn`. */
export function previewLines(session, list) {
  const listening = new AbortController();
  let isLoading = false;
  async function load(/** @type {Event} */ event) {
    if (isLoading) return;
    isLoading = true;
    await loadLazily(session, async () => {
      const { makePreview } = await import('./position-preview.js');
      listening.abort();
      makePreview(session, list, event);
    });
    isLoading = false;
  }
  for (const name of ['pointerover', 'focusin', 'click']) list.addEventListener(name, load, listening);
}
