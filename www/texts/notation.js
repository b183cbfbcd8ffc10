// @ts-check
/**
 * Moves as people of each language write them. Everywhere else in the program a move is written with the
 * English letters K Q R B N. Pure.
 */

/** @typedef {'english' | 'own' | 'figurines'} Letters */

/** The letters of king, queen, rook, bishop and knight. @type {Readonly<Record<string, string>>} */
export const LETTERS = Object.freeze({ en: 'KQRBN', de: 'KDTLS', fr: 'RDTFC', es: 'RDTAC' });

export const FIGURINES = '♔♕♖♗♘';

/**
 * A move with the letters that a reader wants.
 * @param {string} san With English letters.
 * @param {Letters} letters
 * @param {string} language
 */
export function writeSan(san, letters, language) {
  if (letters === 'english') return san;
  const alphabet = letters === 'figurines' ? FIGURINES : (LETTERS[language] ?? LETTERS.en);
  return san.replace(/[KQRBN]/g, (letter) => alphabet[LETTERS.en.indexOf(letter)]);
}
