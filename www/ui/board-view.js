// @ts-check
/**
 * Shows a game on the board.
 *
 * @import { Board } from '../board/board.js'
 * @import { BoardState } from '../board/state.js'
 * @import { Words } from '../board/texts.js'
 * @import { Game } from '../game/game.js'
 * @import { Texts } from '../texts/en/page.js'
 * @import { Panel } from './session.js'
 */
import { kingSquare } from '../board/state.js';
import { picturesOf, sizeOf } from '../game/position/board-shape.js';
import { refutationOf } from '../game/review/correction.js';
import { scoreAt } from '../game/review/evaluations.js';
import { nagsOf } from '../game/review/judgement.js';
import {
  awaitedSide,
  endingOf,
  isLive,
  positionAt,
  playableMoves,
  premovable,
  premoveOf,
  shownPlacement,
} from '../game/game.js';
import { isDrop, lastMoveOf, ROOT, squaresOf } from '../game/tree/move-tree.js';
import { movableSquares } from '../game/refusal.js';
import { scoreText } from '../texts/sentences.js';
import { passText } from './names.js';

/**
 * Makes the panel. The board gets only what has changed.
 * @param {Board} board
 * @param {HTMLElement} element The board's container.
 * @param {() => boolean} [canMove] Whether the player may move at all.
 * @returns {Panel}
 */
export function makeBoardView(board, element, canMove = () => true) {
  /** What the board shows. @type {Partial<BoardState>} */
  let present = {};
  let orientation = 'white';
  return (game, texts) => {
    const state = stateOf(game, texts);
    if (!canMove()) Object.assign(state, { moves: [], premoves: [], awaitedSide: null });
    // A new game seen from the other side: the keyboard starts among that side's pieces.
    if (game.head === ROOT && game.orientation !== orientation) {
      const file = game.tree.variant ? 'b' : 'e';
      state.focus = `${file}${game.orientation === 'white' ? 2 : sizeOf(game.tree).ranks - 1}`;
    }
    ({ orientation } = game);
    const patch = Object.fromEntries(
      Object.entries(state).filter(([field, value]) => !isSame(value, /** @type {any} */ (present)[field])),
    );
    present = { ...present, ...patch };
    if (Object.keys(patch).length > 0) board.update(patch);
    element.classList.toggle('past-position', !isLive(game) && !endingOf(game));
  };
}

/** @param {Game} game @param {Texts} texts @returns {Partial<BoardState>} */
function stateOf(game, texts) {
  const { coordinates, autoQueen, animation, targets, pieces: pieceSet } = game.preferences;
  const { arrows, circles } = game.tree.nodes[game.shown];
  const known = positionAt(game, game.shown);
  const pieces = shownPlacement(game);
  const score = scoreAt(game, game.shown);
  const { files, ranks } = sizeOf(game.tree);
  /** @type {Words} */
  const words = texts.board;
  return {
    position: `${game.id} ${game.shown}`,
    width: files,
    height: ranks,
    pieces,
    awaitedSide: awaitedSide(game),
    moves: playableMoves(game),
    premoves: premovable(game),
    premove: premoveOf(game),
    orientation: game.orientation,
    lastMove: lastMoveOf(game.tree.nodes[game.shown]),
    pass: passText(game, texts, game.shown),
    checks: known?.check ? (known.checked ?? [kingSquare(pieces, known.turn) ?? '']) : [],
    arrows,
    circles,
    marks: marksOf(game),
    badges: badgesOf(game, pieces),
    coordinates,
    autoQueen,
    animate: animation,
    showTargets: targets,
    pieceSet,
    pictures: picturesOf(game.tree),
    // The styles of the pieces in hand are loaded before the texts of the variant are used. Until the position is known, the
    // pieces in hand are those before the move.
    ...((known || !words.variant) && { hands: (words.variant && known?.hands) ?? null }),
    words,
    score: score ? scoreText(texts, score) : '',
  };
}

/**
 * The program's arrows and circles: the pieces that can move after an illegal attempt, the lines of an analysis, what
 * refutes a mistake, a threat, a hint.
 * @param {Game} game @returns {BoardState['marks']}
 */
export function marksOf(game) {
  const { hint, threat, shown } = game;
  const refutation = refutationOf(game);
  return [
    ...movableSquares(game).map((from) => ({ from, kind: /** @type {const} */ ('hint') })),
    ...analysisMarks(game),
    ...(refutation ? [{ ...arrow(refutation), kind: /** @type {const} */ ('refutation') }] : []),
    ...(threat?.uci && threat.node === shown ? [{ ...arrow(threat.uci), kind: /** @type {const} */ ('threat') }] : []),
    ...(hint?.uci && hint.node === shown
      ? [
          {
            ...(hint.step === 1 ? { from: arrow(hint.uci).from } : arrow(hint.uci)),
            kind: /** @type {const} */ ('hint'),
          },
        ]
      : []),
  ];
}

/** The kinds of the lines of an analysis, the best first. */
const LINE_KINDS = /** @type {const} */ (['best', 'line2', 'line3', 'line4', 'line5']);

/**
 * The first moves of the lines of an analysis, the best first: where arrows share a way, the thinner are drawn above
 * the wider, and none hides another.
 * @param {Game} game @returns {BoardState['marks'][number][]}
 */
function analysisMarks({ analysing, reports, shown }) {
  if (!analysing) return [];
  const lines = reports.filter(({ node, purpose, pv }) => node === shown && purpose === 'analysis' && pv.length > 0);
  return lines.slice(0, LINE_KINDS.length).map(({ pv }, rank) => ({ ...arrow(pv[0]), kind: LINE_KINDS[rank] }));
}

/** The badges of the NAGs 1 to 6: ! ? !! ?? !? ?!. */
const GLYPHS = /** @type {const} */ (['good', 'mistake', 'brilliant', 'blunder', 'interesting', 'inaccuracy']);

/**
 * The result of the game on the kings of its last position, and the rating of a move where it arrived.
 * @param {Game} game @param {BoardState['pieces']} pieces @returns {BoardState['badges']}
 */
export function badgesOf(game, pieces) {
  const results = resultBadges(game, pieces);
  const [, to] = lastMoveOf(game.tree.nodes[game.shown]) ?? [];
  const [glyph] = nagsOf(game, game.shown).flatMap((nag) => GLYPHS[nag - 1] ?? []);
  const isFree = to && glyph && !results.some(({ square }) => square === to);
  return isFree ? [...results, { square: to, kind: glyph }] : results;
}

/** @param {Game} game @param {BoardState['pieces']} pieces @returns {BoardState['badges']} */
function resultBadges(game, pieces) {
  const ending = isLive(game) ? endingOf(game) : null;
  if (!ending) return [];
  return /** @type {const} */ (['white', 'black']).flatMap((color) => {
    const [square] = positionAt(game)?.royals?.[color] ?? [kingSquare(pieces, color)];
    const kind = ending.winner === null ? 'drawn' : ending.winner === color ? 'won' : 'lost';
    return square ? [{ square, kind }] : [];
  });
}

/**
 * The mark of a move: an arrow or, for a drop, its square.
 * @param {string} uci
 */
function arrow(uci) {
  const [from, to] = squaresOf(uci);
  return isDrop(uci) ? { from: to } : { from, to };
}

/** @param {unknown} one @param {unknown} other */
const isSame = (one, other) =>
  one === other || (Array.isArray(one) && Array.isArray(other) && JSON.stringify(one) === JSON.stringify(other));
