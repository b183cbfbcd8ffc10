/**
 * The view of an element: the board with its panels in a shadow root, or the author's content if the engine cannot
 * start.
 *
 * ```text
 * div.frame
 *   div.games                  if there are several
 *   div.player-bar             panel clock: above and below
 *   div.stage
 *     div.bar                    panel score
 *     div.board                  see board/board.ts
 *   div.player-bar
 *   div.puzzle                   if there is one
 *   div.side                     panels moves and line
 *   div.notice                   while there is one
 * slot                           the author's content
 * ```
 */
import { createBoard } from '../board/board.ts';
import { callListener } from '../engine/error.ts';
import { make } from '../ui/dom.ts';
import { makeBoardView } from '../ui/board-view.ts';
import { stepByKey } from '../ui/step-keys.ts';
import { fillShadowRoot } from './shadow-root.ts';
import type { Hooks } from '../board/board.ts';
import type { Game } from '../game/game.ts';
import type { Panel } from '../ui/session.ts';
import type { ElementGame } from './element-game.ts';
import type { Listing } from './game-loader.ts';
import type { Puzzle } from './puzzle.ts';

interface Setting {
  elementGame: ElementGame;
  hooks: Hooks;
  /** Whether the reader may make moves. */
  isOpen: () => boolean;
  mayTakeBack: () => boolean;
  reset: () => void;
  /** The games of the PGN, if there are several. */
  listing: () => Listing | null;
  chooseGame: (game: number) => void;
  panels: () => readonly string[];
  puzzle: Puzzle;
  hint: () => void;
  /** Whether the reader edits the position. */
  isEdited: () => boolean;
  setPosition: (fen: string) => void;
  /** Null until it is loaded. */
  editor?: Editor | null;
}

/** Handlers of presses and drags on the board while the position is edited. */
type Editor = Required<Pick<Hooks, 'onMove' | 'onPick' | 'onDiscard'>>;

/** Fills the elements reserved for a panel: two for the players, one for each other panel. */
export type MakePanel = (setting: Setting, ...places: HTMLElement[]) => Panel;

const PANELS: Readonly<Record<string, () => Promise<{ makePanel: MakePanel }>>> = Object.freeze({
  games: () => import('./panels/games.ts'),
  clock: async () => {
    const { makePlayerBars } = await import('../ui/player-bars.ts');
    return { makePanel: ({ elementGame }, top, bottom) => makePlayerBars(elementGame.dispatch, { top, bottom }) };
  },
  score: async () => {
    const { makeEvaluationBar } = await import('../ui/evaluation-bar.ts');
    return { makePanel: (_setting, place) => makeEvaluationBar(place) };
  },
  moves: () => import('./panels/moves.ts'),
  line: () => import('./panels/line.ts'),
  editor: () => import('./panels/editor.ts'),
  puzzle: () => import('./panels/puzzle.ts'),
  notice: () => import('./panels/notice.ts'),
});

/** The classes of the elements outside the side panel. */
const CLASSES: Readonly<Record<string, string>> = Object.freeze({
  games: 'games',
  clock: 'player-bar',
  score: 'bar',
  editor: 'editor',
  puzzle: 'puzzle',
  notice: 'notice',
});

/** The order of the panels in the side panel. */
const SIDE = Object.freeze(['moves', 'line']);

/** The panels to show: those of the attribute, the players if a PGN names them, and the notice if there is one. */
function panelsOf({ tree: { tags }, page: { notice } }: Game, chosen: readonly string[]) {
  const isNamed = tags.some(([name, text]) => /^(?:white|black)$/i.test(name) && /[^?\s]/.test(text));
  const panels = new Set(chosen);
  if (isNamed && !panels.has('none')) panels.add('clock');
  if (notice) panels.add('notice');
  panels.delete('none');
  return [...panels];
}

/** The view of one connected element. */
export class View {
  #setting;
  #host;
  #frame = make('div', { className: 'frame' });
  #stage = make('div', { className: 'stage' });
  #slot = make('slot', { hidden: true });
  #side: HTMLElement | null = null;
  /** The elements reserved for each panel, by name. */
  #places: Map<string, HTMLElement[]> = new Map();
  /** Panels by name; null while they are loading. */
  #panels: Map<string, Panel | null> = new Map();
  #isGone = false;
  #hasHands = false;
  #board;

