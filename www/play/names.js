// @ts-check
/**
 * What players, levels and limits are called. Pure.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { Game, Level, Limit, Player } from '../game/game.js'
 * @import { Texts } from '../text/en.js'
 */
import { humanColor, isForTwo } from '../game/game.js';
import { countText } from '../text/sentences.js';

/** @typedef {Extract<Player, { kind: 'engine' }>} Engine */

/**
 * The number before a move: "12." for White, "12…" for Black.
 *
 * @param {number} half Half-moves before it since White's first move.
 */
export const numberText = (half) => `${Math.floor(half / 2) + 1}${half % 2 === 0 ? '.' : '…'}`;

/** The program's name, in every language. */
export const PROGRAM = 'micro-Max';

/**
 * The name of a side's player: that of a PGN, "You", the program, or the side.
 *
 * @param {Game} game
 * @param {Texts} texts
 * @param {Color} color
 * @returns {string}
 */
export function playerName(game, texts, color) {
  if (game.players[color].kind === 'engine') return PROGRAM;
  const tag = game.tags.find(([name]) => name.toLowerCase() === color)?.[1];
  if (isForTwo(game)) return tag && tag !== '?' ? tag : texts.game.sides[color];
  return humanColor(game) === color ? texts.play.you : texts.game.sides[color];
}

/**
 * An engine's strength, "level 3", with the engine's name where there are several.
 *
 * @param {Game} game
 * @param {Texts} texts
 * @param {Engine} player
 * @returns {string}
 */
export function strengthText({ engines }, texts, { engine, strength }) {
  const words = 'level' in strength ? texts.play.atLevel({ level: strength.level }) : shortRule(texts, strength.limit);
  return engines.length > 1 ? `${engine}, ${words}` : words;
}

/**
 * A level in a list: "3 – 3,000 nodes".
 *
 * @param {Texts} texts
 * @param {Level} level
 */
export const levelOption = (texts, level) => `${level.level} – ${shortRule(texts, level)}`;

/**
 * The rule of a level or limit in a few words, from the fields that it has.
 *
 * @param {Texts} texts
 * @param {Limit | Level} rule
 * @returns {string}
 */
export function shortRule(texts, rule) {
  const { nodes, depth, ms, noise_cp, elo } = { noise_cp: null, elo: null, ...rule };
  const { shortRules } = texts.play;
  const count = (/** @type {number} */ number) => countText(texts.language, number);
  return [
    elo && shortRules.elo({ count: count(elo) }),
    nodes && shortRules.nodes({ count: count(nodes) }),
    depth && shortRules.depth({ count: count(depth) }),
    ms && shortRules.ms({ count: count(ms / 1000) }),
    noise_cp && shortRules.noise_cp({ count: count(noise_cp / 100) }),
  ].filter(Boolean).join(', ');
}
