/** A small board over the engine's lines: the position after the move under the pointer or the focus. */
import { drawDiagram } from '../board/diagram.ts';
import { lookOf } from '../game/position/board-shape.ts';
import { gameSoFar, lastMoveOf, nodeAt } from '../game/tree/move-tree.ts';
import { make } from './dom.ts';
import type { App } from './app.ts';

/**
 * Makes the preview for a list of lines.
 *
 * @param event The event for which it was loaded.
 */
export function makePreview(app: App, list: HTMLElement, event: Event) {
  const preview = make('div', { className: 'preview', hidden: true });
  preview.setAttribute('aria-hidden', 'true');
  list.after(preview);
  const show = ({ target }: Event) => showMove(app, preview, target);
  const hide = () => {
    preview.hidden = true;
  };
  for (const name of ['pointerover', 'focusin', 'click']) list.addEventListener(name, show);
  for (const name of ['pointerleave', 'focusout']) list.addEventListener(name, hide);
  // A line may change under a resting pointer.
  list.addEventListener('redrawn', () => showMove(app, preview, list.querySelector('button:hover, button:focus')));
  list.addEventListener('keydown', (pressed) => handleKey(list, hide, pressed));
  show(event);
}

async function showMove({ client, game }: App, preview: HTMLElement, target: EventTarget | null) {
  const button = target instanceof Element ? target.closest('button') : null;
  const { node, moves } = button?.dataset ?? {};
  const isDrawn = moves !== undefined && preview.dataset.moves === moves && preview.childElementCount > 0;
  preview.hidden = moves === undefined || (preview.hidden && !isDrawn);
  if (moves === undefined || isDrawn) return;
  const {
    tree,
    players: { orientation },
  } = game();
  if (!nodeAt(tree, Number(node))) return;
  preview.dataset.moves = moves;
  const about = gameSoFar(tree, Number(node));
  const played = [...about.moves, ...moves.split(' ')];
  const { placement } = await client.ask('legal', { ...about, moves: played });
  const uci = played.at(-1) as string;
  if (preview.dataset.moves !== moves) return;
  drawDiagram(preview, { ...lookOf(tree), placement, orientation, lastMove: lastMoveOf({ uci }) });
  preview.hidden = !button?.matches(':hover, :focus');
}

/** Arrow keys go from move to move, Escape hides the preview. */
function handleKey(list: HTMLElement, hide: () => void, event: KeyboardEvent) {
  if (event.key === 'Escape') hide();
  const buttons = [...list.querySelectorAll<HTMLButtonElement>('[data-moves]')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (at < 0) return;
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined) return;
  // At the ends too: the page has other uses for these keys.
  event.preventDefault();
  if (!buttons[to]) return;
  buttons[at].tabIndex = -1;
  buttons[to].tabIndex = 0;
  buttons[to].focus();
}
