// @ts-check
/**
 * What the review says about the move on the board, and the buttons for correcting a mistake or solving a puzzle.
 *
 * @import { Reason } from '../engine/messages.js'
 * @import { Game } from '../game/game.js'
 * @import { Stage } from '../game/review/correction.js'
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 * @import { MotifTexts } from '../texts/en/motifs.js'
 * @import { Word } from '../ui/search-report.js'
 * @import { Session } from '../ui/session.js'
 * @import { ShowPart } from './review-panel.js'
 */
import { correctionStage, isAnswerHidden, mistakeAfter, mistakesOf } from '../game/review/correction.js';
import { evaluationAt, scoreAt } from '../game/review/evaluations.js';
import { gameSoFar, nodeAt } from '../game/tree/move-tree.js';
import { make, onButtonPress, setText } from '../ui/dom.js';
import { makeSentences } from '../ui/line-words.js';
import { countAnswer, endRun, hasNextPuzzle, nextPuzzle } from '../ui/puzzle-run.js';
import { explanationOf, provenWords } from '../ui/review-texts.js';
import { loadLazily } from '../ui/session.js';

/** @typedef {'retry' | 'again' | 'solution' | 'next' | 'done'} ButtonName In the order in which they stand. */

/** @param {Session} session @returns {{ element: HTMLElement, show: ShowPart }} */
export function makeCorrection(session) {
  const about = make('p');
  const showAbout = makeSentences(session, about);
  const buttons = makeButtons(session);
  const meritOf = makeMerits(session, () => {
    if (shown) show(...shown);
  });
  /** @type {Parameters<ShowPart> | null} */
  let shown = null;
  const element = make(
    'div',
    { className: 'correction' },
    make('div', { className: 'correction-buttons' }, ...Object.values(buttons)),
    about,
  );
  /** @type {ShowPart} */
  function show(...parts) {
    shown = parts;
    const [{ game }, words, motifs] = parts;
    const stage = correctionStage(game);
    const merit = stage === 'solved' ? meritOf(game, motifs) : [];
    const explanation = explanationOf(game, session.texts(), words, motifs, merit);
    showAbout(explanation);
    element.hidden = explanation.length === 0 && stage === null;
    const isShown = shownButtons(game, stage);
    for (const name of /** @type {ButtonName[]} */ (Object.keys(buttons))) {
      buttons[name].hidden = !isShown[name];
      setText(buttons[name], buttonText(name, game, stage, words));
    }
    buttons.retry.classList.toggle('primary', isShown.retry);
    buttons.again.classList.toggle('primary', isShown.again);
    buttons.next.classList.toggle('primary', stage === 'solved');
  }
  return { element, show };
}

/**
 * The mistake that is corrected, or else the move on the board.
 * @param {Game} game
 */
const currentNode = (game) => game.correction?.node ?? game.shown;

/** @param {Session} session @returns {Record<ButtonName, HTMLElement>} */
function makeButtons(session) {
  const { board, dispatch, game } = session;
  const start = (/** @type {number | null} */ node) => {
    if (node === null) return;
    dispatch({ type: 'correctMistake', node });
    board.focus();
  };
  return {
    retry: makeButton(() => start(currentNode(game()))),
    again: makeButton(() => start(currentNode(game()))),
    solution: makeButton(() => showSolution(session)),
    next: makeButton(() => {
      if (game().puzzle) loadLazily(session, () => nextPuzzle(session));
      else start(mistakeAfter(game(), currentNode(game())));
    }),
    done: makeButton(() => {
      if (game().puzzle) {
        endRun();
        return;
      }
      const node = currentNode(game());
      dispatch({ type: 'correctMistake', node: null });
      dispatch({ type: 'showNode', node });
    }),
  };
}

/**
 * Which buttons are of use.
 * @param {Game} game @param {Stage | null} stage @returns {Record<ButtonName, boolean>}
 */
function shownButtons(game, stage) {
  const isMistakeShown = stage === null && mistakesOf(game).includes(game.shown);
  const hasNext = game.puzzle ? hasNextPuzzle() : mistakeAfter(game, currentNode(game)) !== null;
  return {
    retry: isMistakeShown,
    again: stage === 'wrong' || stage === 'away',
    solution: stage === 'asking' || stage === 'wrong' || (isMistakeShown && isAnswerHidden(game, game.shown)),
    next: (stage === 'solved' || isMistakeShown) && hasNext,
    done: stage !== null,
  };
}

/** @param {ButtonName} name @param {Game} game @param {Stage | null} stage @param {DialogTexts} words */
function buttonText(name, game, stage, { review, puzzles }) {
  if (name === 'next' && game.puzzle) return puzzles.next;
  return name === 'again' && stage === 'away' ? review.back : review[name];
}

/**
 * Why moves that solve a correction are good: each is asked for once.
 * @param {Session} session @param {() => void} redraw Called when an answer is there.
 */
function makeMerits(session, redraw) {
  /** @type {Map<string, Reason | null>} */
  const known = new Map();
  /** @param {Game} game @param {MotifTexts} motifs @returns {Word[]} */
  return (game, motifs) => {
    const { parent } = game.tree.nodes[game.shown];
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

/**
 * The question why the move on the board is good; null while its line is not known.
 * @param {Game} game
 */
function meritQuestion(game) {
  const { parent, uci } = game.tree.nodes[game.shown];
  const [score, after] = [scoreAt(game, game.shown), evaluationAt(game, game.shown)];
  if (parent === null || uci === null || !score || game.tree.variant) return null;
  return { ...gameSoFar(game.tree, parent), score, best: [uci, ...(after?.pv ?? [])] };
}

/** @param {() => void} act */
const makeButton = (act) => onButtonPress(make('button', { type: 'button', className: 'small' }), act);

/**
 * Plays the best move in the position before the mistake.
 * @param {Session} session
 */
function showSolution(session) {
  const { dispatch, game } = session;
  const mistake = nodeAt(game().tree, game().correction?.node ?? game().shown);
  if (!mistake || mistake.parent === null) return;
  if (game().puzzle) countAnswer(session, false);
  dispatch({ type: 'revealAnswer', node: mistake.id });
  dispatch({ type: 'correctMistake', node: mistake.id });
  const best = evaluationAt(game(), mistake.parent)?.pv[0];
  if (best) dispatch({ type: 'play', uci: best });
}
