// @ts-check
/**
 * The values of pieces that were measured in this browser, by their moves.
 *
 * @import { DesignPiece } from '../../engine/messages.js'
 * @import { VariantTexts } from '../../texts/en/variants.js'
 * @import { Estimate } from './estimate.js'
 */
import { countText } from '../../texts/number.js';
import { read, write } from '../../ui/local-storage.js';

/** The key of a value is this and the moves of the piece. */
const VALUE = 'micro-max:value:';

/** In pawns. @typedef {Pick<Estimate, 'value' | 'error'>} MeasuredValue */

/**
 * The value of a piece; null if it was not measured yet.
 * @param {string} moves As in the line of a definition, without properties. @returns {MeasuredValue | null}
 */
export const measuredValue = (moves) => parseValue(read(VALUE + moves));

/**
 * Saves a value. Without storage it is lost with the page.
 * @param {string} moves @param {MeasuredValue} measured
 */
export const saveValue = (moves, { value, error }) => write(VALUE + moves, JSON.stringify({ value, error }));

/** @param {string | null} record @returns {MeasuredValue | null} */
export function parseValue(record) {
  try {
    const { value, error } = JSON.parse(record ?? '');
    return Number.isFinite(value) && Number.isFinite(error) ? { value, error } : null;
  } catch {
    return null;
  }
}

/**
 * The moves of a piece as it is measured.
 * @param {Pick<DesignPiece, 'moves' | 'rays'>} piece
 */
export const movesToMeasure = ({ moves, rays }) => (rays === null ? moves : `- rays ${rays}`);

/**
 * A measured value in a sentence.
 * @param {VariantTexts['worth']} words @param {string} language @param {MeasuredValue} measured In pawns.
 */
export function measuredText(words, language, { value, error }) {
  const number = (/** @type {number} */ pawns) => countText(language, pawns, 1, 1);
  return words.value({ value: number(value), error: number(error) });
}
