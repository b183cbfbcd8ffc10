/**
 * The element `<micro-max>`: a chess board with an engine. `define.ts` defines it. Without a document, as in Node, this
 * module can be imported and does nothing.
 */
import { elementSheet } from './sheet.ts';
import { ContentGame, withContent } from './content-game.ts';
import { missing } from '../engine/error.ts';
import { pickLanguage } from '../texts/language.ts';
import { intentsOf, isDiagram, isEdited, mayTakeBack, seated, shownPly, startsNewGame } from './attribute-game.ts';
import { OBSERVED, isVariant, meaningOf, nameOf, unknownName } from './attributes.ts';
import { ChangedAttributes, ValidAttributes, adoptProperties, defineProperties } from './element-attributes.ts';
import { BoardMoment } from './board-moment.ts';
import * as commands from './commands.ts';
import { defineTexts, languageAround } from './language.ts';
import { deferred, expectPage, missingFeatures, warn, warnOnce, whenParsed } from './readiness.ts';
import { ElementGame } from './element-game.ts';
import { makeEvent } from './events.ts';
import { GameLoader } from './game-loader.ts';
import './load-links.ts';
import { addBoard, boardsChanged, removeBoard } from './page-boards.ts';
import { observePresence } from './presence.ts';
import { Puzzle } from './puzzle.ts';
import { VERSION } from './version.ts';
import { View } from './view.tsx';
import { loadTexts } from '../texts/load.ts';
import type { LegalMove } from '../board/state.ts';
import type { Game } from '../game/game.ts';
import type { Name } from './attributes.ts';
import type { Reading } from './commands.ts';
import type { Details, Drawings, Hint, Place, Properties, Thought } from './public-types.ts';

const Base = (globalThis.HTMLElement ?? class {}) as new () => HTMLElement & Properties;

/** A chess board with an engine. Every attribute is also a property; events report what happens. */
export class MicroMax extends Base {
  static version = VERSION;

  static defineTexts = defineTexts;

  static observedAttributes: readonly string[] = OBSERVED;

