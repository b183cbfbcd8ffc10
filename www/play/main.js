// @ts-check
/**
 * The page to play on: joins the board, the panels, the store and the engine.
 *
 * @import { Game, Saying } from '../game/game.js'
 * @import { Intent } from '../game/store.js'
 * @import { Texts } from '../text/en.js'
 * @import { Desk, Panel } from './desk.js'
 */
import { createBoard } from '../board/board.js';
import { EngineClient } from '../engine/client.js';
import { defaults } from '../game/game.js';
import { reduce } from '../game/store.js';
import { loadTexts, pickLanguage } from '../text/language.js';
import { openDoors } from './address.js';
import { makeButtons } from './buttons.js';
import { load } from './desk.js';
import { run } from './effects.js';
import { elementOf } from './element.js';
import { makeExtras } from './extras.js';
import { makeMenu } from './menu.js';
import { makePlayers } from './players.js';
import { makeSeats } from './seats.js';
import { makeStatus } from './status.js';
import { openStorage } from './storage.js';
import { makeTable } from './table.js';
import { applyTheme, translate } from './theme.js';

// Imported without a page, in Node for example, the module does nothing.
if (typeof document !== 'undefined') start();

/** Opens the page with the game that was kept, or a new one. */
async function start() {
  /** @type {Saying[]} */
  const early = [];
  let complain = (/** @type {Saying} */ saying) => { early.push(saying); };
  const storage = openStorage((saying) => complain(saying));
  const preferences = storage.preferences();
  applyTheme(preferences);
  const language = pickLanguage(preferences.language, navigator.languages);
  const [first, texts] = await Promise.all([storage.first(), loadTexts(language).catch(() => loadTexts('en'))]);

  elementOf('starting').remove();
  const desk = makeDesk({ ...defaults(), preferences }, texts, storage, (saying) => complain(saying));
  complain = (saying) => desk.dispatch({ type: 'notice', saying });
  desk.dispatch({ type: 'open', game: first });
  for (const saying of early) complain(saying);
  desk.client.ask('engines').then(({ engines }) => desk.dispatch({ type: 'engines', engines }), () => {});
  document.addEventListener('visibilitychange', () => desk.dispatch({ type: 'hide', hidden: document.hidden }));
  openDoors(desk);
}

/**
 * Joins everything.
 *
 * @param {Game} game The state before the first game.
 * @param {Texts} texts
 * @param {Desk['storage']} storage
 * @param {(saying: Saying) => void} complain
 * @returns {Desk}
 */
function makeDesk(game, texts, storage, complain) {
  const board = createBoard(elementOf('board'), {
    onMove: ({ uci }) => dispatch({ type: 'play', uci }),
    onPremove: (move) => dispatch({ type: 'premove', uci: move?.uci ?? null }),
    onAnnotate(lists, isPress) {
      // What a game from elsewhere brought along is not wiped away by a stray press.
      if (!isPress || game.tags.length === 0) dispatch({ type: 'annotate', node: game.shown, ...lists });
    },
    onRefuse: () => { if (game.preferences.sound) run(desk, { type: 'sound', name: 'refuse' }); },
  });
  const client = new EngineClient({ onNotice: complain });
  /** @type {Desk} */
  const desk = { game: () => game, texts: () => texts, dispatch, client, board, storage };
  /** @type {Panel[]} */
  const panels = [
    makeTable(board), makeSeats(dispatch), makeStatus(dispatch), makeButtons(desk), makePlayers(dispatch),
    ...makeExtras(desk),
  ];
  const show = () => { for (const panel of panels) panel(game, texts); };
  makeMenu(desk);
  translate(texts);
  elementOf('typed').addEventListener('focus', () =>
    load(desk, async () => (await import('./later/typing.js')).makeTyping(desk)), { once: true });
  elementOf('typing').addEventListener('submit', (event) => event.preventDefault());
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
    const language = pickLanguage(game.preferences.language, navigator.languages);
    if (language === texts.language) return;
    await load(desk, async () => {
      texts = await loadTexts(language);
      translate(texts);
      show();
    });
  }
}
