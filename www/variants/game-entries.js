// @ts-check
/**
 * The games of the chooser by family: the player's own and those of the catalogue, and the search among them by words. Pure.
 *
 * @import { Card } from './catalogue.js'
 * @import { LoadedTexts } from './game-texts.js'
 * @import { SavedDesign } from './workshop/saved-designs.js'
 */
import { chess960Fen } from '../game/position/chess960.js';
import { aboutIn, titleIn } from '../game/variant/variant-source.js';
import { ARMIES, CHESS960, FAMILIES, cardOf, isOfArmies } from './catalogue.js';
import { INVENTIONS } from './inventions.js';

/**
 * A game to choose.
 *
 * @typedef {object} Entry
 * @property {string} name Its name, or the id of a saved design.
 * @property {string} source
 * @property {string} title
 * @property {string} words Where the search looks.
 * @property {Card} card
 * @property {string} [id] Of a saved design.
 * @property {string} [start] The FEN on its board, if it is a game of the chess worker.
 */

/** The number of the position that the tile of Chess960 shows. */
const SHOWN_NUMBER = 534;

/** The entry for all games between different armies. */
export const ARMIES_ENTRY = 'armies';

/** Words of this length or longer may have one wrong, missing or additional letter. */
const TOLERANT_LENGTH = 5;

/** @typedef {{ title: string, words: string }} SearchedGame `words`: other names and the description of the game. */

/**
 * The families with their entries.
 * @param {LoadedTexts} texts @param {readonly SavedDesign[]} designs
 */
export function gameFamilies({ words, cards }, designs) {
  return [
    { title: words.designs, entries: designs.map(entryOfDesign) },
    ...Object.entries(FAMILIES).map(([family, names]) => ({
      title: cards.families[/** @type {keyof typeof FAMILIES} */ (family)],
      entries: [
        ...names.filter((name) => !isOfArmies(name)).flatMap((name) => entryOf(cards, name)),
        ...(names.some(isOfArmies) ? [armiesEntry(cards)] : []),
      ],
    })),
  ];
}

/**
 * The entry of a game of the catalogue.
 * @param {LoadedTexts['cards']} cards
 * @param {string} name
 * @returns {Entry[]} Empty if there is no card.
 */
function entryOf(cards, name) {
  const card = cardOf(cards, name);
  const source = Object.hasOwn(INVENTIONS, name) ? INVENTIONS[name] : name;
  const start = name === CHESS960 ? { start: chess960Fen(SHOWN_NUMBER) } : {};
  const words = card ? [name, ...card.lines, card.origin].join(' ') : '';
  return card ? [{ name, source, title: card.title, words, card, ...start }] : [];
}

/** @param {LoadedTexts['cards']} cards @returns {Entry} */
function armiesEntry(cards) {
  const source = armiesSource(ARMIES[0], ARMIES[1]);
  const card = /** @type {Card} */ (cardOf(cards, source));
  const words = [...ARMIES.flatMap((army) => cards.armies[army]), ...cards.armiesRule].join(' ');
  return { name: ARMIES_ENTRY, source, title: cards.families.armies, words, card };
}

/**
 * The game between two armies. An army does not play itself: the next one takes Black's place.
 * @param {string} white @param {string} black
 */
export const armiesSource = (white, black) =>
  `${white}-${black === white ? ARMIES[(ARMIES.indexOf(white) + 1) % ARMIES.length] : black}`;

/**
 * The entry of a saved design.
 * @param {SavedDesign} design @returns {Entry}
 */
function entryOfDesign({ id, text }) {
  const about = aboutIn(text);
  const title = titleIn(text);
  const card = { title, lines: about === '' ? [] : [about], origin: '' };
  return { name: id, id, source: text, title, words: `${title} ${about}`, card };
}

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
