// @ts-check
/**
 * The moves panel: the move list with its buttons.
 *
 * @import { Panel, Session } from '../ui/session.js'
 */
import { isUnbegun } from '../game/game.js';
import { eventOf } from '../game/pgn/pgn-tags.js';
import { elementById, setText } from '../ui/dom.js';
import { makeMoveList } from '../ui/move-list.js';

/**
 * Makes the panel. Before the first move others stand in its place.
 * @param {Session} session @returns {Panel}
 */
export function makeMovesPanel(session) {
  const showMoves = makeMoveList({
    list: elementById('moves'),
    frame: elementById('move-card'),
    steps: {
      first: elementById('first'),
      back: elementById('back'),
      forward: elementById('forward'),
      last: elementById('last'),
    },
    dispatch: session.dispatch,
    showsResult: true,
  });
  return (game, texts) => {
    for (const id of /** @type {const} */ (['move-card', 'status-panel'])) elementById(id).hidden = isUnbegun(game);
    setText(elementById('moves-title'), eventOf(game) || texts.play.moves);
    showMoves(game, texts);
  };
}
