// @ts-check
/**
 * The board for assistive technology: names of squares and announcements. Pure.
 *
 * @import { Square } from './geometry.js'
 * @import { Effect } from './gesture.js'
 * @import { BoardState } from './state.js'
 * @import { Words } from './texts.js'
 */
import { isInHand } from './geometry.js';
import { chosenSquare, shownPieces, shownTargets } from './state.js';

/**
 * The content of a square: "white pawn" or "empty".
 * @param {BoardState} state @param {Square} square
 */
function contentOf({ words, pieces }, square) {
  const piece = isInHand(square) ? square[0] : pieces[square];
  return words.pieces[/** @type {keyof Words['pieces']} */ (piece)] ?? piece ?? words.empty;
}

/**
 * The accessible name of a square: "e2, white pawn" or "e4, empty".
 * @param {BoardState} state @param {Square} square
 */
export function squareName(state, square) {
  const shown = { ...state, pieces: shownPieces(state) };
  return state.words.square({ square, content: contentOf(shown, square) });
}

/**
 * Descriptions of the marks by square.
 * @param {BoardState} state @returns {Map<Square, string[]>}
 */
export function descriptions(state) {
  const { words, lastMove, premove, pendingMove, checks } = state;
  /** @type {Map<Square, string[]>} */
  const notes = new Map();
  /** @param {Square | null | undefined} square @param {string} note */
  const add = (square, note) => {
    if (square) notes.set(square, [...(notes.get(square) ?? []), note]);
  };
  add(chosenSquare(state), words.selected);
  for (const square of shownTargets(state)) add(square, words.target);
  for (const square of checks) add(square, words.check);
  for (const square of lastMove ?? []) add(square, words.lastMove);
  add(premove?.from, words.premove);
  add(premove?.to, words.premove);
  add(pendingMove?.from, words.pending);
  add(pendingMove?.to, words.pending);
  for (const { from, to, kind } of drawings(state)) {
    const name = words.drawings[kind];
    add(from, to ? words.arrowTo({ name, square: to }) : words.circle({ name }));
    add(to, words.arrowFrom({ name, square: from }));
  }
  return notes;
}

/**
 * All arrows and circles, the program's before the player's; without `to` it is a circle.
 * @param {BoardState} state @returns {{ from: Square, to?: Square, kind: keyof Words['drawings'] }[]}
 */
export function drawings({ marks, arrows, circles, gesture }) {
  const stroke = gesture.kind === 'drawing' ? [gesture] : [];
  return [
    ...marks,
    ...circles.map(({ square: from, color: kind }) => ({ from, kind })),
    ...[...arrows, ...stroke].map(({ from, to, color: kind }) => ({ from, to: to === from ? undefined : to, kind })),
  ];
}

/**
 * The announcement for an event on the board, if there is one.
 * @param {BoardState} state @param {Effect} effect @returns {string | null}
 */
export function spokenEffect(state, effect) {
  const { words, focus } = state;
  switch (effect.type) {
    case 'premove':
      return effect.move ? spokenMovement(state, words.premove, effect.move) : words.noPremove;
    case 'pending':
      return effect.move ? spokenMovement(state, words.pending, effect.move) : words.noPending;
    case 'annotate': {
      const { arrows, circles } = effect.annotations;
      return arrows.length + circles.length > 0 ? spokenSquare({ ...state, arrows, circles }, focus) : words.noDrawings;
    }
    case 'refuse':
      return refusal(state, effect.from, effect.square);
    default:
      return null;
  }
}

/**
 * @param {BoardState} state
 * @param {Square | null} from The chosen piece.
 * @param {Square} square
 */
function refusal(state, from, square) {
  const { words, pieces } = state;
  if (from) return words.cannotGo({ piece: contentOf(state, from), from, to: square });
  return pieces[square] ? words.cannotMove({ piece: contentOf(state, square), square }) : words.isEmpty({ square });
}

/**
 * The description of a square with its marks.
 * @param {BoardState} state @param {Square} square
 */
export const spokenSquare = (state, square) =>
  [squareName(state, square), ...(descriptions(state).get(square) ?? [])].join(', ');

/**
 * A move in words, after a title.
 * @param {BoardState} state
 * @param {string} title
 * @param {{ from: Square, to: Square }} move
 * @param {Square} [at] Where the piece stands.
 */
export function spokenMovement(state, title, { from, to }, at = from) {
  return `${title}, ${state.words.moved({ piece: contentOf(state, at), from, to })}`;
}
