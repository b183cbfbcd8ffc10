/**
 * The card of a game, and which cards the player has seen:
 *
 * ```text
 * article.game-card[aria-labelledby]
 *   h3  ul  p.origin
 *   div.piece-list
 *     figure            for each piece
 *       div.diagram     the squares that it reaches
 *       figcaption      its name and value, and a button to measure it
 *   p.quiet             what the signs of the diagrams mean
 * ```
 */
import { button } from '../dialogs/fields.ts';
import { ROLES } from '../game/position/board-shape.ts';
import { make, setAttribute } from '../ui/dom.ts';
import { diagramLetter, diagramSquare, drawPieceMoves } from './piece-diagram.ts';
import { nameOfPiece } from './game-texts.ts';
import { read, write } from '../ui/local-storage.ts';
import type { PieceSet } from '../board/pieces.ts';
import type { EngineLike } from '../engine/client.ts';
import type { PieceInfo, VariantInfo } from '../engine/messages.ts';
import type { Card } from './catalogue.ts';
import type { LoadedTexts } from './game-texts.ts';

/** The value of a pawn in centipawns. */
const PAWN_CP = 100;

/** The key of the games whose cards the player has seen in this browser. */
const SEEN_KEY = 'micro-max:seen-games';

/** The length of the list; the oldest names are dropped. */
const MAX_SEEN = 200;

/**
 * Makes the card without its pieces, which `addPieces` adds.
 *
 * @param level That of its heading.
 */
export function makeCard({ title, lines, origin }: Card, level: 'h2' | 'h3' = 'h3') {
  const heading = make(level, { id: 'game-card-title', textContent: title });
  const list = make('ul', {}, ...lines.map((line) => make('li', { textContent: line })));
  const element = make(
    'article',
    { className: 'game-card' },
    heading,
    list,
    make('p', { className: 'origin quiet', textContent: origin }),
  );
  setAttribute(element, 'aria-labelledby', heading.id);
  return element;
}

/**
 * Adds a diagram of every piece to a card.
 *
 * @returns Rejected if the worker does not answer.
 */
export async function addPieces(
  card: HTMLElement,
  variant: VariantInfo,
  {
    client,
    texts,
    pieceSet,
    language,
    measure,
  }: {
    client: EngineLike;
    texts: LoadedTexts;
    pieceSet: PieceSet;
    language: string;
    measure?: (piece: PieceInfo, name: string) => void;
  },
): Promise<void> {
  const { words, pieceNames } = texts;
  const kinds = variant.pieces.filter(
    (piece, index) => variant.pieces.findIndex(({ name }) => name === piece.name) === index,
  );
  const figures = await Promise.all(
    kinds.map(async (piece) => {
      const letter = diagramLetter(piece);
      const square = diagramSquare(variant, piece);
      const name = nameOfPiece(pieceNames, piece.name);
      const diagram = make('div', { className: 'diagram' });
      await drawPieceMoves(diagram, client, variant, { letter, square, name, pieceSet, words });
      const value = make('small', { textContent: valueText(piece, words, language) });
      const caption = make('figcaption', {}, make('b', { textContent: name }), value);
      // The values of the pieces of chess are known.
      if (measure && !piece.royal && !piece.pawn && !Object.hasOwn(ROLES, piece.name))
        caption.append(button(words.worth.open, () => measure(piece, name), 'measure'));
      return make('figure', {}, diagram, caption);
    }),
  );
  card.append(
    make(card.querySelector('h2') ? 'h3' : 'h4', { textContent: words.pieces }),
    make('div', { className: 'piece-list' }, ...figures),
    make('p', { className: 'quiet', textContent: words.legend }),
  );
}

function valueText({ royal, pawn, value_cp }: PieceInfo, words: LoadedTexts['words'], language: string) {
  if (royal) return words.royal;
  if (pawn) return '';
  const pawns = (value_cp / PAWN_CP).toLocaleString(language, { maximumFractionDigits: 1 });
  return words.value({ pawns });
}

/** @returns The names of the games whose cards were seen; empty if the list cannot be read. */
function seenGames(): string[] {
  try {
    const names = JSON.parse(read(SEEN_KEY) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether the player has seen the card of a game. */
export const isSeen = (name: string) => seenGames().includes(name);

/** Remembers that the player has seen the card of a game. */
export function rememberSeen(name: string) {
  if (!isSeen(name)) write(SEEN_KEY, JSON.stringify([...seenGames(), name].slice(-MAX_SEEN)));
}
