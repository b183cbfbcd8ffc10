// @ts-check
/**
 * Levels where they are chosen or explained. Pure.
 *
 * @import { DialogTexts } from './en/dialogs.js'
 * @import { Texts } from './en/page.js'
 * @import { Rule } from './levels.js'
 */
import { partsOf, shortRule } from './levels.js';

/**
 * The rule of a level or limit in sentences.
 * @param {string} language @param {DialogTexts} words @param {Rule} rule
 */
export const levelText = (language, { levels: { rules } }, rule) =>
  partsOf(language, rules, rule).join(' ') || rules.none;

/**
 * A level in a list: "3 – 1,100 Elo", or "3 – 3,000 nodes" where its strength was not measured.
 * @param {Texts} texts @param {Rule & { level: number }} level
 */
export const levelOption = (texts, level) =>
  `${level.level} – ${shortRule(texts, level.elo ? { elo: level.elo } : level)}`;
