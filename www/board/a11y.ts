/** The board for assistive technology: names of squares and announcements. Pure. */
import { isInHand } from './geometry.ts';
import { chosenSquare, shownPieces, shownTargets } from './state.ts';
import type { Square } from './geometry.ts';
import type { Effect } from './gesture.ts';
import type { BoardState, LegalMove } from './state.ts';
import type { Words } from './texts.ts';

/** The content of a square: "white pawn" or "empty". */
function contentOf({ words, pieces }: BoardState, square: Square) {
  const piece = isInHand(square) ? square[0] : pieces[square];
  return words.pieces[piece as keyof Words['pieces']] ?? piece ?? words.empty;
}

/** The accessible name of a square: "e2, white pawn" or "e4, empty". */
export function squareName(state: BoardState, square: Square) {
  const shown = { ...state, pieces: shownPieces(state) };
  return state.words.square({ square, content: contentOf(shown, square) });
}

/** Descriptions of the marks by square. */
export function descriptions(state: BoardState): Map<Square, string[]> {
  const { words, lastMove, premove, pendingMove, checks } = state;
  const notes: Map<Square, string[]> = new Map();
  const add = (square: Square | null | undefined, note: string) => {
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

/** All arrows and circles, the program's before the player's; without `to` it is a circle. */
export function drawings({
  marks,
  arrows,
  circles,
  gesture,
}: BoardState): { from: Square; to?: Square; kind: keyof Words['drawings'] }[] {
  const stroke = gesture.kind === 'drawing' ? [gesture] : [];
  return [
    ...marks,
    ...circles.map(({ square: from, color: kind }) => ({ from, kind })),
    ...[...arrows, ...stroke].map(({ from, to, color: kind }) => ({ from, to: to === from ? undefined : to, kind })),
  ];
}

/** The announcement for an event on the board, if there is one. */
export function spokenEffect(state: BoardState, effect: Effect): string | null {
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

/** @param from The chosen piece. */
function refusal(state: BoardState, from: Square | null, square: Square) {
  const { words, pieces } = state;
  if (from) return words.cannotGo({ piece: contentOf(state, from), from, to: square });
  return pieces[square] ? words.cannotMove({ piece: contentOf(state, square), square }) : words.isEmpty({ square });
}

/** The description of a square with its marks. */
export const spokenSquare = (state: BoardState, square: Square) =>
  [squareName(state, square), ...(descriptions(state).get(square) ?? [])].join(', ');

/**
 * A move in words, after a title.
 *
 * @param at Where the piece stands.
 */
export function spokenMovement(
  state: BoardState,
  title: string,
  { from, to }: Pick<LegalMove, 'from' | 'to'>,
  at: Square = from,
) {
  return `${title}, ${state.words.moved({ piece: contentOf(state, at), from, to })}`;
}
