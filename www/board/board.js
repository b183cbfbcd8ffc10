// @ts-check
/**
 * A chess board: holds the state, changes it by intents and patches, and draws it in one place.
 *
 * ```text
 * div.mx-board
 *   div.mx-hand                       see hands.js; × 2 in games with hands, above and below
 *   div.mx-grid[role=grid]            see render.js
 *   svg.mx-strokes                    see arrows.js; once there is something to draw
 *   div.mx-spoken[role=status]        the live region
 *   dialog.mx-promotion               once a pawn may arrive, closed until it does
 * ```
 *
 * It does not know the rules: the page provides the moves. It can be in a shadow root.
 *
 * @import { Square } from './geometry.js'
 * @import { Annotations, Effect, Intent } from './gesture.js'
 * @import { makePromotion } from './promotion.js'
 * @import { BoardState, LegalMove } from './state.js'
 */
import { spokenEffect } from './a11y.js';
import { makeElement } from './element.js';
import { canCancel, reduce } from './gesture.js';
import { listen } from './input.js';
import { drawLater, makeDrawing } from './render.js';
import { choicesOf, defaults, updated } from './state.js';

/**
 * Callbacks of the page. Actions without a callback are disabled.
 *
 * @typedef {object} Hooks
 * @property {(move: LegalMove) => void} onMove
 * @property {(move: LegalMove | null) => void} [onPremove] The premove, or null when it is cancelled.
 * @property {(annotations: Annotations, isPress?: boolean) => void} [onAnnotate] The current drawings; the board shows them when
 *   its state is set. `isPress` if a press on the board removed all of them.
 * @property {(square: Square) => void} [onPick] A square, while the state is `picking`.
 * @property {(square: Square) => void} [onDiscard] The piece on a square was let go off the board.
 * @property {() => void} [onRefuse] The player tried something that is not possible.
 * @property {boolean} [leavesArrows] Whether arrow keys, Home and End are left to the page after a press on the board;
 *   once the keyboard has brought the focus, they move between the squares.
 */

/**
 * @typedef {object} Board
 * @property {(patch: Partial<BoardState>) => void} update Replaces fields of the state.
 * @property {(sentence: string) => void} say Puts a sentence into the live region.
 * @property {() => void} focus Puts the keyboard's focus onto the board.
 * @property {() => boolean} cancel Ends the gesture, or withdraws the premove or the pending move; false if there is none.
 * @property {() => void} destroy Stops listening and removes the elements.
 */

/**
 * Makes a board as wide as its container.
 * @param {HTMLElement} container @param {Hooks} hooks @returns {Board}
 */
