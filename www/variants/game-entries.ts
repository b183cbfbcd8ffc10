/**
 * The games of the chooser by family: the player's own and those of the catalogue, and the search among them by words. Pure.
 */
import { chess960Fen } from '../game/position/chess960.ts';
import { aboutIn, titleIn } from '../game/variant/variant-source.ts';
import { ARMIES, CHESS960, FAMILIES, cardOf, isOfArmies } from './catalogue.ts';
import { INVENTIONS } from './inventions.ts';
import type { Card } from './catalogue.ts';
import type { LoadedTexts } from './game-texts.ts';
import type { SavedDesign } from './workshop/saved-designs.ts';

/** A game to choose. */
export interface Entry {
  /** Its name, or the id of a saved design. */
  name: string;
  source: string;
  title: string;
  /** Where the search looks. */
  words: string;
  card: Card;
  /** Of a saved design. */
  id?: string;
  /** The FEN on its board, if it is a game of the chess worker. */
  start?: string;
}

/** The number of the position that the tile of Chess960 shows. */
const SHOWN_NUMBER = 534;

/** The entry for all games between different armies. */
export const ARMIES_ENTRY = 'armies';

/** Words of this length or longer may have one wrong, missing or additional letter. */
const TOLERANT_LENGTH = 5;

/** `words`: other names and the description of the game. */
type SearchedGame = { title: string; words: string };

/** The families with their entries. */
export function gameFamilies({ words, cards }: LoadedTexts, designs: readonly SavedDesign[]) {
  return [
    { title: words.designs, entries: designs.map(entryOfDesign) },
    ...Object.entries(FAMILIES).map(([family, names]) => ({
      title: cards.families[family as keyof typeof FAMILIES],
      entries: [
        ...names.filter((name) => !isOfArmies(name)).flatMap((name) => entryOf(cards, name)),
        ...(names.some(isOfArmies) ? [armiesEntry(cards)] : []),
      ],
    })),
  ];
}

/**
 * The entry of a game of the catalogue.
 *
 * @returns Empty if there is no card.
 */
function entryOf(cards: LoadedTexts['cards'], name: string): Entry[] {
  const card = cardOf(cards, name);
  const source = Object.hasOwn(INVENTIONS, name) ? INVENTIONS[name] : name;
  const start = name === CHESS960 ? { start: chess960Fen(SHOWN_NUMBER) } : {};
  const words = card ? [name, ...card.lines, card.origin].join(' ') : '';
  return card ? [{ name, source, title: card.title, words, card, ...start }] : [];
}

function armiesEntry(cards: LoadedTexts['cards']): Entry {
  const source = armiesSource(ARMIES[0], ARMIES[1]);
  const card = cardOf(cards, source) as Card;
  const words = [...ARMIES.flatMap((army) => cards.armies[army]), ...cards.armiesRule].join(' ');
  return { name: ARMIES_ENTRY, source, title: cards.families.armies, words, card };
}

/** The game between two armies. An army does not play itself: the next one takes Black's place. */
export const armiesSource = (white: string, black: string) =>
  `${white}-${black === white ? ARMIES[(ARMIES.indexOf(white) + 1) % ARMIES.length] : black}`;

/** The entry of a saved design. */
function entryOfDesign({ id, text }: SavedDesign): Entry {
  const about = aboutIn(text);
  const title = titleIn(text);
  const card = { title, lines: about === '' ? [] : [about], origin: '' };
  return { name: id, id, source: text, title, words: `${title} ${about}`, card };
}

/**
 * The games that contain every word of a query, those first whose titles do; all of them for an empty query. A word with
 * a wrong letter matches only if no game contains all words exactly.
 */
export function searchGames<Entry extends SearchedGame>(query: string, games: readonly Entry[]): Entry[] {
  const wanted = wordsOf(query);
  const rank = ({ title, words }: Entry) => {
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

/** Words in lower case, without accents and punctuation. */
function wordsOf(text: string) {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

function contains(text: string, wanted: readonly string[], matches: (word: string, wanted: string) => boolean) {
  const words = wordsOf(text);
  // "kingofthehill" is found as well as "king of the hill".
  const joined = words.join('');
  return wanted.every((one) => joined.startsWith(one) || words.some((word) => matches(word, one)));
}

const startsWith = (word: string, wanted: string) => word.startsWith(wanted);

/** Whether a word, or its beginning, differs by one letter at most. */
function isNear(word: string, wanted: string) {
  if (startsWith(word, wanted)) return true;
  if (wanted.length < TOLERANT_LENGTH) return false;
  let same = 0;
  while (word[same] === wanted[same]) same += 1;
  const rest = (text: string, skipped: number) => text.slice(same + skipped);
  return (
    rest(word, 1).startsWith(rest(wanted, 1)) ||
    rest(word, 1).startsWith(rest(wanted, 0)) ||
    rest(word, 0).startsWith(rest(wanted, 1))
  );
}
