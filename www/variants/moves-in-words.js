// @ts-check
/**
 * Describes where a piece can go. Pure.
 *
 * @import { PieceStep } from '../engine/messages.js'
 * @import { VariantTexts } from '../texts/en/variants.js'
 */

/**
 * The moves of a piece in words: the squares that it reaches in the same way are listed together.
 * @param {VariantTexts['moves']} words
 * @param {string} piece Its name.
 * @param {readonly PieceStep[]} steps
 * @returns {string} Such as "cannon: moves to d3 d5 without capturing; by hopping over a piece: captures on d6 d7".
 */
export function movesInWords(words, piece, steps) {
  /** @type {Map<string, PieceStep[]>} */
  const ways = new Map();
  for (const step of steps) {
    const way = `${step.kind} ${step.first} ${step.hop}`;
    ways.set(way, [...(ways.get(way) ?? []), step]);
  }
  return words.ofPiece({ piece, moves: [...ways.values()].map((alike) => wayInWords(words, alike)).join('; ') });
}

/** @param {VariantTexts['moves']} words @param {readonly PieceStep[]} steps */
function wayInWords(words, steps) {
  const [{ kind, first, hop }] = steps;
  const moves = words[kind]({ squares: steps.map(({ to }) => to).join(' ') });
  const way = hop ? words.hop({ moves }) : moves;
  return first ? words.first({ moves: way }) : way;
}
