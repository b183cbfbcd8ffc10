/** The view of an element: the board with its panels in a shadow root, or the author's content if the engine cannot start. */
import { render } from 'preact';
import { createBoard } from '../board/board.ts';
import { callListener } from '../engine/error.ts';
import { makeBoardView } from '../ui/board-view.ts';
import { stepByKey } from '../ui/step-keys.ts';
import { fillShadowRoot } from './shadow-root.ts';
import type { FunctionComponent } from 'preact';
import type { Hooks } from '../board/board.ts';
import type { Game } from '../game/game.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Panel } from '../ui/app.ts';
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

/** What the content of a panel depends on. */
export interface PanelProps {
  setting: Setting;
  game: Game;
  texts: Texts;
  /** The elements reserved for the panel: two for the players, one for the others. */
  places: () => Iterable<HTMLElement>;
}

/** The classes of the elements reserved for panels, if they are not the names of the panels. */
const CLASSES: Readonly<Record<string, string>> = Object.freeze({
  clock: 'player-bar',
  score: 'bar',
  moves: 'panel moves-panel',
  line: 'panel line-panel',
});

/** The panels in the side panel. */
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
  #container;
  /** The names of the panels that have been wanted. */
  #names: Set<string> = new Set();
  /** The contents of panels; null until they are loaded. */
  #panels: Readonly<Record<string, FunctionComponent<PanelProps>>> | null = null;
  #showBoard: Panel;
  #isGone = false;
  #hasHands = false;
  #board;

  constructor(host: HTMLElement, sheet: CSSStyleSheet, setting: Setting) {
    this.#host = host;
    this.#setting = setting;
    this.#container = fillShadowRoot(host, sheet);
    this.#draw([]);
    const place = this.#container.querySelector<HTMLElement>('.board') as HTMLElement;
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
    this.#showBoard = makeBoardView(this.#board, place, setting.isOpen);
  }

  get board() {
    return this.#board;
  }

  /** Draws the game. */
  show() {
    const { game, texts } = this.#setting.elementGame;
    const wanted = [
      ...panelsOf(game, this.#setting.panels()),
      ...(this.#setting.isEdited() ? ['editor'] : []),
      ...(this.#setting.listing() ? ['games'] : []),
      ...(this.#setting.puzzle.isOn ? ['puzzle'] : []),
    ];
    const isFirst = this.#names.size === 0;
    for (const name of wanted) this.#names.add(name);
    if (isFirst && wanted.length > 0) this.#load();
    const { variant } = game.tree;
    if (variant && variant.hand !== 'none' && !this.#hasHands) this.#addHands();
    callListener(() => this.#showBoard(game, texts));
    callListener(() => this.#draw(wanted));
  }

  /** @param wanted The panels to show; others that have been shown are hidden. */
  #draw(wanted: readonly string[]) {
    const { elementGame } = this.#setting;
    const { game, texts, hasFailed } = elementGame;
    const isInstead = hasFailed && this.#hasContent();
    const isWanted = (name: string) =>
      name === 'notice' ? game.page.notice !== null || game.searches.stalled : wanted.includes(name);
    const place = (name: string, key = name) => {
      if (!this.#names.has(name)) return null;
      const Content = this.#panels?.[key];
      const className = CLASSES[name] ?? name;
      const places = () => this.#container.querySelectorAll<HTMLElement>(`.${className}`);
      return (
        <div key={key} class={className} part={name === 'puzzle' ? name : undefined} hidden={!isWanted(name)}>
          {Content && <Content setting={this.#setting} game={game} texts={texts} places={places} />}
        </div>
      );
    };
    const hasSide = SIDE.some((name) => this.#names.has(name));
    render(
      <>
        <div class="frame" hidden={isInstead}>
          {place('games')}
          {place('clock', 'far')}
          <div class="stage" key="stage">
            {place('score')}
            <div class="board" key="board" />
          </div>
          {place('clock')}
          {!hasSide && place('editor')}
          {place('puzzle')}
          {place('notice')}
          {hasSide && (
            <div class="side" key="side" hidden={!SIDE.some(isWanted)}>
              {SIDE.map((name) => place(name))}
            </div>
          )}
          {hasSide && place('editor')}
        </div>
        <slot hidden={!isInstead} />
      </>,
      this.#container,
    );
  }

  /** Adds the styles of pieces in hand, once. */
  async #addHands() {
    this.#hasHands = true;
    try {
      const { handsSheet } = await import('./hands-sheet.ts');
      const root = this.#host.shadowRoot;
      if (root && !this.#isGone) root.adoptedStyleSheets.push(handsSheet(this.#host.ownerDocument));
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
    render(null, this.#container);
  }

  /** Whether the element has content to see; a game in a script is not shown. */
  #hasContent() {
    return [...this.#host.childNodes].some((node) =>
      node instanceof Element ? node.localName !== 'script' : node.textContent?.trim(),
    );
  }

  /** Loads the contents of panels. Their space is reserved before, so that nothing moves. */
  async #load() {
    try {
      this.#panels = (await import('./panels.tsx')).PANELS;
      if (!this.#isGone) this.show();
    } catch (error) {
      console.warn(error);
      this.#setting.elementGame.complain({ key: 'notLoaded' });
    }
  }
}
