// @ts-check
/**
 * Where a piece stands in the diagram of its moves. Pure.
 *
 * @import { Square } from '../board/geometry.js'
 * @import { PieceInfo, VariantInfo } from '../engine/messages.js'
 */
import { makeSquare } from '../board/geometry.js';

/** The rank of pawns, from 0, as their side counts: there they can make their first moves. */
const PAWN_RANK = 1;

/**
 * The piece of a diagram: White's, unless only Black has it.
 * @param {PieceInfo} piece
 */
export const diagramLetter = ({ letter, sides }) => (sides === 'black' ? letter.toLowerCase() : letter);

/**
 * The square of a piece in its diagram: near the centre, or for pawns on the rank where they begin.
 * @param {Pick<VariantInfo, 'files' | 'ranks'>} board @param {Pick<PieceInfo, 'pawn' | 'sides'>} piece
 * @returns {Square}
 */
export function diagramSquare({ files, ranks }, { pawn, sides }) {
  const rank = pawn ? PAWN_RANK : Math.floor((ranks - 1) / 2);
  return makeSquare(Math.floor((files - 1) / 2), sides === 'black' ? ranks - 1 - rank : rank);
}
