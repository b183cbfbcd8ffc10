/**
 * Keys that act on the whole page: they step through the game, flip the board, switch the zen mode and cancel. Fields,
 * dialogs, menus, and parts of the page with the same keys come first.
 */
import { latinKey } from '../board/input.ts';
import { isModified, stepByKey } from '../ui/step-keys.ts';
import type { App } from '../ui/app.ts';

/** Fields that take characters, or choose by them. */
const TYPED_INTO =
  'textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit])';

/** Fields that take the arrow keys alone. */
const MOVED_BY_ARROWS = 'input:is([type=radio], [type=range])';

/** Starts to listen. */
export function listenToPageKeys(app: App) {
  addEventListener('keydown', (event) => {
    const [target] = event.composedPath();
    const focused = target instanceof HTMLElement ? target : document.body;
    if (event.defaultPrevented || isModified(event) || isTakenBy(focused)) return;
    const key = latinKey(event).toLowerCase();
    if (key === 'escape') cancel(app);
    else if (key === 'f' || key === 'z') change(app, event, key);
    else if (!focused.matches(MOVED_BY_ARROWS)) stepByKey(event, app.game(), app.dispatch);
  });
}

/** Whether the keys belong to the focused field, to a dialog or to a menu. */
const isTakenBy = (focused: HTMLElement) =>
  focused.isContentEditable ||
  focused.matches(TYPED_INTO) ||
  document.querySelector('dialog[open], .menu[open]') !== null;

/** Cancels what is under way on the board; if nothing is, leaves the zen mode. */
function cancel({ board, dispatch, game }: App) {
  if (!board.cancel() && game().settings.zen) dispatch({ type: 'setPreferences', patch: { zen: false } });
}

/** Flips the board or switches the zen mode, once however long the key is held. */
function change({ dispatch, game }: App, { repeat }: KeyboardEvent, key: 'f' | 'z') {
  if (repeat) return;
  dispatch(key === 'f' ? { type: 'flip' } : { type: 'setPreferences', patch: { zen: !game().settings.zen } });
}
