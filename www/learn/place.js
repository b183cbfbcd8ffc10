// @ts-check
/** Places in the tutorial: in addresses, on a site and in one file, and how far the reader has come. Pure. */

/** The chapter and its section that was seen last, and the chapters that were read to their end. @typedef {{ chapter: string, section: string, read: readonly string[] }} Place */

/**
 * The chapter that an address leads to: `board` for `board.html`, and for `#board` in one file.
 * @param {string | null} href As it is written.
 */
export const chapterOf = (href) => (href ?? '').replace(/^#/, '').replace(/\.html.*$/s, '');

/**
 * The address of a place in a chapter.
 * @param {string} href That of the chapter, as it is written.
 * @param {string} section Empty for the beginning.
 */
export const placeIn = (href, section) =>
  section === '' ? href : href.startsWith('#') ? `#${section}` : `${href}#${section}`;

/**
 * The address of a place that has moved.
 * @param {string} href That of the chapter's new place, as it is written. @param {string} hash That of the old address.
 */
export const movedTo = (href, hash) => (hash === '' ? href : href.replace(/#.*/s, '') + hash);

/**
 * The element that a hash is about, without the step of a figure and what follows it.
 * @param {string} hash
 */
export const elementIn = (hash) => hash.replace(/^#/, '').replace(/-\d+(&fen=.*)?$/s, '');

/** A text that was not written by {@link placeText} starts empty. @param {string | null} text @returns {Place} */
export function parsePlace(text) {
  try {
    const { chapter, section, read } = JSON.parse(text ?? '{}') ?? {};
    const names = Array.isArray(read) ? read.filter(isName) : [];
    return { chapter: isName(chapter) ? chapter : '', section: isName(section) ? section : '', read: names };
  } catch {
    return { chapter: '', section: '', read: [] };
  }
}

/** @param {Place} place */
export const placeText = (place) => JSON.stringify(place);

/**
 * The place after the reader has come to a section.
 * @param {Place} place
 * @param {string} chapter
 * @param {string} section
 * @param {boolean} isEnd Whether the end of the chapter was seen.
 * @returns {Place}
 */
export const reached = ({ read }, chapter, section, isEnd) => ({
  chapter,
  section,
  read: isEnd && !read.includes(chapter) ? [...read, chapter] : read,
});

/** @param {unknown} name @returns {name is string} */
const isName = (name) => typeof name === 'string' && /^[a-z0-9-]{1,60}$/.test(name);
