/**
 * The line above the panels of an ending to practise: its goal, the player's moves, what the position is now, and what follows.
 */
import { render } from 'preact';
import { openByName } from '../dialogs/dialogs.ts';
import { exerciseAfter, exerciseAt } from '../game/training/exercises.ts';
import { progressOf } from '../game/training/progress.ts';
import { endingOf, humanColor } from '../game/game.ts';
import { loadEndingTexts } from '../texts/load.ts';
import { elementById, make } from '../ui/dom.ts';
import { goalOf, keepSolution, nameOf, startExercise } from '../ui/exercises.ts';
import { loadLazily } from '../ui/app.ts';
import { SmallButton } from '../views/fields.tsx';
import type { Exercise } from '../game/training/exercises.ts';
import type { Progress } from '../game/training/progress.ts';
import type { Game } from '../game/game.ts';
import type { EndingTexts } from '../texts/en/endings.ts';
import type { Panel, App } from '../ui/app.ts';

export function makeExerciseLine(app: App): Panel {
  const element = make('div', { className: 'card puzzle-line exercise-line', hidden: true });
  elementById('side').prepend(element);
  /** What the line was drawn from. */
  let drawn: readonly unknown[] = [];

  return (game, { language }) => {
    const exercise = exerciseAt(game.training.exercise);
    const { id, tree, searches, players } = game;
    const parts = [id, tree, searches.evaluations, players.isUnrated, endingOf(game), humanColor(game), language];
    if (parts.every((part, index) => part === drawn[index])) return;
    drawn = parts;
    // Whoever takes the other side solves nothing.
    if (!exercise || humanColor(game) !== exercise.color) {
      element.hidden = true;
      return;
    }
    loadLazily(app, async () => {
      const words = await loadEndingTexts(language);
      if (drawn !== parts) return;
      const progress = progressOf(game, exercise);
      const isCounted = progress.state === 'solved' && !game.players.isUnrated;
      const kept = isCounted ? keepSolution(exercise.key, progress.moves) : 'kept';
      const text = verdictText(words, game, exercise, progress);
      const verdict = kept === 'kept' ? text : `${text} ${words[kept]}`;
      render(lineOf(app, words, exercise, progress, verdict), element);
      element.hidden = false;
    });
  };
}

function lineOf(app: App, words: EndingTexts, exercise: Exercise, progress: Progress, verdict: string) {
  const { state, moves, outlook } = progress;
  const goal = [words.lessons[exercise.lesson], nameOf(words, exercise), goalOf(app.texts(), words, exercise)];
  const isMissed = outlook !== (exercise.goal === 'win' ? 'winning' : 'drawn');
  const next = state === 'open' ? null : exerciseAfter(exercise);
  return (
    <>
      <span>{[...goal, ...(moves > 0 ? [words.moves({ moves })] : [])].join(' · ')}</span>
      <b role="status">{verdict}</b>
      <span class="puzzle-line" hidden={!isMissed && state === 'open'}>
        <SmallButton text={words.again} onClick={() => startExercise(app, exercise)} />
        {next && <SmallButton text={words.next} class="small primary" onClick={() => startExercise(app, next)} />}
        <SmallButton text={words.list} onClick={() => loadLazily(app, () => openByName('endings', app))} />
      </span>
    </>
  );
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
