/** The handle at the corner of the board that resizes it: a slider from 40 to 100 percent of the space there is. */
import { listenForDrags } from '../board/drag.ts';
import { ratioOf } from '../game/position/board-shape.ts';
import { choicesOf } from '../game/settings/preferences.ts';
import { elementById, setAttribute } from '../ui/dom.ts';
import type { Panel, App } from '../ui/app.ts';

const SIZES = choicesOf('boardSize') as readonly number[];
const [LARGEST, SMALLEST] = [Math.max(...SIZES), Math.min(...SIZES)];

/** How far a key goes, in percent. */
const STEPS = Object.freeze({
  ArrowRight: 2,
  ArrowUp: 2,
  ArrowLeft: -2,
  ArrowDown: -2,
  PageUp: 10,
  PageDown: -10,
  Home: -LARGEST,
  End: LARGEST,
} as Record<string, number>);

export function makeBoardSize({ dispatch, game }: App): Panel {
  const [handle, board] = [elementById('board-size'), elementById('board')];
  handle.hidden = false;
  setAttribute(handle, 'aria-valuemin', String(SMALLEST));
  setAttribute(handle, 'aria-valuemax', String(LARGEST));
  function resize(size: number) {
    const boardSize = Math.max(SMALLEST, Math.min(LARGEST, Math.round(size)));
    if (boardSize !== game().settings.boardSize) dispatch({ type: 'setPreferences', patch: { boardSize } });
  }
  handle.addEventListener('keydown', (event) => {
    const isOther = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (isOther || !Object.hasOwn(STEPS, event.key)) return;
    event.preventDefault();
    // The page has other uses for these keys.
    event.stopPropagation();
    resize(game().settings.boardSize + STEPS[event.key]);
  });
  handle.addEventListener('dblclick', () => resize(LARGEST));
  listenForDrags(handle, (down) => {
    if (down.button !== 0) return null;
    const { boardSize } = game().settings;
    const { width } = board.getBoundingClientRect();
    return {
      slop_px: 0,
      move: (_, { x, y }) => resize(boardSize * (1 + (Math.abs(x) > Math.abs(y) ? x : y) / width)),
    };
  });
  return ({ tree, settings: { boardSize } }) => {
    setAttribute(handle, 'aria-valuenow', String(boardSize));
    setAttribute(handle, 'aria-valuetext', `${boardSize} %`);
    const { style } = document.documentElement;
    style.setProperty('--board-scale', String(boardSize / LARGEST));
    style.setProperty('--board-ratio', String(ratioOf(tree)));
  };
}
