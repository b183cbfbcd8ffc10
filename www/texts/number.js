// @ts-check
/** Numbers and percentages as a language writes them. Pure. */

/** @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/**
 * A number with the groups and the decimal sign of a language: "1,000,000", "0.5".
 * @param {string} language
 * @param {number} number
 * @param {number} [least] Digits after the decimal sign.
 * @param {number} [most]
 * @returns {string}
 */
export function countText(language, number, least = 0, most = 1) {
  const key = `${language} ${least} ${most}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(language, { minimumFractionDigits: least, maximumFractionDigits: most });
  formats.set(key, format);
  return format.format(number);
}

/** A number with a true minus sign. @param {number} number */
export const withMinus = (number) => String(number).replace('-', '−');

/**
 * A share as a whole percentage: "45%", "45 %".
 * @param {string} language
 * @param {number} share From 0 to 1.
 * @returns {string}
 */
export function percentText(language, share) {
  const key = `${language} %`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  formats.set(key, format);
  return format.format(share);
}