export function createBoard(container, hooks) {
  const wrapper = makeElement('div', { part: 'board' });
  let state = defaults();
  let shown = state;
  const drawing = makeDrawing(wrapper);
  const say = makeVoice(wrapper);
  const focus = () => drawing.elementAt(state.focus)?.focus();
  const hands = {
    state: () => state,
    intend,
    say,
    focus,
    locate: (/** @type {PointerEvent} */ event) => locate(event),
  };
  const drawHands = drawLater(
    () => import('./hands.js').then(({ makeHands }) => makeHands(wrapper, hands)),
    (one) => one.hands !== null,
  );
  const promotion = makeLaterPromotion(
    wrapper,
    () => state,
    (uci) => intend({ type: 'promote', uci }),
  );

  /**
   * @param {BoardState} next
   * @param {boolean} [isPress] A press brings the focus along by itself, without the keyboard's ring.
   */
  function show(next, isPress = false) {
    const isPromoting = next.gesture.kind === 'promoting';
    // While the dialog is open, it keeps the focus.
    const hadFocus = !isPress && (shown.gesture.kind === 'promoting' ? !isPromoting : hasFocus(drawing.grid));
    state = next;
    shown = next;
    drawing.draw(next);
    drawHands(next);
    if (!isPromoting) promotion.hide();
    if (hadFocus) drawing.elementAt(next.focus)?.focus({ preventScroll: true });
    // The dialog returns the focus to the square that has it now.
    if (isPromoting) promotion.ask();
    else if ([...next.moves, ...next.premoves].some(({ promotion, gate }) => promotion ?? gate)) promotion.load();
  }

  /**
   * The page receives a move before it is drawn, so that a dropped piece stays where it is.
   * @param {Intent} intent
   */
  function intend(intent) {
    const outcome = reduce(state, intent);
    state = outcome.state;
    for (const effect of outcome.effects) {
      tell(hooks, effect);
      const sentence = spokenEffect(state, effect);
      if (sentence) say(sentence);
    }
    if (state.gesture.kind === 'dragging' && shown.gesture.kind === 'dragging') {
      shown = state;
      drawing.drawHeld(state);
    } else if (state !== shown) show(state, intent.type === 'press');
    if (intent.type === 'focus') focus();
  }

  drawing.draw(state);
  container.append(wrapper);
  const { stop, locate } = listen(drawing.grid, {
    state: () => state,
    intend,
    say,
    draws: hooks.onAnnotate !== undefined,
    leavesArrows: hooks.leavesArrows === true,
  });
  /** @param {Partial<BoardState>} patch */
  function update(patch) {
    show(updated(state, patch));
    // The page finishes its own update before it receives the move.
    if (state.pendingMove && !state.awaitedSide) queueMicrotask(() => intend({ type: 'resolve' }));
  }

  return {
    update,
    say,
    focus,
    cancel() {
      const isCancelling = canCancel(state);
      intend({ type: 'cancel' });
      return isCancelling;
    },
    destroy() {
      stop();
      wrapper.remove();
    },
  };
}

/** @param {Hooks} hooks @param {Effect} effect */
function tell({ onMove, onPremove, onAnnotate, onPick, onDiscard, onRefuse }, effect) {
  switch (effect.type) {
    case 'move':
      return onMove(effect.move);
    case 'premove':
      return onPremove?.(effect.move);
    case 'annotate':
      return onAnnotate?.(effect.annotations, effect.isPress);
    case 'pick':
      return onPick?.(effect.square);
    case 'discard':
      return onDiscard?.(effect.square);
    case 'refuse':
      return onRefuse?.();
  }
}

/**
 * Makes the promotion dialog, which is loaded when there is something to choose. Without it the first choice is made.
 * @param {HTMLElement} wrapper
 * @param {() => BoardState} now The state now.
 * @param {(uci: string | null) => void} answer
 */
function makeLaterPromotion(wrapper, now, answer) {
  /** @type {ReturnType<typeof makePromotion> | null} */
  let dialog = null;
  /** @type {Promise<void> | null} */
  let loading = null;
  const load = () =>
    (loading ??= import('./promotion.js').then(
      (module) => {
        dialog = module.makePromotion(wrapper, answer);
      },
      () => {
        loading = null;
      },
    ));
  return {
    load,
    async ask() {
      await load();
      const { gesture } = now();
      if (gesture.kind !== 'promoting') return;
      if (dialog) dialog.show(gesture.from, gesture.to, now());
      else answer(choicesOf(now(), gesture.from, gesture.to)[0].uci);
    },
    hide: () => dialog?.hide(),
  };
}

/**
 * Makes the live region. A repeated announcement differs by an inaudible space, so that it is
 * spoken again.
 * @param {HTMLElement} wrapper
 * @returns {(sentence: string) => void} Speaks.
 */
function makeVoice(wrapper) {
  const spoken = makeElement('div', { class: 'mx-spoken', role: 'status' });
  wrapper.append(spoken);
  return (sentence) => {
    spoken.textContent = spoken.textContent === sentence ? `${sentence}\u00a0` : sentence;
  };
}

/** @param {HTMLElement} grid */
function hasFocus(grid) {
  const root = /** @type {Document | ShadowRoot} */ (grid.getRootNode());
  return grid.contains(root.activeElement);
}
