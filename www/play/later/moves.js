// @ts-check
/**
 * The page's list of moves, with its buttons.
 *
 * @import { Desk, Panel } from '../desk.js'
 */
import { load } from '../desk.js';
import { elementOf, enable, onPress } from '../element.js';
import { makeMoveList } from './move-list.js';

/**
 * Makes the list work.
 *
 * @param {Desk} desk
 * @returns {Panel}
 */
export function makeMoves(desk) {
  const annotate = onPress('annotate', () => load(desk, async () => (await import('./annotate.js')).openRemarks(desk)));
  enable(annotate, true);
  return makeMoveList({
    list: elementOf('moves'),
    frame: elementOf('record'),
    steps: { first: elementOf('first'), back: elementOf('back'), forward: elementOf('forward'), last: elementOf('last') },
    dispatch: desk.dispatch,
  });
}
