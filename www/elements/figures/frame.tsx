/**
 * The visible parts of a figure: the board, the picture, a sentence about it, and the controls.
 *
 * ```text
 * figure.figure[lang][aria-label][data-controls]
 *   div.board          see board/board.ts
 *   div.picture        the figure's own
 *   p.description[role=status]
 *   div.controls
 *     div.player       see controls.tsx, unless the steps do not follow one another
 *     div.more         see controls.tsx; in its list are the figure's own controls, div.fields, hidden while it is empty
 *   div.setup          while pieces are put anywhere
 *     fieldset.sides     label > input[type=radio] × 2
 *     fieldset.palette   label > input[type=radio] × 14: to drag, the pieces, nothing
 *   figcaption         the author's
 *   p.notice[role=alert]
 * slot                 the author's content, until the figure is drawn
 * div.waiting          until then too
 * ```
 */
import { render } from 'preact';
import { createBoard } from '../../board/board.ts';
import { parsePlacement } from '../../board/placement.ts';
import { words } from '../../board/texts.ts';
import { frame as texts } from '../../texts/en/figures/frame.ts';
import { fillShadowRoot } from '../shadow-root.ts';
import { DrawnPiece, Menu, Player, Radios, Speed } from './controls.tsx';
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

/** The values of the palette that are no pieces. */
const [DRAG, EMPTY] = ['drag', 'empty'];

const SIDES = Object.entries(texts.turn).map(([value, content]) => ({ value, content }));

/** What a press puts on a square. */
const PALETTE = [
  { value: DRAG, title: texts.drag, content: '✥' },
  ...Object.entries(words.pieces).map(([value, title]) => ({ value, title, content: <DrawnPiece piece={value} /> })),
  { value: EMPTY, title: texts.empty, content: '✕' },
];

/** The frame of one figure while it is on a page. */
export class Frame {
  #figure;
  #name;
  #acts;
  #place;
  #board;
  #drawPicture;
  #player: Player | null = null;
  #speed = '1';
  #shown: { scene: Scene<unknown>; around: Around } | null = null;
  #brush = DRAG;
  #isBusy = false;
  /** Whether the parts of the picture that are folded at first are shown. */
  #isWhole = false;
  #notice: string | null = null;

  constructor(host: HTMLElement, sheet: CSSStyleSheet, figure: Figure, name: string, acts: Acts) {
    this.#figure = figure;
    this.#name = name;
    this.#acts = acts;
    this.#place = fillShadowRoot(host, sheet);
    this.#render();
    const [board, picture, fields] = this.#place.querySelectorAll<HTMLElement>('figure > .board, .picture, .fields');
    this.#board = createBoard(board, { onMove: acts.onMove });
    this.#drawPicture = figure.makePicture(picture, acts, board, fields);
  }

  #render() {
    const { scene, around } = this.#shown ?? {};
    const choose = (brush: string) => {
      this.#brush = brush;
      if (this.#shown) this.show(this.#shown.scene, this.#shown.around);
    };
    const count = around?.count ?? 1;
    const setSpeed = (speed: string) => {
      this.#speed = speed;
      this.#render();
    };
    const whole = () => {
      this.#isWhole = !this.#isWhole;
      this.#render();
    };
    render(
      <>
        <figure
          class={`figure ${this.#name}`}
          lang="en"
          hidden={!scene}
          aria-label={this.#figure.name}
          aria-busy={this.#isBusy ? true : undefined}
          data-controls={around?.controls}
          data-whole={this.#isWhole ? '' : undefined}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the board has the roles. */}
          <div
            class="board"
            onPointerDown={(event) => this.#point(event, true)}
            onFocusIn={(event) => this.#point(event, false)}
            onKeyDown={(event) => this.#press(event)}
          />
          <div class="picture" />
          <p class="description" role="status">
            {scene && this.#figure.describe(scene)}
          </p>
          <div class="controls">
            {this.#figure.isPlayed !== false && (
              <Player
                step={scene?.step ?? 0}
                count={count}
                speed={this.#speed}
                goTo={this.#acts.goTo}
                onMount={(player) => {
                  this.#player = player;
                }}
              />
            )}
            <Menu
              {...around}
              texts={{ ...texts.menu, whole: this.#figure.hasRest ? texts.menu.whole : undefined }}
              acts={{ ...this.#acts, whole }}
              isWhole={this.#isWhole}
              pageCode={this.#acts.pageCode}
            >
              <div class="fields" />
              {this.#figure.isPlayed !== false && <Speed count={count} speed={this.#speed} choose={setSpeed} />}
            </Menu>
          </div>
          <div class="setup" hidden={!around?.isArranging}>
            <Radios
              name="turn"
              label={texts.sideToMove}
              choices={SIDES}
              value={scene?.matter.position.turn ?? ''}
              choose={(color) => this.#acts.turn(color as Color)}
            />
            <Radios name="palette" label={texts.palette} choices={PALETTE} value={this.#brush} choose={choose} />
          </div>
          <figcaption hidden={!around?.caption} lang={around?.language}>
            {around?.caption}
          </figcaption>
        </figure>
        <p class="notice" role="alert" hidden={this.#notice === null}>
          {this.#notice}
        </p>
        <slot hidden={Boolean(scene)} />
        {/* Reserves space, so that figures further down are not visible, and not loaded, before this one is drawn. */}
        <div class="waiting" hidden={Boolean(scene)} />
      </>,
      this.#place,
    );
  }

  #point(event: Event, isPressed: boolean) {
    const square = squareOf(event);
    if (square && this.#brush === DRAG) this.#acts.onPoint(square, isPressed);
    else if (square && isPressed) this.#put(square);
  }

  #press(event: KeyboardEvent) {
    const square = squareOf(event);
    if (square && this.#brush !== DRAG && [' ', 'Enter'].includes(event.key)) this.#put(square);
  }

  #put(square: Square) {
    this.#acts.put(square, this.#brush === EMPTY ? null : this.#brush);
  }

  show(scene: Scene<unknown>, around: Around) {
    const { isFlipped, isArranging, controls } = around;
    const { position } = scene.matter;
    this.#shown = { scene, around };
    if (!isArranging) this.#brush = DRAG;
    this.#render();
    const pieces = parsePlacement(position.fen) ?? {};
    const isFree = isArranging || this.#figure.dragMode === 'rearrange';
    const free = this.#brush === DRAG ? everyRelocation(pieces) : [];
    this.#board.update({
      pieces,
      moves: isFree ? free : position.legal,
      orientation: isFlipped ? 'black' : 'white',
      showTargets: !isFree,
      ...(isArranging ? BARE : this.#figure.board(scene)),
      ...(controls === 'board' && { marks: [] }),
    });
    this.#drawPicture(scene);
  }

  /** @param isBusy Whether the figure waits for an answer. */
  wait(isBusy: boolean) {
    this.#isBusy = isBusy;
    this.#render();
  }

  complain(sentence: string | null) {
    this.#notice = sentence;
    this.#render();
  }

  /** Plays the steps, unless less motion is preferred. */
  play() {
    this.#player?.play();
  }

  /** Stops listening. */
  end() {
    this.#board.destroy();
    this.#player?.stop();
  }
}

/** The square in which something happens. */
function squareOf(event: Event): string | null {
  const [target] = event.composedPath();
  return target instanceof Element ? (target.closest('[data-square]')?.getAttribute('data-square') ?? null) : null;
}
