/**
 * The other pages of the tutorial, and the links to those before and after. In one file they are all in the document itself.
 */
import { make, setAttribute } from '../ui/dom.ts';
import { chapterOf } from './place.ts';

const pages: Map<string, Promise<Document>> = new Map();

/** The page that a link leads to. */
export function pageAt({ href }: HTMLAnchorElement): Promise<Document> {
  const address = href.replace(/#.*/s, '');
  if (address === document.URL.replace(/#.*/s, '')) return Promise.resolve(document);
  const known = pages.get(address) ?? load(address);
  pages.set(address, known);
  known.catch(() => pages.delete(address));
  return known;
}

/** A page as a document, which a policy of trusted types allows in this way only. */
const load = (address: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.open('GET', address);
    request.onload = () =>
      request.responseXML ? resolve(request.responseXML) : reject(new Error(`${address}: ${request.status}`));
    request.onerror = () => reject(new Error(`${address} could not be loaded`));
    request.send();
  });

/** The link to the contents, which every page has. */
function contentsLink(): HTMLAnchorElement {
  const link = document.querySelector('a[rel=contents]') as HTMLAnchorElement | null;
  if (!link) throw new Error('the page has no link to the contents');
  return link;
}

/** The address of a chapter: in one file all are in the document itself. */
export function chapterAddress(chapter: string) {
  return contentsLink().getAttribute('href')?.startsWith('#') ? `#${chapter}` : `${chapter}.html`;
}

/** Puts links to the chapters before and after, which the contents list, at the end of a chapter. */
export async function showWay(article: HTMLElement) {
  const contents = await pageAt(contentsLink());
  const links = [...contents.querySelectorAll('.contents > li:not(.topics) > a')] as HTMLAnchorElement[];
  const place = links.findIndex((link) => chapterOf(link.getAttribute('href')) === article.id);
  if (place < 0) return;
  const way = make(
    'nav',
    { className: 'way' },
    ...step('Previous', 'before', links[place - 1]),
    ...step('Next', 'next', links[place + 1]),
  );
  setAttribute(way, 'aria-label', 'Previous and next chapter');
  article.append(way);
}

function step(word: string, className: string, link: HTMLAnchorElement | undefined) {
  if (!link) return [];
  const way = make('a', { className }, make('small', { textContent: word }), ' ', link.textContent ?? '');
  // As it is written: the contents may lie elsewhere.
  setAttribute(way, 'href', link.getAttribute('href'));
  return [way];
}
