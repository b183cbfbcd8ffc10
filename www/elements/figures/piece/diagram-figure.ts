/**
 * The diagram of a piece of any game, which `<micro-max-piece>` shows with the attribute `variant`:
 *
 * ```text
 * #shadow-root
 *   figure
 *     div          the squares that the piece reaches, see variants/piece-diagram.ts
 *     figcaption   its name
 * ```
 */
import { loadPictures, pictureOf } from '../../../board/pictures/load-pictures.ts';
import { EngineError } from '../../../engine/error.ts';
import { isSource } from '../../../game/variant/variant-source.ts';
import { make } from '../../../ui/dom.ts';
import { diagramLetter, diagramOfPiece, diagramSquare, drawPieceDiagram } from '../../../variants/piece-diagram.ts';
import { refusal } from '../../attributes.ts';
import { fillShadowRoot, sharedSheet, styleText } from '../../shadow-root.ts';
import { loadVariantWords } from '../../../texts/load.ts';
import type { Engine } from '../../engine.ts';

const diagramSheet = sharedSheet(
  styleText(
    '../../../board/board.css',
    '../../../styles/tokens.css',
    '../../../styles/base.css',
    '../../../variants/pieces.css',
  ),
);

/**
 * Draws the diagram in the shadow root of an element.
 *
 * @param attributes A variant source, and the letter or the name of a piece.
 * @returns The diagram in words. Rejected with a sentence if there is no such piece.
 */
export async function drawDiagramFigure(
  host: HTMLElement,
  engine: Pick<Engine, 'ask'>,
  { variant: source, piece: wanted }: { variant: string; piece: string },
): Promise<string> {
  const words = await loadVariantWords('en');
  const variant = await variantOf(source, engine);
  const piece = variant.pieces.find(
    ({ letter, name }) => letter === wanted.toUpperCase() || name === wanted.toLowerCase().replaceAll(' ', '-'),
  );
  if (!piece) {
    const known = variant.pieces.map(({ letter, name }) => `${letter} (${name})`).join(', ');
    throw new Error(`piece="${wanted}" is not a piece of ${variant.name}: its pieces are ${known}.`);
  }
  const letter = diagramLetter(piece);
  const square = diagramSquare(variant, piece);
  const name = piece.name.replaceAll('-', ' ');
  const [diagram] = await Promise.all([
    diagramOfPiece(engine, variant, { letter, square, name, pieceSet: 'plain', words }),
    loadPictures([pictureOf(piece.letter, piece.name, piece.picture)]),
  ]);
  const place = make('div');
  drawPieceDiagram(place, diagram);
  fillShadowRoot(
    host,
    diagramSheet(host.ownerDocument),
    make('figure', {}, place, make('figcaption', { textContent: name })),
  );
  return diagram.label;
}

/** The variant of the attribute. */
function variantOf(source: string, engine: Pick<Engine, 'ask'>) {
  if (!isSource(source))
    throw new Error('variant must be the name of a game such as capablanca, or the lines of a definition.');
  return engine.ask('variant', { variant: source }).catch((error) => {
    throw error instanceof EngineError ? error : new Error(refusal('variant', source, error.message));
  });
}
