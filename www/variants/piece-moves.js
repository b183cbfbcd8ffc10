// @ts-check
/**
 * Draws the diagram of a piece of a game with the moves that the worker knows.
 *
 * @import { Square } from '../board/geometry.js'
 * @import { PieceSet } from '../board/pieces.js'
 * @import { EngineLike } from '../engine/client.js'
 * @import { VariantInfo } from '../engine/messages.js'
 * @import { VariantTexts } from '../texts/en/variants.js'
 */
import { picturesOf } from '../game/position/board-shape.js';
import { movesInWords } from './moves-in-words.js';
import { drawPieceDiagram } from './piece-diagram.js';

/**
 * Draws it as the only content of a container.
 * @param {Element} container
 * @param {Pick<EngineLike, 'ask'>} client
 * @param {VariantInfo} variant
 * @param {{ letter: string, square: Square, name: string, pieceSet: PieceSet, words: VariantTexts }} piece
 * @returns {Promise<string>} The moves in words. Rejected if the worker does not answer.
 */
export async function drawPieceMoves(container, client, variant, { letter, square, name, pieceSet, words }) {
  const { source, files, ranks } = variant;
  const { steps } = await client.ask('pieceMoves', { variant: source, piece: letter, square });
  const label = movesInWords(words.moves, name, steps);
  drawPieceDiagram(container, {
    files,
    ranks,
    letter,
    square,
    steps,
    pieceSet,
    pictures: picturesOf({ variant }),
    label,
  });
  return label;
}
