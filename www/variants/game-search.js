// @ts-check
/** Searching the games by words. Pure. */

/** Words of this length or longer may have one wrong, missing or additional letter. */
const TOLERANT_LENGTH = 5;

/** @typedef {{ title: string, words: string }} SearchedGame `words`: other names and what is said of the game. */

/**
 * The games that contain every word of a query, those first whose titles do; all of them for an empty query. A word with
 * a wrong letter matches only if no game contains all words exactly.
 * @template {SearchedGame} Entry @param {string} query @param {readonly Entry[]} games @returns {Entry[]}
 */
export function searchGames(query, games) {
  const wanted = wordsOf(query);
  const rank = (/** @type {Entry} */ { title, words }) => {
    if (contains(title, wanted, startsWith)) return 0;
    const all = `${title} ${words}`;
    if (contains(all, wanted, startsWith)) return 1;
    return contains(all, wanted, isNear) ? 2 : null;
  };
  const ranked = games.map((game, index) => ({ game, index, rank: rank(game) }));
  const isExact = ranked.some(({ rank }) => rank === 0 || rank === 1);
  const found = ranked.filter((entry) => entry.rank !== null && !(isExact && entry.rank === 2));
  return found
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0) || one.index - other.index)
    .map(({ game }) => game);
}

/**
 * Words in lower case, without accents and punctuation.
 * @param {string} text
 */
function wordsOf(text) {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** @param {string} text @param {readonly string[]} wanted @param {(word: string, wanted: string) => boolean} matches */
function contains(text, wanted, matches) {
  const words = wordsOf(text);
  // "kingofthehill" is found as well as "king of the hill".
  const joined = words.join('');
  return wanted.every((one) => joined.startsWith(one) || words.some((word) => matches(word, one)));
}

/** @param {string} word @param {string} wanted */
const startsWith = (word, wanted) => word.startsWith(wanted);

/**
 * Whether a word, or its beginning, differs by one letter at most.
 * @param {string} word @param {string} wanted
 */
function isNear(word, wanted) {
  if (startsWith(word, wanted)) return true;
  if (wanted.length < TOLERANT_LENGTH) return false;
  let same = 0;
  while (word[same] === wanted[same]) same += 1;
  const rest = (/** @type {string} */ text, /** @type {number} */ skipped) => text.slice(same + skipped);
  return (
    rest(word, 1).startsWith(rest(wanted, 1)) ||
    rest(word, 1).startsWith(rest(wanted, 0)) ||
    rest(word, 0).startsWith(rest(wanted, 1))
  );
}
