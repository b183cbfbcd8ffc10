/** The dialog of the player's puzzles: when each comes back, the puzzles as a file, and their deletion. */
import { useState } from 'preact/hooks';
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
import { numberedMove } from '../ui/names.ts';
import { changePuzzles, deletePuzzles, readPuzzles, startPuzzles, today } from '../ui/puzzles.ts';
import { loadLazily } from '../ui/app.ts';
import { Button, ConfirmButton, FileButton, Status } from '../views/fields.tsx';
import { openDialog } from './dialog.tsx';
import { download } from './download.ts';
import type { PuzzleRecord } from '../game/training/puzzle-record.ts';
import type { Puzzle } from '../game/training/puzzle.ts';
import type { Message } from '../views/fields.tsx';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Kept } from '../ui/puzzles.ts';
import type { App } from '../ui/app.ts';
import type { Open } from './dialogs.ts';

export const open: Open = (app, words) => {
  const start = () => {
    close();
    loadLazily(app, () => startPuzzles(app));
  };
  const { element, close } = openDialog(
    words,
    'puzzles',
    words.puzzles.title,
    <Puzzles
      {...{ app, words, start }}
      saved={readPuzzles()}
      focusFirst={() => element.querySelector('button')?.focus()}
    />,
  );
};

type Props = {
  app: App;
  words: DialogTexts;
  saved: PuzzleRecord | null;
  start: () => void;
  /** Called when the button with the focus has gone. */
  focusFirst: () => void;
};

function Puzzles({ app, words, saved, start, focusFirst }: Props) {
  const { puzzles: text } = words;
  const [{ record, ...message }, set] = useState({ text: '', isError: false, record: saved });
  const show = (said: Message) => set({ isError: false, ...said, record: readPuzzles() });
  const count = record ? duePuzzles(record, today()).length : 0;
  const report = (kept: Kept, done: string) =>
    show({ text: kept === 'kept' ? done : text[kept], isError: kept !== 'kept' });
  const save = () => download('micro-max-puzzles.json', 'application/json', recordText(readPuzzles() ?? NO_PUZZLES));
  const load = async (file: File) => {
    const added = parsePuzzles(await file.text());
    if (!added) {
      show({ text: text.unreadableFile, isError: true });
      return;
    }
    const before = readPuzzles()?.puzzles.length ?? 0;
    const kept = await changePuzzles((present) => merged(present, added));
    report(kept, text.loaded({ count: (readPuzzles()?.puzzles.length ?? 0) - before }));
  };
  const remove = async ({ id }: Puzzle) => {
    const kept = await changePuzzles((present) => withoutPuzzles(present, [id]));
    report(kept, text.deleted);
    focusFirst();
  };
  const removeAll = () => {
    deletePuzzles();
    show({ text: text.deletedAll });
  };
  return (
    <>
      <p>{aboutText(words, record)}</p>
      <ul class="puzzle-list">
        {byDay(record).map((puzzle) => (
          <Row key={puzzle.id} app={app} words={words} puzzle={puzzle} remove={remove} />
        ))}
      </ul>
      <Status {...message} />
      <div class="actions">
        <Button class="primary" hidden={count === 0 || app.game().training.puzzle !== null} onClick={start}>
          {text.today({ count })}
        </Button>
        <Button hidden={!record?.puzzles.length} onClick={save}>
          {text.save}
        </Button>
        <FileButton text={text.load} accept="application/json,.json" read={load} />
        <ConfirmButton
          class="deletes"
          text={text.deleteAll}
          question={text.reallyDelete}
          act={removeAll}
          hidden={record?.puzzles.length === 0}
        />
      </div>
    </>
  );
}

function aboutText({ puzzles: text }: DialogTexts, record: PuzzleRecord | null) {
  if (!record) return text.unreadable;
  return record.puzzles.length > 0 ? text.about : text.none;
}

/** The puzzles in the order of their days, the learnt ones last. */
const byDay = (record: PuzzleRecord | null) =>
  [...(record?.puzzles ?? [])].sort(
    (one, other) => Number(isLearnt(one)) - Number(isLearnt(other)) || one.due - other.due,
  );

function Row({
  app,
  words: { puzzles: text },
  puzzle,
  remove,
}: {
  app: App;
  words: DialogTexts;
  puzzle: Puzzle;
  remove: (puzzle: Puzzle) => void;
}) {
  const texts = app.texts();
  const { moves, san, found, due } = puzzle;
  const dateText = (day: number) =>
    dateOf(day).toLocaleDateString(texts.language, { dateStyle: 'medium', timeZone: 'UTC' });
  const game = gameOfPuzzle(
    puzzle,
    moves.map((_, index) => (index === moves.length - 1 ? san : null)),
    '',
  );
  const title = numberedMove(patched(game, { settings: app.game().settings }), texts, game.tree.head);
  const when = isDue(puzzle, today()) ? text.dueToday : text.dueOn({ date: dateText(due) });
  const parts = [text.foundOn({ date: dateText(found) }), isLearnt(puzzle) ? text.isLearnt : when];
  const id = `puzzle-${puzzle.id.replaceAll(' ', '-')}`;
  return (
    <li>
      <b id={id}>{title}</b>
      <span class="quiet">{` ${parts.join(' · ')} `}</span>
      <ConfirmButton text={text.delete} question={text.reallyDelete} act={() => remove(puzzle)} aria-describedby={id} />
    </li>
  );
}
