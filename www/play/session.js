// @ts-check
/**
 * The page at work: joins the board, the panels, the store and the engine.
 *
 * @import { Hooks } from '../board/board.js'
 * @import { Game, Saying } from '../game/game.js'
 * @import { Intent } from '../game/store.js'
 * @import { Texts } from '../i18n/en.js'
 * @import { Desk, Panel } from './context.js'
 * @import { First } from './first.js'
 */
import { parsePlacement } from '../board/placement.js';
import { EngineClient } from '../engine/client.js';
import { defaults } from '../game/game.js';
import { reduce } from '../game/store.js';
import { ROOT } from '../game/move-tree.js';
import { loadTexts, pickLanguage } from '../i18n/language.js';
import { makeButtons } from './buttons.js';
import { load } from './context.js';
import { run } from '../ui/effects.js';
import { elementOf } from '../ui/dom.js';
import { makeExtras } from './lazy-panels.js';
import { makeMenu } from './menu.js';
import { makeSeats } from '../ui/player-bars.js';
import { makeStatus } from '../ui/game-status.js';
import { openStorage } from '../ui/game-storage.js';
import { makeTable } from '../ui/board-view.js';
import { applyTheme, translate } from '../ui/theme.js';
import { toldIn } from '../ui/error-text.js';

/**
 * The desk of the page itself; its `hooks` take what is done on the board.
 *
 * @typedef {Desk & { hooks: Required<Omit<Hooks, 'onPick'>> }} PageDesk
 */

/**
 * Goes on with the game that was kept, or with a new one.
 *
 * @param {First} first
 * @returns {Promise<PageDesk>}
 */
export async function openDesk(first) {
  /** @type {Saying[]} */
  const early = [];
  let complain = (/** @type {Saying} */ saying) => { early.push(saying); };
  const storage = openStorage((saying) => complain(saying));
  const preferences = storage.preferences();
  applyTheme(preferences);
  const language = pickLanguage(preferences.language, navigator.languages);
  // Without words there is no page: the game is not taken before they are there.
  const texts = await loadTexts(language).catch(() => loadTexts('en'));
  const game = await storage.first();

  first.isOver = true;
  const before = { ...defaults(), preferences, engines: first.engines, hidden: document.hidden };
  const desk = makeDesk(first, before, texts, storage, (saying) => complain(saying));
  complain = (saying) => desk.dispatch({ type: 'notice', saying });
  desk.dispatch({ type: 'open', game: acquainted(game, first) });
  for (const saying of early) complain(saying);
  desk.client.ask('engines').then(({ engines }) => desk.dispatch({ type: 'engines', engines }), () => {});
  document.addEventListener('visibilitychange', () => desk.dispatch({ type: 'hide', hidden: document.hidden }));
  return desk;
}

/**
 * The game with what the worker has said about its start already.
 *
 * @param {Game} game
 * @param {First} first
 * @returns {Game}
 */
function acquainted(game, { known }) {
  const placement = known && game.tree.start === 'startpos' ? parsePlacement(known.fen) : null;
  return known && placement ? { ...game, positions: { [ROOT]: { ...known, placement } } } : game;
}

/**
 * Joins everything.
 *
 * @param {First} first
 * @param {Game} game The state before the first game.
 * @param {Texts} texts
 * @param {Desk['storage']} storage
 * @param {(saying: Saying) => void} complain
 * @returns {PageDesk}
 */
function makeDesk({ board, worker, known, showPlayers }, game, texts, storage, complain) {
  const client = new EngineClient({
    worker, hasAnswered: known !== null, onNotice: async (saying) => complain(await toldIn(texts.language, saying)),
  });
  /** @type {PageDesk['hooks']} */
  const hooks = {
    onMove: ({ uci }) => dispatch({ type: 'play', uci }),
    onPremove: (move) => dispatch({ type: 'premove', uci: move?.uci ?? null }),
    onAnnotate(lists, isPress) {
      // What a game from elsewhere brought along is not wiped away by a stray press.
      if (!isPress || game.tags.length === 0) dispatch({ type: 'annotate', node: game.shown, ...lists });
    },
    onRefuse: () => { if (game.preferences.sound) run(desk, { type: 'sound', name: 'refuse' }); },
  };
  /** @type {PageDesk} */
  const desk = { game: () => game, texts: () => texts, dispatch, client, board, storage, hooks };
  /** @type {Panel[]} */
  const panels = [
    makeTable(board, elementOf('board')),
    makeSeats(dispatch, { far: elementOf('far-seat'), near: elementOf('near-seat') }),
    makeStatus(dispatch), makeButtons(desk), showPlayers, ...makeExtras(desk),
  ];
  const show = () => { for (const panel of panels) panel(game, texts); };
  makeMenu(desk);
  translate(texts);
  return desk;

  /** @param {Intent} intent */
  function dispatch(intent) {
    const step = reduce(game, { ...intent, now_ms: Date.now() });
    const isOther = step.game.preferences !== game.preferences;
    ({ game } = step);
    show();
    if (isOther) prefer();
    storage.save(game);
    for (const effect of step.effects) run(desk, effect);
  }

  /** Puts the preferences into force. */
  async function prefer() {
    applyTheme(game.preferences);
    const wanted = () => pickLanguage(game.preferences.language, navigator.languages);
    const language = wanted();
    if (language === texts.language) return;
    await load(desk, async () => {
      const loaded = await loadTexts(language);
      // Another one may have been chosen meanwhile.
      if (language !== wanted()) return;
      texts = loaded;
      translate(texts);
      show();
    });
  }
}
