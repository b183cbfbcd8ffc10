// @ts-check
/**
 * Panels whose code is loaded when there is something for them to show.
 *
 * @import { DialogTexts } from '../i18n/dialogs/en.js'
 * @import { Panel, Session } from '../ui/session.js'
 */
import { endingOf, positionAt } from '../game/game.js';
import { isReviewed } from '../game/review-state.js';
import { loadDialogTexts } from '../i18n/dialog-texts.js';
import { elementById } from '../ui/dom.js';
import { loadLazily } from '../ui/session.js';
import { loadStyle } from './load-styles.js';

/** Openings are named from this ply on. */
const FIRST_NAMED_PLY = 3;

/** A page that is never idle names it after this time all the same. */
const MAX_WAIT_MS = 500;

/**
 * All of them.
 *
 * @param {Session} session
 * @returns {Panel[]}
 */
export const makeLazyPanels = (session) => [
  makeCommandBoxPanel(session),
  makeFoldedPanel(session, 'engineShown', async () => {
    const [{ makeEnginePanel }] = await Promise.all([import('../ui/engine-panel.js'), loadStyle(['engine', 'diagram'])]);
    return makeEnginePanel(session);
  }),
  makeFoldedPanel(session, 'playersShown', async () => {
    const [{ makeEngineSelects }] = await Promise.all([import('./engine-selects.js'), loadStyle(['selects'])]);
    return makeEngineSelects(session);
  }),
  makeOpeningPanel(session),
  makeReviewPanel(session),
];

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
 * A panel that is loaded when it is first unfolded.
 *
 * @param {Session} session
 * @param {'engineShown' | 'playersShown'} preference Whether it is unfolded.
 * @param {() => Promise<Panel>} makePanel
 * @returns {Panel}
 */
function makeFoldedPanel(session, preference, makePanel) {
  let isShown = false;
  /** @type {Panel | null} */
  let panel = null;
  const load = () => loadLazily(session, async () => {
    panel = await makePanel();
    panel(session.game(), session.texts());
  });
  return (game, texts) => {
    panel?.(game, texts);
    const wasShown = isShown;
    isShown = game.preferences[preference];
    if (isShown && !wasShown && !panel) load();
  };
}

/**
 * The opening, loaded when the page is idle.
 *
 * @param {Session} session
 * @returns {Panel}
 */
function makeOpeningPanel(session) {
  const element = elementById('opening');
  const whenIdle = globalThis.requestIdleCallback ?? ((/** @type {() => void} */ act) => setTimeout(act, MAX_WAIT_MS));
  let isWanted = false;
  /** What the panel shows, or will show once the page is idle. @type {readonly unknown[]} */
  let drawn = [];
  return (game, texts) => {
    isWanted ||= game.tree.nodes[game.shown].ply >= FIRST_NAMED_PLY;
    const { id, tree, shown, isRead, correction } = game;
    const parts = [
      id, tree.nodes[shown], isRead, positionAt(game, shown), endingOf(game), correction, texts.language, game.preferences.letters,
    ];
    if (!isWanted || parts.every((part, index) => part === drawn[index])) return;
    drawn = parts;
    whenIdle(() => orWarn(async () => {
      const [{ showOpening }] = await Promise.all([import('./opening-panel.js'), loadStyle(['opening'])]);
      if (parts === drawn) await showOpening(element, session, texts);
    }), { timeout: MAX_WAIT_MS });
  };
}

/**
 * The review of the game, loaded when there is one.
 *
 * @param {Session} session
 * @returns {Panel}
 */
function makeReviewPanel(session) {
  const element = elementById('review');
  /** What the panel was drawn from. @type {readonly unknown[]} */
  let drawn = [];
  /** @type {Promise<(words: DialogTexts) => void> | null} */
  let panel = null;
  const load = async () => {
    const [{ makeReview }] = await Promise.all([import('./review-panel.js'), loadStyle(['review', 'graph'])]);
    return makeReview(element, session);
  };
  return (game, texts) => {
    element.hidden = !isReviewed(game);
    const parts = [
      game.id, game.tree, game.evaluations, game.scoring, game.correction, game.shown, texts.language, game.preferences.letters,
    ];
    if (element.hidden || parts.every((part, index) => part === drawn[index])) return;
    drawn = parts;
    orWarn(async () => {
      panel ??= load();
      const [show, words] = await Promise.all([panel, loadDialogTexts(texts.language)]).catch((error) => {
        panel = null;
        throw error;
      });
      show(words);
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
