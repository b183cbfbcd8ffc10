// @ts-check
/**
 * Moves made before the legal ones are known. Any piece of the side to move can go to any square; the latest such
 * move is shown as pending, and played or refused once the legal moves arrive. Pure.
 *
 * @import { Square } from './geometry.js'
 * @import { BoardState, LegalMove } from './state.js'
 */
import { rankOf, squaresInOrder } from './geometry.js';
import { colorOf, displace } from './placement.js';

/** What a pawn of chess can become, in the order of the promotion dialog. In other games the choice waits for the legal moves. */
const ROLES = Object.freeze(['q', 'r', 'b', 'n']);

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
