/** The moves panel: the move list with its buttons. */
import { isUnbegun } from '../game/game.ts';
import { eventOf } from '../game/pgn/pgn-tags.ts';
import { elementById, setText } from '../ui/dom.ts';
import { makeMoveList } from '../views/move-list.tsx';
import type { Panel, App } from '../ui/app.ts';

/** Makes the panel. Before the first move others stand in its place. */
export function makeMovesPanel(app: App): Panel {
  const showMoves = makeMoveList({
    list: elementById('moves'),
    frame: elementById('move-card'),
    steps: {
      first: elementById('first'),
      back: elementById('back'),
      forward: elementById('forward'),
      last: elementById('last'),
    },
    dispatch: app.dispatch,
    showsResult: true,
  });
  return (game, texts) => {
    for (const id of ['move-card', 'status-panel'] as const) elementById(id).hidden = isUnbegun(game);
    setText(elementById('moves-title'), eventOf(game.tree) || texts.play.moves);
    showMoves(game, texts);
  };
}
