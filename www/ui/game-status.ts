/** The state of the game: whose turn it is or how it ended, with a line of details and the notice. */
import {
  UNEQUAL_RESULTS,
  claimOf,
  endingOf,
  humanColor,
  isAftermath,
  isBetweenEngines,
  isEngineTurn,
  isForTwo,
  isHumanTurn,
  isLive,
  isPaused,
  positionAt,
  shownPlacement,
  turnAt,
} from '../game/game.ts';
import { ROOT, squaresOf } from '../game/tree/move-tree.ts';
import { countText } from '../texts/number.ts';
import { pieceText, reasonText, sideText } from '../texts/sentences.ts';
import { calmly } from './calmly.ts';
import { elementById, onPress, setAttribute, setText } from './dom.ts';
import { makeSentences } from './line-words.tsx';
import { PROGRAM, numberedMove, playerName, sanText, unbroken } from './names.ts';
import { makeNoticeText } from './messages.ts';
import { aroundLine, provenWords, reasonWords } from './review-texts.ts';
import type { Ending, Game } from '../game/game.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Word } from './search-report.ts';
import type { Panel, App } from './app.ts';

/** Notices that do not report an error. */
const INFORMATION = /^(?:friend|notKept|notOffered|openElsewhere|overtaken)/;

/** Makes the panel. */
export function makeGameStatus(app: App): Panel {
  const { dispatch } = app;
  elementById('status-text').hidden = false;
  const retry = onPress('retry', () => dispatch({ type: 'retry' }));
  onPress('close-notice', () => dispatch({ type: 'setNotice', message: null }));
  const showNotice = makeNoticeText(elementById('notice-text'));
  const status = elementById('status-text');
  const showDetail = makeSentences(app, elementById('status-detail'));
  const showStatus = calmly((game, texts) => {
    setText(elementById('turn'), headline(game, texts));
    showDetail(detailWords(game, texts));
  });
  return (game, texts) => {
    setAttribute(status, 'aria-busy', String(isEngineTurn(game)));
    showStatus(game, texts);
    const {
      page: { notice },
      searches: { stalled },
    } = game;
    showNotice(notice, texts);
    retry.hidden = !stalled;
    const frame = elementById('notice');
    frame.hidden = !notice && !stalled;
    frame.classList.toggle('information', INFORMATION.test(notice?.key ?? ''));
  };
}

/** The headline of the page. */
export function headline(game: Game, texts: Texts): string {
  if (game.training.puzzle) return texts.play.sideToMove({ side: sideText(texts, turnAt(game, game.tree.shown)) });
  if (!isLive(game)) return turnText(game, texts);
  if (endingOf(game)) return outcomeText(game, texts);
  if (isPaused(game)) return texts.play.isPaused;
  return isBetweenEngines(game) && !game.searches.stalled ? texts.play.enginesPlay : turnText(game, texts);
}

/** Whose turn it is, or how the game ended. */
export function turnText(game: Game, texts: Texts): string {
  const { play } = texts;
  if (!isLive(game)) return play.lookingBack({ place: placeText(game, texts) });
  const ending = endingOf(game);
  if (ending) return outcomeText(game, texts);
  const check = positionAt(game)?.check ? `${play.check} ` : '';
  const side = sideText(texts, turnAt(game));
  if (game.searches.stalled) return play.noAnswer({ name: PROGRAM });
  if (isEngineTurn(game)) return check + play.isThinking({ name: humanColor(game) ? PROGRAM : side });
  return check + (isHumanTurn(game) && !isForTwo(game) ? play.yourMove : play.sideToMove({ side }));
}

function outcomeText(game: Game, texts: Texts) {
  const { winner, result } = endingOf(game) as Ending;
  if (winner === null) return UNEQUAL_RESULTS.has(result) ? texts.play.over : texts.play.aDraw;
  const human = humanColor(game);
  if (human === winner) return texts.play.youWin;
  return texts.play.sideWins({ side: human ? playerName(game, texts, winner) : sideText(texts, winner) });
}

