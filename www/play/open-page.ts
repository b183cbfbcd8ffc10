/** The play page: joins its live game to the panels, the texts and the storage. */
import { createBoard } from '../board/board.ts';
import { callListener } from '../engine/error.ts';
import { openEngines } from '../engine/joined-engines.ts';
import { defaults, patched } from '../game/game.ts';
import { isStuck } from '../game/help/refusal.ts';
import { texts as en } from '../texts/en/page.ts';
import { pickLanguage } from '../texts/language.ts';
import { makeBoardView } from '../ui/board-view.ts';
import { elementById } from '../ui/dom.ts';
import { askEngines, makeLiveGame, runEffect } from '../ui/effects.ts';
import { translateError } from '../ui/messages.ts';
import { makeGameStatus } from '../ui/game-status.ts';
import { makeId, makeSeed, openStorage } from '../ui/game-storage.ts';
import { makePlayerBars } from '../ui/player-bars.tsx';
import { loadLazily } from '../ui/app.ts';
import { applyTheme, translate } from '../ui/theme.ts';
import { makeBoardSize } from './board-size.ts';
import { makeButtons } from './buttons.tsx';
import { makeChooser } from './chooser.tsx';
import { makeFolds, makeZen } from './visible-parts.ts';
import { listenToHistory } from './game-history.ts';
import { listenForImports } from './import-events.ts';
import { makeLazyPanels } from './lazy-panels.tsx';
import { makeMenu } from './menu.tsx';
import { makeMovesPanel } from './moves-panel.ts';
import { listenToPageKeys } from './page-keys.ts';
import { makeSoundSwitch } from './sound-switch.tsx';
import { loadMotifs, loadTexts } from '../texts/load.ts';
import type { Hooks } from '../board/board.ts';
import type { Game } from '../game/game.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Message } from '../texts/sentences.ts';
import type { Taken } from '../ui/effects.ts';
import type { Storage } from '../ui/game-storage.ts';
import type { Panel, App } from '../ui/app.ts';

/**
 * Restores the last game, or begins a new one. The board appears before the engine answers and before the texts of
 * another language than English are there.
 */
export async function openPage(): Promise<Page> {
  /** Notices that come before there is a game to show them with. */
  const early: Message[] = [];
  let notify = (notice: Message) => {
    early.push(notice);
  };
  const storage = openStorage(
    (notice) => notify(notice),
    (variant) => page.app.client.ask('variant', { variant }),
  );
  const page = new Page(storage);
  await page.openGame();
  listenForImports(page.app);
  ({ notify } = page);
  for (const notice of early) notify(notice);
  await page.updateTexts();
  page.addPanels();
  return page;
}

/** The open page. */
class Page {
  /** Shown until `openGame` has looked for a saved game, and opened if there is none. */
  #newGame: Game = patched(defaults(makeId()), { players: { seed: makeSeed() } });
  /** Whether the game is open: before that it is neither saved nor continued, because a saved game may replace it. */
  #isOpen = false;
  #texts: Texts = en;
  #panels: Panel[] = [];

  /** The game that the texts are about. */
  #variant: Game['tree']['variant'] = null;

  app: App;

  /** Resolves when the engine has said what it offers, or has failed. */
  engineReady: Promise<void>;

