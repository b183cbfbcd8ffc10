/** The opponents with a name and a face: one table of who they are, at which rating and in which style they play. Pure. */
import { OPPONENT } from '../game.ts';
import { ratingOf } from './strength.ts';
import type { EnginePlayer, Style } from '../game.ts';

/** The program itself, which is whoever has no other character. */
const PROGRAM = { id: 'max', elo: 2600 } as const;

/**
 * The program, and then the weakest first. The id is that of the face and of the texts, and with a capital the name in a PGN; the rating is the one at which a
 * character plays unless another is chosen. One without a style plays as people of the rating do.
 */
export const CHARACTERS = [
  PROGRAM,
  { id: 'mouse', elo: 500 },
  { id: 'goose', elo: 650 },
  { id: 'bear', elo: 800, style: 'greedy' },
  { id: 'giraffe', elo: 950, style: 'odd' },
  { id: 'hare', elo: 1100, style: 'gambits' },
  { id: 'camel', elo: 1250, style: 'trading' },
  { id: 'fox', elo: 1400 },
  { id: 'wolf', elo: 1550, style: 'attacking' },
  { id: 'heron', elo: 1700 },
  { id: 'elephant', elo: 1850, style: 'defending' },
  { id: 'owl', elo: 2150 },
] as const satisfies readonly { id: string; elo: number; style?: Style }[];

export type Character = (typeof CHARACTERS)[number];
export type CharacterId = Character['id'];

/** Those who talk: the program does not. */
export type Talker = Exclude<CharacterId, 'max'>;

const withId = (id: unknown): Character | undefined => CHARACTERS.find((character) => character.id === id);

/**
 * The character of a player. Games of older versions have only a style; one that a newer version added counts as the
 * character of its style, or else as the program.
 */
export const characterOf = ({ character, style }: EnginePlayer): Character =>
  withId(character) ?? (style && CHARACTERS.find((one) => 'style' in one && one.style === style)) ?? PROGRAM;

/** A character as a player of chess, at its own rating or another. */
export function playerAs(character: Character, elo: number = character.elo): EnginePlayer {
  const player = { ...OPPONENT, strength: { elo } };
  if (character === PROGRAM) return player;
  return { ...player, character: character.id, ...('style' in character && { style: character.style }) };
}

/** The name of a player in a PGN: "Wolf (1550)"; null if it is only that of an engine without a measured rating. */
export function signatureOf(player: EnginePlayer): string | null {
  const { id } = characterOf(player);
  const rating = ratingOf(player);
  const name = id === PROGRAM.id ? 'micro-Max' : id.replace(/./, (letter) => letter.toUpperCase());
  if (rating !== null) return `${name} (${rating})`;
  return id === PROGRAM.id ? null : name;
}
