/**
 * The visible parts of a figure: the board, the picture, a sentence about it, and the controls.
 *
 * ```text
 * figure.figure[lang][aria-label][data-controls]
 *   div.board          see board/board.ts
 *   div.picture        the figure's own
 *   p.description[role=status]
 *   div.controls
 *     div.player       see player.ts, unless the steps do not follow one another
 *     div.fields       the figure's own; hidden while it is empty
 *     details.menu     see menu.ts
 *   div.setup          see setup.ts, while pieces are put anywhere
 *   figcaption         the author's
 *   p.notice[role=alert]
 * slot                 the author's content, until the figure is drawn
 * div.waiting          until then too
 * ```
 */
import { createBoard } from '../../board/board.ts';
import { parsePlacement } from '../../board/placement.ts';
import { make, setAttribute, setText, setTextOrHide } from '../../ui/dom.ts';
import { frame as texts } from '../../texts/en/figures/frame.ts';
import { fillShadowRoot } from '../shadow-root.ts';
import { makeMenu } from './menu.ts';
import { makePlayer } from './player.ts';
import { makeSetup } from './setup.ts';
import { everyRelocation } from './subject.ts';
import type { Hooks } from '../../board/board.ts';
import type { Color, Square } from '../../board/geometry.ts';
import type { Chosen, Figure, Scene, Subject } from './figure-types.ts';

/** The actions of the reader. */
interface Acts {
  onMove: Hooks['onMove'];
  /** A square is pressed or reached by the keyboard. */
  onPoint: (square: Square, isPressed: boolean) => void;
  goTo: (step: number) => void;
  choose: (patch: Chosen) => void;
  setSubject: (subject: Subject) => void;
  /** Switches between putting pieces anywhere and making moves. */
  arrange: () => void;
  /** Puts a piece on a square, or empties it. */
  put: (square: Square, piece: string | null) => void;
  /** Gives the move to a side. */
  turn: (color: Color) => void;
  reset: () => void;
  /** The HTML that shows the figure as it is now. */
  pageCode: () => Promise<string>;
}

/** What is shown around the scene. */
interface Around {
  count: number;
  link: string;
  isChanged: boolean;
  isFlipped: boolean;
  isArranging: boolean;
  /** Those that are shown. */
  controls: string;
  caption: string;
  /** That of the caption. */
  language: string;
}

/** The board without the marks of a figure. */
const BARE = Object.freeze({ lastMove: null, marks: [] });

/** The frame of one figure while it is on a page. */
export class Frame {
  #figure;
  #board;
  #element;
  #description = make('p', { className: 'description' });
  #caption = make('figcaption');
  #notice = make('p', { className: 'notice', hidden: true });
  #slot = make('slot');
  /** Reserves space, so that figures further down are not visible, and not loaded, before this one is drawn. */
  #waiting = make('div', { className: 'waiting' });
  #menu;
  #setup;
  #player;
  #drawPicture;
  #repaint = () => {};
  #scroll;

  constructor(host: HTMLElement, sheet: CSSStyleSheet, figure: Figure, name: string, acts: Acts) {
    this.#figure = figure;
    const place = make('div', { className: 'board' });
    const picture = make('div', { className: 'picture' });
    this.#scroll = new ResizeObserver(() => letScroll(picture));
    this.#scroll.observe(picture);
    const fields = make('div', { className: 'fields' });
    this.#board = createBoard(place, { onMove: acts.onMove });
    this.#player = makePlayer(acts.goTo);
    this.#menu = makeMenu(texts.menu, { arrange: acts.arrange, reset: acts.reset }, acts.pageCode);
    this.#setup = makeSetup(acts.turn, () => this.#repaint());
    this.#drawPicture = figure.makePicture(picture, acts, place, fields);
    this.#listen(place, acts);
    setAttribute(this.#description, 'role', 'status');
    setAttribute(this.#notice, 'role', 'alert');
    this.#element = make(
      'figure',
      { className: `figure ${name}`, lang: 'en', hidden: true },
      place,
      picture,
      this.#description,
      make(
        'div',
        { className: 'controls' },
        ...(figure.isPlayed === false ? [] : [this.#player.element]),
        fields,
        this.#menu.element,
      ),
      this.#setup.element,
      this.#caption,
    );
    setAttribute(this.#element, 'aria-label', figure.name);
    fillShadowRoot(host, sheet, this.#element, this.#notice, this.#slot, this.#waiting);
  }

  #listen(place: HTMLElement, { onPoint, put }: Acts) {
    for (const type of ['pointerdown', 'focusin'])
      place.addEventListener(type, (event) => {
        const square = squareOf(event);
        const brush = this.#setup.brush();
        if (!square) return;
        if (brush === undefined) onPoint(square, type === 'pointerdown');
        else if (type === 'pointerdown') put(square, brush);
      });
    place.addEventListener('keydown', (event) => {
      const square = squareOf(event);
      const brush = this.#setup.brush();
      if (square && brush !== undefined && [' ', 'Enter'].includes(event.key)) put(square, brush);
    });
  }

  show(scene: Scene<unknown>, around: Around) {
    const { count, link, isChanged, isFlipped, isArranging, controls, caption, language } = around;
    const { position } = scene.matter;
    this.#repaint = () => this.show(scene, around);
    this.#element.hidden = false;
    this.#slot.hidden = this.#waiting.hidden = true;
    this.#setup.show(isArranging, position.turn);
    const pieces = parsePlacement(position.fen) ?? {};
    const isFree = isArranging || this.#figure.dragMode === 'rearrange';
    const free = this.#setup.brush() === undefined ? everyRelocation(pieces) : [];
    this.#board.update({
      pieces,
      moves: isFree ? free : position.legal,
      orientation: isFlipped ? 'black' : 'white',
      showTargets: !isFree,
      ...(isArranging ? BARE : this.#figure.board(scene)),
      ...(controls === 'board' && { marks: [] }),
    });
    this.#drawPicture(scene);
    this.#player.show(scene.step, count);
    setText(this.#description, this.#figure.describe(scene));
    this.#menu.show({ link, isArranging, isChanged });
    setAttribute(this.#element, 'data-controls', controls);
    setTextOrHide(this.#caption, caption || null);
    this.#caption.lang = language;
  }

  /** @param isBusy Whether the figure waits for an answer. */
  wait(isBusy: boolean) {
    setAttribute(this.#element, 'aria-busy', isBusy ? 'true' : null);
  }

  complain(sentence: string | null) {
    setTextOrHide(this.#notice, sentence);
  }

  /** Plays the steps, unless less motion is preferred. */
  play() {
    this.#player.play();
  }

  scrollIntoView() {
    this.#element.scrollIntoView({ block: 'nearest' });
  }

  /** Stops listening. */
  end() {
    this.#board.destroy();
    this.#player.stop();
    this.#scroll.disconnect();
  }
}

/** Lets the keyboard scroll a picture that is longer than its place. */
function letScroll(picture: HTMLElement) {
  const isLong = picture.scrollHeight > picture.clientHeight + 1;
  setAttribute(picture, 'tabindex', isLong && !picture.querySelector('button') ? '0' : null);
}

/** The square in which something happens. */
function squareOf(event: Event): string | null {
  const [target] = event.composedPath();
  return target instanceof Element ? (target.closest('[data-square]')?.getAttribute('data-square') ?? null) : null;
}