  constructor(host: HTMLElement, sheet: CSSStyleSheet, setting: Setting) {
    this.#host = host;
    this.#setting = setting;
    const place = make('div', { className: 'board' });
    const editor = () => (setting.isEdited() ? setting.editor : null);
    this.#board = createBoard(place, {
      ...setting.hooks,
      onMove: (move) => (editor() ?? setting.hooks).onMove(move),
      onPick: (square) => editor()?.onPick(square),
      onDiscard: (square) => editor()?.onDiscard(square),
    });
    place.addEventListener('keydown', (event) =>
      stepByKey(event, setting.elementGame.game, setting.elementGame.dispatch),
    );
    this.#panels.set('board', makeBoardView(this.#board, place, setting.isOpen));
    this.#stage.append(place);
    this.#frame.append(this.#stage);
    fillShadowRoot(host, sheet, this.#frame, this.#slot);
  }

  get board() {
    return this.#board;
  }

  /** Draws the game. */
  show() {
    const { game, texts, hasFailed } = this.#setting.elementGame;
    const isInstead = hasFailed && this.#hasContent();
    this.#frame.hidden = isInstead;
    this.#slot.hidden = !isInstead;
    const wanted = [
      ...panelsOf(game, this.#setting.panels()),
      ...(this.#setting.isEdited() ? ['editor'] : []),
      ...(this.#setting.listing() ? ['games'] : []),
      ...(this.#setting.puzzle.isOn ? ['puzzle'] : []),
    ];
    for (const name of wanted) if (!this.#panels.has(name)) this.#add(name);
    for (const [name, places] of this.#places) for (const place of places) place.hidden = !wanted.includes(name);
    if (this.#side) this.#side.hidden = !SIDE.some((name) => wanted.includes(name));
    const { variant } = game.tree;
    if (variant && variant.hand !== 'none' && !this.#hasHands) this.#addHands();
    for (const panel of this.#panels.values()) callListener(() => panel?.(game, texts));
  }

  /** Adds the styles of pieces in hand, once. */
  async #addHands() {
    this.#hasHands = true;
    try {
      const { loadHandsSheet } = await import('./hands-sheet.ts');
      const sheet = await loadHandsSheet(this.#host.ownerDocument);
      const root = this.#host.shadowRoot;
      if (root && !this.#isGone) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    } catch (error) {
      this.#hasHands = false;
      console.warn(error);
      this.#setting.elementGame.complain({ key: 'notLoaded' });
    }
  }

  /** Stops listening and removes the view. */
  end() {
    this.#isGone = true;
    this.#board.destroy();
  }

  /** Whether the element has content to see; a game in a script is not shown. */
  #hasContent() {
    return [...this.#host.childNodes].some((node) =>
      node instanceof Element ? node.localName !== 'script' : node.textContent?.trim(),
    );
  }

  /** Adds a panel. Its space is reserved at once, so that nothing moves when it is loaded. */
  async #add(name: string) {
    this.#panels.set(name, null);
    const places = this.#placesOf(name);
    this.#places.set(name, places);
    const { elementGame } = this.#setting;
    try {
      const { makePanel } = await PANELS[name]();
      if (this.#isGone) return;
      const panel = makePanel(this.#setting, ...places);
      this.#panels.set(name, panel);
      panel(elementGame.game, elementGame.texts);
    } catch (error) {
      console.warn(error);
      elementGame.complain({ key: 'notLoaded' });
    }
  }

  #placesOf(name: string) {
    const place = make('div', { className: SIDE.includes(name) ? `panel ${name}-panel` : CLASSES[name] });
    if (name === 'clock') {
      const far = make('div', { className: CLASSES[name] });
      this.#stage.before(far);
      this.#stage.after(place);
      return [far, place];
    }
    if (name === 'score') this.#stage.prepend(place);
    else if (name === 'games') this.#frame.prepend(place);
    else if (SIDE.includes(name)) this.#putInSide(name, place);
    else if ((name === 'notice' || name === 'puzzle') && this.#side) this.#side.before(place);
    else this.#frame.append(place);
    return [place];
  }

  #putInSide(name: string, place: HTMLElement) {
    this.#side ??= make('div', { className: 'side' });
    if (!this.#side.isConnected) this.#frame.append(this.#side);
    const after = [...this.#side.children].find(
      (other) => SIDE.findIndex((own) => other.classList.contains(`${own}-panel`)) > SIDE.indexOf(name),
    );
    this.#side.insertBefore(place, after ?? null);
  }
}
