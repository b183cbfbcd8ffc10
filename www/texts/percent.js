// @ts-check
/** Percentages as a language writes them. Pure. */

/** @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/**
 * A share as a whole percentage: "45%", "45 %".
 * @param {string} language
 * @param {number} share From 0 to 1.
 * @returns {string}
 */
export function percentText(language, share) {
  const format =
    formats.get(language) ?? new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  formats.set(language, format);
  return format.format(share);
}
