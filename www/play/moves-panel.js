// @ts-check
/**
 * The moves panel: the move list with its buttons.
 *
 * @import { Session, Panel } from '../ui/session.js'
 */
import { loadLazily } from '../ui/session.js';
import { elementOf, enable, onPress } from '../ui/dom.js';
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
    list: elementOf('moves'),
    frame: elementOf('move-card'),
    steps: { first: elementOf('first'), back: elementOf('back'), forward: elementOf('forward'), last: elementOf('last') },
    dispatch: session.dispatch,
  });
}
