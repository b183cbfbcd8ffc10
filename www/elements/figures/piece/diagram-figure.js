// @ts-check
/**
 * The diagram of a piece of any game, which `<micro-max-piece>` shows with the attribute `variant`:
 *
 * ```text
 * #shadow-root
 *   figure
 *     div          the squares that the piece reaches, see variants/piece-diagram.js
 *     figcaption   its name
 * ```
 */
import { loadPictures, pictureOf } from '../../../board/pictures/load-pictures.js';
import { EngineError } from '../../../engine/error.js';
import { isSource } from '../../../game/variant/variant-source.js';
import { make } from '../../../ui/dom.js';
import { diagramLetter, diagramSquare, drawPieceMoves } from '../../../variants/piece-diagram.js';
import { refusal } from '../../attributes.js';
import { fillShadowRoot } from '../../shadow-root.js';
import { sharedSheet } from '../../shared-sheet.js';
import { cssText } from './diagram-css-text.js';
import { loadVariantWords } from '../../../texts/load.js';

const { loadSheet } = sharedSheet(cssText);

/**
 * Draws the diagram in the shadow root of an element.
 * @param {HTMLElement} host
 * @param {Pick<import('../../engine.js').Engine, 'ask'>} engine
 * @param {{ variant: string, piece: string }} attributes A variant source, and the letter or the name of a piece.
 * @returns {Promise<string>} The diagram in words. Rejected with a sentence if there is no such piece.
 */
export async function drawDiagramFigure(host, engine, { variant: source, piece: wanted }) {
  const [words, sheet] = await Promise.all([loadVariantWords('en'), loadSheet(host.ownerDocument)]);
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
  const diagram = make('div');
  const [label] = await Promise.all([
    drawPieceMoves(diagram, engine, variant, { letter, square, name, pieceSet: 'plain', words }),
    loadPictures([pictureOf(piece.letter, piece.name, piece.picture)]),
  ]);
  fillShadowRoot(host, sheet, make('figure', {}, diagram, make('figcaption', { textContent: name })));
  return label;
}

/**
 * The variant of the attribute.
 * @param {string} source
 * @param {Pick<import('../../engine.js').Engine, 'ask'>} engine
 */
function variantOf(source, engine) {
  if (!isSource(source))
    throw new Error('variant must be the name of a game such as capablanca, or the lines of a definition.');
  return engine.ask('variant', { variant: source }).catch((error) => {
    throw error instanceof EngineError ? error : new Error(refusal('variant', source, error.message));
  });
}
