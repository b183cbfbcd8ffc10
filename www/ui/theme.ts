/** The page's colours and language, as attributes of its root element. */
import { setAttribute, setText } from './dom.ts';
import type { Preferences } from '../game/settings/preferences.ts';
import type { Texts } from '../texts/en/page.ts';

/** Applies the player's choice of colours. */
export function applyTheme({ scheme, colours }: Preferences) {
  const root = document.documentElement;
  setAttribute(root, 'data-scheme', scheme === 'auto' ? null : scheme);
  setAttribute(root, 'data-colours', colours);
}

/**
 * Writes the static texts of the page in a language: `data-text` names a text, `data-label` an accessible name. Only what
 * is shown before a script runs has a text in the page itself.
 */
export function translate(texts: Texts) {
  document.documentElement.lang = texts.language;
  for (const element of document.querySelectorAll('[data-text]') as NodeListOf<HTMLElement>) {
    setText(element, textAt(texts, element.dataset.text ?? ''));
  }
  for (const element of document.querySelectorAll('[data-label]') as NodeListOf<HTMLElement>) {
    setAttribute(element, 'aria-label', textAt(texts, element.dataset.label ?? ''));
  }
}

/** The text at a path such as "play.newGame"; '' if there is none. */
export function textAt(texts: Texts, path: string): string {
  const found = path.split('.').reduce<unknown>((part, name) => (part ? Reflect.get(Object(part), name) : part), texts);
  return typeof found === 'string' ? found : '';
}
