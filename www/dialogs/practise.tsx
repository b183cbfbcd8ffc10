/** The place to practise: the player's mistakes that are due, and the endings by lesson, each with boards to look at. */
import { drawDiagram } from '../board/diagram.ts';
import { parsePlacement } from '../board/placement.ts';
import { EXERCISES, LESSON_NAMES } from '../game/training/exercises.ts';
import { duePuzzles } from '../game/training/puzzle-record.ts';
import { loadEndingTexts } from '../texts/load.ts';
import { loadLazily } from '../ui/app.ts';
import { readSolved } from '../ui/exercises.ts';
import { readPuzzles, startPuzzles, today } from '../ui/puzzles.ts';
import { Button } from '../views/fields.tsx';
import { Drawing } from '../views/drawing.tsx';
import { openDialog } from './dialog.tsx';
import type { Color } from '../board/geometry.ts';
import type { PuzzleRecord } from '../game/training/puzzle-record.ts';
import type { Puzzle } from '../game/training/puzzle.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { App } from '../ui/app.ts';
import type { Open } from './dialogs.ts';

/** The number of boards shown of each kind. */
const MOST_BOARDS = 3;

export const open: Open = async (app, words) => {
  const { practise: text } = words;
  const endings = await loadEndingTexts(app.texts().language);
  const solved = readSolved();
  const record = readPuzzles();
  const due = record ? duePuzzles(record, today()) : [];
  const leave = (act: () => Promise<void>) => () => {
    close();
    loadLazily(app, act);
  };
  const next = EXERCISES.filter(({ key }) => solved?.[key] === undefined);
  const { close } = openDialog(
    words,
    'practise',
    text.title,
    <div class="practise-parts">
      <section aria-labelledby="practise-mistakes">
        <h3 id="practise-mistakes">{text.mistakes}</h3>
        <p>{mistakesText(words, record, due.length)}</p>
        <Boards app={app} boards={due.map(boardOf)} />
        <div class="actions">
          <Button class="primary" hidden={due.length === 0} onClick={leave(() => startPuzzles(app))}>
            {text.start}
          </Button>
          <Button
            hidden={!record?.puzzles.length}
            onClick={leave(async () => (await import('./puzzles.tsx')).open(app, words))}
          >
            {text.all}
          </Button>
        </div>
      </section>
      <section aria-labelledby="practise-endings">
        <h3 id="practise-endings">{endings.title}</h3>
        <p>
          {solved
            ? text.endings({
                lessons: LESSON_NAMES.length,
                solved: EXERCISES.length - next.length,
                all: EXERCISES.length,
              })
            : endings.unreadable}
        </p>
        <Boards app={app} boards={next} />
        <div class="actions">
          <Button
            class={due.length === 0 ? 'primary' : ''}
            onClick={leave(async () => (await import('./endings.tsx')).open(app, words))}
          >
            {text.choose}
          </Button>
        </div>
      </section>
    </div>,
  );
};

function mistakesText({ practise: text, puzzles }: DialogTexts, record: PuzzleRecord | null, dueCount: number) {
  if (!record) return puzzles.unreadable;
  if (dueCount > 0) return text.due({ count: dueCount });
  return record.puzzles.length > 0 ? text.noneDue : puzzles.none;
}

type Board = { fen: string; color: Color };

/** The position before the mistake. */
function boardOf({ id }: Puzzle): Board {
  const [placement, turn] = id.split(' ');
  return { fen: placement, color: turn === 'b' ? 'black' : 'white' };
}

/** The first of some positions. The sentence above counts them, so that they need no names. */
const Boards = ({ app, boards }: { app: App; boards: readonly Board[] }) => (
  <div class="practise-boards" aria-hidden="true">
    {boards.slice(0, MOST_BOARDS).map(({ fen, color }, index) => (
      <Drawing
        key={`${index}`}
        draw={(place) =>
          drawDiagram(place, {
            placement: parsePlacement(fen) ?? {},
            orientation: color,
            pieceSet: app.game().settings.pieces,
            label: '',
          })
        }
      />
    ))}
  </div>
);
