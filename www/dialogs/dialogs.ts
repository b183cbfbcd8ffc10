/** All dialogs by their names. Each is loaded when first opened. */
import { loadStyles } from '../ui/lazy-styles.ts';
import { loadDialogTexts } from '../texts/load.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { App } from '../ui/app.ts';

/** Opens a dialog. */
export type Open = (app: App, words: DialogTexts) => void | Promise<void>;

const DIALOGS: Readonly<Record<string, () => Promise<{ open: Open }>>> = Object.freeze({
  open: () => import('./open-game.tsx'),
  share: () => import('./share.tsx'),
  send: () => import('./send-game.tsx'),
  setup: () => import('./position-editor.tsx'),
  games: () => import('./recent-games.tsx'),
  practise: () => import('./practise.tsx'),
  puzzles: () => import('./puzzles.tsx'),
  endings: () => import('./endings.tsx'),
  rating: () => import('./rating.tsx'),
  settings: () => import('./settings.tsx'),
  help: () => import('./help.tsx'),
  print: () => import('./print.tsx'),
});

/**
 * Opens a dialog.
 *
 * @returns When it is shown; rejected if it could not be loaded.
 */
export async function openByName(name: string, app: App): Promise<void> {
  const { language } = app.texts();
  const [dialog, words] = await Promise.all([DIALOGS[name](), loadDialogTexts(language), loadStyles('dialogs')]);
  await dialog.open(app, words);
}
