/**
 * The games to choose from, by family and in the order of the chooser, with their names and the text of their cards. Pure.
 */
import { INVENTIONS } from './inventions.ts';
import { isDefinition, nameIn, titleIn } from '../game/variant/variant-source.ts';
import type { Tree } from '../game/tree/move-tree.ts';
import type { CardTexts } from '../texts/en/cards.ts';

/** The game of the chess worker with a numbered initial position. */
export const CHESS960 = 'chess960';

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
