/**
 * The shadow root of an element with its style sheet.
 *
 * ```text
 * div.preferred-width    an empty canvas: the width in places that fit their content; it can shrink
 * div.container          see `styles/base.css`
 * ```
 */
import { make } from '../ui/dom.ts';

/** @returns The container. */
export function fillShadowRoot(host: HTMLElement, sheet: CSSStyleSheet, ...children: Node[]) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const container = make('div', { className: 'container' }, ...children);
  root.replaceChildren(make('div', { className: 'preferred-width' }, make('canvas')), container);
  return container;
}

/** The text of style sheets. The bundler replaces calls, whose arguments are relative paths, by this text. */
export const styleText = (..._sheets: string[]) => '';

/** The style sheet that all elements of a kind in a document share. A constructed sheet belongs to one document. */
export function sharedSheet(text: string): (page: Document) => CSSStyleSheet {
  const sheets: WeakMap<Document, CSSStyleSheet> = new WeakMap();
  return (page) => {
    const sheet = sheets.get(page) ?? new (page.defaultView ?? globalThis).CSSStyleSheet();
    if (!sheets.has(page)) sheet.replaceSync(text);
    sheets.set(page, sheet);
    return sheet;
  };
}
