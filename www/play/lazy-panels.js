// @ts-check
/**
 * Panels whose code is loaded when there is something for them to show.
 *
 * @import { Panel, Session } from '../ui/session.js'
 */
import { canScore, endingOf } from '../game/game.js';
import { loadDialogTexts } from '../i18n/dialog-texts.js';
import { elementById, setText } from '../ui/dom.js';
import { loadLazily } from '../ui/session.js';

/** Openings are named from this ply on. */
const FIRST_NAMED_PLY = 3;

/**
 * All of them.
 *
 * @param {Session} session
 * @returns {Panel[]}
 */
export const makeLazyPanels = (session) => [makeCommandBoxPanel(session), makeOpeningPanel(), makeGraphPanel(session)];

/**
 * The command box, loaded when it first gets the focus.
 *
 * @param {Session} session
 * @returns {Panel}
 */
function makeCommandBoxPanel(session) {
  const box = elementById('command-input');
  let isLoading = false;
  /** @type {Panel} */
  let panel = () => {};
  async function load() {
    if (isLoading) return;
    isLoading = true;
    await loadLazily(session, async () => {
      panel = await (await import('./command-box.js')).makeCommandBox(session);
      box.removeEventListener('focus', load);
    });
    isLoading = false;
  }
  box.addEventListener('focus', load);
  if (document.activeElement === box) load();
  return (game, texts) => panel(game, texts);
}

/**
 * The name of the opening, loaded when the page is idle.
 *
 * @returns {Panel}
 */
function makeOpeningPanel() {
  const element = elementById('opening');
  const whenIdle = globalThis.requestIdleCallback ?? ((/** @type {() => void} */ act) => setTimeout(act, 500));
  let isWanted = false;
  /** Of the position that is shown, or will be once the page is idle. */
  let position = '';
  return (game) => {
    isWanted ||= game.tree.nodes[game.shown].ply >= FIRST_NAMED_PLY;
    const shown = `${game.id} ${game.shown} ${game.isRead}`;
    if (!isWanted || shown === position) return;
    position = shown;
    whenIdle(() => orWarn(async () => {
      const { openingText } = await import('./opening-name.js');
      if (shown === position) setText(element, openingText(game));
    }));
  };
}

/**
 * The graph of the score, loaded when the game is over.
 *
 * @param {Session} session
 * @returns {Panel}
 */
function makeGraphPanel(session) {
  const element = elementById('graph');
  /** What the drawing was made of. @type {readonly unknown[]} */
  let drawn = [];
  return (game, texts) => {
    element.hidden = !(endingOf(game) && canScore(game));
    const parts = [game.id, game.tree, game.evaluations, game.scoring, game.shown, texts.language, game.preferences.letters];
    if (element.hidden || parts.every((part, index) => part === drawn[index])) return;
    drawn = parts;
    orWarn(async () => {
      const [{ showGraph }, words] = await Promise.all([
        import('./evaluation-graph.js'), loadDialogTexts(texts.language),
      ]);
      showGraph(element, session, words);
    });
  };
}

/**
 * Runs what the player has not asked for; a failure to load it is not reported.
 *
 * @param {() => Promise<void>} show
 */
async function orWarn(show) {
  try {
    await show();
  } catch (error) {
    console.warn(error);
  }
}
