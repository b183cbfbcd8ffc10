/** The strength of opponents: a rating or a limit. Levels are names of some of them. Pure. */
import type { EnginePlayer, Level, Limit, OfferedEngine, Strength, Style } from '../game.ts';

/** The engine whose ratings hold: those of other engines and games are not measured. */
export const MODERN = 'Modern';

/** The engine whose levels are limits. */
export const CLASSIC = 'Classic';

/** The levels, the weakest first, with what Classic's level of the same number is limited to; the worker has the same. */
const LEVELS: readonly { level: number; elo: number; classic: Limit }[] = Object.freeze([
  { level: 1, elo: 500, classic: { nodes: 300 } },
  { level: 2, elo: 800, classic: { nodes: 1000 } },
  { level: 3, elo: 950, classic: { nodes: 3000 } },
  { level: 4, elo: 1250, classic: { nodes: 10_000 } },
  { level: 5, elo: 1400, classic: { nodes: 30_000 } },
  { level: 6, elo: 1700, classic: { nodes: 100_000 } },
  { level: 7, elo: 2150, classic: { nodes: 300_000 } },
  { level: 8, elo: 2600, classic: { nodes: 1_000_000 } },
]);

/** The ratings at which opponents can play. */
export const RANGE = Object.freeze({ min: LEVELS[0].elo, max: LEVELS[LEVELS.length - 1].elo, step: 10 });

/** The strength that a level of an engine names; of a number beyond them, the nearest level. */
export function strengthAt(engine: string, number: number): Strength {
  const { elo, classic } = LEVELS[Math.min(Math.max(number, 1), LEVELS.length) - 1];
  return engine === CLASSIC ? { limit: classic } : { elo };
}

/** The number of the level that names the strength of a player; null if none does. A style has no level. */
export function levelOf({ engine, strength, style }: Omit<EnginePlayer, 'kind'>): number | null {
  if (style) return null;
  const isSame = ({ elo, classic }: (typeof LEVELS)[number]) =>
    'elo' in strength
      ? engine !== CLASSIC && strength.elo === elo
      : engine === CLASSIC && strength.limit.nodes === classic.nodes;
  return LEVELS.find(isSame)?.level ?? null;
}

/** The rating of a player; null if it was not measured. */
export const ratingOf = ({ engine, strength }: EnginePlayer): number | null =>
  engine === MODERN && 'elo' in strength ? strength.elo : null;

/** A player with another engine: at the level of the same number if it has one, otherwise at the same strength as far as possible. */
export function playedBy(player: EnginePlayer, engine: string): EnginePlayer {
  const { strength } = player;
  const isImpossible = engine === CLASSIC && 'elo' in strength;
  if (engine === player.engine && !isImpossible) return player;
  const level = levelOf(player) ?? (isImpossible ? nearestLevel(strength.elo) : null);
  return { ...player, engine, strength: level === null ? strength : strengthAt(engine, level) };
}

const nearestLevel = (elo: number) =>
  LEVELS.reduce((best, next) => (Math.abs(next.elo - elo) < Math.abs(best.elo - elo) ? next : best)).level;

/** The levels of an engine with their rules, in as much detail as the worker has given by now. */
export const levelsOf = (engines: readonly OfferedEngine[], engine: string): readonly Level[] =>
  engines.find(({ name }) => name === engine)?.levels ??
  LEVELS.map(({ elo, level, classic }) => ({
    level,
    ...(engine === CLASSIC ? classic : engine === MODERN && { elo }),
  }));

/** What binds the thinking of a player, as far as it is known. */
export function ruleOf(engines: readonly OfferedEngine[], player: EnginePlayer): Partial<Level> {
  const number = levelOf(player);
  const { strength } = player;
  const own = 'elo' in strength ? strength : strength.limit;
  return (number && levelsOf(engines, player.engine).find(({ level }) => level === number)) || own;
}

/** The fields of a search request that set a strength and a style. */
export const fieldsOfStrength = (strength: Strength, style?: Style) => ({
  limits: 'limit' in strength ? strength.limit : {},
  elo: 'elo' in strength ? strength.elo : null,
  ...(style && { style }),
});
