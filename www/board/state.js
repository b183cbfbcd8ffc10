// @ts-check
/**
 * The state of a board. Pure: the view is a function of this record, and gestures return the next one.
 *
 * A move can be made before the legal ones are known. Any piece of the side to move can go to any square; the latest such
 * move is shown as pending, and played or refused once the legal moves arrive.
 *
 * @import { Cell, Color, Square } from './geometry.js'
 * @import { Arrow, Circle, DrawingColor } from './gesture.js'
 * @import { PieceSet } from './pieces.js'
 * @import { Hand, Piece, Placement } from './placement.js'
 * @import { Words } from './texts.js'
 */
import { fileOf, rankOf, squaresInOrder } from './geometry.js';
import { colorOf, displace } from './placement.js';
import { words } from './texts.js';

/**
 * A legal move as the worker's question `legal` answers it.
 *
 * @typedef {object} LegalMove
 * @property {string} uci
 * @property {string} san
 * @property {Square} from
 * @property {Square} to
 * @property {string | null} promotion A role letter in lower case.
 * @property {boolean} capture En passant too.
 * @property {string | null} [gate] The piece that enters behind the one that moves, in lower case.
 * @property {Square | null} [gateSquare] Where it enters.
 */

/**
 * A mark of the program: a square, or a move if it has `to`.
 *
 * @typedef {{ from: Square, to?: Square, kind: 'hint' | 'threat' | 'refutation' | 'best' | 'line2' | 'line3' | 'line4' | 'line5' }} Mark
 * @typedef {{ square: Square, kind: 'won' | 'lost' | 'drawn' | 'good' | 'mistake' | 'brilliant' | 'blunder' | 'interesting' | 'inaccuracy' }} Badge
 */

/**
 * The current gesture with its data.
 *
 * - `idle`: nothing is held or chosen.
 * - `selected`: a piece is chosen and waits for its target.
 * - `pressed`: the pointer went down on a piece and has not moved yet; `again` if it was chosen before.
 * - `dragging`: the piece hangs at the pointer, `at` in cells.
 * - `aiming`: the pointer went down on a target, or where nothing can be lifted; the release decides.
 *   `from` is the chosen square, if there is one.
 * - `promoting`: the pawn stands on `to` and the dialog is open.
 * - `drawing`: an arrow is drawn, a circle while it ends where it began.
 *
 * @typedef {(
 *   { kind: 'idle' } |
 *   { kind: 'selected', from: Square } |
 *   { kind: 'pressed', from: Square, at: Cell, again: boolean } |
 *   { kind: 'dragging', from: Square, at: Cell } |
 *   { kind: 'aiming', from: Square | null, to: Square } |
 *   { kind: 'promoting', from: Square, to: Square } |
 *   { kind: 'drawing', from: Square, to: Square, color: DrawingColor }
 * )} Gesture
 */

/** @typedef {ReturnType<typeof defaults>} BoardState */

/** What a pawn of chess can become, in the order of the promotion dialog. In other games the choice waits for the legal moves. */
const ROLES = Object.freeze(['q', 'r', 'b', 'n']);