/** A move with its number, "12… Nf6", or the words for the starting position. */
export function placeText(game: Game, texts: Texts, id: number = game.tree.shown) {
  return id === ROOT ? texts.play.beginning : numberedMove(game, texts, id);
}

/** The line below the headline: answers to what the player asked for come first, then what can be done. */
export function detailWords(game: Game, texts: Texts): Word[] {
  if (game.help.refusal?.node === game.tree.shown) return [{ text: texts.messages[game.help.refusal.key] }];
  const answers = [hintWords, threatWords, noteWords].map((words) => words(game, texts));
  return answers.find((words) => words.length > 0) ?? [{ text: detailText(game, texts) }];
}

/** The line if it names no move of the engine. */
function detailText(game: Game, texts: Texts): string {
  const { play } = texts;
  const answer = offerText(game, texts);
  if (answer) return answer;
  if (!isLive(game)) return isAftermath(game) ? play.tryMoves : play.goOnFromHere;
  if (endingOf(game)) return '';
  const claim = claimOf(game);
  if (claim) return play.mayClaim({ reason: reasonText(texts, claim) });
  if (game.tree.head !== ROOT) return play.lastMove({ move: placeText(game, texts) });
  if (!isHumanTurn(game)) return '';
  return globalThis.matchMedia?.('(pointer: coarse)').matches ? play.howToMoveByTouch : play.howToMove;
}

function hintWords(game: Game, texts: Texts): Word[] {
  const { hint } = game.help;
  if (hint?.node !== game.tree.shown || endingOf(game)) return [];
  if (!hint.uci) return [{ text: texts.play.looking }];
  if (hint.step === 1) {
    const [square] = squaresOf(hint.uci);
    return [{ text: texts.play.hintPiece({ piece: pieceText(texts, shownPlacement(game)[square] ?? ''), square }) }];
  }
  const san = positionAt(game, hint.node)?.legal.find(({ uci }) => uci === hint.uci)?.san;
  const move = { text: unbroken(sanText(game, texts, san ?? hint.uci)), node: hint.node, moves: hint.uci };
  const words = aroundLine((line) => texts.play.hintMove({ move: line }), [move]);
  const { reason } = hint;
  if (!texts.motifs || !reason || reason === 'asked') return words;
  // A line of that move alone adds nothing.
  const shown = reason.san.length > 1 ? reason : { ...reason, san: [] };
  const why = provenWords(game, hint.node, shown, texts, texts.motifs);
  return why.length > 0 ? [...words, { text: '. ' }, ...why] : words;
}

function threatWords(game: Game, texts: Texts): Word[] {
  const {
    help: { threat },
    tree: { shown },
  } = game;
  if (threat?.node !== shown) return [];
  if (threat.uci === null) return [{ text: texts.play.looking }];
  if (threat.uci === '') return [{ text: texts.play.noThreat }];
  return [{ text: texts.play.threatOf({ move: unbroken(sanText(game, texts, threat.san ?? threat.uci)) }) }];
}

function noteWords(game: Game, texts: Texts): Word[] {
  const {
    help: { note },
    tree,
  } = game;
  const isNear = note && [tree.shown, tree.nodes[tree.shown].parent].includes(note.node) && tree.shown === tree.head;
  if (!isNear) return [];
  const [move, better] = [note.played, note.better].map((san) => unbroken(sanText(game, texts, san)));
  const lost = texts.play.note({ move, better, pawns: countText(texts.language, note.lost_cp / 100) });
  const reason = texts.motifs ? reasonWords(game, note.node, texts, texts.motifs) : [];
  return [{ text: lost }, ...(reason.length > 0 ? [{ text: ' ' }, ...reason] : [])];
}

function offerText({ players: { offer } }: Game, texts: Texts) {
  if (offer === 'asked') return texts.play.offerAsked;
  if (offer === 'received') return texts.play.offerReceived;
  return offer === 'refused' ? texts.play.offerRefused : '';
}
