/** Places in the tutorial: in addresses, on a site and in one file, and how far the reader has come. Pure. */

/** The chapter and its section that was seen last, and the chapters that were read to their end. */
type Place = { chapter: string; section: string; read: readonly string[] };

/**
 * The chapter that an address leads to: `board` for `board.html`, and for `#board` in one file.
 *
 * @param href As it is written.
 */
export const chapterOf = (href: string | null) => (href ?? '').replace(/^#/, '').replace(/\.html.*$/s, '');

/**
 * The address of a place in a chapter.
 *
 * @param href That of the chapter, as it is written.
 * @param section Empty for the beginning.
 */
export const placeIn = (href: string, section: string) =>
  section === '' ? href : href.startsWith('#') ? `#${section}` : `${href}#${section}`;

/**
 * The address of a place that has moved.
 *
 * @param href That of the chapter's new place, as it is written.
 * @param hash That of the old address.
 */
export const movedTo = (href: string, hash: string) => (hash === '' ? href : href.replace(/#.*/s, '') + hash);

/** The element that a hash is about, without the step of a figure and what follows it, and without the lesson. */
export const elementIn = (hash: string) => hash.replace(/^#/, '').replace(/-\d+(&fen=.*)?$|-?lesson$/s, '');

/** Whether a hash shows a chapter as a lesson. */
export const isLesson = (hash: string) => /^#(?:.+-)?lesson$/s.test(hash);

/**
 * The address of the lesson of a chapter: `board.html#lesson`, and `#board-lesson` in one file.
 *
 * @param href That of the chapter, as it is written.
 */
export const lessonIn = (href: string) => (href.startsWith('#') ? `${href}-lesson` : href.replace(/#.*|$/s, '#lesson'));

/** A text that was not written by {@link placeText} starts empty. */
export function parsePlace(text: string | null): Place {
  try {
    const { chapter, section, read } = JSON.parse(text ?? '{}') ?? {};
    const names = Array.isArray(read) ? read.filter(isName) : [];
    return { chapter: isName(chapter) ? chapter : '', section: isName(section) ? section : '', read: names };
  } catch {
    return { chapter: '', section: '', read: [] };
  }
}

export const placeText = (place: Place) => JSON.stringify(place);

/**
 * The place after the reader has come to a section.
 *
 * @param isEnd Whether the end of the chapter was seen.
 */
export const reached = ({ read }: Place, chapter: string, section: string, isEnd: boolean): Place => ({
  chapter,
  section,
  read: isEnd && !read.includes(chapter) ? [...read, chapter] : read,
});

const isName = (name: unknown): name is string => typeof name === 'string' && /^[a-z0-9-]{1,60}$/.test(name);
