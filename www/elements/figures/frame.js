// @ts-check
/**
 * The visible parts of a figure: its text, the board, the picture, the steps.
 *
 * ```text
 * figure.figure[lang][aria-labelledby]
 *   figcaption   p.title#title  p.lead
 *   div.board          see board/board.js
 *   div.foot
 *     div.steps        see stepper.js
 *     div.acts         button × 2, a
 *   p.description[role=status]
 *   div.picture        the figure's own
 *   p.hint
 *   p.notice[role=alert]
 * slot                 the author's content, until the figure is drawn
 * div.waiting          until then too
 * ```
 *
 * @import { Hooks } from '../../board/board.js'
 * @import { Square } from '../../board/geometry.js'
 * @import { Figure, Scene, Subject } from './figure-types.js'
 */
import { createBoard } from '../../board/board.js';
import { parsePlacement } from '../../board/placement.js';
import { make, setAttribute, onButtonPress, setText, setTextOrHide } from '../../ui/dom.js';
import { frame as texts } from '../../texts/en/figures/frame.js';
import { fillShadowRoot } from '../shadow-root.js';
import { makeStepper } from './stepper.js';
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
 * @property {() => void} arrange Switches between rearranging pieces and making moves.
 * @property {() => void} turn Gives the move to the other side.
 * @property {() => void} reset
 */

/**
 * What is shown around the scene.
 *
 * @typedef {{ count: number, link: string, isChanged: boolean, isFlipped: boolean, isArranging: boolean }} Around
 */

/** The board without the marks of a figure. */
const BARE = Object.freeze({ lastMove: null, marks: [] });

/** The frame of one figure while it is on a page. */
export class Frame {
  #figure;
  #board;
  #element;
  #description = make('p', { className: 'description' });
  #notice = make('p', { className: 'notice', hidden: true });
  #slot = make('slot');
  /** Reserves space, so that figures further down are not visible, and not loaded, before this one is drawn. */
  #waiting = make('div', { className: 'waiting' });
  #link = make('a', { textContent: texts.link });
  #arrange;
  #turn;
  #reset;
  #stepper;
  #drawPicture;

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
    this.#board = createBoard(place, { onMove: acts.onMove });
    this.#stepper = makeStepper(acts.goTo);
    this.#drawPicture = figure.makePicture(picture, acts, place);
    for (const type of ['pointerdown', 'focusin'])
      place.addEventListener(type, (event) => pointTo(event, acts.onPoint));
    this.#arrange = onButtonPress(
      make('button', { type: 'button', className: 'small', textContent: texts.arrange }),
      acts.arrange,
    );
    this.#arrange.hidden = figure.dragMode === 'rearrange';
    this.#turn = onButtonPress(make('button', { type: 'button', className: 'small' }), acts.turn);
    this.#reset = onButtonPress(
      make('button', { type: 'button', className: 'small', textContent: texts.reset }),
      acts.reset,
    );
    setAttribute(this.#description, 'role', 'status');
    setAttribute(this.#notice, 'role', 'alert');
    setAttribute(this.#turn, 'title', texts.otherTurn);
    const title = make('p', { className: 'title', id: 'title', textContent: figure.title });
    this.#element = make(
      'figure',
      { className: `figure ${name}`, lang: 'en', hidden: true },
      make('figcaption', {}, title, make('p', { className: 'lead', textContent: figure.lead })),
      place,
      make(
        'div',
        { className: 'foot' },
        this.#stepper.element,
        make('div', { className: 'acts' }, this.#turn, this.#reset, this.#arrange, this.#link),
      ),
      // Below the buttons, so that they stay under the pointer whatever the length of the description.
      this.#description,
      picture,
      make('p', { className: 'hint', textContent: figure.hint ?? texts.dragModes[figure.dragMode] }),
    );
    setAttribute(this.#element, 'aria-labelledby', title.id);
    fillShadowRoot(host, sheet, this.#element, this.#notice, this.#slot, this.#waiting);
  }

  /** @param {Scene<any>} scene @param {Around} around */
  show(scene, { count, link, isChanged, isFlipped, isArranging }) {
    const { position } = scene.matter;
    const pieces = parsePlacement(position.fen) ?? {};
    const isFree = isArranging || this.#figure.dragMode === 'rearrange';
    const moves = isFree ? everyRelocation(pieces) : position.legal;
    this.#element.hidden = false;
    this.#slot.hidden = this.#waiting.hidden = true;
    this.#board.update({
      pieces,
      moves,
      orientation: isFlipped ? 'black' : 'white',
      showTargets: !isFree,
      ...(isArranging ? BARE : this.#figure.board(scene)),
    });
    this.#drawPicture(scene);
    this.#stepper.show(scene.step, count);
    setText(this.#description, this.#figure.describe(scene));
    setText(this.#turn, texts.turn[position.turn]);
    setAttribute(this.#arrange, 'aria-pressed', String(isArranging));
    this.#turn.hidden = !isFree;
    this.#reset.hidden = !isChanged;
    this.#link.href = link;
  }

  /** @param {boolean} isBusy Whether the figure waits for an answer. */
  wait(isBusy) {
    setAttribute(this.#element, 'aria-busy', isBusy ? 'true' : null);
  }

  /** @param {string | null} sentence */
  complain(sentence) {
    setTextOrHide(this.#notice, sentence);
  }

  scrollIntoView() {
    this.#element.scrollIntoView({ block: 'nearest' });
  }

  /** Stops listening. */
  end() {
    this.#board.destroy();
  }
}

/** @param {Event} event @param {Acts['onPoint']} point */
function pointTo(event, point) {
  const [target] = event.composedPath();
  const square = target instanceof Element && target.closest('[data-square]')?.getAttribute('data-square');
  if (square) point(square, event.type === 'pointerdown');
}
