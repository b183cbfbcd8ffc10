// @ts-check
/** Names of chapters and places in addresses, on a site and in one file. Pure. */

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
 * The element that a hash is about, without the step of a figure and what follows it.
 * @param {string} hash
 */
export const elementIn = (hash) => hash.replace(/^#/, '').replace(/-\d+(&fen=.*)?$/s, '');
