// @ts-check
/** The games to choose from, by family and in the order of the chooser. Pure. */
import { INVENTIONS } from './inventions.js';

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

/** @type {Readonly<Record<Family, readonly string[]>>} */
export const FAMILIES = Object.freeze({
  goals: ['king-of-the-hill', 'three-check', 'antichess', 'atomic', 'horde', 'racing-kings', 'knightmate'],
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
