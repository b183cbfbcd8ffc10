/**
 * A chess board: holds the state, changes it by intents and patches, and draws it in one place.
 *
 * ```text
 * div.mx-board
 *   div.mx-hand                       see hands.ts; × 2 in games with hands, above and below
 *   div.mx-grid[role=grid]            see render.ts
 *   svg.mx-strokes                    see arrows.ts; once there is something to draw
 *   div.mx-spoken[role=status]        the live region
 *   dialog.mx-promotion               once a pawn may arrive, closed until it does
 * ```
 *
 * It does not know the rules: the page provides the moves. It can be in a shadow root.
 */
import { spokenEffect } from './a11y.ts';
import { makeElement } from './element.ts';
import { canCancel, reduce } from './gesture.ts';
import { listen } from './input.ts';
import { drawLater, makeDrawing } from './render.ts';
import { choicesOf, defaults, updated } from './state.ts';
import type { Square } from './geometry.ts';
import type { Annotations, Effect, Intent } from './gesture.ts';
import type { makePromotion } from './promotion.ts';
import type { BoardState, LegalMove } from './state.ts';

/** Callbacks of the page. Actions without a callback are disabled. */
export interface Hooks {
  onMove: (move: LegalMove) => void;
  /** The premove, or null when it is cancelled. */
  onPremove?: (move: LegalMove | null) => void;
  /**
   * The current drawings; the board shows them when its state is set. `isPress` if a press on the board removed all of them.
   */
  onAnnotate?: (annotations: Annotations, isPress?: boolean) => void;
  /** A square, while the state is `picking`. */
  onPick?: (square: Square) => void;
  /** The piece on a square was let go off the board. */
  onDiscard?: (square: Square) => void;
  /** The player tried something that is not possible. */
  onRefuse?: () => void;
  /**
   * Whether arrow keys, Home and End are left to the page after a press on the board; once the keyboard has brought the
   * focus, they move between the squares.
   */
  leavesArrows?: boolean;
}

export interface Board {
  /** Replaces fields of the state. */
  update: (patch: Partial<BoardState>) => void;
  /** Puts a sentence into the live region. */
  say: (sentence: string) => void;
  /** Puts the keyboard's focus onto the board. */
  focus: () => void;
  /** Ends the gesture, or withdraws the premove or the pending move; false if there is none. */
  cancel: () => boolean;
  /** Stops listening and removes the elements. */
  destroy: () => void;
}

/** Makes a board as wide as its container. */
export function createBoard(container: HTMLElement, hooks: Hooks): Board {
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
    locate: (event: PointerEvent) => locate(event),
  };
  const drawHands = drawLater(
    () => import('./hands.ts').then(({ makeHands }) => makeHands(wrapper, hands)),
    (one) => one.hands !== null,
  );
  const promotion = makeLaterPromotion(
    wrapper,
    () => state,
    (uci) => intend({ type: 'promote', uci }),
  );

  /** @param isPress A press brings the focus along by itself, without the keyboard's ring. */
  function show(next: BoardState, isPress: boolean = false) {
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

  /** The page receives a move before it is drawn, so that a dropped piece stays where it is. */
  function intend(intent: Intent) {
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
  function update(patch: Partial<BoardState>) {
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

function tell({ onMove, onPremove, onAnnotate, onPick, onDiscard, onRefuse }: Hooks, effect: Effect) {
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
 *
 * @param now The state now.
 */
function makeLaterPromotion(wrapper: HTMLElement, now: () => BoardState, answer: (uci: string | null) => void) {
  let dialog: ReturnType<typeof makePromotion> | null = null;
  let loading: Promise<void> | null = null;
  const load = () =>
    (loading ??= import('./promotion.ts').then(
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
 *
 * @returns Speaks.
 */
function makeVoice(wrapper: HTMLElement): (sentence: string) => void {
  const spoken = makeElement('div', { class: 'mx-spoken', role: 'status' });
  wrapper.append(spoken);
  return (sentence) => {
    spoken.textContent = spoken.textContent === sentence ? `${sentence}\u00a0` : sentence;
  };
}

function hasFocus(grid: HTMLElement) {
  const root = grid.getRootNode() as Document | ShadowRoot;
  return grid.contains(root.activeElement);
}
