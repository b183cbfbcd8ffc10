/**
 * The parts of the page that the player can hide: panels that fold away, and in the zen mode all but the board and the
 * players.
 */
import { humanColor } from '../game/game.ts';
import { isReviewable } from '../game/review/evaluations.ts';
import { elementById, onPress, setAttribute } from '../ui/dom.ts';
import type { Game } from '../game/game.ts';
import type { Panel, App } from '../ui/app.ts';

/** The panels by their names in the preferences. */
const PANELS = {
  moves: 'move-card',
  engine: 'engine-panel',
  players: 'players-panel',
  command: 'command-form',
} as const;

/** Whether a review of the player's own game is on the page. */
const isOwnReview = (game: Game) => isReviewable(game) && humanColor(game) !== null && game.training.puzzle === null;

/** Whether the moves are folded: what the review says comes first, and nothing is beside the question about a mistake. */
export const areMovesFolded = (game: Game) =>
  game.training.puzzle === null &&
  (game.review.correction !== null || (isOwnReview(game) && game.settings.panel === 'review'));

/** Makes the buttons of the panels that fold away. One panel is unfolded at a time; a second press folds it. */
export function makeFolds({ dispatch, game }: App): Panel {
  const names = Object.keys(PANELS) as (keyof typeof PANELS)[];
  for (const name of names) {
    onPress(`show-${name}`, () =>
      dispatch({ type: 'setPreferences', patch: { panel: game().settings.panel === name ? 'review' : name } }),
    );
  }
  return (game) => {
    const { panel } = game.settings;
    for (const name of names) {
      setAttribute(elementById(`show-${name}`), 'aria-expanded', String(name === panel));
      if (name !== 'moves') elementById(PANELS[name]).hidden = name !== panel;
    }
    elementById('show-moves').hidden = !isOwnReview(game);
    elementById('fold-panels').hidden = panel === 'review' || panel === 'moves';
  };
}

/** Makes the zen mode and the button that leaves it. */
export function makeZen({ dispatch, board }: App): Panel {
  const leave = onPress('leave-zen', () => dispatch({ type: 'setPreferences', patch: { zen: false } }));
  return ({ settings: { zen } }) => {
    const root = document.documentElement;
    if (root.hasAttribute('data-zen') === zen) return;
    const focused = document.activeElement;
    root.toggleAttribute('data-zen', zen);
    leave.hidden = !zen;
    // What had the focus is hidden now.
    if (focused !== document.body && !focused?.closest('.play')) board.focus();
  };
}
