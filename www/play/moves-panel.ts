/** The moves panel: the move list with its buttons. */
import { isUnbegun } from '../game/game.ts';
import { isReviewable } from '../game/review/evaluations.ts';
import { eventOf } from '../game/pgn/pgn-tags.ts';
import { elementById, setText } from '../ui/dom.ts';
import { makeMoveList } from '../views/move-list.tsx';
import { areMovesFolded } from './visible-parts.ts';
import type { Panel, App } from '../ui/app.ts';

/** Makes the panel. Before the first move others stand in its place. */
export function makeMovesPanel(app: App): Panel {
  const card = elementById('move-card');
  const showMoves = makeMoveList({
    list: elementById('moves'),
    frame: card,
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
    elementById('status-panel').hidden = isUnbegun(game);
    card.hidden = isUnbegun(game) || areMovesFolded(game);
    place(card, isReviewable(game) && game.training.puzzle === null);
    setText(elementById('moves-title'), eventOf(game.tree) || texts.play.moves);
    showMoves(game, texts);
  };
}

/** Puts the moves above the status of a game or, if it is reviewed, below the folds. */
function place(card: HTMLElement, isLast: boolean) {
  const status = elementById('status-panel');
  if ((card.nextElementSibling !== status) === isLast) return;
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement && card.contains(activeElement) ? activeElement : null;
  if (isLast) elementById('fold-panels').parentElement?.after(card);
  else status.before(card);
  focused?.focus({ preventScroll: true });
}
