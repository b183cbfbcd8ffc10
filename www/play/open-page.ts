/** The play page: joins its session to the panels, the texts and the storage. */
import { createBoard } from '../board/board.ts';
import { callListener } from '../engine/error.ts';
import { openEngines } from '../engine/joined-engines.ts';
import { defaults, patched } from '../game/game.ts';
import { isStuck } from '../game/help/refusal.ts';
import { texts as en } from '../texts/en/page.ts';
import { pickLanguage } from '../texts/language.ts';
import { makeBoardView } from '../ui/board-view.ts';
import { elementById } from '../ui/dom.ts';
import { askEngines, makeSession, runEffect } from '../ui/effects.ts';
import { translateError } from '../ui/messages.ts';
import { makeGameStatus } from '../ui/game-status.ts';
import { makeId, makeSeed, openStorage } from '../ui/game-storage.ts';
import { makePlayerBars } from '../ui/player-bars.tsx';
import { loadLazily } from '../ui/session.ts';
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
import type { Panel, Session } from '../ui/session.ts';

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
  /** Shown until `openGame` has looked for a saved game, and opened if there is none. */
  #newGame: Game = patched(defaults(makeId()), { players: { seed: makeSeed() } });
  /** Whether the game is open: before that it is neither saved nor continued, because a saved game may replace it. */
  #isOpen = false;
  #texts: Texts = en;
  #panels: Panel[] = [];

  /** The game that the texts are about. */
  #variant: Game['tree']['variant'] = null;

  session: Session;

  /** Resolves when the engine has said what it offers, or has failed. */
  engineReady: Promise<void>;

  constructor(storage: Storage) {
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
        game: patched(this.#newGame, { settings: preferences, page: { hidden: document.hidden } }),
        follow: (taken, run) => this.#follow(taken, run),
      },
    );
    const { dispatch } = this.session;
    this.#panels.push(makeBoardView(board, elementById('board')));
    // The first question starts the worker; it runs up while the rest of the page is made.
    this.engineReady = askEngines(this.session);
    document.addEventListener('visibilitychange', () => dispatch({ type: 'setHidden', hidden: document.hidden }));
  }

  /** Shows a notice. */
  notify = async (message: Message) => {
    this.session.dispatch({ type: 'setNotice', message: await translateError(this.#texts.language, message) });
  };

  #hooks: Required<Omit<Hooks, 'onPick' | 'onDiscard'>> = {
    onMove: ({ uci }) => this.session.dispatch({ type: 'play', uci }),
    onPremove: (move) => this.session.dispatch({ type: 'premove', uci: move?.uci ?? null }),
    onAnnotate: (lists, isPress) => {
      // A stray press does not erase the annotations of an imported game.
      const { tags, shown } = this.session.game().tree;
      if (!isPress || tags.length === 0) this.session.dispatch({ type: 'setMarks', node: shown, ...lists });
    },
    onRefuse: () => {
      this.session.dispatch({ type: 'explainRefusal' });
      if (this.session.game().settings.sound) runEffect(this.session, { type: 'sound', name: 'refuse' });
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
    this.session.storage.save(game);
    run();
  }

  /**
   * Opens the last game or, if there is none, the new one that the board already shows; a move pending there is kept.
   */
  async openGame() {
    const game = (await this.session.storage.openLast()) ?? this.#newGame;
    this.#isOpen = true;
    this.session.dispatch({ type: 'open', game });
  }

  /** Loads the texts of the player's language and of the game, unless they are in use already. */
  async updateTexts() {
    const { session } = this;
    const { variant } = session.game().tree;
    const wanted = () => pickLanguage(session.game().settings.language, navigator.languages);
    const language = wanted();
    if (language === this.#texts.language && variant === this.#variant) return;
    this.#variant = variant;
    await loadLazily(session, async () => {
      let texts = await loadTexts(language);
      if (variant) texts = await (await import('../variants/page-game.ts')).prepareGame(texts, variant, session);
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
    const { note, hint } = this.session.game().help;
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
      makeMenu(session),
      makeSoundSwitch(session),
      listenToHistory(session),
      ...makeLazyPanels(session),
    );
    listenToPageKeys(session);
    listenToRefusedPresses(session);
    translate(this.#texts);
    this.#show();
  }

  #show() {
    for (const panel of this.#panels) callListener(() => panel(this.session.game(), this.#texts));
  }
}

/** Listens for presses on a piece that cannot move, which the board does not treat as an attempt to move. */
function listenToRefusedPresses({ dispatch, game }: Session) {
  elementById('board').addEventListener('click', ({ clientX, clientY }) => {
    const elements = document.elementsFromPoint(clientX, clientY);
    const square = elements.map((element) => (element as HTMLElement).dataset?.square).find(Boolean);
    if (square && isStuck(game(), square)) dispatch({ type: 'explainRefusal' });
  });
}
