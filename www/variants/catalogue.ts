/**
 * The games to choose from, by family and in the order of the chooser: their names, the text of their cards, and the search
 * among them by words. Pure.
 */
import { chess960Fen } from '../game/position/chess960.ts';
import { aboutIn, isDefinition, nameIn, titleIn } from '../game/variant/variant-source.ts';
import { INVENTIONS } from './inventions.ts';
import type { Tree } from '../game/tree/move-tree.ts';
import type { CardTexts } from '../texts/en/cards.ts';
import type { LoadedTexts } from './game-card.tsx';
import type { SavedDesign } from './workshop/saved-designs.ts';

/** The game of the chess worker with a numbered initial position. */
export const CHESS960 = 'chess960';

/** The number of the position that the tile of Chess960 shows. */
const SHOWN_NUMBER = 534;

/** The entry for all games between different armies. */
export const ARMIES_ENTRY = 'armies';

/** Words of this length or longer may have one wrong, missing or additional letter. */
const TOLERANT_LENGTH = 5;

/** The armies of Chess with Different Armies. */
export const ARMIES: readonly string[] = Object.freeze(['fide', 'clobberers', 'nutters', 'rookies']);

/** Whether a game is played between two of these armies. */
export const isOfArmies = (name: string) => name.split('-').every((army) => ARMIES.includes(army));

export type Family = 'goals' | 'drops' | 'large' | 'history' | 'pieces' | 'armies' | 'small' | 'inventions';

export type Card = { title: string; lines: readonly string[]; origin: string };

export const FAMILIES: Readonly<Record<Family, readonly string[]>> = Object.freeze({
  goals: ['king-of-the-hill', 'three-check', 'antichess', 'suicide', 'atomic', 'horde', 'racing-kings', 'knightmate'],
  drops: [CHESS960, 'crazyhouse', 'seirawan', 'nocastle'],
  large: [
    'capablanca',
    'gothic',
    'embassy',
    'janus',
    'modern',
    'chancellor',
    'falcon',
    'great',
    'mexican',
    'roman',
    'almost-wildebeest',
  ],
  history: [
    'makruk',
    'asean',
    'cambodian',
    'ai-wok',
    'chaturanga',
    'shatranj',
    'courier',
    'grande-acedrex',
    'ciccolini',
  ],
  pieces: ['amazon', 'almost', 'nightrider', 'grasshopper', 'berolina', 'cylinder', 'super'],
  armies: [
    'spartan',
    'fide-clobberers',
    'fide-nutters',
    'fide-rookies',
    'clobberers-fide',
    'clobberers-nutters',
    'clobberers-rookies',
    'nutters-fide',
    'nutters-clobberers',
    'nutters-rookies',
    'rookies-fide',
    'rookies-clobberers',
    'rookies-nutters',
  ],
  small: ['los-alamos', 'gardner'],
  inventions: [...Object.keys(INVENTIONS), 'team-mate', 'bifurcator', 'light-brigade'],
});

/** The card of a game; null for a game that has none, such as a user's own. */
export function cardOf(cards: CardTexts, name: string): Card | null {
  const text = Object.hasOwn(cards.games, name) ? cards.games[name] : null;
  if (text) return { title: text[0], lines: text.slice(1, 4), origin: text[4] };
  const [white, black] = name.split('-').map((army) => (Object.hasOwn(cards.armies, army) ? cards.armies[army] : null));
  if (!white || !black) return null;
  const [rule, origin] = cards.armiesRule;
  return { title: cards.versus(white[0], black[0]), lines: [white[1], black[1], rule], origin };
}

/** The name of a game, which is Chess960 if it has no variant. */
export const nameOf = ({ variant }: { variant: { source: string } | null }) =>
  variant ? nameIn(variant.source) : CHESS960;

/** The name in the catalogue; null for a game that is not in it. */
export function catalogueName(tree: Pick<Tree, 'variant'>): string | null {
  const name = nameOf(tree);
  const source = tree.variant?.source ?? '';
  return !isDefinition(source) || INVENTIONS[name] === source ? name : null;
}

/**
 * The card of the game on the board, which is Chess960 if it has no variant.
 *
 * @param invented Where a game that is not in the catalogue comes from.
 */
export function cardOnBoard(cards: CardTexts, tree: Pick<Tree, 'variant'>, invented: string): Card {
  const name = catalogueName(tree);
  const { source = '', about = '' } = tree.variant ?? {};
  const known = name === null ? null : cardOf(cards, name);
  return known ?? { title: titleIn(source), lines: about === '' ? [] : [about], origin: name === null ? invented : '' };
}

/** A game to choose. */
export interface Entry {
  /** Its name, or the id of a saved design. */
  name: string;
  source: string;
  title: string;
  /** Where the search looks: other names and the description. */
  words: string;
  card: Card;
  /** Of a saved design. */
  id?: string;
  /** The FEN on its board, if it is a game of the chess worker. */
  start?: string;
}

/** The families with their entries. */
export const gameFamilies = ({ words, cards }: LoadedTexts, designs: readonly SavedDesign[]) => [
  { title: words.designs, entries: designs.map(entryOfDesign) },
  ...Object.entries(FAMILIES).map(([family, names]) => ({
    title: cards.families[family as Family],
    entries: [
      ...names.filter((name) => !isOfArmies(name)).flatMap((name) => entryOf(cards, name)),
      ...(names.some(isOfArmies) ? [armiesEntry(cards)] : []),
    ],
  })),
];

/**
 * The entry of a game of the catalogue.
 *
 * @returns Empty if there is no card.
 */
function entryOf(cards: LoadedTexts['cards'], name: string): Entry[] {
  const card = cardOf(cards, name);
  if (!card) return [];
  const words = [name, ...card.lines, card.origin].join(' ');
  const start = name === CHESS960 ? chess960Fen(SHOWN_NUMBER) : undefined;
  return [{ name, source: INVENTIONS[name] ?? name, title: card.title, words, card, start }];
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
export function searchGames<Game extends { title: string; words: string }>(query: string, games: readonly Game[]) {
  const wanted = wordsOf(query);
  const textOf = ({ title, words }: Game) => `${title} ${words}`;
  const byTitle = games.filter(({ title }) => contains(title, wanted, startsWith));
  const byText = games.filter((game) => contains(textOf(game), wanted, startsWith));
  const exact = [...new Set([...byTitle, ...byText])];
  return exact.length > 0 ? exact : games.filter((game) => contains(textOf(game), wanted, isNear));
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
