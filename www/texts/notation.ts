/**
 * Moves as people of each language write and type them. Everywhere else in the program a move is written with the
 * English letters K Q R B N. Pure.
 */

type Letters = 'english' | 'own' | 'figurines';

/** The letters of king, queen, rook, bishop and knight. */
export const LETTERS: Readonly<Record<string, string>> = Object.freeze({
  en: 'KQRBN',
  de: 'KDTLS',
  fr: 'RDTFC',
  es: 'RDTAC',
});

const FIGURINES = '♔♕♖♗♘';

/** Castling, also with zeros. */
const CASTLING = /^[0Oo](-?)[0Oo](\1[0Oo])?([+#]?)$/;

/** Piece, way and target, promotion, check: with letters of any language, or figurines. */
const TYPED_MOVE = /^([A-Z♔-♞]|[i-z])?([a-h]?[1-8]?x?[a-h][1-8])(?:=?\(?([A-Za-z♔-♞])\)?)?([+#]?)$/;

const UCI = /^([a-h][1-8]){2}[a-z]?$/;

/**
 * A move with the letters that a reader wants.
 *
 * @param san With English letters.
 */
export function writeSan(san: string, letters: Letters, language: string) {
  if (letters === 'english') return san;
  const alphabet = letters === 'figurines' ? FIGURINES : (LETTERS[language] ?? LETTERS.en);
  return san.replace(/[KQRBN]/g, (letter) => alphabet[LETTERS.en.indexOf(letter)]);
}

/**
 * What a person typed as SAN with English letters, as far as it can be recognized: letters of the language,
 * English letters that mean nothing else there, figurines, small letters that are no file, zeros in castling.
 * What looks like no move stays as it is, and so does a move as UCI writes it.
 */
export function readSan(text: string, language: string) {
  const typed = text.trim();
  const castling = CASTLING.exec(typed);
  if (castling) return `O-O${castling[2] ? '-O' : ''}${castling[3]}`;
  const move = UCI.test(typed) ? null : TYPED_MOVE.exec(typed);
  if (!move) return typed;
  const [, piece, way, promotion, check] = move;
  const role = piece ? englishLetter(piece, language) : '';
  return `${role}${way}${promotion ? `=${englishLetter(promotion, language)}` : ''}${check}`;
}

function englishLetter(letter: string, language: string) {
  const upper = letter.toUpperCase();
  const places = [LETTERS[language] ?? LETTERS.en, FIGURINES, '♚♛♜♝♞'].map((set) => set.indexOf(upper));
  return LETTERS.en[Math.max(...places)] ?? upper;
}
