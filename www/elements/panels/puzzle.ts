/**
 * The task of a puzzle and the verdict on each move, with buttons for a hint and the solution. The sentence is spoken
 * when it changes.
 *
 * ```text
 * p[role=status]
 * button × 2
 * ```
 */
import { enable, make, onButtonPress, setAttribute, setText } from '../../ui/dom.ts';
import { sanText } from '../../ui/names.ts';
import { loadDialogTexts } from '../../texts/load.ts';
import type { DialogTexts } from '../../texts/en/dialogs.ts';
import type { MakePanel } from '../view.ts';

export const makePanel: MakePanel = ({ elementGame, puzzle, hint, reset }, place) => {
  const sentence = make('p');
  setAttribute(sentence, 'role', 'status');
  const hintButton = onButtonPress(make('button', { type: 'button' }), hint);
  const solutionButton = onButtonPress(make('button', { type: 'button' }), () => {
    if (puzzle.isOver) reset();
    else puzzle.showSolution();
  });
  setAttribute(place, 'part', 'puzzle');
  let words: DialogTexts['puzzle'] | null = null;
  let language = '';
  let shown = puzzle.feedback;

  function textOf(own: DialogTexts['puzzle']) {
    const { game, texts } = elementGame;
    const { key, san, comment } = puzzle.feedback;
    if (!puzzle.solution) return '';
    const side = texts.game.sides[puzzle.solution.color];
    const move = san ? sanText(game, texts, san) : '…';
    const verdict = key === 'task' ? comment || own.task({ side }) : own[key]({ move });
    return key === 'task' || !comment ? verdict : `${verdict} ${comment}`;
  }

  function draw() {
    if (!words) return;
    speak(sentence, textOf(words), puzzle.feedback !== shown);
    shown = puzzle.feedback;
    const isShowing = shown.key === 'showing';
    const isDone = puzzle.solution !== null && puzzle.isOver && !isShowing;
    setText(hintButton, elementGame.texts.play.hint);
    setText(solutionButton, isDone ? elementGame.texts.play.retry : words.showSolution);
    enable(hintButton, puzzle.isReadersTurn);
    enable(solutionButton, puzzle.solution !== null && !isShowing);
    // Screen readers do not announce the content with which a live region is added.
    if (!place.hasChildNodes()) place.append(sentence, hintButton, solutionButton);
  }

  return (_game, texts) => {
    draw();
    if (language === texts.language) return;
    ({ language } = texts);
    loadDialogTexts(language).then(
      ({ puzzle: own }) => {
        words = own;
        draw();
      },
      () => {
        language = '';
      },
    );
  };
};

/** Changes the sentence. A new one with the same words differs by an inaudible space, so that it is spoken again. */
function speak(sentence: HTMLElement, text: string, isNew: boolean) {
  if (isNew || sentence.textContent?.trim() !== text)
    setText(sentence, sentence.textContent === text ? `${text}\u00a0` : text);
}
