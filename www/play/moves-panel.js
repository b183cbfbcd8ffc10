// @ts-check
/**
 * The page's list of moves, with its buttons.
 *
 * @import { Desk, Panel } from './context.js'
 */
import { load } from './context.js';
import { elementOf, enable, onPress } from '../ui/dom.js';
import { makeMoveList } from '../ui/move-list.js';

/**
 * Makes the list work.
 *
 * @param {Desk} desk
 * @returns {Panel}
 */
export function makeMoves(desk) {
  const annotate = onPress('annotate', () => load(desk, async () => (await import('../dialogs/annotate.js')).openRemarks(desk)));
  enable(annotate, true);
  return makeMoveList({
    list: elementOf('moves'),
    frame: elementOf('record'),
    steps: { first: elementOf('first'), back: elementOf('back'), forward: elementOf('forward'), last: elementOf('last') },
    dispatch: desk.dispatch,
  });
}
