// @ts-check
/**
 * Levels and limits in words. Pure.
 *
 * @import { DialogTexts } from './en/dialogs.js'
 * @import { Texts } from './en/page.js'
 */
import { countText } from './number.js';

/**
 * What binds an engine's thinking: a level or a limit. The fields that are there hold.
 *
 * @typedef {{ nodes?: number | null, depth?: number | null, ms?: number | null, people?: number | null, elo?: number | null }} Rule
 */

/** How much of a field is one of what its text counts, in the order of the texts. */
const UNITS = /** @type {const} */ ({ elo: 1, nodes: 1, depth: 1, ms: 1000, people: 1 });

/**
 * The texts of the fields that are there.
 * @param {string} language @param {Texts['levels']['short']} texts @param {Rule} rule
 */
export const partsOf = (language, texts, rule) =>
  /** @type {(keyof typeof UNITS)[]} */ (Object.keys(UNITS)).flatMap((field) => {
    const value = rule[field];
    return value ? texts[field]({ count: countText(language, value / UNITS[field]) }) : [];
  });

/**
 * The rule of a level or limit in a few words.
 * @param {Texts} texts @param {Rule} rule
 */
export const shortRule = ({ language, levels }, rule) => partsOf(language, levels.short, rule).join(', ');

/**
 * An engine's strength, "level 3", with the engine's name where there are several.
 * @param {{ engines: readonly unknown[] }} game @param {Texts} texts
 * @param {{ engine: string, strength: { level: number } | { elo: number } | { limit: Rule } }} player
 */
export function strengthText({ engines }, texts, { engine, strength }) {
  const words =
    'level' in strength
      ? texts.levels.atLevel({ level: strength.level })
      : shortRule(texts, 'elo' in strength ? strength : strength.limit);
  return engines.length > 1 ? `${engine}, ${words}` : words;
}

/**
 * The rule of a level or limit in sentences.
 * @param {string} language @param {DialogTexts} words @param {Rule} rule
 */
export const levelText = (language, { levels: { rules } }, rule) =>
  partsOf(language, rules, rule).join(' ') || rules.none;

/**
 * The rating of a level; its rule if it has neither a rating nor a name, and nothing if it has only a name.
 * @param {Texts} texts @param {Rule} level @param {string} name
 */
export function ratingText(texts, level, name) {
  if (level.elo) return shortRule(texts, { elo: level.elo });
  return name ? '' : shortRule(texts, level);
}

/**
 * A level in a list: "3 – Learner, 1,100 Elo", or "3 – 3,000 nodes" without a name and a rating.
 * @param {Texts} texts @param {Rule & { level: number }} level @param {string} name Empty if it has none.
 */
export const levelOption = (texts, level, name) =>
  `${level.level} – ${[name, ratingText(texts, level, name)].filter(Boolean).join(', ')}`;
