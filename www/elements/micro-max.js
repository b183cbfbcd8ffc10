// @ts-check
/**
 * The element `<micro-max>`: a chess board with an engine, in one line of HTML. `define.js` makes it known to a page;
 * imported without a page, in Node for example, this module does nothing.
 *
 * @import { Game } from '../game/game.js'
 * @import { LegalMove } from '../board/state.js'
 * @import { Name, Texts } from './attributes.js'
 * @import { Details, Drawings, Found, Place, Properties, Thought } from './public-types.js'
 */
import { START_FEN } from '../board/placement.js';
import { writePgn } from '../game/pgn-text.js';
import { pgnOfGame } from '../game/pgn.js';
import { loadTexts, pickLanguage } from '../i18n/language.js';
import { seated } from './initial-game.js';
import { ATTRIBUTES, faultOf, meaningOf, NAMES } from './attributes.js';
import { intentsOf, isAnew } from './attribute-changes.js';
import * as commands from './commands.js';
import { deferred } from './deferred.js';
import { Desk } from './element-game.js';
import { arrowsText, circlesText } from './drawings.js';
import { Games } from './game-loader.js';
import { languageAround } from './language.js';
import { whenParsed } from './scripts-ready.js';
import { defineProperties, takeUp } from './properties.js';
import { shownPly } from './replay.js';
import { loadSheet, sheetNow } from './sheet.js';
import { watchSight } from './visibility.js';
import { VERSION } from './version.js';
import { View } from './view.js';

/** What wakes an engine that starts lazily. */
const TOUCHES = Object.freeze(['pointerenter', 'pointerdown', 'focusin']);

const Base = /** @type {new () => HTMLElement & Properties} */ (globalThis.HTMLElement ?? class {});

/** A chess board with an engine. Its attributes are its properties too; events tell what happens on it. */
export class MicroMax extends Base {
  static version = VERSION;

  /** @type {readonly string[]} */
  static observedAttributes = NAMES;

