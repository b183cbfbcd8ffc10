/**
 * The original's letters beside the Rust code of the folds: below each function a key of its letters and names, with the
 * lines of the listing that do the same. A letter or a name that is pointed at or reached by a key lights up all others of
 * that letter in the fold.
 *
 * ```text
 * pre.rust > code   span[data-letter]
 * p.key             "Lines 64 to 72 of the listing", a.term[data-letter] for each letter
 * ```
 */
import { make, setAttribute } from '../ui/dom.ts';
import { LISTING, MULLER, entryOf } from './characters.ts';
import { bareLetter, isInListing, keyOf, linesFor, piecesOf } from './letters.ts';
import { chapterAddress } from './pages.ts';

/** Shows the letters in all folds of a document. */
export function showLetters(root: HTMLElement) {
  for (const code of root.querySelectorAll('.code pre[data-source]') as NodeListOf<HTMLElement>) showKey(code);
  for (const type of ['pointerover', 'focusin'] as const) root.addEventListener(type, ({ target }) => light(target));
}

function showKey(quote: HTMLElement) {
  const source = quote.dataset.source ?? '';
  const code = quote.querySelector('code');
  if (!code || !isInListing(source)) return;
  const text = code.textContent ?? '';
  const letters = keyOf(source, text);
  const lines = linesFor(source);
  if (!lines && letters.length === 0) return;
  const pieces = piecesOf(source, text).map(({ text: piece, letter }) => {
    const span = make('span', { textContent: piece });
    if (letter) span.dataset.letter = letter;
    return letter ? span : piece;
  });
  code.replaceChildren(...pieces);
  const terms = letters.flatMap(([letter, names]) => {
    const term = make('a', { className: 'term' }, make('code', { textContent: letter }), ` ${names.join(', ')}`);
    setAttribute(term, 'href', letterAddress(bareLetter(letter)));
    term.dataset.letter = letter;
    return [' ', term];
  });
  const place = lines ? placeOf(lines) : ['In the listing: '];
  const file = quote.nextElementSibling;
  const above = file?.classList.contains('source') ? file : quote;
  above.after(make('p', { className: 'key' }, ...place, ...terms));
}

/** The lines of the listing, with a link to it. */
function placeOf([first, last]: readonly [number, number]) {
  const link = make('a', { textContent: 'Muller’s listing' });
  setAttribute(link, 'href', MULLER);
  const numbers = first === last ? `Line ${first}` : `Lines ${first} to ${last}`;
  return [`${numbers} of the ${LISTING.length} lines with code in `, link, ': '];
}

const letterAddress = (letter: string) => {
  const address = chapterAddress('program');
  const entry = `#letter-${entryOf(letter)}`;
  return address.startsWith('#') || document.getElementById(entry.slice(1)) ? entry : address + entry;
};

/** Lights up the letter of an element in its fold, and no other. */
function light(target: EventTarget | null) {
  const element = target instanceof Element ? target : null;
  const fold = element?.closest('.code') ?? null;
  const letter = fold && letterOf(element);
  for (const lit of document.querySelectorAll('[data-letter].lit')) lit.classList.remove('lit');
  if (!fold || !letter) return;
  for (const other of fold.querySelectorAll(`[data-letter="${CSS.escape(letter)}"]`)) other.classList.add('lit');
}

/** The letter of a name in the code, of the key, or of a link to the index. */
function letterOf(element: Element | null): string | null {
  const named = element?.closest('[data-letter]') as HTMLElement | null | undefined;
  if (named) return named.dataset.letter ?? null;
  const link = element?.closest('a[href*="#letter-"]') as HTMLAnchorElement | null | undefined;
  return link?.hash.replace('#letter-', '') ?? null;
}
