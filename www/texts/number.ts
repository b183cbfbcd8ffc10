/** Numbers and percentages as a language writes them. Pure. */

const formats: Map<string, Intl.NumberFormat> = new Map();

/**
 * A number with the groups and the decimal sign of a language: "1,000,000", "0.5".
 *
 * @param least Digits after the decimal sign.
 */
export function countText(language: string, number: number, least: number = 0, most: number = 1): string {
  const key = `${language} ${least} ${most}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(language, { minimumFractionDigits: least, maximumFractionDigits: most });
  formats.set(key, format);
  return format.format(number);
}

/** A number with a true minus sign. */
export const withMinus = (number: number) => String(number).replace('-', '−');

/**
 * A share as a whole percentage: "45%", "45 %".
 *
 * @param share From 0 to 1.
 */
export function percentText(language: string, share: number): string {
  const key = `${language} %`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  formats.set(key, format);
  return format.format(share);
}