  static {
    defineProperties(MicroMax, (element) => element.#attributes.texts);
  }

  #attributes = new ValidAttributes(this, (fault) => this.#report(fault, 'attribute'));
  #content = new ContentGame(
    this,
    () => this.#attributes.texts,
    () => {
      this.#hasOwnPosition = false;
      if (this.#games.isRequested) this.#changes.add('pgn');
    },
    (fault) => this.#report(fault, 'attribute'),
  );
  #elementGame = new ElementGame({
    dispatch: (name, detail) => this.#dispatch(name, detail),
    show: (before) => this.#show(before),
    workerFolder: () => meaningOf(this.#texts, 'engine-base'),
  });
  #games = new GameLoader(
    this.#elementGame,
    () => this.#texts,
    (name) => !this.hasAttribute(name),
    (message, cause) => this.#report(message, cause),
    () => this.#moment.load(),
  );
  #moment = new BoardMoment(
    this,
    () => this.#attributes.texts,
    () => this.#games.arrange(),
  );
  #puzzle = new Puzzle(this.#elementGame, {
    isOn: () => this.#texts.puzzle !== undefined,
    solution: () => this.#games.solution,
    dispatch: (name, detail) => this.#dispatch(name, detail),
    show: () => this.#view?.show(),
  });
  #view: View | null = null;
  #changes = new ChangedAttributes(this, (names) => this.#applyChanges(names));
  #language = '';
  /** Whether a position from a script or the editor replaces the game of the file or of the content. */
  #hasOwnPosition = false;
  /** Whether it has been reported that the element cannot be drawn in this browser. */
  #isRefused = false;
  /** Aborts when the element is disconnected. */
  #leave = () => {};
  #ready = deferred();
  /**
   * Resolves when the element is first put on a page. Attribute errors wait for that, so that listeners receive them.
   */
  #connected = deferred();

  get #texts() {
    const content = this.#hasOwnPosition ? null : this.#content.texts;
    return this.#moment.applied(withContent(this.#attributes.texts, content));
  }

  /**
   * Resolves when the board is drawn and, unless it starts lazily, accepts moves; rejects with a sentence if the
   * engine cannot start, or if the element is not put on a page within a second.
   */
  get ready(): Promise<void> {
    this.#expectPage();
    return this.#ready.promise;
  }

  /** The shown position, in FEN, with an en passant square only if a capture there is legal. */
  get currentFen(): string {
    return commands.fenOf(this.#elementGame.game);
  }

  /** The game with its variations, in PGN. */
  get currentPgn(): string {
    return commands.pgnOf(this.#elementGame.game);
  }

  /** The number of half-moves to the shown position. */
  get currentPly(): number {
    return shownPly(this.#elementGame.game);
  }

  /**
   * The state of the puzzle: `failed` after a wrong move or when the solution is shown, `solved` once the reader has found
   * all moves, even after a mistake; null without the attribute `puzzle`.
   */
  get puzzleState(): 'open' | 'solved' | 'failed' | null {
    return this.#puzzle.state;
  }

  /**
   * Makes a move for the side to move, without the event `micro-max-moverequest`. In a puzzle it has to be right.
   *
   * @param move In SAN, "Nf3", or in UCI notation, "g1f3".
   */
  async move(move: string): Promise<Details['micro-max-move']> {
    await this.#playable();
    if (this.#puzzle.isOn) await this.#puzzle.turn();
    return commands.move(this.#elementGame, move, (found) => !this.#puzzle.isOn || this.#puzzle.accepts(found));
  }

  /** Takes back the reader's last move and the reply. */
  async takeBack(): Promise<Place> {
    await this.#gate();
    if (this.#puzzle.isOn) throw new Error('A puzzle takes back no moves.');
    return commands.takeBack(this.#elementGame);
  }

  /**
   * Shows another position; the game does not change.
   *
   * @param ply A number of half-moves on the shown line, or a move as links name it: "17w", "17b.Nf6".
   */
  async goTo(ply: number | string): Promise<Place> {
    await this.#gate();
    return commands.goTo(this.#elementGame, ply);
  }

  /** Restarts from the attributes; the new game replaces a saved one. */
  async reset(): Promise<Place> {
    await this.#gate();
    this.#games.forget();
    await this.#games.arrange();
    return commands.place(this.#elementGame);
  }

  /**
   * Shows a hint on the board: the piece to move and, when called again, the move; that of the solution in a puzzle.
   *
   * @returns The move, even if only the piece is shown, and why it is good.
   */
  async hint(): Promise<Hint> {
    await this.#playable();
    if (!this.#puzzle.isOn) return commands.hint(this.#elementGame);
    await this.#puzzle.turn();
    return commands.hint(this.#elementGame, this.#puzzle.hint());
  }

  /**
   * Shows the rest of a puzzle's solution, move by move.
   *
   * @returns Resolves at once; rejected with a sentence if there is no move to find.
   */
  async showSolution(): Promise<void> {
    await this.#playable();
    this.#puzzle.showSolution();
  }

  /**
   * Searches the shown position without making a move.
   *
   * @param limit Replaces the element's strength: "nodes:20000", "depth:8" or "movetime:500".
   */
  async think(limit?: string): Promise<Thought> {
    await this.#playable();
    const onSearch = (seen: Details['micro-max-search']) => this.#dispatch('micro-max-search', seen);
    return this.#elementGame.inWords(commands.think(this.#elementGame, this.#games.texts, limit, onSearch));
  }

  /**
   * Replaces the arrows and circles on the shown position, and sets the attributes `arrows` and `marks`.
   *
   * @param drawings If missing, all are removed.
   */
  async annotate(drawings?: Drawings | null): Promise<void> {
    await this.#gate();
    this.#changes.write(commands.drawingTexts(drawings));
    this.#applyChanges(new Set(['arrows', 'marks']));
  }

  /**
   * Starts a game from a position, and sets the attribute `fen`; `pgn`, `ply` and `puzzle` are removed, and a game in a
   * file or in the content is not shown until it changes.
   *
   * @returns Rejected with a sentence if it is invalid; the board stays unchanged.
   */
  async loadFen(fen: string): Promise<Place> {
    const { texts } = this.#games;
    const start = meaningOf({ ...texts, fen: commands.accepted('fen', fen, isVariant(texts)) }, 'fen') ?? fen;
    await this.#gate();
    const good = await commands.startOf(this.#elementGame, this.#games.texts, start);
    this.#open({ fen: good, pgn: null, ply: null, puzzle: null });
    return commands.place(this.#elementGame);
  }

  /**
   * Shows a game as far as it can be read, and sets the attribute `pgn`.
   *
   * @param pgn A text in PGN. Of several games the first is shown, with a menu of all. Without a tag `FEN` it begins with
   *   the attribute `fen`, or, if it can be read only from the normal position, with that, and `fen` is removed.
   * @returns Rejected with a sentence if it is invalid; the board stays unchanged.
   */
  async loadPgn(pgn: string): Promise<Place> {
    const text = commands.accepted('pgn', pgn);
    await this.#gate();
    this.#elementGame.wake();
    const { texts } = this.#attributes;
    const variant = isVariant(texts) ? this.#elementGame.game.tree.variant : null;
    const start = meaningOf(texts, 'fen') ?? undefined;
    const reading = await this.#elementGame.inWords(commands.readPgnFrom(this.#elementGame, text, variant, 0, start));
    this.#open({ pgn: text, ply: null, ...(!reading.isFromStart && { fen: null }) }, reading);
    return commands.place(this.#elementGame);
  }

  /** Shows the board from the other side. */
  async flip(): Promise<void> {
    await this.#gate();
    this.#elementGame.dispatch({ type: 'flip' });
  }

  /** Saves the game with its variations as a PGN file. */
  async download(): Promise<void> {
    await this.#gate();
    await commands.download(this.#elementGame);
  }

  /** Focuses the board. */
  focus() {
    this.#elementGame.board?.focus();
  }

  protected connectedCallback() {
    adoptProperties(this);
    this.#connected.resolve();
    const missing = missingFeatures();
    if (missing) {
      if (!this.#isRefused) this.#refuse(missing);
      this.#isRefused = true;
      return;
    }
    for (const name of this.getAttributeNames()) {
      const sentence = unknownName(name, this);
      if (sentence) warnOnce(new Error(sentence));
    }
    this.#content.connect();
    this.#moment.connect();
    this.#elementGame.connect();
    addBoard({ element: this, elementGame: this.#elementGame, gate: () => this.#gate() });
    this.#leave = observePresence(this, {
      onTouch: () => this.#games.wake(),
      onAttention: (change) => this.#elementGame.attend(change),
      onLanguage: () => this.#translate(),
    });
    if (meaningOf(this.#texts, 'start') !== 'lazy') this.#games.wake();
    this.#appear();
  }

  /** Leaves the content as it is. */
  #refuse(error: Error) {
    warnOnce(error);
    this.dispatchEvent(makeEvent('micro-max-error', { message: error.message, cause: 'engine' }));
    this.#games.fail(error);
    this.#ready.reject(error);
  }

  protected disconnectedCallback() {
    if (missingFeatures()) return;
    this.#leave();
    this.#content.disconnect();
    this.#moment.disconnect();
    removeBoard(this);
    this.#elementGame.attend({ isSeen: false, hasFocus: false });
    this.#elementGame.disconnect();
    this.#puzzle.stop();
    this.#view?.end();
    this.#view = this.#elementGame.board = null;
    this.#expectPage();
  }

  protected attributeChangedCallback(name: string, _before: string | null, text: string | null) {
    const own = nameOf(name);
    if (own === 'pgn' || own === 'src' || (own === 'fen' && text === null)) this.#hasOwnPosition = false;
    const isValid = this.#attributes.change(own, text);
    if (isValid && this.#games.isRequested) this.#changes.add(own);
  }

  /** Waits for the element's game. */
  #gate() {
    this.#expectPage();
    return this.#games.gate();
  }

  /** Waits for a game that can be continued. */
  #playable() {
    this.#expectPage();
    return this.#games.playable();
  }

  /** Rejects everything that waits for a first game if the element is not put on a page soon. */
  #expectPage() {
    expectPage(
      () => !this.isConnected && !this.#games.isBegun,
      (error) => {
        this.#games.abandon(error);
        this.#ready.reject(error);
        this.#ready = deferred();
      },
    );
  }

  #appear() {
    const elementGame = this.#elementGame;
    this.#view = new View(this, elementSheet(this.ownerDocument), {
      elementGame,
      hooks: {
        onMove: (move) => this.#request(move),
        onAnnotate: (lists, isPress) => {
          // A stray press does not erase the author's drawings.
          const isAuthors = this.#texts.arrows || this.#texts.marks || elementGame.game.tree.tags.length > 0;
          if (!isPress || !isAuthors)
            elementGame.dispatch({ type: 'setMarks', node: elementGame.game.tree.shown, ...lists });
        },
        onRefuse: () => elementGame.sound('refuse'),
        leavesArrows: true,
      },
      isOpen: () => this.#texts.readonly === undefined && (!this.#puzzle.isOn || this.#puzzle.isReadersTurn),
      mayTakeBack: () => mayTakeBack(this.#texts),
      reset: () => {
        this.reset().catch((error) => this.#report(error.message, 'game'));
      },
      listing: () => this.#games.listing,
      chooseGame: (game) => this.#games.choose(game),
      puzzle: this.#puzzle,
      hint: () => {
        this.hint().catch((error) => this.#report(error.message, 'game'));
      },
      panels: () => meaningOf(this.#texts, 'panels') ?? [],
      isEdited: () => isEdited(this.#games.texts),
      setPosition: (fen) => this.#open({ fen, pgn: null, ply: null }),
    });
    elementGame.board = this.#view.board;
    this.#translate();
    if (this.#games.isBegun) this.#show(elementGame.game);
    else if (!this.#games.isRequested) this.#first();
  }

  /** Loads the first game and sends its events. */
  async #first() {
    await this.#games.arrange();
    try {
      await commands.place(this.#elementGame);
      await whenParsed();
      // Games requested in the meantime are loaded before the events are sent.
      await this.#games.settled();
      await commands.place(this.#elementGame);
      this.#dispatch('micro-max-ready', { fen: this.currentFen });
      this.#ready.resolve();
    } catch (error) {
      this.#ready.reject(error as Error);
    }
  }

  #applyChanges(names: ReadonlySet<Name>) {
    const elementGame = this.#elementGame;
    if (
      startsNewGame(names, this.#texts) ||
      !this.#games.isBegun ||
      elementGame.game.tree.isRead === isDiagram(this.#games.texts)
    )
      this.#games.arrange();
    else for (const intent of intentsOf(names, this.#games.texts, elementGame.game)) elementGame.dispatch(intent);
    const {
      players: { orientation },
    } = seated(elementGame.game, this.#games.texts);
    if ((names.has('orientation') || names.has('side')) && orientation !== elementGame.game.players.orientation)
      elementGame.dispatch({ type: 'flip' });
    if (meaningOf(this.#texts, 'start') !== 'lazy') this.#games.wake();
    if (names.has('lang')) this.#translate();
    this.#show(elementGame.game);
  }

  /** Opens a game and sets the attributes that describe it. */
  #open(texts: Partial<Record<Name, string | null>>, reading: Reading | null = null) {
    this.#changes.write(texts);
    this.#hasOwnPosition = reading === null;
    this.#games.open(reading);
  }

  /** Requests the reader's move, which the page can cancel. */
  #request({ uci, san, from, to, promotion }: LegalMove) {
    const detail = { san, uci, fen: this.currentFen, from, to, promotion };
    const isTaken = this.dispatchEvent(makeEvent('micro-max-moverequest', detail, true));
    if (!isTaken) this.#elementGame.refuse();
    else if (!this.#puzzle.isOn || this.#puzzle.accepts({ uci, san }))
      this.#elementGame.dispatch({ type: 'play', uci });
    else this.#elementGame.sound('refuse');
  }

  #show(before: Game) {
    this.#puzzle.follow();
    this.#view?.show();
    this.#games.keep(before);
    if (this.#elementGame.game.tree !== before.tree) boardsChanged();
  }

  async #translate() {
    const language = pickLanguage(languageAround(this), navigator.languages);
    this.#language = language;
    const texts = await loadTexts(language)
      .catch(missing(`lang/${language}.js`))
      .catch((error) => {
        this.#report(error.message, 'engine');
        return loadTexts('en');
      });
    if (language !== this.#language) return;
    await this.#elementGame.setTexts(texts).catch((error) => this.#report(error.message, 'engine'));
    boardsChanged();
  }

  #dispatch<EventName extends keyof Details>(name: EventName, detail: Details[EventName]) {
    if (name === 'micro-max-error') this.#complain(detail as Details['micro-max-error']);
    else this.dispatchEvent(makeEvent(name, detail));
  }

  /** Reports an error as an event, and on the console for pages without listeners. */
  async #complain(fault: Details['micro-max-error']) {
    warn(fault);
    await Promise.all([whenParsed(), this.#connected.promise]);
    this.dispatchEvent(makeEvent('micro-max-error', fault));
  }

  #report(message: string, cause: Details['micro-max-error']['cause']) {
    this.#dispatch('micro-max-error', { message, cause });
  }
}