  constructor(storage: Storage) {
    const preferences = storage.preferences();
    applyTheme(preferences);
    const board = createBoard(elementById('board'), this.#hooks);
    this.app = makeLiveGame(
      {
        client: openEngines({ onNotice: this.notify }),
        // Its workers start with its first searches.
        evaluator: openEngines({}),
        board,
        storage,
        texts: () => this.#texts,
      },
      {
        game: patched(this.#newGame, { settings: preferences, page: { hidden: document.hidden } }),
        follow: (taken, run) => this.#follow(taken, run),
      },
    );
    const { dispatch } = this.app;
    this.#panels.push(makeBoardView(board, elementById('board')));
    // The first question starts the worker; it runs up while the rest of the page is made.
    this.engineReady = askEngines(this.app);
    document.addEventListener('visibilitychange', () => dispatch({ type: 'setHidden', hidden: document.hidden }));
  }

  /** Shows a notice. */
  notify = async (message: Message) => {
    this.app.dispatch({ type: 'setNotice', message: await translateError(this.#texts.language, message) });
  };

  #hooks: Required<Omit<Hooks, 'onPick' | 'onDiscard'>> = {
    onMove: ({ uci }) => this.app.dispatch({ type: 'play', uci }),
    onPremove: (move) => this.app.dispatch({ type: 'premove', uci: move?.uci ?? null }),
    onAnnotate: (lists, isPress) => {
      // A stray press does not erase the annotations of an imported game.
      const { tags, shown } = this.app.game().tree;
      if (!isPress || tags.length === 0) this.app.dispatch({ type: 'setMarks', node: shown, ...lists });
    },
    onRefuse: () => {
      this.app.dispatch({ type: 'explainRefusal' });
      if (this.app.game().settings.sound) runEffect(this.app, { type: 'sound', name: 'refuse' });
    },
    leavesArrows: true,
  };

  #follow({ before, game }: Taken, run: () => void) {
    this.#show();
    if (game.settings !== before.settings) applyTheme(game.settings);
    if (game.settings !== before.settings || game.tree.variant !== this.#variant) this.updateTexts();
    // Once for each note or hint: the notice that a file could not be loaded comes through here, too.
    if (game.help.note !== before.help.note || game.help.hint?.reason !== before.help.hint?.reason) this.#addMotifs();
    if (!this.#isOpen) return;
    this.app.storage.save(game);
    run();
  }

  /**
   * Opens the last game or, if there is none, the new one that the board already shows; a move pending there is kept.
   */
  async openGame() {
    const game = (await this.app.storage.openLast()) ?? this.#newGame;
    this.#isOpen = true;
    this.app.dispatch({ type: 'open', game });
  }

  /** Loads the texts of the player's language and of the game, unless they are in use already. */
  async updateTexts() {
    const { app } = this;
    const { variant } = app.game().tree;
    const wanted = () => pickLanguage(app.game().settings.language, navigator.languages);
    const language = wanted();
    if (language === this.#texts.language && variant === this.#variant) return;
    this.#variant = variant;
    await loadLazily(app, async () => {
      let texts = await loadTexts(language);
      if (variant) texts = await (await import('../variants/page-game.ts')).prepareGame(texts, variant, app);
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
    const { note, hint } = this.app.game().help;
    if (present || !(note || hint?.reason)) return;
    await loadLazily(this.app, async () => {
      const motifs = await loadMotifs(language);
      if (language !== this.#texts.language) return;
      this.#texts = { ...this.#texts, motifs };
      this.#show();
    });
  }

  /** Shows everything around the board. */
  addPanels() {
    const { app } = this;
    const { dispatch } = app;
    this.#panels.push(
      makePlayerBars(dispatch, { top: elementById('top-player'), bottom: elementById('bottom-player') }),
      makeGameStatus(app),
      makeButtons(app),
      makeMovesPanel(app),
      makeChooser(app),
      makeFolds(app),
      makeBoardSize(app),
      makeZen(app),
      makeMenu(app),
      makeSoundSwitch(app),
      listenToHistory(app),
      ...makeLazyPanels(app),
    );
    listenToPageKeys(app);
    listenToRefusedPresses(app);
    translate(this.#texts);
    this.#show();
  }

  #show() {
    for (const panel of this.#panels) callListener(() => panel(this.app.game(), this.#texts));
  }
}

/** Listens for presses on a piece that cannot move, which the board does not treat as an attempt to move. */
function listenToRefusedPresses({ dispatch, game }: App) {
  elementById('board').addEventListener('click', ({ clientX, clientY }) => {
    const elements = document.elementsFromPoint(clientX, clientY);
    const square = elements.map((element) => (element as HTMLElement).dataset?.square).find(Boolean);
    if (square && isStuck(game(), square)) dispatch({ type: 'explainRefusal' });
  });
}
