/**
 * The parts of the page that the player can hide: panels that fold away, and in the zen mode all but the board and the
 * players.
 */
import { isReviewed } from '../game/review/evaluations.ts';
import { elementById, onPress, setAttribute } from '../ui/dom.ts';
import type { Panel, App } from '../ui/app.ts';

/** The panels by their names in the preferences. The review is below the moves, the others are below their buttons. */
const PANELS = {
  review: 'review',
  engine: 'engine-panel',
  players: 'players-panel',
  command: 'command-form',
} as const;

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
      if (name !== 'review') elementById(PANELS[name]).hidden = name !== panel;
    }
    elementById('show-review').hidden = !isReviewed(game);
    elementById('fold-panels').hidden = panel === 'review';
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
