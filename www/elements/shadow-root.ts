/**
 * The shadow root of an element.
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
