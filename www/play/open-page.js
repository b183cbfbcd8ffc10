// @ts-check
/**
 * The play page: joins its session to the panels, the texts and the storage.
 *
 * @import { Hooks } from '../board/board.js'
 * @import { Game } from '../game/game.js'
 * @import { Message } from '../texts/sentences.js'
 * @import { Texts } from '../texts/en/page.js'
 * @import { Storage } from '../ui/game-storage.js'
 * @import { Taken } from '../ui/game-session.js'
 * @import { Panel, Session } from '../ui/session.js'
 */
import { createBoard } from '../board/board.js';
import { callListener } from '../engine/error.js';
import { openEngines } from '../engine/joined-engines.js';
import { defaults } from '../game/game.js';
import { texts as en } from '../texts/en/page.js';
import { pickLanguage } from '../texts/language.js';
import { makeBoardView } from '../ui/board-view.js';
import { elementById } from '../ui/dom.js';
import { askEngines, runEffect } from '../ui/effects.js';
import { makeSession } from '../ui/game-session.js';
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
import { listenForImports } from './import-events.js';
import { makeLazyPanels } from './lazy-panels.js';
import { makeMenu } from './menu.js';
import { makeMovesPanel } from './moves-panel.js';
import { listenToPageKeys } from './page-keys.js';
import { listenToRefusedPresses } from './refused-press.js';
import { makeSoundSwitch } from './sound-switch.js';
import { loadMotifs, loadTexts } from '../texts/load.js';

/**
 * Restores the last game, or begins a new one. The board appears before the engine answers and before the texts of
 * another language than English are there.
 * @returns {Promise<Page>}
 */
export async function openPage() {
  /** Notices that come before there is a game to show them with. @type {Message[]} */
  const early = [];
  let notify = (/** @type {Message} */ notice) => {
    early.push(notice);
  };
  const storage = openStorage(
    (notice) => notify(notice),
    (variant) => page.session.client.ask('variant', { variant }),
  );
  const page = new Page(storage);
  await page.openGame();
  listenForImports(page.session);
  ({ notify } = page);
  for (const notice of early) notify(notice);
  await page.updateTexts();
  page.addPanels();
  return page;
}

/** The open page. */
class Page {
  /** Shown until `openGame` has looked for a saved game, and opened if there is none. @type {Game} */
  #newGame = { ...defaults(makeId()), seed: makeSeed() };
  /** Whether the game is open: before that it is neither saved nor continued, because a saved game may replace it. */
  #isOpen = false;
  /** @type {Texts} */
  #texts = en;
  /** @type {Panel[]} */
  #panels = [];

  /** The game that the texts are about. @type {Game['tree']['variant']} */
  #variant = null;

  /** @type {Session} */
  session;

  /** Resolves when the engine has said what it offers, or has failed. @type {Promise<void>} */
  engineReady;

  /** @param {Storage} storage */
  constructor(storage) {
    const preferences = storage.preferences();
    applyTheme(preferences);
    const board = createBoard(elementById('board'), this.#hooks);
    this.session = makeSession(
      {
        client: openEngines({ onNotice: this.notify }),
        // Its workers start with its first searches.
        evaluator: openEngines({}),
        board,
        storage,
        texts: () => this.#texts,
      },
      {
        game: { ...this.#newGame, preferences, hidden: document.hidden },
        follow: (taken, run) => this.#follow(taken, run),
      },
    );
    const { dispatch } = this.session;
    this.#panels.push(makeBoardView(board, elementById('board')));
    // The first question starts the worker; it runs up while the rest of the page is made.
    this.engineReady = askEngines(this.session);
    document.addEventListener('visibilitychange', () => dispatch({ type: 'setHidden', hidden: document.hidden }));
  }

  /** Shows a notice. @param {Message} message */
  notify = async (message) => {
    this.session.dispatch({ type: 'setNotice', message: await translateError(this.#texts.language, message) });
  };

  /** @type {Required<Omit<Hooks, 'onPick' | 'onDiscard'>>} */
  #hooks = {
    onMove: ({ uci }) => this.session.dispatch({ type: 'play', uci }),
    onPremove: (move) => this.session.dispatch({ type: 'premove', uci: move?.uci ?? null }),
    onAnnotate: (lists, isPress) => {
      // A stray press does not erase the annotations of an imported game.
      const { tags, shown } = this.session.game();
      if (!isPress || tags.length === 0) this.session.dispatch({ type: 'setMarks', node: shown, ...lists });
    },
    onRefuse: () => {
      this.session.dispatch({ type: 'explainRefusal' });
      if (this.session.game().preferences.sound) runEffect(this.session, { type: 'sound', name: 'refuse' });
    },
    leavesArrows: true,
  };

  /** @param {Taken} taken @param {() => void} run */
  #follow({ before, game }, run) {
    this.#show();
    if (game.preferences !== before.preferences) applyTheme(game.preferences);
    if (game.preferences !== before.preferences || game.tree.variant !== this.#variant) this.updateTexts();
    // Once for each note or hint: the notice that a file could not be loaded comes through here, too.
    if (game.note !== before.note || game.hint?.reason !== before.hint?.reason) this.#addMotifs();
    if (!this.#isOpen) return;
    this.session.storage.save(game);
    run();
  }

  /** Opens the last game or, if there is none, the new one that the board already shows; a move pending there is kept. */
  async openGame() {
    const game = (await this.session.storage.openLast()) ?? this.#newGame;
    this.#isOpen = true;
    this.session.dispatch({ type: 'open', game });
  }

  /** Loads the texts of the player's language and of the game, unless they are in use already. */
  async updateTexts() {
    const { session } = this;
    const { variant } = session.game().tree;
    const wanted = () => pickLanguage(session.game().preferences.language, navigator.languages);
    const language = wanted();
    if (language === this.#texts.language && variant === this.#variant) return;
    this.#variant = variant;
    await loadLazily(session, async () => {
      let texts = await loadTexts(language);
      if (variant) texts = await (await import('../variants/page-game.js')).prepareGame(texts, variant, session);
      // The player may have chosen another one meanwhile.
      if (language !== wanted() || variant !== this.#variant) return;
      this.#texts = texts;
      translate(texts);
      this.#show();
    });
    await this.#addMotifs();
  }

  /** Loads the words for the reasons of moves, which the first note or hint needs. */
  async #addMotifs() {
    const { language, motifs: present } = this.#texts;
    const { note, hint } = this.session.game();
    if (present || !(note || hint?.reason)) return;
    await loadLazily(this.session, async () => {
      const motifs = await loadMotifs(language);
      if (language !== this.#texts.language) return;
      this.#texts = { ...this.#texts, motifs };
      this.#show();
    });
  }

  /** Shows everything around the board. */
  addPanels() {
    const { session } = this;
    const { dispatch } = session;
    this.#panels.push(
      makePlayerBars(dispatch, { top: elementById('top-player'), bottom: elementById('bottom-player') }),
      makeGameStatus(session),
      makeButtons(session),
      makeMovesPanel(session),
      makeChooser(session),
      makeFolds(session),
      makeBoardSize(session),
      makeZen(session),
      makeSoundSwitch(session),
      listenToHistory(session),
      ...makeLazyPanels(session),
    );
    makeMenu(session);
    listenToPageKeys(session);
    listenToRefusedPresses(session, elementById('board'));
    translate(this.#texts);
    this.#show();
  }

  #show() {
    for (const panel of this.#panels) callListener(() => panel(this.session.game(), this.#texts));
  }
}
