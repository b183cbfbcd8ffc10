/**
 * The language of an element, its own or that of the surrounding page, and the texts that the author of a page defines for a
 * language.
 */
import { callListener } from '../engine/error.ts';
import { setOwnTexts, unknownKey } from '../texts/own-texts.ts';
import { loadDialogTexts, loadTexts } from '../texts/load.ts';
import type { OwnTexts } from '../texts/own-texts.ts';

/** The nearest language tag: the element's own or an ancestor's, through shadow roots; "auto" if there is none. */
export function languageAround(element: Element): string {
  for (let at = element as Node | null; at; at = at.parentNode ?? hostOf(at)) {
    if (at instanceof HTMLElement && at.lang) return at.lang;
  }
  return 'auto';
}

const hostOf = (node: Node) => (node instanceof ShadowRoot ? node.host : null);

/** The elements whose language is observed. */
const watched: Map<Element, () => void> = new Map();

let observer: MutationObserver | null = null;

/**
 * Calls a function whenever the language of an ancestor may have changed. One observer serves all elements.
 *
 * @returns Stops observing.
 */
export function observeLanguage(element: Element, onChange: () => void): () => void {
  observer ??= new MutationObserver(notifyLanguage);
  watched.set(element, onChange);
  for (let root = element.getRootNode(); ; ) {
    observer.observe(root, { attributeFilter: ['lang'], subtree: true });
    const host = hostOf(root);
    if (!host) break;
    root = host.getRootNode();
  }
  return () => {
    watched.delete(element);
    if (watched.size === 0) observer?.disconnect();
  };
}

/**
 * Calls the listeners of all elements, because texts may have changed. It must not reference an element: the observer
 * lives as long as the page and would keep the element alive.
 */
function notifyLanguage() {
  for (const notify of watched.values()) callListener(notify);
}

/**
 * Defines or replaces texts of a language.
 *
 * @returns Rejected with a sentence if a key is unknown.
 */
export async function defineTexts(language: string, texts: OwnTexts): Promise<void> {
  const { dialogs = {}, ...page } = texts;
  const [ofPage, ofDialogs] = await Promise.all([loadTexts('en'), loadDialogTexts('en')]);
  const isObject = typeof dialogs === 'object';
  const fault = unknownKey(ofPage, page) ?? (isObject ? unknownKey(ofDialogs, dialogs, 'dialogs') : 'dialogs');
  if (fault) throw new TypeError(`"${fault}" is not the key of a text, or its value is neither a text nor a function.`);
  setOwnTexts(language, texts);
  notifyLanguage();
}
