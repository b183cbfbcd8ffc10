/** Levels, ratings and limits in words. Pure. */
import { OPPONENT, VARIANT_ENGINE } from '../game/game.ts';
import { levelOf, ratingOf } from '../game/players/strength.ts';
import { countText } from './number.ts';
import type { EnginePlayer } from '../game/game.ts';
import type { DialogTexts } from './en/dialogs.ts';
import type { Texts } from './en/page.ts';

/** What binds an engine's thinking: a level or a limit. The fields that are there hold. */
type Rule = {
  nodes?: number | null;
  depth?: number | null;
  ms?: number | null;
  people?: number | null;
  elo?: number | null;
};

/** How much of a field is one of what its text counts, in the order of the texts. */
const UNITS = { elo: 1, nodes: 1, depth: 1, ms: 1000, people: 1 } as const;

/** The texts of the fields that are there. */
export const partsOf = (language: string, texts: Texts['levels']['short'], rule: Rule) =>
  (Object.keys(UNITS) as (keyof typeof UNITS)[]).flatMap((field) => {
    const value = rule[field];
    return value ? texts[field]({ count: countText(language, value / UNITS[field]) }) : [];
  });

/** The rule of a level or limit in a few words. */
export const shortRule = ({ language, levels }: Texts, rule: Rule) => partsOf(language, levels.short, rule).join(', ');

/** The name of a level and a sentence about it, which Classic's levels do not have. */
export const levelWords = ({ chooser }: Texts, engine: string, level: number) =>
  ([OPPONENT.engine, VARIANT_ENGINE].includes(engine) && chooser.levels[level - 1]) || { name: '', about: '' };

/** An engine's strength: its rating if that was measured, or else "level 3", with the engine's name where there are several. */
export function strengthText(
  { searches: { engines } }: { searches: { engines: readonly unknown[] } },
  texts: Texts,
  player: EnginePlayer,
) {
  const { engine, strength } = player;
  const elo = ratingOf(player);
  if (elo !== null) return shortRule(texts, { elo });
  const level = levelOf(player);
  const words =
    level === null ? shortRule(texts, 'elo' in strength ? strength : strength.limit) : texts.levels.atLevel({ level });
  return engines.length > 1 ? `${engine}, ${words}` : words;
}

/** The rule of a level or limit in sentences. */
export const levelText = (language: string, { levels: { rules } }: DialogTexts, rule: Rule) =>
  partsOf(language, rules, rule).join(' ') || rules.none;

/** The rating of a level; its rule if it has neither a rating nor a name, and nothing if it has only a name. */
export function ratingText(texts: Texts, level: Rule, name: string) {
  if (level.elo) return shortRule(texts, { elo: level.elo });
  return name ? '' : shortRule(texts, level);
}

/**
 * A level in a list: "3 – Learner, 1,100 Elo", or "3 – 3,000 nodes" without a name and a rating.
 *
 * @param name Empty if it has none.
 */
export const levelOption = (texts: Texts, level: Rule & { level: number }, name: string) =>
  `${level.level} – ${[name, ratingText(texts, level, name)].filter(Boolean).join(', ')}`;
