/** A small board beside the link under the pointer. It can be pointed at, and Esc hides it. */
import { make } from '../ui/dom.ts';
import { sharedSheet, styleText } from './shadow-root.ts';
import type { Reference } from './link-target.ts';

/** How long the pointer has to rest on a link. */
const DELAY_MS = 150;

const previewSheet = sharedSheet(styleText('./link-preview.css'));

let host: HTMLElement | null = null;
let pointed: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export const isPreview = (target: EventTarget | null) => host !== null && target === host;

/** Shows the preview of a link soon. */
export function preview(reference: Reference) {
  if (pointed === reference.link) return;
  hidePreview();
  pointed = reference.link;
  timer = setTimeout(() => appear(reference), DELAY_MS);
}

export function hidePreview() {
  clearTimeout(timer);
  host?.remove();
  host = pointed = null;
}

function appear({ link, target, boards: [board] }: Reference) {
  const id = target.id ?? board?.element.id;
  const [place] = link.getClientRects();
  if (!board || !id || !place) return;
  host = make('div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [previewSheet(document)];
  const diagram = make('micro-max', { inert: true });
  const { moment } = target;
  const texts = {
    for: typeof moment === 'number' ? id : `${id}:${moment}`,
    ...(typeof moment === 'number' && { ply: String(moment) }),
    theme: board.element.getAttribute('theme') ?? '',
    coordinates: 'none',
  };
  for (const [name, text] of Object.entries(texts)) diagram.setAttribute(name, text);
  root.append(diagram);
  // The events of the board are not those of a board of the page.
  for (const name of ['ready', 'position', 'error'])
    diagram.addEventListener(`micro-max-${name}`, (event) => event.stopPropagation());
  const around = link.getRootNode();
  (around instanceof ShadowRoot ? around : document.body).append(host);
  const { offsetWidth: width, style } = host;
  style.left = `${Math.max(0, Math.min(place.left, innerWidth - width))}px`;
  style.top = `${place.top > width ? place.top - width : place.bottom}px`;
}
