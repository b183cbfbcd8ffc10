// @ts-check
/**
 * The panel that says whose move it is and how the game ended, with the buttons of a game.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { Game } from '../game/game.js'
 * @import { Intent } from '../game/store.js'
 */
import { parseTurn } from '../board/placement.js';
import {
  claimOf, endingOf, isHumanTurn, isLive, knownAt, otherColor, plyAfterTakeBack, turnAt,
} from '../game/game.js';
import { endingText, reasonText } from '../game/words.js';
import { elementOf, write, writeOrHide } from './text.js';

/**
 * Makes the panel work.
 *
 * @param {(intent: Intent) => void} dispatch
 * @returns {(game: Game) => void} Shows a game.
 */
export function makeStatus(dispatch) {
  const button = (/** @type {string} */ id) => /** @type {HTMLButtonElement} */ (elementOf(id));
  const takeBack = button('take-back');
  const moveNow = button('move-now');
  const claim = button('claim');
  const retry = button('retry');

  takeBack.addEventListener('click', () => dispatch({ type: 'takeBack' }));
  moveNow.addEventListener('click', () => dispatch({ type: 'moveNow' }));
  claim.addEventListener('click', () => dispatch({ type: 'claim' }));
  elementOf('live').addEventListener('click', () => dispatch({ type: 'look', ply: Infinity }));
  elementOf('flip').addEventListener('click', () => dispatch({ type: 'flip' }));
  retry.addEventListener('click', () => dispatch({ type: 'retry' }));

  return (game) => {
    const ending = endingOf(game);
    const reason = claimOf(game);
    write(elementOf('turn'), turnText(game));
    writeOrHide(elementOf('result'), ending && `${endingText(ending)} (${ending.result})`);
    elementOf('advice').hidden = ending === null;
    elementOf('notice').hidden = game.notice === null;
    write(elementOf('notice-text'), game.notice?.text ?? '');
    retry.hidden = !game.notice?.canRetry;
    writeOrHide(claim, reason && `Claim draw: ${reasonText(reason)}`);
    elementOf('live').hidden = isLive(game);
    takeBack.disabled = plyAfterTakeBack(game) === null;
    moveNow.disabled = game.search === null;
    writeSeats(game);
  };
}

/** @param {Game} game */
function turnText(game) {
  if (!isLive(game)) return `Looking back: ${placeText(game)}`;
  const ending = endingOf(game);
  if (ending) return ending.winner === null ? 'A draw' : victoryText(game, ending.winner);
  const check = knownAt(game)?.check ? 'Check! ' : '';
  if (isHumanTurn(game)) return `${check}Your move`;
  return game.stalled ? 'micro-Max gave no answer' : `${check}micro-Max is thinking…`;
}

/** @param {Game} game */
function placeText({ ply, sans, moves, start }) {
  if (ply === 0) return 'the beginning';
  const half = ply - 1 + (start === 'startpos' || parseTurn(start) === 'white' ? 0 : 1);
  const dots = half % 2 === 0 ? '.' : '…';
  return `after ${Math.floor(half / 2) + 1}${dots} ${sans[ply - 1] ?? moves[ply - 1]}`;
}

/**
 * @param {Game} game
 * @param {Color} color
 */
const name = (game, color) => (game.players[color] === 'human' ? 'You' : 'micro-Max');

/**
 * @param {Game} game
 * @param {Color} color
 */
const victoryText = (game, color) => (game.players[color] === 'human' ? 'You win' : 'micro-Max wins');

/**
 * The names above and below the board; the one whose turn it is has a mark.
 *
 * @param {Game} game
 */
function writeSeats(game) {
  const turn = endingOf(game) ? null : turnAt(game);
  /** @param {string} id @param {Color} color */
  const seat = (id, color) => {
    const element = elementOf(id);
    const level = game.players[color] === 'engine' ? `, level ${game.level}` : '';
    write(element, `${name(game, color)}${level} (${color})`);
    element.dataset.color = color;
    element.dataset.turn = String(turn === color);
  };
  seat('far-seat', otherColor(game.orientation));
  seat('near-seat', game.orientation);
}