  static {
    defineProperties(MicroMax, (element) => element.#texts);
  }

  /** The attributes that are there and make sense. @type {Texts} */
  #texts = {};
  #desk = new Desk({ tell: (name, detail) => this.#tell(name, detail), show: (before) => this.#show(before) });
  #games = new Games(this.#desk, () => this.#texts, (message, cause) => this.#report(message, cause));
  /** @type {View | null} */
  #view = null;
  /** Attributes that have changed and are not obeyed yet. @type {Set<Name>} */
  #changed = new Set();
  #isObeying = true;
  #isSeen = false;
  #hasFocus = false;
  #language = '';
  /** Ends what the element does only in a page. */
  #leave = () => {};
  #ready = deferred();

  /**
   * Resolves when the board is drawn and, unless it starts lazily, can be moved on; rejected with a sentence if the
   * engine cannot be had.
   *
   * @returns {Promise<void>}
   */
  get ready() {
    return this.#ready.promise;
  }

  /**
   * The position that is shown, in FEN.
   *
   * @returns {string}
   */
  get currentFen() {
    const fen = commands.fenOf(this.#desk.game);
    return fen === 'startpos' ? START_FEN : fen;
  }

  /**
   * The game with its variations, in PGN.
   *
   * @returns {string}
   */
  get currentPgn() {
    return writePgn(pgnOfGame(this.#desk.game));
  }

  /**
   * How many half-moves lead to the position that is shown.
   *
   * @returns {number}
   */
  get currentPly() {
    return shownPly(this.#desk.game);
  }

  /**
   * Makes a move for the side whose turn it is. The reader's own moves ask the page before; this one does not.
   *
   * @param {string} move "Nf3", or as UCI writes it, "g1f3".
   * @returns {Promise<Details['micro-max-move']>}
   */
  async move(move) {
    await this.#games.gate();
    return commands.move(this.#desk, move);
  }

  /**
   * Takes the reader's last move back, with what was answered.
   *
   * @returns {Promise<Place>}
   */
  async takeBack() {
    await this.#games.gate();
    return commands.takeBack(this.#desk);
  }

  /**
   * Shows the position after so many half-moves; the game stays as it is.
   *
   * @param {number} ply
   * @returns {Promise<Place>}
   */
  async goTo(ply) {
    await this.#games.gate();
    return commands.goTo(this.#desk, ply);
  }

  /**
   * Begins anew with what the attributes say; a game that was kept is forgotten.
   *
   * @returns {Promise<Place>}
   */
  async reset() {
    await this.#games.gate();
    this.#games.forget();
    await this.#games.arrange();
    return commands.place(this.#desk);
  }

  /**
   * Gives a hint on the board: which piece, and asked once more, which move.
   *
   * @returns {Promise<Found>} The move, whatever is shown.
   */
  async hint() {
    await this.#games.gate();
    return commands.hint(this.#desk);
  }

  /**
   * Has the engine think about the position that is shown. No move is made.
   *
   * @param {string} [limit] In place of the element's strength: "nodes:20000", "depth:8" or "movetime:500".
   * @returns {Promise<Thought>}
   */
  async think(limit) {
    await this.#games.gate();
    const tell = (/** @type {Details['micro-max-search']} */ seen) => this.#tell('micro-max-search', seen);
    return this.#desk.inWords(commands.think(this.#desk, this.#texts, limit, tell));
  }

  /**
   * Draws arrows and circles on the position that is shown, in the place of those that are there. They become the
   * attributes `arrows` and `marks`.
   *
   * @param {Drawings} [drawings]
   * @returns {Promise<void>}
   */
  async annotate(drawings = {}) {
    const { arrows = '', marks = '' } = drawings;
    await this.#games.gate();
    const texts = {
      arrows: typeof arrows === 'string' ? arrows : arrowsText(arrows),
      marks: typeof marks === 'string' ? marks : circlesText(marks),
    };
    const fault = faultOf('arrows', texts.arrows) ?? faultOf('marks', texts.marks);
    if (fault) throw new TypeError(fault);
    this.#write(texts);
    this.#obey(new Set(['arrows', 'marks']));
  }

  /**
   * Begins a game at a position; it becomes the attribute `fen`.
   *
   * @param {string} fen
   * @returns {Promise<Place>} Rejected with a sentence if it is none; the board stays as it is.
   */
  async loadFen(fen) {
    const text = accepted('fen', fen);
    await this.#games.gate();
    this.#desk.wake();
    const good = await this.#desk.inWords(commands.readFen(this.#desk, text));
    this.#write({ fen: good, pgn: null, ply: null });
    this.#games.open();
    return commands.place(this.#desk);
  }

  /**
   * Shows a game; it becomes the attribute `pgn`.
   *
   * @param {string} pgn The first game of the text.
   * @returns {Promise<Place>} Rejected with a sentence if it is none; the board stays as it is.
   */
  async loadPgn(pgn) {
    const text = accepted('pgn', pgn);
    await this.#games.gate();
    this.#desk.wake();
    const loaded = await this.#desk.inWords(commands.readPgn(this.#desk, text));
    this.#write({ pgn: text, fen: null, ply: null });
    this.#games.open(loaded);
    return commands.place(this.#desk);
  }

  /** Puts the keyboard's focus on the board. */
  focus() {
    this.#desk.board?.focus();
  }

  /** @protected */
  connectedCallback() {
    takeUp(this);
    this.#desk.engine.open();
    this.#enter();
    if (meaningOf(this.#texts, 'start') !== 'lazy') this.#desk.wake();
    const page = this.ownerDocument;
    const sheet = sheetNow(page);
    if (sheet) this.#appear(sheet);
    else {
      loadSheet(page).then((loaded) => {
        if (this.isConnected && this.ownerDocument === page && !this.#view) this.#appear(loaded);
      }, ({ message }) => {
        const error = new Error(`The styles of the board could not be loaded: ${message}.`);
        this.#report(error.message, 'engine');
        this.#ready.reject(error);
      });
    }
  }

  /** @protected */
  disconnectedCallback() {
    this.#leave();
    this.#isSeen = this.#hasFocus = false;
    this.#attend();
    this.#desk.engine.close();
    this.#view?.end();
    this.#view = this.#desk.board = null;
  }

  /**
   * @protected
   * @param {string} name
   * @param {string | null} _before
   * @param {string | null} text
   */
  attributeChangedCallback(name, _before, text) {
    const own = /** @type {Name} */ (name);
    const fault = text === null ? null : faultOf(own, text);
    if (fault) {
      this.#report(fault, 'attribute');
      return;
    }
    const isMissing = text === null || (text.trim() === '' && ATTRIBUTES[own].missing !== false);
    const { [own]: _, ...others } = this.#texts;
    this.#texts = isMissing ? others : { ...others, [own]: text };
    if (this.#games.isAsked && this.#isObeying) this.#obeyLater(own);
  }

  /** Listens as long as the element is in a page. */
  #enter() {
    const abort = new AbortController();
    const wake = () => this.#games.wake();
    for (const name of TOUCHES) this.addEventListener(name, wake, abort);
    const focus = (/** @type {boolean} */ hasFocus) => () => {
      this.#hasFocus = hasFocus;
      this.#attend();
    };
    this.addEventListener('focusin', focus(true), abort);
    this.addEventListener('focusout', focus(false), abort);
    const stop = watchSight(this, (isSeen) => {
      this.#isSeen = isSeen;
      this.#attend();
    });
    this.#leave = () => {
      abort.abort();
      stop();
    };
  }

  #attend() {
    this.#desk.attend(this.#isSeen, this.#hasFocus);
  }

  /** @param {CSSStyleSheet} sheet */
  #appear(sheet) {
    const desk = this.#desk;
    this.#view = new View(this, sheet, {
      desk,
      hooks: {
        onMove: (move) => this.#request(move),
        onAnnotate: (lists, isPress) => {
          // What the author of the page has drawn is not wiped away by a stray press.
          const isAuthors = this.#texts.arrows || this.#texts.marks || desk.game.tags.length > 0;
          if (!isPress || !isAuthors) desk.dispatch({ type: 'setMarks', node: desk.game.shown, ...lists });
        },
        onRefuse: () => desk.sound('refuse'),
      },
      isOpen: () => this.#texts.readonly === undefined,
      mayTakeBack: () => [this.#texts.readonly, this.#texts['no-takeback'], this.#texts.pgn].every((text) => text === undefined),
      reset: () => { this.reset().catch((error) => this.#report(error.message, 'game')); },
      panels: () => meaningOf(this.#texts, 'panels') ?? [],
    });
    desk.board = this.#view.board;
    this.#translate();
    if (this.#games.isBegun) this.#show(desk.game);
    else if (!this.#games.isAsked) this.#first();
  }

  /** The first game, and what the page is told of it. */
  async #first() {
    await this.#games.arrange();
    try {
      await commands.place(this.#desk);
      // What was asked for meanwhile is on the board too before the page is told.
      await this.#games.settled();
      await commands.place(this.#desk);
      await whenParsed();
      this.#tell('micro-max-ready', { fen: this.currentFen });
      this.#ready.resolve();
    } catch (error) {
      this.#ready.reject(/** @type {Error} */ (error));
    }
  }

  /**
   * Obeys changed attributes once the script that changes them has come to its end.
   *
   * @param {Name} name
   */
  #obeyLater(name) {
    this.#changed.add(name);
    if (this.#changed.size > 1) return;
    queueMicrotask(() => {
      const names = new Set(this.#changed);
      this.#changed.clear();
      this.#obey(names);
    });
  }

  /** @param {ReadonlySet<Name>} names */
  #obey(names) {
    const desk = this.#desk;
    if (isAnew(names) || !this.#games.isBegun) this.#games.arrange();
    else for (const intent of intentsOf(names, this.#texts, desk.game)) desk.dispatch(intent, true);
    const { orientation } = seated(desk.game, this.#texts);
    if ((names.has('orientation') || names.has('side')) && orientation !== desk.game.orientation) desk.dispatch({ type: 'flip' });
    if (names.has('start') && meaningOf(this.#texts, 'start') !== 'lazy') this.#games.wake();
    if (names.has('lang')) this.#translate();
    this.#show(desk.game);
  }

  /**
   * Sets attributes that say what is the case already.
   *
   * @param {Partial<Record<Name, string | null>>} texts
   */
  #write(texts) {
    this.#isObeying = false;
    for (const [name, text] of Object.entries(texts)) {
      if (text === null || text === '') this.removeAttribute(name);
      else this.setAttribute(name, text);
    }
    this.#isObeying = true;
  }

  /**
   * The reader's move, which the page may forbid.
   *
   * @param {LegalMove} move
   */
  #request({ uci, san, from, to, promotion }) {
    const detail = { san, uci, fen: this.currentFen, from, to, promotion };
    const isTaken = this.dispatchEvent(makeEvent('micro-max-moverequest', detail, true));
    if (isTaken) this.#desk.dispatch({ type: 'play', uci });
    else this.#desk.refuse();
  }

  /** @param {Game} before */
  #show(before) {
    this.#view?.show();
    this.#games.keep(before);
  }

  async #translate() {
    const language = pickLanguage(languageAround(this), navigator.languages);
    if (language === this.#language) return;
    this.#language = language;
    const texts = await loadTexts(language).catch(() => loadTexts('en'));
    if (language === this.#language && texts !== this.#desk.texts) this.#desk.setTexts(texts);
  }

  /**
   * @template {keyof Details} EventName
   * @param {EventName} name
   * @param {Details[EventName]} detail
   */
  #tell(name, detail) {
    if (name === 'micro-max-error') whenParsed().then(() => this.dispatchEvent(makeEvent(name, detail)));
    else this.dispatchEvent(makeEvent(name, detail));
  }

  /**
   * @param {string} message
   * @param {Details['micro-max-error']['cause']} cause
   */
  #report(message, cause) {
    this.#tell('micro-max-error', { message, cause });
  }
}

/**
 * @param {string} name
 * @param {unknown} detail
 * @param {boolean} [cancelable]
 */
const makeEvent = (name, detail, cancelable = false) =>
  new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true });

/**
 * A text that a command was given.
 *
 * @param {Name} name
 * @param {unknown} text
 */
function accepted(name, text) {
  const written = typeof text === 'string' ? text : '';
  const fault = faultOf(name, written.trim() || '-');
  if (fault) throw new TypeError(fault);
  return written;
}
