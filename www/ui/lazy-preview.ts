/** The preview of lines, loaded when one of their moves is first pointed at, focused or pressed. */
import { loadLazily } from './session.ts';
import type { Session } from './session.ts';

/** @param list The element that holds the moves; it fires `redrawn`. */
export function previewLines(session: Session, list: HTMLElement) {
  const listening = new AbortController();
  let isLoading = false;
  async function load(event: Event) {
    if (isLoading) return;
    isLoading = true;
    await loadLazily(session, async () => {
      const { makePreview } = await import('./position-preview.ts');
      listening.abort();
      makePreview(session, list, event);
    });
    isLoading = false;
  }
  for (const name of ['pointerover', 'focusin', 'click']) list.addEventListener(name, load, listening);
}
