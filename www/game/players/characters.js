// @ts-check
/**
 * Opponents with a face: each has a style of play and a portrait. Pure.
 *
 * @import { EnginePlayer, Game, Style } from '../game.js'
 */
import { RANGE } from '../rating/rating-record.js';
import { opponentOf } from './players.js';

/** The rating is the one at which it plays unless another is chosen; the picture is the name of a drawing. @typedef {{ style: Style, elo: number, picture: string }} Character */

/** The weakest first. @type {readonly Character[]} */
export const CHARACTERS = Object.freeze([
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

/**
 * The character that plays; null if the opponent has none.
 * @param {Pick<Game, 'players'>} game @returns {Character | null}
 */
export const characterIn = ({ players }) => characterOf(opponentOf(players));

/** @param {EnginePlayer} player */
const characterOf = ({ style }) => CHARACTERS.find((character) => character.style === style) ?? null;
