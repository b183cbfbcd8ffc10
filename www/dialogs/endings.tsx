/** The dialog of endings to practise, by lesson, with those that the player has solved. */
import { Fragment } from 'preact';
import { drawDiagram } from '../board/diagram.ts';
import { parsePlacement } from '../board/placement.ts';
import { EXERCISES, LESSON_NAMES } from '../game/training/exercises.ts';
import { loadEndingTexts } from '../texts/load.ts';
import { goalOf, nameOf, readSolved, startExercise } from '../ui/exercises.ts';
import { Drawing } from '../views/drawing.tsx';
import { openDialog } from './dialog.tsx';
import type { EndingsRecord } from '../game/training/endings-record.ts';
import type { Exercise } from '../game/training/exercises.ts';
import type { EndingTexts } from '../texts/en/endings.ts';
import type { App } from '../ui/app.ts';
import type { Open } from './dialogs.ts';

export const open: Open = async (app, words) => {
  const endings = await loadEndingTexts(app.texts().language);
  const solved = readSolved();
  const start = (exercise: Exercise) => {
    close();
    startExercise(app, exercise);
  };
  const { close } = openDialog(
    words,
    'endings',
    endings.title,
    <>
      <p>{endings.about}</p>
      {!solved && <p class="error">{endings.unreadable}</p>}
      {LESSON_NAMES.map((lesson) => (
        <Fragment key={lesson}>
          <h3 id={`endings-${lesson}`}>{endings.lessons[lesson]}</h3>
          <ul class="choice-list" aria-labelledby={`endings-${lesson}`}>
            {EXERCISES.filter((exercise) => exercise.lesson === lesson).map((exercise) => (
              <li key={exercise.key}>
                <Choice app={app} words={endings} moves={solved?.[exercise.key]} {...{ exercise, start }} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </>,
  );
};

function Choice({
  app,
  words,
  moves,
  exercise,
  start,
}: {
  app: App;
  words: EndingTexts;
  /** In how many moves it has been solved. */
  moves: EndingsRecord[string] | undefined;
  exercise: Exercise;
  start: (exercise: Exercise) => void;
}) {
  const { key, fen, color, mateMoves } = exercise;
  const name = nameOf(words, exercise);
  const goal = goalOf(app.texts(), words, exercise);
  const draw = (place: HTMLElement) =>
    drawDiagram(place, {
      placement: parsePlacement(fen) ?? {},
      orientation: color,
      pieceSet: app.game().settings.pieces,
      label: name,
    });
  return (
    <button type="button" value={key} onClick={() => start(exercise)}>
      {/* The button's text names the position. */}
      <Drawing as="span" aria-hidden="true" draw={draw} />
      <span>
        <b>{name}</b> <small>{mateMoves ? `${goal}, ${words.mateIn({ moves: mateMoves })}` : goal}</small>{' '}
        {moves !== undefined && <small class="solved">✓ {words.isSolved({ moves })}</small>}{' '}
      </span>
    </button>
  );
}