/** The initial board, which is empty. */
export function defaults() {
  return {
    /** All texts. */
    words: /** @type {Words} */ (words),
    /** Squares from left to right, 1 to 16. */
    width: 8,
    /** Squares from top to bottom, 1 to 16. */
    height: 8,
    /** The colour at the bottom. */
    orientation: /** @type {Color} */ ('white'),
    /** The place of the coordinates. */
    coordinates: /** @type {'inside' | 'outside' | 'none'} */ ('inside'),
    /** How the pieces are drawn. */
    pieceSet: /** @type {PieceSet} */ ('plain'),
    /** The names of the drawings by upper-case letter; null for the pieces of chess. */
    pictures: /** @type {Readonly<Record<string, string>> | null} */ (null),
    /** The pieces by square. */
    pieces: /** @type {Placement} */ ({}),
    /** The pieces in hand; null in games without hands. */
    hands: /** @type {Readonly<Record<Color, Hand>> | null} */ (null),
    /** The moves that the player can make now; none while it is not the player's turn. */
    moves: /** @type {readonly LegalMove[]} */ ([]),
    /** The possible premoves, used while there are no legal moves. */
    premoves: /** @type {readonly LegalMove[]} */ ([]),
    /** The premove. */
    premove: /** @type {LegalMove | null} */ (null),
    /** The side to move while its legal moves are not known yet, if the player can move it; else null. */
    awaitedSide: /** @type {Color | null} */ (null),
    /** The move made while the legal ones are not known. The board itself sets and clears it. */
    pendingMove: /** @type {LegalMove | null} */ (null),
    /** Identifies the position that is shown; when it changes, a pending move is dropped. */
    position: '',
    /** The squares of the last move, from and to. */
    lastMove: /** @type {readonly [Square, Square] | null} */ (null),
    /** If the last move was a pass: that as a text, for the key l. */
    pass: '',
    /** The squares of the kings in check. */
    checks: /** @type {readonly Square[]} */ ([]),
    /** The drawings of the player. */
    arrows: /** @type {readonly Arrow[]} */ ([]),
    circles: /** @type {readonly Circle[]} */ ([]),
    /** The marks of the program. */
    marks: /** @type {readonly Mark[]} */ ([]),
    /** The result on the kings' squares. */
    badges: /** @type {readonly Badge[]} */ ([]),
    /** The score as a text, for the key v. */
    score: '',
    /** Whether pawns always promote to a queen. */
    autoQueen: false,
    /** Whether pieces slide, unless the system asks for less motion. */
    animate: true,
    /** Whether the targets of the selected piece are marked. */
    showTargets: true,
    /** Whether presses pick squares; pieces are only dragged. */
    picking: false,
    /** The square that the Tab key reaches. */
    focus: /** @type {Square} */ ('e2'),
    /** The current gesture. */
    gesture: /** @type {Gesture} */ ({ kind: 'idle' }),
  };
}

/**
 * The moves that a gesture can make: legal moves or premoves.
 * @param {BoardState} state
 */
const offered = ({ moves, premoves }) => (moves.length > 0 ? moves : premoves);

/**
 * The kind of move that a gesture makes now.
 * @param {BoardState} state @returns {'move' | 'premove' | 'pending'}
 */
export function moveKind({ awaitedSide, moves }) {
  if (awaitedSide) return 'pending';
  return moves.length > 0 ? 'move' : 'premove';
}

/**
 * The moves of the piece on a square.
 * @param {BoardState} state @param {Square | null} from
 */
export const movesFrom = (state, from) =>
  state.awaitedSide ? earlyMovesFrom(state, from) : offered(state).filter((move) => move.from === from);

/**
 * The squares with a movable piece.
 * @param {BoardState} state @returns {Set<Square>}
 */
export const liftable = (state) =>
  new Set(state.awaitedSide ? earlySquares(state) : offered(state).map(({ from }) => from));

/**
 * The moves from one square to another, of which the player chooses if there are several. They have the order of the state's.
 * @param {BoardState} state @param {Square | null} from @param {Square} target
 */
export const choicesOf = (state, from, target) => movesFrom(state, from).filter(({ to }) => to === target);

/**
 * Whether the piece on a square can go to another.
 * @param {BoardState} state @param {Square | null} from @param {Square} target
 */
export const canGo = (state, from, target) => choicesOf(state, from, target).length > 0;

/**
 * Where the piece on a square goes if the player chooses another square; null if it cannot go there. A king that is moved onto
 * its rook castles; in Chess960 the rook's square is itself the target.
 * @param {BoardState} state @param {Square | null} from @param {Square} square @returns {Square | null}
 */
export function targetOf(state, from, square) {
  if (canGo(state, from, square)) return square;
  if (from === null) return null;
  const [king, rook] = [state.pieces[from], state.pieces[square]];
  const isOwnRook = (king === 'K' && rook === 'R') || (king === 'k' && rook === 'r');
  if (!isOwnRook) return null;
  const distance = (/** @type {Square} */ target) => fileOf(target) - fileOf(from);
  const castlings = movesFrom(state, from)
    .map(({ to }) => to)
    .filter((to) => rankOf(to) === rankOf(square) && Math.abs(distance(to)) > 1 && distance(to) * distance(square) > 0);
  return castlings[0] ?? null;
}

/**
 * The square whose moves are marked: that of the selected or dragged piece.
 * @param {BoardState} state @returns {Square | null}
 */
export function chosenSquare({ gesture }) {
  const { kind } = gesture;
  return kind === 'idle' || kind === 'promoting' || kind === 'drawing' ? null : gesture.from;
}

/**
 * The marked targets of the selected piece; none while its legal moves are not known.
 * @param {BoardState} state @returns {Set<Square>}
 */
