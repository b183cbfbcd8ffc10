// @ts-check
/**
 * The games to choose from, by family and in the order of the chooser, with their names and the text of their cards. Pure.
 *
 * @import { Tree } from '../game/tree/move-tree.js'
 * @import { CardTexts } from '../texts/en/cards.js'
 */
import { INVENTIONS } from './inventions.js';
import { isDefinition, nameIn, titleIn } from '../game/variant/variant-source.js';

/** The game of the chess worker with a numbered initial position. */
export const CHESS960 = 'chess960';

/** The armies of Chess with Different Armies. @type {readonly string[]} */
export const ARMIES = Object.freeze(['fide', 'clobberers', 'nutters', 'rookies']);

/**
 * Whether a game is played between two of these armies.
 * @param {string} name
 */
export const isOfArmies = (name) => name.split('-').every((army) => ARMIES.includes(army));

/** @typedef {'goals' | 'drops' | 'large' | 'history' | 'pieces' | 'armies' | 'small' | 'inventions'} Family */

/** @typedef {{ title: string, lines: readonly string[], origin: string }} Card */

/** @type {Readonly<Record<Family, readonly string[]>>} */
export const FAMILIES = Object.freeze({
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

/**
 * The card of a game; null for a game that has none, such as a user's own.
 * @param {CardTexts} cards @param {string} name @returns {Card | null}
 */
export function cardOf(cards, name) {
  const text = Object.hasOwn(cards.games, name) ? cards.games[name] : null;
  if (text) return { title: text[0], lines: text.slice(1, 4), origin: text[4] };
  const [white, black] = name.split('-').map((army) => (Object.hasOwn(cards.armies, army) ? cards.armies[army] : null));
  if (!white || !black) return null;
  const [rule, origin] = cards.armiesRule;
  return { title: cards.versus(white[0], black[0]), lines: [white[1], black[1], rule], origin };
}

/**
 * The name of a game, which is Chess960 if it has no variant.
 * @param {{ variant: { source: string } | null }} game
 */
export const nameOf = ({ variant }) => (variant ? nameIn(variant.source) : CHESS960);

/**
 * The name in the catalogue; null for a game that is not in it.
 * @param {Pick<Tree, 'variant'>} tree @returns {string | null}
 */
export function catalogueName(tree) {
  const name = nameOf(tree);
  const source = tree.variant?.source ?? '';
  return !isDefinition(source) || INVENTIONS[name] === source ? name : null;
}

/**
 * The card of the game on the board, which is Chess960 if it has no variant.
 * @param {CardTexts} cards @param {Pick<Tree, 'variant'>} tree
 * @param {string} invented Where a game that is not in the catalogue comes from.
 * @returns {Card}
 */
export function cardOnBoard(cards, tree, invented) {
  const name = catalogueName(tree);
  const { source = '', about = '' } = tree.variant ?? {};
  const known = name === null ? null : cardOf(cards, name);
  return known ?? { title: titleIn(source), lines: about === '' ? [] : [about], origin: name === null ? invented : '' };
}
