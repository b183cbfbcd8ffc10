/** The dialog of the player's puzzles: when each comes back, the puzzles as a file, and their deletion. */
import { patched } from '../game/game.ts';
import {
  NO_PUZZLES,
  duePuzzles,
  merged,
  parsePuzzles,
  recordText,
  withoutPuzzles,
} from '../game/training/puzzle-record.ts';
import { dateOf, isDue, isLearnt } from '../game/training/schedule.ts';
import { gameOfPuzzle } from '../game/training/puzzle.ts';
import { make, setAttribute } from '../ui/dom.ts';
import { numberedMove } from '../ui/names.ts';
import { startPuzzles } from '../ui/puzzle-run.ts';
import { changePuzzles, deletePuzzles, readPuzzles, today } from '../ui/puzzle-storage.ts';
import { loadLazily } from '../ui/session.ts';
import { openElements } from './dialog.tsx';
import { download } from './download.ts';
import { button, confirmButton, makeStatus } from './fields.ts';
import type { PuzzleRecord } from '../game/training/puzzle-record.ts';
import type { Puzzle } from '../game/training/puzzle.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Kept } from '../ui/puzzle-storage.ts';
import type { Session } from '../ui/session.ts';
import type { Open } from './dialogs.ts';

export const open: Open = (session, words) => {
  const { puzzles: text } = words;
  const about = make('p', {});
  const list = make('ul', { className: 'puzzle-list' });
  const status = makeStatus();
  const file = make('input', { type: 'file', accept: 'application/json,.json', hidden: true });
  const start = button(
    '',
    () => {
      dialog.close();
      loadLazily(session, () => startPuzzles(session));
    },
    'primary',
  );
  const save = button(text.save, () => {
    download('micro-max-puzzles.json', 'application/json', recordText(readPuzzles() ?? NO_PUZZLES));
  });
  const load = button(text.load, () => file.click());
  const remove = confirmButton(text.deleteAll, text.reallyDelete, () => {
    deletePuzzles();
    fill();
    status.show(text.deletedAll);
  });
  file.addEventListener('change', async () => {
    const added = parsePuzzles((await file.files?.[0]?.text()) ?? '');
    file.value = '';
    if (!added) {
      status.show(text.unreadableFile, true);
      return;
    }
    const before = readPuzzles()?.puzzles.length ?? 0;
    const kept = await changePuzzles((record) => merged(record, added));
    fill();
    report(kept, text.loaded({ count: (readPuzzles()?.puzzles.length ?? 0) - before }));
  });
  const actions = make('div', { className: 'actions' }, start, save, load, remove);
  const dialog = openElements(words, 'puzzles', text.title, [about, list, status.element, file, actions]);

  const report = (kept: Kept, done: string) => status.show(kept === 'kept' ? done : text[kept], kept !== 'kept');

  async function removeOne({ id }: Puzzle) {
    const kept = await changePuzzles((record) => withoutPuzzles(record, [id]));
    fill();
    report(kept, text.deleted);
    dialog.element.querySelector('button')?.focus();
  }

  function fill() {
    const record = readPuzzles();
    const count = record ? duePuzzles(record, today()).length : 0;
    about.textContent = aboutText(words, record);
    list.replaceChildren(...byDay(record).map((puzzle) => makeRow(session, words, puzzle, removeOne)));
    start.textContent = text.today({ count });
    start.hidden = count === 0 || session.game().training.puzzle !== null;
    save.hidden = !record?.puzzles.length;
    remove.hidden = record?.puzzles.length === 0;
  }
  fill();
};

function aboutText({ puzzles: text }: DialogTexts, record: PuzzleRecord | null) {
  if (!record) return text.unreadable;
  return record.puzzles.length > 0 ? text.about : text.none;
}

/** The puzzles in the order of their days, the learnt ones last. */
const byDay = (record: PuzzleRecord | null) =>
  [...(record?.puzzles ?? [])].sort(
    (one, other) => Number(isLearnt(one)) - Number(isLearnt(other)) || one.due - other.due,
  );

function makeRow(session: Session, { puzzles: text }: DialogTexts, puzzle: Puzzle, remove: (puzzle: Puzzle) => void) {
  const texts = session.texts();
  const { moves, san, found, due } = puzzle;
  const dateText = (day: number) =>
    dateOf(day).toLocaleDateString(texts.language, { dateStyle: 'medium', timeZone: 'UTC' });
  const game = gameOfPuzzle(
    puzzle,
    moves.map((_, index) => (index === moves.length - 1 ? san : null)),
    '',
  );
  const title = numberedMove(patched(game, { settings: session.game().settings }), texts, game.tree.head);
  const when = isDue(puzzle, today()) ? text.dueToday : text.dueOn({ date: dateText(due) });
  const parts = [text.foundOn({ date: dateText(found) }), isLearnt(puzzle) ? text.isLearnt : when];
  const deleteButton = confirmButton(text.delete, text.reallyDelete, () => remove(puzzle));
  const name = make('b', { id: `puzzle-${puzzle.id.replaceAll(' ', '-')}`, textContent: title });
  setAttribute(deleteButton, 'aria-describedby', name.id);
  return make(
    'li',
    {},
    name,
    make('span', { className: 'quiet', textContent: ` ${parts.join(' · ')} ` }),
    deleteButton,
  );
}
