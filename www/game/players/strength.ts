/** The strength of opponents: a rating or a limit. Levels and characters are names of some of them. Pure. */
import type { EnginePlayer, Level, Limit, OfferedEngine, Strength, Style } from '../game.ts';

/** The engine whose ratings hold: those of other engines and games are not measured. */
export const MODERN = 'Modern';

/** The engine whose levels are limits. */
export const CLASSIC = 'Classic';

/** A step of the ladder of ratings, with the level and the character that play at it. */
type Step = {
  elo: number;
  level?: number;
  /** What Classic's level of the same number is limited to. */
  classic?: Limit;
  character?: { style: Style; picture: string };
};

/** The ladder, the weakest first; the worker has the same ratings and limits. */
const STEPS: readonly Step[] = Object.freeze([
  { elo: 500, level: 1, classic: { nodes: 300 } },
  { elo: 650 },
  { elo: 800, level: 2, classic: { nodes: 1000 }, character: { style: 'greedy', picture: 'bear' } },
  { elo: 950, level: 3, classic: { nodes: 3000 }, character: { style: 'odd', picture: 'giraffe' } },
  { elo: 1100, character: { style: 'gambits', picture: 'hare' } },
  { elo: 1250, level: 4, classic: { nodes: 10_000 }, character: { style: 'trading', picture: 'camel' } },
  { elo: 1400, level: 5, classic: { nodes: 30_000 } },
  { elo: 1550, character: { style: 'attacking', picture: 'wolf' } },
  { elo: 1700, level: 6, classic: { nodes: 100_000 } },
  { elo: 1850, character: { style: 'defending', picture: 'elephant' } },
  { elo: 2000 },
  { elo: 2150, level: 7, classic: { nodes: 300_000 } },
  { elo: 2300 },
  { elo: 2450 },
  { elo: 2600, level: 8, classic: { nodes: 1_000_000 } },
]);

/** The ratings of the ladder, the lowest first. */
export const LADDER: readonly number[] = Object.freeze(STEPS.map(({ elo }) => elo));

/** The ratings at which opponents can play. */
export const RANGE = Object.freeze({ min: LADDER[0], max: LADDER[LADDER.length - 1], step: 10 });

/** An opponent with a face. The rating is the one at which it plays unless another is chosen; the picture is the name of a drawing. */
export type Character = { style: Style; elo: number; picture: string };

/** The weakest first. */
export const CHARACTERS: readonly Character[] = Object.freeze(
  STEPS.flatMap(({ elo, character }) => (character ? { elo, ...character } : [])),
);

/** The steps with a level, the weakest first. */
const LEVELS = STEPS.flatMap(({ elo, level, classic }) => (level && classic ? { elo, level, classic } : []));

/** The strength that a level of an engine names; of a number beyond them, the nearest level. */
export function strengthAt(engine: string, number: number): Strength {
  const { elo, classic } = LEVELS[Math.min(Math.max(number, 1), LEVELS.length) - 1];
  return engine === CLASSIC ? { limit: classic } : { elo };
}

/** The number of the level that names the strength of a player; null if none does. A character has no level. */
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

/** The character of a player; null if it has none. */
export const characterOf = ({ style }: EnginePlayer): Character | null =>
  CHARACTERS.find((character) => character.style === style) ?? null;
