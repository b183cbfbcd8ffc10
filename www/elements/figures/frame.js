// @ts-check
/**
 * The visible parts of a figure: the board, the picture, a sentence about it, and the controls.
 *
 * ```text
 * figure.figure[lang][aria-label][data-controls]
 *   div.board          see board/board.js
 *   div.picture        the figure's own
 *   p.description[role=status]
 *   div.controls
 *     div.player       see player.js, unless the steps do not follow one another
 *     div.fields       the figure's own; hidden while it is empty
 *     details.menu     see menu.js
 *   div.setup          see setup.js, while pieces are put anywhere
 *   figcaption         the author's
 *   p.notice[role=alert]
 * slot                 the author's content, until the figure is drawn
 * div.waiting          until then too
 * ```
 *
 * @import { Hooks } from '../../board/board.js'
 * @import { Color, Square } from '../../board/geometry.js'
 * @import { Figure, Scene, Subject } from './figure-types.js'
 */
import { createBoard } from '../../board/board.js';
import { parsePlacement } from '../../board/placement.js';
import { make, setAttribute, setText, setTextOrHide } from '../../ui/dom.js';
import { frame as texts } from '../../texts/en/figures/frame.js';
import { fillShadowRoot } from '../shadow-root.js';
import { makeMenu } from './menu.js';
import { makePlayer } from './player.js';
import { makeSetup } from './setup.js';
import { everyRelocation } from './subject.js';

/**
 * The actions of the reader.
 *
 * @typedef {object} Acts
 * @property {Hooks['onMove']} onMove
 * @property {(square: Square, isPressed: boolean) => void} onPoint A square is pressed or reached by the keyboard.
 * @property {(step: number) => void} goTo
 * @property {(patch: Record<string, any>) => void} choose
 * @property {(subject: Subject) => void} setSubject
 * @property {() => void} arrange Switches between putting pieces anywhere and making moves.
 * @property {(square: Square, piece: string | null) => void} put Puts a piece on a square, or empties it.
 * @property {(color: Color) => void} turn Gives the move to a side.
 * @property {() => void} reset
 * @property {() => Promise<string>} pageCode The HTML that shows the figure as it is now.
 */

/**
 * What is shown around the scene.
 *
 * @typedef {object} Around
 * @property {number} count
 * @property {string} link
 * @property {boolean} isChanged
 * @property {boolean} isFlipped
 * @property {boolean} isArranging
 * @property {string} controls Those that are shown.
 * @property {string} caption
 * @property {string} language That of the caption.
 */

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

  /**
   * @param {HTMLElement} host
   * @param {CSSStyleSheet} sheet
   * @param {Figure<any>} figure
   * @param {string} name
   * @param {Acts} acts
   */
  constructor(host, sheet, figure, name, acts) {
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

  /** @param {HTMLElement} place @param {Acts} acts */
  #listen(place, { onPoint, put }) {
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

  /** @param {Scene<any>} scene @param {Around} around */
  show(scene, around) {
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

  /** @param {boolean} isBusy Whether the figure waits for an answer. */
  wait(isBusy) {
    setAttribute(this.#element, 'aria-busy', isBusy ? 'true' : null);
  }

  /** @param {string | null} sentence */
  complain(sentence) {
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

/** Lets the keyboard scroll a picture that is longer than its place. @param {HTMLElement} picture */
function letScroll(picture) {
  const isLong = picture.scrollHeight > picture.clientHeight + 1;
  setAttribute(picture, 'tabindex', isLong && !picture.querySelector('button') ? '0' : null);
}

/** The square in which something happens. @param {Event} event @returns {string | null} */
function squareOf(event) {
  const [target] = event.composedPath();
  return target instanceof Element ? (target.closest('[data-square]')?.getAttribute('data-square') ?? null) : null;
}
