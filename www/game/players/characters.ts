/** Opponents with a face: each has a style of play and a portrait. Pure. */
import { RANGE } from '../rating/rating-record.ts';
import { opponentOf } from './players.ts';
import type { EnginePlayer, Style, WithPlayers } from '../game.ts';

/** The rating is the one at which it plays unless another is chosen; the picture is the name of a drawing. */
export type Character = { style: Style; elo: number; picture: string };

/** The weakest first. */
export const CHARACTERS: readonly Character[] = Object.freeze([
  { style: 'greedy', elo: 800, picture: 'bear' },
  { style: 'odd', elo: 950, picture: 'giraffe' },
  { style: 'gambits', elo: 1100, picture: 'hare' },
  { style: 'trading', elo: 1250, picture: 'camel' },
  { style: 'attacking', elo: 1550, picture: 'wolf' },
  { style: 'defending', elo: 1850, picture: 'elephant' },
]);

/** The rating points between two steps of the ladder. */
const STEP = 150;

/** The ratings of the ladder, the lowest first. */
export const LADDER = Object.freeze(
  Array.from({ length: (RANGE.max - RANGE.min) / STEP + 1 }, (_, index) => RANGE.min + STEP * index),
);

/** The character that plays; null if the opponent has none. */
export const characterIn = ({ players }: WithPlayers): Character | null => characterOf(opponentOf(players));

const characterOf = ({ style }: EnginePlayer) => CHARACTERS.find((character) => character.style === style) ?? null;
