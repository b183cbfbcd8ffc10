/** Observes an element on its page: pointer and focus, the language around it, whether it is visible. */
import { observeLanguage } from './language.ts';
import { observeVisibility } from './visibility.ts';

/** The events that start a lazy engine. */
const TOUCHES = Object.freeze(['pointerenter', 'pointerdown', 'focusin']);

interface PresenceListeners {
  onTouch: () => void;
  /** It became visible or hidden, or got or lost the focus. */
  onAttention: (change: { isSeen: boolean } | { hasFocus: boolean }) => void;
  onLanguage: () => void;
}

/**
 * Observes an element on a page.
 *
 * @returns Stops observing.
 */
export function observePresence(
  element: HTMLElement,
  { onTouch, onAttention, onLanguage }: PresenceListeners,
): () => void {
  const abort = new AbortController();
  for (const name of TOUCHES) element.addEventListener(name, onTouch, abort);
  element.addEventListener('focusin', () => onAttention({ hasFocus: true }), abort);
  element.addEventListener('focusout', () => onAttention({ hasFocus: false }), abort);
  const stops = [
    () => abort.abort(),
    observeLanguage(element, onLanguage),
    observeVisibility(element, (isSeen) => onAttention({ isSeen })),
  ];
  return () => stops.forEach((stop) => stop());
}
