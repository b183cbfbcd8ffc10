// @ts-check
/**
 * The dialog of endings to practise, by lesson, with those that the player has solved.
 *
 * @import { Exercise } from '../game/endings/exercises.js'
 * @import { EndingsRecord } from '../game/endings/endings-record.js'
 * @import { EndingTexts } from '../texts/en/endings.js'
 * @import { Session } from '../ui/session.js'
 * @import { Open } from './dialogs.js'
 */
import { drawDiagram } from '../board/diagram.js';
import { parsePlacement } from '../board/placement.js';
import { EXERCISES, LESSON_NAMES } from '../game/endings/exercises.js';
import { loadEndingTexts } from '../texts/load.js';
import { make, setAttribute } from '../ui/dom.js';
import { readSolved } from '../ui/endings-storage.js';
import { goalOf, nameOf, startExercise } from '../ui/exercises.js';
import { openDialog } from './dialog.js';
import { button } from './fields.js';

/** @type {Open} */
export async function open(session, words) {
  const endings = await loadEndingTexts(session.texts().language);
  const solved = readSolved();
  const about = make('p', { textContent: endings.about });
  const fault = solved ? [] : [make('p', { className: 'error', textContent: endings.unreadable })];
  const start = (/** @type {Exercise} */ exercise) => {
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
  const dialog = openDialog(words, 'endings', endings.title, [about, ...fault, ...lessons]);
}

/**
 * @param {Session} session
 * @param {EndingTexts} words
 * @param {EndingsRecord | null} solved
 * @param {Exercise} exercise
 * @param {(exercise: Exercise) => void} start
 */
function makeChoice(session, words, solved, exercise, start) {
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
    pieceSet: session.game().preferences.pieces,
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
