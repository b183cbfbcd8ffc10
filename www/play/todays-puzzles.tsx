/** The line above the panels: how many puzzles are to be solved today, and what became of those of the last run. */
import { render } from 'preact';
import { duePuzzles, withinReach } from '../game/training/puzzle-record.ts';
import { loadDialogTexts } from '../texts/load.ts';
import { elementById, make } from '../ui/dom.ts';
import { loadLazily } from '../ui/app.ts';
import { changePuzzles, latestRun, readPuzzles, startPuzzles, today, whenPuzzlesChange } from '../ui/puzzles.ts';
import { SmallButton } from '../views/fields.tsx';
import type { App } from '../ui/app.ts';

let line: HTMLElement | null = null;

/** Shows the line as it is now; it is hidden while there is nothing to say, and while puzzles are solved. */
export async function showTodaysPuzzles(app: App) {
  const { puzzles: words } = await loadDialogTexts(app.texts().language);
  const record = readPuzzles();
  line ??= makeLine(app);
  if (record && withinReach(record, today()) !== record) {
    await changePuzzles((current) => withinReach(current, today()));
    return;
  }
  const count = record ? duePuzzles(record, today()).length : 0;
  const run = latestRun();
  const text = !record ? words.unreadable : run && run.answered > 0 ? words.ended(run) : words.title;
  const start = () => loadLazily(app, () => startPuzzles(app));
  render(
    <>
      <p role="status">{text}</p>
      <SmallButton text={words.today({ count })} hidden={count === 0} onClick={start} />
    </>,
    line,
  );
  line.hidden = app.game().training.puzzle !== null || (text === words.title && count === 0);
}

function makeLine(app: App) {
  const element = make('div', { className: 'card puzzle-line', hidden: true });
  elementById('side').prepend(element);
  const showAgain = () => loadLazily(app, () => showTodaysPuzzles(app));
  whenPuzzlesChange(showAgain);
  // A page that stays open sees another day begin.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) showAgain();
  });
  return element;
}
