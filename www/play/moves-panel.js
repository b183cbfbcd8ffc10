// @ts-check
/**
 * The moves panel: the move list with its buttons.
 *
 * @import { Session, Panel } from '../ui/session.js'
 */
import { loadLazily } from '../ui/session.js';
import { elementById, enable, onPress } from '../ui/dom.js';
import { makeMoveList } from '../ui/move-list.js';

/**
 * Makes the panel.
 *
 * @param {Session} session
 * @returns {Panel}
 */
export function makeMovesPanel(session) {
  const annotate = onPress('annotate', () => loadLazily(session, async () => (await import('../dialogs/annotate.js')).openAnnotate(session)));
  enable(annotate, true);
  return makeMoveList({
    list: elementById('moves'),
    frame: elementById('move-card'),
    steps: { first: elementById('first'), back: elementById('back'), forward: elementById('forward'), last: elementById('last') },
    dispatch: session.dispatch,
  });
}
