// @ts-check
/**
 * Names of players and moves. Pure.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { Game, Player } from '../game/game.js'
 * @import { Texts } from '../texts/en/page.js'
 */
import { OPPONENT, VARIANT_ENGINE, humanColor, isForTwo, otherColor, turnAt } from '../game/game.js';
import { halfMovesAt, NULL_MOVE } from '../game/tree/move-tree.js';
import { writeSan } from '../texts/notation.js';

/** @typedef {Extract<Player, { kind: 'engine' }>} Engine */

/**
 * The number before a move: "12." for White, "12…" for Black.
 * @param {number} half Half-moves before it since White's first move.
 */
export const numberText = (half) => `${Math.floor(half / 2) + 1}${half % 2 === 0 ? '.' : '…'}`;

/** The program's name, in every language. */
export const PROGRAM = 'micro-Max';

/**
 * The name of a level and a sentence about it, which only the levels of the default engines have.
 * @param {Texts} texts @param {string} engine @param {number} level
 */
export const levelWords = ({ chooser }, engine, level) =>
  ([OPPONENT.engine, VARIANT_ENGINE].includes(engine) && chooser.levels[level - 1]) || { name: '', about: '' };

/**
 * The name of a side's player: from the PGN's tags, "You", the character's, the program's, or the side's.
 * @param {Game} game @param {Texts} texts @param {Color} color @returns {string}
 */
export function playerName(game, texts, color) {
  const player = game.players[color];
  if (player.kind === 'engine') return player.style ? texts.play.characters[player.style] : PROGRAM;
  const tag = game.tags.find(([name]) => name.toLowerCase() === color)?.[1];
  if (isForTwo(game)) return tag && tag !== '?' ? tag : texts.game.sides[color];
  return humanColor(game) === color ? texts.play.you : texts.game.sides[color];
}

/**
 * The rating of a side's player in an imported game; null if the game has none.
 * @param {Pick<Game, 'tags'>} game @param {Color} color @returns {string | null}
 */
export const ratingOf = ({ tags }, color) =>
  tags.find(([name, value]) => name.toLowerCase() === `${color}elo` && /^\d+$/.test(value))?.[1] ?? null;

/**
 * "White passes", if the move that led to a node is a pass, else ''.
 * @param {Game} game @param {Texts} texts @param {number} id
 */
export const passText = (game, { game: { passes, sides } }, id) =>
  game.tree.nodes[id].uci === NULL_MOVE ? passes({ side: sides[otherColor(turnAt(game, id))] }) : '';

/**
 * The move that led to a node with its number, "12… Nf6", or "12… Black passes", on one line.
 * @param {Game} game
 * @param {Texts} texts
 * @param {number} id Not the root.
 */
export function numberedMove(game, texts, id) {
  const { san, uci } = game.tree.nodes[id];
  const number = numberText(halfMovesAt(game.tree, id) - 1);
  return unbroken(`${number} ${passText(game, texts, id) || sanText(game, texts, san ?? uci ?? '')}`);
}

/**
 * A text with spaces and hyphens at which lines do not break.
 * @param {string} text
 */
export const unbroken = (text) => text.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');

/**
 * A move as the player reads it. In a variant the letters are those of its pieces.
 * @param {Game} game @param {Texts} texts @param {string} san
 */
export const sanText = ({ preferences, tree }, { language }, san) =>
  tree.variant ? san : writeSan(san, preferences.letters, language);
