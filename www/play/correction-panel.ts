/** What the review says about the move on the board, and the buttons for correcting a mistake or solving a puzzle. */
import { correctionStage, isAnswerHidden, mistakeAfter, mistakesOf } from '../game/review/correction.ts';
import { evaluationAt, scoreAt } from '../game/review/evaluations.ts';
import { gameSoFar, nodeAt } from '../game/tree/move-tree.ts';
import { make, onButtonPress, setText } from '../ui/dom.ts';
import { makeSentences } from '../ui/line-words.ts';
import { countAnswer, endRun, hasNextPuzzle, nextPuzzle } from '../ui/puzzle-run.ts';
import { explanationOf, provenWords } from '../ui/review-texts.ts';
import { loadLazily } from '../ui/session.ts';
import type { Reason } from '../engine/messages.ts';
import type { Game } from '../game/game.ts';
import type { Stage } from '../game/review/correction.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { MotifTexts } from '../texts/en/motifs.ts';
import type { Word } from '../ui/search-report.ts';
import type { Session } from '../ui/session.ts';
import type { ReviewPart, ShowPart } from './review-panel.ts';

/** In the order in which they stand. */
type ButtonName = 'retry' | 'again' | 'solution' | 'next' | 'done';

export function makeCorrection(session: Session): ReviewPart {
  const about = make('p');
  const showAbout = makeSentences(session, about);
  const buttons = makeButtons(session);
  const meritOf = makeMerits(session, () => {
    if (shown) show(...shown);
  });
  let shown: Parameters<ShowPart> | null = null;
  const element = make(
    'div',
    { className: 'correction' },
    make('div', { className: 'correction-buttons' }, ...Object.values(buttons)),
    about,
  );
  const show: ShowPart = (...parts) => {
    shown = parts;
    const [{ game }, words, motifs] = parts;
    const stage = correctionStage(game);
    const merit = stage === 'solved' ? meritOf(game, motifs) : [];
    const explanation = explanationOf(game, session.texts(), words, motifs, merit);
    showAbout(explanation);
    element.hidden = explanation.length === 0 && stage === null;
    const isShown = shownButtons(game, stage);
    for (const name of Object.keys(buttons) as ButtonName[]) {
      buttons[name].hidden = !isShown[name];
      setText(buttons[name], buttonText(name, game, stage, words));
    }
    buttons.retry.classList.toggle('primary', isShown.retry);
    buttons.again.classList.toggle('primary', isShown.again);
    buttons.next.classList.toggle('primary', stage === 'solved');
  };
  return { element, show };
}

/** The mistake that is corrected, or else the move on the board. */
const currentNode = (game: Game) => game.review.correction?.node ?? game.tree.shown;

function makeButtons(session: Session): Record<ButtonName, HTMLElement> {
  const { board, dispatch, game } = session;
  const start = (node: number | null) => {
    if (node === null) return;
    dispatch({ type: 'correctMistake', node });
    board.focus();
  };
  return {
    retry: makeButton(() => start(currentNode(game()))),
    again: makeButton(() => start(currentNode(game()))),
    solution: makeButton(() => showSolution(session)),
    next: makeButton(() => {
      if (game().training.puzzle) loadLazily(session, () => nextPuzzle(session));
      else start(mistakeAfter(game(), currentNode(game())));
    }),
    done: makeButton(() => {
      if (game().training.puzzle) {
        endRun();
        return;
      }
      const node = currentNode(game());
      dispatch({ type: 'correctMistake', node: null });
      dispatch({ type: 'showNode', node });
    }),
  };
}

/** Which buttons are of use. */
function shownButtons(game: Game, stage: Stage | null): Record<ButtonName, boolean> {
  const isMistakeShown = stage === null && mistakesOf(game).includes(game.tree.shown);
  const hasNext = game.training.puzzle ? hasNextPuzzle() : mistakeAfter(game, currentNode(game)) !== null;
  return {
    retry: isMistakeShown,
    again: stage === 'wrong' || stage === 'away',
    solution: stage === 'asking' || stage === 'wrong' || (isMistakeShown && isAnswerHidden(game, game.tree.shown)),
    next: (stage === 'solved' || isMistakeShown) && hasNext,
    done: stage !== null,
  };
}

function buttonText(name: ButtonName, game: Game, stage: Stage | null, { review, puzzles }: DialogTexts) {
  if (name === 'next' && game.training.puzzle) return puzzles.next;
  return name === 'again' && stage === 'away' ? review.back : review[name];
}

/**
 * Why moves that solve a correction are good: each is asked for once.
 *
 * @param redraw Called when an answer is there.
 */
function makeMerits(session: Session, redraw: () => void) {
  const known: Map<string, Reason | null> = new Map();
  return (game: Game, motifs: MotifTexts): Word[] => {
    const { parent } = game.tree.nodes[game.tree.shown];
    const question = meritQuestion(game);
    if (parent === null || !question) return [];
    const key = JSON.stringify(question);
    const reason = known.get(key);
    if (reason) return provenWords(game, parent, reason, session.texts(), motifs);
    if (reason === undefined) {
      known.set(key, null);
      session.client.ask('merit', question).then(
        (answer) => {
          known.set(key, answer.reason);
          redraw();
        },
        () => {},
      );
    }
    return [];
  };
}

/** The question why the move on the board is good; null while its line is not known. */
function meritQuestion(game: Game) {
  const { parent, uci } = game.tree.nodes[game.tree.shown];
  const [score, after] = [scoreAt(game, game.tree.shown), evaluationAt(game, game.tree.shown)];
  if (parent === null || uci === null || !score || game.tree.variant) return null;
  return { ...gameSoFar(game.tree, parent), score, best: [uci, ...(after?.pv ?? [])] };
}

const makeButton = (act: () => void) => onButtonPress(make('button', { type: 'button', className: 'small' }), act);

/** Plays the best move in the position before the mistake. */
function showSolution(session: Session) {
  const { dispatch, game } = session;
  const mistake = nodeAt(game().tree, game().review.correction?.node ?? game().tree.shown);
  if (!mistake || mistake.parent === null) return;
  if (game().training.puzzle) countAnswer(session, false);
  dispatch({ type: 'revealAnswer', node: mistake.id });
  dispatch({ type: 'correctMistake', node: mistake.id });
  const best = evaluationAt(game(), mistake.parent)?.pv[0];
  if (best) dispatch({ type: 'play', uci: best });
}
