// @ts-check
/**
 * The button that plays the moves of a game one by one.
 *
 * @import { Game } from '../../game/game.js'
 * @import { Texts } from '../../texts/en/page.js'
 * @import { ElementGame } from '../element-game.js'
 */
import { canStep } from '../../game/tree/shown-position.js';
import { enable, make, onButtonPress, setAttribute, setText } from '../../ui/dom.js';

/** The time between two moves. */
const STEP_MS = 1500;

/**
 * Makes the button. It stops at the end of the line, when another position is chosen, and when the element is hidden.
 * @param {ElementGame} elementGame
 * @returns {{ button: HTMLButtonElement, show: (game: Game, texts: Texts) => void }}
 */
export function makeAutoplay(elementGame) {
  const button = make('button', { type: 'button' });
  /** @type {ReturnType<typeof setTimeout> | null} */
  let timer = null;
  /** The position that this button has shown last. */
  let expected = -1;
  const draw = (/** @type {Game} */ game, /** @type {Texts} */ { play }) => {
    const isPlaying = timer !== null;
    setText(button, isPlaying ? '❚❚' : '▶');
    setAttribute(button, 'aria-label', isPlaying ? play.stopAutoplay : play.autoplay);
    enable(button, isPlaying || canStep(game, 'forward'));
  };
  const stop = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    draw(elementGame.game, elementGame.texts);
  };
  const step = () => {
    timer = setTimeout(step, STEP_MS);
    elementGame.dispatch({ type: 'navigate', by: 'forward' });
    expected = elementGame.game.shown;
    if (!canStep(elementGame.game, 'forward')) stop();
  };
  onButtonPress(button, () => {
    if (timer !== null) return stop();
    expected = -1;
    step();
    draw(elementGame.game, elementGame.texts);
  });
  return {
    button,
    show(game, texts) {
      const isElsewhere = expected >= 0 && game.shown !== expected && game.tree.nodes[game.shown]?.parent !== expected;
      if (timer !== null && (isElsewhere || game.hidden)) stop();
      draw(game, texts);
    },
  };
}
