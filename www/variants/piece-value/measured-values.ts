/** The values of pieces that were measured in this browser, by their moves. */
import { countText } from '../../texts/number.ts';
import { read, write } from '../../ui/local-storage.ts';
import type { DesignPiece } from '../../engine/messages.ts';
import type { VariantTexts } from '../../texts/en/variants.ts';
import type { Estimate } from './estimate.ts';

/** The key of a value is this and the moves of the piece. */
const VALUE = 'micro-max:value:';

/** In pawns. */
type MeasuredValue = Pick<Estimate, 'value' | 'error'>;

/**
 * The value of a piece; null if it was not measured yet.
 *
 * @param moves As in the line of a definition, without properties.
 */
export const measuredValue = (moves: string): MeasuredValue | null => parseValue(read(VALUE + moves));

/** Saves a value. Without storage it is lost with the page. */
export const saveValue = (moves: string, { value, error }: MeasuredValue) =>
  write(VALUE + moves, JSON.stringify({ value, error }));

export function parseValue(record: string | null): MeasuredValue | null {
  try {
    const { value, error } = JSON.parse(record ?? '');
    return Number.isFinite(value) && Number.isFinite(error) ? { value, error } : null;
  } catch {
    return null;
  }
}

/** The moves of a piece as it is measured. */
export const movesToMeasure = ({ moves, rays }: Pick<DesignPiece, 'moves' | 'rays'>) =>
  rays === null ? moves : `- rays ${rays}`;

/**
 * A measured value in a sentence.
 *
 * @param measured In pawns.
 */
export function measuredText(words: VariantTexts['worth'], language: string, { value, error }: MeasuredValue) {
  const number = (pawns: number) => countText(language, pawns, 1, 1);
  return words.value({ value: number(value), error: number(error) });
}
