// @ts-check
/** Chooses the drawing of a piece by its English name. Pure. */
import { groupOf } from './names.js';

/** Other names of the pieces of chess, and names that share a drawing. */
const SHARED = Object.freeze({
  k: 'king rajah raja shah',
  q: 'queen',
  r: 'rook castle tower',
  b: 'bishop',
  n: 'knight horse',
  p: 'pawn',
  archbishop: 'cardinal princess paladin janus-bishop',
  chancellor: 'empress marshal marshall ai-wok',
  amazon: 'maharaja maharajah superqueen',
  centaur: 'veteran crowned-knight',
  'crowned-rook': 'dragon-king admiral sailor',
  'crowned-bishop': 'dragon-horse missionary',
  nightrider: 'knightrider knight-rider',
  'berolina-pawn': 'berolina sergeant',
  steward: 'quadrapawn',
  checker: 'draughtsman',
  ferz: 'fers firzan counsellor counselor minister vizier advisor adviser',
  man: 'commoner mann prince',
  guard: 'bodyguard pikeman halberdier',
  jester: 'schleich fool joker',
  sage: 'philosopher',
  bede: 'monk friar priest',
  wizard: 'mage magician sorcerer witch',
  champion: 'crusader templar',
  courier: 'messenger runner',
  'high-priestess': 'priestess',
  hoplite: 'soldier spearman',
  warlord: 'viking',
  elephant: 'alfil fil war-elephant modern-elephant',
  rhinoceros: 'rhino unicornio',
  leopard: 'cat tiger panther cheetah lynx',
  wolf: 'dog fox jackal',
  hare: 'rabbit',
  antelope: 'gazelle oryx deer stag',
  gnu: 'wildebeest buffalo ox bull bison',
  crocodile: 'alligator',
  cobra: 'snake serpent viper',
  frog: 'toad',
  spider: 'acromantula tarantula',
  grasshopper: 'locust',
  seahorse: 'fibnif',
  falcon: 'hawk',
  duck: 'half-duck',
  stork: 'adjutant heron crane',
  phoenix: 'waffle',
  griffin: 'griffon gryphon aanca',
  cannon: 'pao vao leo',
  mortar: 'howitzer',
  archer: 'bowman',
  dabbaba: 'dabbabah ram catapult',
  ship: 'boat galley',
});

/** @type {ReadonlyMap<string, string>} */
const shared = new Map(
  Object.entries(SHARED).flatMap(([picture, names]) => names.split(' ').map((name) => [name, picture])),
);

/**
 * The name of a piece's drawing, the letter of a chess piece such as "k" for its own, or null if it is drawn as its letter.
 * @param {string} letter
 * @param {string} name In English. That of a piece in an `fmax.ini` is its letter and a number, and then the letter decides.
 * @param {string | null} [picture] The name that the definition gives; one that is unknown does not count.
 * @returns {string | null}
 */
export const pictureOf = (letter, name, picture) =>
  pictureNamed(picture ?? '') ??
  pictureNamed(name.toLowerCase()) ??
  (/^[a-z]\d+$/i.test(name) ? chessPiece(letter) : null);

/** @param {string} name */
const pictureNamed = (name) => (groupOf(name) ? name : (shared.get(name) ?? null));

/** @param {string} letter */
const chessPiece = (letter) => (/^[kqrbnp]$/i.test(letter) ? letter.toLowerCase() : null);
