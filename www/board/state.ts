/**
 * The state of a board. Pure: the view is a function of this record, and gestures return the next one.
 *
 * A move can be made before the legal ones are known. Any piece of the side to move can go to any square; the latest such
 * move is shown as pending, and played or refused once the legal moves arrive.
 */
import { fileOf, rankOf, squaresInOrder } from './geometry.ts';
import { colorOf, displace } from './placement.ts';
import { words } from './texts.ts';
import type { Cell, Color, Square } from './geometry.ts';
import type { Arrow, Circle, DrawingColor } from './gesture.ts';
import type { PieceSet } from './looks.ts';
import type { Hand, Piece, Placement } from './placement.ts';
import type { Words } from './texts.ts';

/** A legal move as the worker's question `legal` answers it. */
export interface LegalMove {
  uci: string;
  san: string;
  from: Square;
  to: Square;
  /** A role letter in lower case. */
  promotion: string | null;
  /** En passant too. */
  capture: boolean;
  /** The piece that enters behind the one that moves, in lower case. */
  gate?: string | null;
  /** Where it enters. */
  gateSquare?: Square | null;
}

/** A mark of the program: a square, or a move if it has `to`. */
export type Mark = {
  from: Square;
  to?: Square;
  kind: 'hint' | 'threat' | 'refutation' | 'best' | 'line2' | 'line3' | 'line4' | 'line5';
};
type Badge = {
  square: Square;
  kind: 'won' | 'lost' | 'drawn' | 'good' | 'mistake' | 'brilliant' | 'blunder' | 'interesting' | 'inaccuracy';
};

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
 */
export type Gesture =
  | { kind: 'idle' }
  | { kind: 'selected'; from: Square }
  | { kind: 'pressed'; from: Square; at: Cell; again: boolean }
  | { kind: 'dragging'; from: Square; at: Cell }
  | { kind: 'aiming'; from: Square | null; to: Square }
  | { kind: 'promoting'; from: Square; to: Square }
  | { kind: 'drawing'; from: Square; to: Square; color: DrawingColor };

export interface BoardState {
  /** All texts. */
  words: Words;
  /** Squares from left to right, 1 to 16. */
  width: number;
  /** Squares from top to bottom, 1 to 16. */
  height: number;
  /** The colour at the bottom. */
  orientation: Color;
  /** The place of the coordinates. */
  coordinates: 'inside' | 'outside' | 'none';
  /** How the pieces are drawn. */
  pieceSet: PieceSet;
  /** The names of the drawings by upper-case letter; null for the pieces of chess. */
  pictures: Readonly<Record<string, string>> | null;
  /** The pieces by square. */
  pieces: Placement;
  /** The pieces in hand; null in games without hands. */
  hands: Readonly<Record<Color, Hand>> | null;
  /** The moves that the player can make now; none while it is not the player's turn. */
  moves: readonly LegalMove[];
  /** The possible premoves, used while there are no legal moves. */
  premoves: readonly LegalMove[];
  /** The premove. */
  premove: LegalMove | null;
  /** The side to move while its legal moves are not known yet, if the player can move it; else null. */
  awaitedSide: Color | null;
  /** The move made while the legal ones are not known. The board itself sets and clears it. */
  pendingMove: LegalMove | null;
  /** Identifies the position that is shown; when it changes, a pending move is dropped. */
  position: string;
  /** The squares of the last move, from and to. */
  lastMove: readonly [Square, Square] | null;
  /** If the last move was a pass: that as a text, for the key l. */
  pass: string;
  /** The squares of the kings in check. */
  checks: readonly Square[];
  /** The drawings of the player. */
  arrows: readonly Arrow[];
  circles: readonly Circle[];
  /** The marks of the program. */
  marks: readonly Mark[];
  /** The result on the kings' squares. */
  badges: readonly Badge[];
  /** The score as a text, for the key v. */
  score: string;
  /** Whether pawns always promote to a queen. */
  autoQueen: boolean;
  /** Whether pieces slide, unless the system asks for less motion. */
  animate: boolean;
  /** Whether the targets of the selected piece are marked. */
  showTargets: boolean;
  /** Whether presses pick squares; pieces are only dragged. */
  picking: boolean;
  /** The square that the Tab key reaches. */
  focus: Square;
  /** The current gesture. */
  gesture: Gesture;
}

/**
 * What a pawn of chess can become, in the order of the promotion dialog. In other games the choice waits for the legal moves.
 */
const ROLES = Object.freeze(['q', 'r', 'b', 'n']);

/** The initial board, which is empty. */
export const defaults = (): BoardState => ({
  words,
  width: 8,
  height: 8,
  orientation: 'white',
  coordinates: 'inside',
  pieceSet: 'plain',
  pictures: null,
  pieces: {},
  hands: null,
  moves: [],
  premoves: [],
  premove: null,
  awaitedSide: null,
  pendingMove: null,
  position: '',
  lastMove: null,
  pass: '',
  checks: [],
  arrows: [],
  circles: [],
  marks: [],
  badges: [],
  score: '',
  autoQueen: false,
  animate: true,
  showTargets: true,
  picking: false,
  focus: 'e2',
  gesture: { kind: 'idle' },
});

/** The moves that a gesture can make: legal moves or premoves. */
const offered = ({ moves, premoves }: BoardState) => (moves.length > 0 ? moves : premoves);

