/**
 * The line above the panels of an ending to practise: its goal, the player's moves, what the position is now, and what follows.
 */
import { openByName } from '../dialogs/dialogs.ts';
import { button } from '../dialogs/fields.ts';
import { exerciseAfter, exerciseAt } from '../game/training/exercises.ts';
import { progressOf } from '../game/training/progress.ts';
import { endingOf, humanColor } from '../game/game.ts';
import { loadEndingTexts } from '../texts/load.ts';
import { elementById, make, setAttribute, setText } from '../ui/dom.ts';
import { keepSolution } from '../ui/endings-storage.ts';
import { goalOf, nameOf, startExercise } from '../ui/exercises.ts';
import { loadLazily } from '../ui/session.ts';
import type { Exercise } from '../game/training/exercises.ts';
import type { Progress } from '../game/training/progress.ts';
import type { Game } from '../game/game.ts';
import type { EndingTexts } from '../texts/en/endings.ts';
import type { Panel, Session } from '../ui/session.ts';

export function makeExerciseLine(session: Session): Panel {
  const goal = make('span', {});
  const verdict = make('b', {});
  setAttribute(verdict, 'role', 'status');
  const buttons = make('span', { className: 'puzzle-line', hidden: true });
  const element = make('div', { className: 'card puzzle-line exercise-line', hidden: true }, goal, verdict, buttons);
  elementById('side').prepend(element);
  /** What the line was drawn from. */
  let drawn: readonly unknown[] = [];
  /** What the buttons were made from. */
  let offered = '';

  function draw(game: Game, exercise: Exercise, words: EndingTexts) {
    const progress = progressOf(game, exercise);
    const { state, moves } = progress;
    setText(goal, goalText(session, words, exercise, moves));
    const isKept = state !== 'solved' || game.players.isUnrated ? 'kept' : keepSolution(exercise.key, moves);
    const text = verdictText(words, game, exercise, progress);
    setText(verdict, isKept === 'kept' ? text : `${text} ${words[isKept]}`);
    const isMissed = progress.outlook !== (exercise.goal === 'win' ? 'winning' : 'drawn');
    const isOffered = isMissed || state !== 'open';
    const key = [exercise.key, state, isOffered, session.texts().language].join();
    if (key === offered) return;
    offered = key;
    buttons.hidden = !isOffered;
    buttons.replaceChildren(...(isOffered ? makeButtons(session, words, exercise, state) : []));
  }

  return (game, { language }) => {
    const exercise = exerciseAt(game.training.exercise);
    const {
      id,
      tree,
      searches: { evaluations },
      players: { isUnrated },
    } = game;
    const parts = [
      id,
      tree,
      tree.head,
      evaluations,
      tree.positions[tree.head],
      endingOf(game),
      isUnrated,
      humanColor(game),
      language,
    ];
    if (parts.every((part, index) => part === drawn[index])) return;
    drawn = parts;
    // Whoever takes the other side solves nothing.
    if (!exercise || humanColor(game) !== exercise.color) {
      element.hidden = true;
      return;
    }
    loadLazily(session, async () => {
      const words = await loadEndingTexts(language);
      if (drawn !== parts) return;
      draw(game, exercise, words);
      element.hidden = false;
    });
  };
}

function goalText(session: Session, words: EndingTexts, exercise: Exercise, moves: number) {
  const parts = [words.lessons[exercise.lesson], nameOf(words, exercise), goalOf(session.texts(), words, exercise)];
  return [...parts, ...(moves > 0 ? [words.moves({ moves })] : [])].join(' · ');
}

/** What the position is now; nothing before the first move. */
function verdictText(
  words: EndingTexts,
  { players: { isUnrated } }: Game,
  { goal, mateMoves: best }: Exercise,
  { state, outlook, moves, mateMoves }: Progress,
) {
  if (state === 'failed') return words.failed;
  if (state === 'solved') {
    if (isUnrated) return words.helped;
    if (goal === 'draw' && outlook === 'drawn') return words.held;
    if (best === null) return words.solved({ moves });
    return moves > best ? words.solvedSlower({ moves, best }) : words.solvedBest({ moves });
  }
  if (moves === 0) return '';
  if (outlook === 'lost') return words.lost;
  if (outlook === 'drawn') return goal === 'draw' ? words.stillDrawn : words.nowDrawn;
  return mateMoves === null ? words.winning : words.winningIn({ moves: mateMoves });
}

function makeButtons(session: Session, words: EndingTexts, exercise: Exercise, state: Progress['state']) {
  const next = state === 'open' ? null : exerciseAfter(exercise);
  return [
    button(words.again, () => startExercise(session, exercise), 'small'),
    ...(next ? [button(words.next, () => startExercise(session, next), 'small primary')] : []),
    button(words.list, () => loadLazily(session, () => openByName('endings', session)), 'small'),
  ];
}