export function shownTargets(state) {
  const chosen = state.showTargets && !state.awaitedSide ? chosenSquare(state) : null;
  return new Set(movesFrom(state, chosen).map(({ to }) => to));
}

/**
 * The pieces as drawn: a pawn whose promotion is being chosen, or the piece of a pending move, stands on its target.
 * @param {BoardState} state @returns {Placement}
 */
export function shownPieces(state) {
  const { pieces, gesture } = state;
  return gesture.kind === 'promoting' ? displace(pieces, gesture.from, gesture.to, null) : piecesAfterPending(state);
}

/**
 * The state with some fields replaced by the page. A gesture whose piece is no longer movable ends; while there are no
 * moves at all, as before the worker has answered, it continues. A focus that is off a smaller board goes to its corner.
 * @param {BoardState} state @param {Partial<BoardState>} patch @returns {BoardState}
 */
export function updated(state, patch) {
  const isOtherPosition = patch.position !== undefined && patch.position !== state.position;
  const next = { ...state, ...patch, pendingMove: isOtherPosition ? null : state.pendingMove };
  const { gesture, focus, width, height } = next;
  if (fileOf(focus) >= width || rankOf(focus) >= height) next.focus = 'a1';
  if (gesture.kind === 'idle' || gesture.kind === 'drawing' || gesture.from === null) return next;
  const isSame = next.pieces[gesture.from] === state.pieces[gesture.from];
  const isOffered =
    (!next.awaitedSide && offered(next).length === 0) ||
    (gesture.kind === 'promoting' ? canGo(next, gesture.from, gesture.to) : liftable(next).has(gesture.from));
  return isSame && isOffered ? next : { ...next, gesture: { kind: 'idle' } };
}

/**
 * The square of a side's king.
 * @param {Placement} pieces @param {Color} color @returns {Square | null}
 */
export function kingSquare(pieces, color) {
  const isKing = (/** @type {[Square, Piece]} */ [, piece]) => piece.toLowerCase() === 'k' && colorOf(piece) === color;
  return Object.entries(pieces).find(isKing)?.[0] ?? null;
}

/**
 * The pieces with the pending move carried out.
 * @param {Pick<BoardState, 'pieces' | 'pendingMove'>} state
 */
export const piecesAfterPending = ({ pieces, pendingMove }) =>
  pendingMove ? displace(pieces, pendingMove.from, pendingMove.to, pendingMove.promotion) : pieces;

/**
 * The squares with a piece that may be moved early.
 * @param {BoardState} state @returns {Square[]}
 */
export function earlySquares(state) {
  const pieces = piecesAfterPending(state);
  return Object.keys(pieces).filter((square) => colorOf(pieces[square]) === state.awaitedSide);
}

/**
 * The moves that can be made early with the piece shown on a square. The piece of the pending move starts from its
 * original square; putting it back there (`from` equals `to`) withdraws the move.
 * @param {BoardState} state @param {Square | null} square @returns {LegalMove[]}
 */
export function earlyMovesFrom(state, square) {
  const { pieces, pendingMove, awaitedSide } = state;
  const from = square && pendingMove?.to === square ? pendingMove.from : square;
  const piece = from && pieces[from];
  if (!from || !piece || colorOf(piece) !== awaitedSide) return [];
  const others = piecesAfterPending(state);
  const isFree = (/** @type {Square} */ to) => !others[to] || colorOf(others[to]) !== awaitedSide;
  return squaresInOrder(state)
    .filter(isFree)
    .flatMap((to) => {
      const roles = !state.pictures && isPromotion(state, from, to) ? ROLES : [null];
      return roles.map((promotion) => ({
        uci: `${from}${to}${promotion ?? ''}`,
        san: '',
        from,
        to,
        promotion,
        capture: Boolean(pieces[to]),
      }));
    });
}

/**
 * The legal move that the pending move denotes, null if it is illegal.
 * @param {BoardState} state @returns {LegalMove | null}
 */
export const legalPendingMove = ({ moves, pendingMove }) => moves.find(({ uci }) => uci === pendingMove?.uci) ?? null;

/**
 * Whether a move takes a pawn from the last rank but one to the last.
 * @param {BoardState} state @param {Square} from @param {Square} to
 */
function isPromotion({ pieces, height }, from, to) {
  const [last, before] = pieces[from] === 'P' ? [height - 1, height - 2] : [0, 1];
  return pieces[from].toLowerCase() === 'p' && rankOf(from) === before && rankOf(to) === last;
}
