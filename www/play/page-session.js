// @ts-check
/**
 * The session of the play page: joins the board, the panels, the store, the storage and the engine.
 *
 * @import { Hooks } from '../board/board.js'
 * @import { Game } from '../game/game.js'
 * @import { Message } from '../texts/sentences.js'
 * @import { Intent } from '../game/store.js'
 * @import { Texts } from '../texts/en/page.js'
 * @import { Storage } from '../ui/game-storage.js'
 * @import { Panel, Session } from '../ui/session.js'
 */
import { createBoard } from '../board/board.js';
import { openEngines } from '../engine/joined-engines.js';
import { defaults } from '../game/game.js';
import { reduce } from '../game/store.js';
import { texts as en } from '../texts/en/page.js';
import { pickLanguage } from '../texts/language.js';
import { makeBoardView } from '../ui/board-view.js';
import { elementById } from '../ui/dom.js';
import { runEffect } from '../ui/effects.js';
import { translateError } from '../ui/messages.js';
import { makeGameStatus } from '../ui/game-status.js';
import { makeId, makeSeed, openStorage } from '../ui/game-storage.js';
import { makePlayerBars } from '../ui/player-bars.js';
import { loadLazily } from '../ui/session.js';
import { applyTheme, translate } from '../ui/theme.js';
import { makeBoardSize } from './board-size.js';
import { makeButtons } from './buttons.js';
import { makeChooser } from './chooser.js';
import { makeFolds, makeZen } from './visible-parts.js';
import { listenToHistory } from './game-history.js';
import { makeLazyPanels } from './lazy-panels.js';
import { makeMenu } from './menu.js';
import { makeMovesPanel } from './moves-panel.js';
import { listenToPageKeys } from './page-keys.js';
import { listenToRefusedPresses } from './refused-press.js';
import { makeSoundSwitch } from './sound-switch.js';
import { loadTexts } from '../texts/load.js';

/**
 * Restores the last game, or begins a new one. The board appears before the engine answers and before the texts of
 * another language than English are there.
 * @returns {Promise<PageSession>}
 */
export async function openSession() {
  /** Notices that come before there is a game to show them with. @type {Message[]} */
  const early = [];
  let notify = (/** @type {Message} */ notice) => {
    early.push(notice);
  };
  const storage = openStorage(
    (notice) => notify(notice),
    (variant) => session.client.ask('variant', { variant }),
  );
  const session = new PageSession(storage);
  await session.openGame();
  ({ notify } = session);
  for (const notice of early) notify(notice);
  await session.updateTexts();
  session.addPanels();
  return session;
}

/** @implements {Session} */
export class PageSession {
  /** Shown until `openGame` has looked for a saved game, and opened if there is none. @type {Game} */
  #newGame = { ...defaults(makeId()), seed: makeSeed() };
  /** @type {Game} */
  #game;
  /** Whether the game is open: before that it is neither saved nor continued, because a saved game may replace it. */
  #isOpen = false;
  /** @type {Texts} */
  #texts = en;
  /** @type {Panel[]} */
  #panels = [];

  /** The game that the texts are about. @type {Game['tree']['variant']} */
  #variant = null;

  /** Shows a notice. @param {Message} message */
  notify = async (message) => {
    this.dispatch({ type: 'setNotice', message: await translateError(this.#texts.language, message) });
  };

  client = openEngines({ onNotice: this.notify });

  /** Its workers start with its first searches. */
  evaluator = openEngines({});

  /** @type {Required<Omit<Hooks, 'onPick' | 'onDiscard'>>} */
  #hooks = {
    onMove: ({ uci }) => this.dispatch({ type: 'play', uci }),
    onPremove: (move) => this.dispatch({ type: 'premove', uci: move?.uci ?? null }),
    onAnnotate: (lists, isPress) => {
      // A stray press does not erase the annotations of an imported game.
      const { tags, shown } = this.#game;
      if (!isPress || tags.length === 0) this.dispatch({ type: 'setMarks', node: shown, ...lists });
    },
    onRefuse: () => {
      this.dispatch({ type: 'explainRefusal' });
      if (this.#game.preferences.sound) runEffect(this, { type: 'sound', name: 'refuse' });
    },
    leavesArrows: true,
  };

  board = createBoard(elementById('board'), this.#hooks);

  /** Resolves when the engine has said what it offers, or has failed. @type {Promise<void>} */
  engineReady;

  /** @param {Storage} storage */
  constructor(storage) {
    this.storage = storage;
    const preferences = storage.preferences();
    applyTheme(preferences);
    this.#game = { ...this.#newGame, preferences, hidden: document.hidden };
    this.#panels.push(makeBoardView(this.board, elementById('board')));
    // The first question starts the worker; it runs up while the rest of the page is made.
    this.engineReady = this.client.ask('engines').then(
      ({ engines }) => this.dispatch({ type: 'enginesReceived', engines }),
      () => {},
    );
    document.addEventListener('visibilitychange', () => this.dispatch({ type: 'setHidden', hidden: document.hidden }));
  }

  game = () => this.#game;

  texts = () => this.#texts;

  /** @param {Intent} intent */
  dispatch = (intent) => {
    const { game, effects } = reduce(this.#game, { ...intent, now_ms: Date.now() });
    const { preferences } = this.#game;
    this.#game = game;
    this.#show();
    if (game.preferences !== preferences) applyTheme(game.preferences);
    if (game.preferences !== preferences || game.tree.variant !== this.#variant) this.updateTexts();
    if (!this.#isOpen) return;
    this.storage.save(game);
    for (const effect of effects) runEffect(this, effect);
  };

  /** Opens the last game or, if there is none, the new one that the board already shows; a move pending there is kept. */
  async openGame() {
    const game = (await this.storage.openLast()) ?? this.#newGame;
    this.#isOpen = true;
    this.dispatch({ type: 'open', game });
  }

  /** Loads the texts of the player's language and of the game, unless they are in use already. */
  async updateTexts() {
    const { variant } = this.#game.tree;
    const wanted = () => pickLanguage(this.#game.preferences.language, navigator.languages);
    const language = wanted();
    if (language === this.#texts.language && variant === this.#variant) return;
    this.#variant = variant;
    await loadLazily(this, async () => {
      let texts = await loadTexts(language);
      if (variant) texts = await (await import('../variants/page-game.js')).prepareGame(texts, variant, this);
      // The player may have chosen another one meanwhile.
      if (language !== wanted() || variant !== this.#variant) return;
      this.#texts = texts;
      translate(texts);
      this.#show();
    });
  }

  /** Shows everything around the board. */
  addPanels() {
    const { dispatch } = this;
    this.#panels.push(
      makePlayerBars(dispatch, { top: elementById('top-player'), bottom: elementById('bottom-player') }),
      makeGameStatus(dispatch),
      makeButtons(this),
      makeMovesPanel(this),
      makeChooser(this),
      makeFolds(this),
      makeBoardSize(this),
      makeZen(this),
      makeSoundSwitch(this),
      listenToHistory(this),
      ...makeLazyPanels(this),
    );
    makeMenu(this);
    listenToPageKeys(this);
    listenToRefusedPresses(this, elementById('board'));
    translate(this.#texts);
    this.#show();
  }

  #show() {
    for (const panel of this.#panels) panel(this.#game, this.#texts);
  }
}
