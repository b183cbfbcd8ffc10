/**
 * The parts of the page that the player can hide: panels that fold away, and in the zen mode all but the board and the
 * players.
 */
import { humanColor } from '../game/game.ts';
import { isReviewable } from '../game/review/evaluations.ts';
import { elementById, onPress, setAttribute } from '../ui/dom.ts';
import type { Game } from '../game/game.ts';
import type { Panel, App } from '../ui/app.ts';

/** The panels of the workbench by their names in the preferences. */
const WORKBENCH = { engine: 'engine-panel', players: 'players-panel', command: 'command-form' } as const;

type Tool = keyof typeof WORKBENCH;

const TOOLS = Object.keys(WORKBENCH) as Tool[];

/** The panel of the workbench that is unfolded. */
const toolOf = ({ settings: { panel } }: Game) => TOOLS.find((name) => name === panel);

/** The panel that is shown below the moves; an analysis shows its lines also without the workbench. */
export const shownTool = (game: Game): Tool | undefined =>
  toolOf(game) ?? (game.searches.analysing ? 'engine' : undefined);

/** Whether a review of the player's own game is on the page. */
const isOwnReview = (game: Game) => isReviewable(game) && humanColor(game) !== null && game.training.puzzle === null;

/**
 * Whether the moves are folded: what the review says comes first, and nothing is beside the question about a mistake. An
 * analysis goes with the moves.
 */
export const areMovesFolded = (game: Game) =>
  game.training.puzzle === null &&
  (game.review.correction !== null ||
    (isOwnReview(game) && game.settings.panel === 'review' && !game.searches.analysing));

/** Makes the buttons of the panels that fold away. One panel is unfolded at a time; a second press folds it. */
export function makeFolds({ dispatch, game }: App): Panel {
  const toggle = (isOpen: boolean, panel: Game['settings']['panel']) =>
    dispatch({ type: 'setPreferences', patch: { panel: isOpen ? 'review' : panel } });
  for (const name of ['moves', ...TOOLS] as const)
    onPress(`show-${name}`, () => toggle(game().settings.panel === name, name));
  onPress('show-workbench', () => toggle(toolOf(game()) !== undefined, 'engine'));
  return (game) => {
    const { panel } = game.settings;
    const [tool, shown] = [toolOf(game), shownTool(game)];
    const expand = (name: Tool | 'moves' | 'workbench', isExpanded: boolean) =>
      setAttribute(elementById(`show-${name}`), 'aria-expanded', String(isExpanded));
    for (const name of TOOLS) {
      expand(name, name === panel);
      elementById(WORKBENCH[name]).hidden = name !== shown;
    }
    expand('moves', panel === 'moves');
    expand('workbench', tool !== undefined);
    elementById('workbench').hidden = tool === undefined;
    elementById('show-moves').hidden = !isOwnReview(game);
    elementById('fold-panels').hidden = shown === undefined;
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
