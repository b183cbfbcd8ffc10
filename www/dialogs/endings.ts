/** The dialog of endings to practise, by lesson, with those that the player has solved. */
import { drawDiagram } from '../board/diagram.ts';
import { parsePlacement } from '../board/placement.ts';
import { EXERCISES, LESSON_NAMES } from '../game/training/exercises.ts';
import { loadEndingTexts } from '../texts/load.ts';
import { make, setAttribute } from '../ui/dom.ts';
import { readSolved } from '../ui/endings-storage.ts';
import { goalOf, nameOf, startExercise } from '../ui/exercises.ts';
import { openElements } from './dialog.tsx';
import { button } from './fields.ts';
import type { EndingsRecord } from '../game/training/endings-record.ts';
import type { Exercise } from '../game/training/exercises.ts';
import type { EndingTexts } from '../texts/en/endings.ts';
import type { Session } from '../ui/session.ts';
import type { Open } from './dialogs.ts';

export const open: Open = async (session, words) => {
  const endings = await loadEndingTexts(session.texts().language);
  const solved = readSolved();
  const about = make('p', { textContent: endings.about });
  const fault = solved ? [] : [make('p', { className: 'error', textContent: endings.unreadable })];
  const start = (exercise: Exercise) => {
    dialog.close();
    startExercise(session, exercise);
  };
  const lessons = LESSON_NAMES.flatMap((lesson) => {
    const rows = EXERCISES.filter((exercise) => exercise.lesson === lesson).map((exercise) =>
      make('li', {}, makeChoice(session, endings, solved, exercise, start)),
    );
    const heading = make('h3', { id: `endings-${lesson}`, textContent: endings.lessons[lesson] });
    const list = make('ul', { className: 'choice-list' }, ...rows);
    setAttribute(list, 'aria-labelledby', heading.id);
    return [heading, list];
  });
  const dialog = openElements(words, 'endings', endings.title, [about, ...fault, ...lessons]);
};

function makeChoice(
  session: Session,
  words: EndingTexts,
  solved: EndingsRecord | null,
  exercise: Exercise,
  start: (exercise: Exercise) => void,
) {
  const texts = session.texts();
  const { key, fen, color, mateMoves } = exercise;
  const name = nameOf(words, exercise);
  const goal = goalOf(texts, words, exercise);
  const diagram = make('span', {});
  // The button's text names the position.
  setAttribute(diagram, 'aria-hidden', 'true');
  drawDiagram(diagram, {
    placement: parsePlacement(fen) ?? {},
    orientation: color,
    pieceSet: session.game().settings.pieces,
    label: name,
  });
  const moves = solved?.[key];
  const element = button('', () => start(exercise));
  element.value = key;
  const parts = [
    make('b', { textContent: name }),
    make('small', { textContent: mateMoves ? `${goal}, ${words.mateIn({ moves: mateMoves })}` : goal }),
    moves === undefined ? '' : make('small', { className: 'solved', textContent: `✓ ${words.isSolved({ moves })}` }),
  ];
  element.append(diagram, make('span', {}, ...parts.flatMap((part) => [part, ' '])));
  return element;
}
