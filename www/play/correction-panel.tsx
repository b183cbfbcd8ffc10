/** What the review says about the move on the board, and the buttons for correcting a mistake or solving a puzzle. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { correctionStage, hintedSquare, isAnswerHidden, mistakeAfter, mistakesOf } from '../game/review/correction.ts';
import { evaluationAt, scoreAt } from '../game/review/evaluations.ts';
import { gameSoFar, nodeAt } from '../game/tree/move-tree.ts';
import { makeSentences } from '../ui/line-words.tsx';
import { countAnswer, endRun, hasNextPuzzle, nextPuzzle } from '../ui/puzzles.ts';
import { explanationOf, provenWords } from '../ui/review-texts.ts';
import { loadLazily } from '../ui/app.ts';
import { elementsOf } from '../views/drawing.tsx';
import type { Reason } from '../engine/messages.ts';
import type { Game } from '../game/game.ts';
import type { Stage } from '../game/review/correction.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { MotifTexts } from '../texts/en/motifs.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Word } from '../ui/search-report.ts';
import type { App } from '../ui/app.ts';
import type { ReviewProps } from './review-panel.tsx';

/** In the order in which they stand. */
const BUTTONS = ['retry', 'again', 'hint', 'solution', 'next', 'done'] as const;

type ButtonName = (typeof BUTTONS)[number];

/** @param place The element with the place of a puzzle. */
export function Correction({ app, game, words, motifs, place }: ReviewProps & { place: HTMLElement }) {
  const stage = correctionStage(game);
  const merit = useMerit(app, game, motifs, stage);
  const explanation = explanationOf(game, app.texts(), words, motifs, merit);
  const isShown = shownButtons(game, stage);
  const primary = primaryButton(stage, isShown);
  const buttons = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Enter goes on.
    if (stage === 'solved') buttons.current?.querySelector<HTMLElement>('.primary')?.focus({ preventScroll: true });
  }, [stage]);
  return (
    <div class={`correction ${stage ?? ''}`} hidden={explanation.length === 0 && stage === null}>
      {elementsOf([place])}
      <Sentences app={app} words={explanation} />
      <div class="correction-buttons" ref={buttons}>
        {BUTTONS.map((name) => (
          <button
            key={name}
            type="button"
            class={name === primary ? 'primary' : ''}
            hidden={!isShown[name]}
            onClick={() => press(app, name)}
          >
            {buttonText(name, game, stage, words, app.texts())}
          </button>
        ))}
      </div>
    </div>
  );
}

function Sentences({ app, words }: { app: App; words: readonly Word[] }) {
  const place = useRef<HTMLParagraphElement>(null);
  const show = useRef<((words: readonly Word[]) => void) | null>(null);
  useLayoutEffect(() => {
    if (place.current) show.current ??= makeSentences(app, place.current);
    show.current?.(words);
  });
  return <p ref={place} />;
}

/** The mistake that is corrected, or else the move on the board. */
const currentNode = (game: Game) => game.review.correction?.node ?? game.tree.shown;

/** Asks for a better move than a mistake. */
export function askForBetter({ board, dispatch }: App, mistake: number) {
  dispatch({ type: 'correctMistake', node: mistake });
  board.focus();
}

function press(app: App, name: ButtonName) {
  const { board, dispatch, game } = app;
  const isPuzzle = game().training.puzzle !== null;
  const node = currentNode(game());
  const start = (mistake: number | null) => mistake !== null && askForBetter(app, mistake);
  if (name === 'hint') {
    dispatch({ type: 'hintCorrection' });
    board.focus();
  } else if (name === 'solution') showSolution(app);
  else if (name === 'next' && isPuzzle) loadLazily(app, () => nextPuzzle(app));
  else if (name === 'next') start(mistakeAfter(game(), node));
  else if (name !== 'done') start(node);
  else if (isPuzzle) endRun();
  else {
    dispatch({ type: 'correctMistake', node: null });
    dispatch({ type: 'showNode', node });
  }
}

/** Which buttons are of use. */
function shownButtons(game: Game, stage: Stage | null): Record<ButtonName, boolean> {
  const isMistakeShown = stage === null && mistakesOf(game).includes(game.tree.shown);
  const hasNext = game.training.puzzle ? hasNextPuzzle() : mistakeAfter(game, currentNode(game)) !== null;
  return {
    retry: isMistakeShown,
    again: stage === 'wrong' || stage === 'away',
    hint: stage === 'asking' && hintedSquare(game) === null,
    solution: stage === 'asking' || stage === 'wrong' || (isMistakeShown && isAnswerHidden(game, game.tree.shown)),
    next: (stage === 'solved' || (stage !== null && !game.training.puzzle) || isMistakeShown) && hasNext,
    done: stage !== null,
  };
}

function buttonText(
  name: ButtonName,
  game: Game,
  stage: Stage | null,
  { review, puzzles }: DialogTexts,
  { play }: Texts,
) {
  if (name === 'hint') return play.hint;
  if (name === 'next' && game.training.puzzle) return puzzles.next;
  if (name === 'next' && stage !== null && stage !== 'solved') return review.skip;
  return name === 'again' && stage === 'away' ? review.back : review[name];
}

/** The button that goes on. */
function primaryButton(stage: Stage | null, isShown: Record<ButtonName, boolean>): ButtonName {
  if (stage === 'solved') return isShown.next ? 'next' : 'done';
  return stage === null ? 'retry' : 'again';
}

/** Why the move that solves a correction is good. */
function useMerit(app: App, game: Game, motifs: MotifTexts, stage: Stage | null): Word[] {
  const [known, keep] = useState<Readonly<Record<string, Reason | null>>>({});
  const question = stage === 'solved' ? meritQuestion(game) : null;
  const key = JSON.stringify(question);
  useLayoutEffect(() => {
    if (!question || key in known) return;
    app.client.ask('merit', question).then(
      ({ reason }) => keep((before) => ({ ...before, [key]: reason })),
      () => {},
    );
  }, [key]);
  const { parent } = game.tree.nodes[game.tree.shown];
  const reason = known[key];
  return parent !== null && reason ? provenWords(game, parent, reason, app.texts(), motifs) : [];
}

/** The question why the move on the board is good; null while its line is not known. */
function meritQuestion(game: Game) {
  const { parent, uci } = game.tree.nodes[game.tree.shown];
  const [score, after] = [scoreAt(game, game.tree.shown), evaluationAt(game, game.tree.shown)];
  if (parent === null || uci === null || !score || game.tree.variant) return null;
  return { ...gameSoFar(game.tree, parent), score, best: [uci, ...(after?.pv ?? [])] };
}

/** Plays the best move in the position before the mistake. */
function showSolution(app: App) {
  const { dispatch, game } = app;
  const mistake = nodeAt(game().tree, game().review.correction?.node ?? game().tree.shown);
  if (!mistake || mistake.parent === null) return;
  if (game().training.puzzle) countAnswer(app, false);
  dispatch({ type: 'revealAnswer', node: mistake.id });
  dispatch({ type: 'correctMistake', node: mistake.id });
  const best = evaluationAt(game(), mistake.parent)?.pv[0];
  if (best) dispatch({ type: 'play', uci: best });
}
