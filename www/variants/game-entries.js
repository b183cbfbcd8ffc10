// @ts-check
/**
 * The games of the chooser by family: the player's own and those of the catalogue. Pure.
 *
 * @import { Card } from './game-card-text.js'
 * @import { LoadedTexts } from './load-texts.js'
 * @import { SavedDesign } from './workshop/saved-designs.js'
 */
import { chess960Fen } from '../game/position/chess960.js';
import { titleIn } from '../game/variant/variant-source.js';
import { ARMIES, CHESS960, FAMILIES, isOfArmies } from './catalogue.js';
import { cardOf } from './game-card-text.js';
import { INVENTIONS } from './inventions.js';
import { readDesign } from './workshop/design.js';

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
  const { about } = readDesign(text);
  const title = titleIn(text);
  const card = { title, lines: about === '' ? [] : [about], origin: '' };
  return { name: id, id, source: text, title, words: `${title} ${about}`, card };
}