/** The kind of move that a gesture makes now. */
export function moveKind({ awaitedSide, moves }: BoardState): 'move' | 'premove' | 'pending' {
  if (awaitedSide) return 'pending';
  return moves.length > 0 ? 'move' : 'premove';
}

/** The moves of the piece on a square. */
export const movesFrom = (state: BoardState, from: Square | null) =>
  state.awaitedSide ? earlyMovesFrom(state, from) : offered(state).filter((move) => move.from === from);

/** The squares with a movable piece. */
export const liftable = (state: BoardState): Set<Square> =>
  new Set(state.awaitedSide ? earlySquares(state) : offered(state).map(({ from }) => from));

/**
 * The moves from one square to another, of which the player chooses if there are several. They have the order of the state's.
 */
export const choicesOf = (state: BoardState, from: Square | null, target: Square) =>
  movesFrom(state, from).filter(({ to }) => to === target);

/** Whether the piece on a square can go to another. */
export const canGo = (state: BoardState, from: Square | null, target: Square) =>
  choicesOf(state, from, target).length > 0;

/**
 * Where the piece on a square goes if the player chooses another square; null if it cannot go there. A king that is moved onto
 * its rook castles; in Chess960 the rook's square is itself the target.
 */
export function targetOf(state: BoardState, from: Square | null, square: Square): Square | null {
  if (canGo(state, from, square)) return square;
  if (from === null) return null;
  const [king, rook] = [state.pieces[from], state.pieces[square]];
  const isOwnRook = (king === 'K' && rook === 'R') || (king === 'k' && rook === 'r');
  if (!isOwnRook) return null;
  const distance = (target: Square) => fileOf(target) - fileOf(from);
  const castlings = movesFrom(state, from)
    .map(({ to }) => to)
    .filter((to) => rankOf(to) === rankOf(square) && Math.abs(distance(to)) > 1 && distance(to) * distance(square) > 0);
  return castlings[0] ?? null;
}

/** The square whose moves are marked: that of the selected or dragged piece. */
export function chosenSquare({ gesture }: BoardState): Square | null {
  const { kind } = gesture;
  return kind === 'idle' || kind === 'promoting' || kind === 'drawing' ? null : gesture.from;
}

/** The marked targets of the selected piece; none while its legal moves are not known. */
export function shownTargets(state: BoardState): Set<Square> {
  const chosen = state.showTargets && !state.awaitedSide ? chosenSquare(state) : null;
  return new Set(movesFrom(state, chosen).map(({ to }) => to));
}

/**
 * The pieces as drawn: a pawn whose promotion is being chosen, or the piece of a pending move, stands on its target.
 */
export function shownPieces(state: BoardState): Placement {
  const { pieces, gesture } = state;
  return gesture.kind === 'promoting' ? displace(pieces, gesture.from, gesture.to, null) : piecesAfterPending(state);
}

/**
 * The state with some fields replaced by the page. A gesture whose piece is no longer movable ends; while there are no
 * moves at all, as before the worker has answered, it continues. A focus that is off a smaller board goes to its corner.
 */
export function updated(state: BoardState, patch: Partial<BoardState>): BoardState {
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

/** The square of a side's king. */
export function kingSquare(pieces: Placement, color: Color): Square | null {
  const isKing = ([, piece]: [Square, Piece]) => piece.toLowerCase() === 'k' && colorOf(piece) === color;
  return Object.entries(pieces).find(isKing)?.[0] ?? null;
}

/** The pieces with the pending move carried out. */
export const piecesAfterPending = ({ pieces, pendingMove }: Pick<BoardState, 'pieces' | 'pendingMove'>) =>
  pendingMove ? displace(pieces, pendingMove.from, pendingMove.to, pendingMove.promotion) : pieces;

/** The squares with a piece that may be moved early. */
export function earlySquares(state: BoardState): Square[] {
  const pieces = piecesAfterPending(state);
  return Object.keys(pieces).filter((square) => colorOf(pieces[square]) === state.awaitedSide);
}

/**
 * The moves that can be made early with the piece shown on a square. The piece of the pending move starts from its
 * original square; putting it back there (`from` equals `to`) withdraws the move.
 */
export function earlyMovesFrom(state: BoardState, square: Square | null): LegalMove[] {
  const { pieces, pendingMove, awaitedSide } = state;
  const from = square && pendingMove?.to === square ? pendingMove.from : square;
  const piece = from && pieces[from];
  if (!from || !piece || colorOf(piece) !== awaitedSide) return [];
  const others = piecesAfterPending(state);
  const isFree = (to: Square) => !others[to] || colorOf(others[to]) !== awaitedSide;
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

/** The legal move that the pending move denotes, null if it is illegal. */
export const legalPendingMove = ({ moves, pendingMove }: BoardState): LegalMove | null =>
  moves.find(({ uci }) => uci === pendingMove?.uci) ?? null;

/** Whether a move takes a pawn from the last rank but one to the last. */
function isPromotion({ pieces, height }: BoardState, from: Square, to: Square) {
  const [last, before] = pieces[from] === 'P' ? [height - 1, height - 2] : [0, 1];
  return pieces[from].toLowerCase() === 'p' && rankOf(from) === before && rankOf(to) === last;
}
