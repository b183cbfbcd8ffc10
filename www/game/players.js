// @ts-check
/**
 * Who plays which colour. Pure.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { Game, Offered, Player, Players } from './game.js'
 * @import { Step } from './store.js'
 */
import { humanColor, otherColor } from './game.js';
import { OPPONENT } from './default-opponent.js';
import { say, step } from './steps.js';

/**
 * Puts another player on a side.
 *
 * @param {Game} game
 * @param {{ color: Color, player: Player }} intent
 * @returns {Step}
 */
export const seat = (game, { color, player }) => fitted(seated(game, { ...game.players, [color]: player }));

/**
 * Has the players change sides.
 *
 * @param {Game} game
 * @returns {Step}
 */
export function switchSides(game) {
  const { white, black } = game.players;
  const next = seated(game, { white: black, black: white });
  const color = humanColor(next);
  return step(next, say('sidesSwitched', color ? { color } : undefined));
}

/**
 * The game with other players. The only one at this page sits at the bottom of the board.
 *
 * @param {Game} game
 * @param {Players} players
 * @returns {Game}
 */
function seated(game, players) {
  const next = { ...game, players, premove: null, offer: null, note: null, stalled: false, notice: null };
  const isMoved = humanColor(next) !== humanColor(game);
  return isMoved ? { ...next, orientation: humanColor(next) ?? game.orientation } : next;
}

/**
 * The engine that the player plays against, or played last.
 *
 * @param {Players} players
 * @returns {Player}
 */
export const opponentOf = ({ white, black }) =>
  [black, white].find(({ kind }) => kind === 'engine') ?? OPPONENT;

/**
 * The seats of one human and an opponent.
 *
 * @param {Color} color The human's.
 * @param {Player} opponent
 * @returns {Players}
 */
export const seatsOf = (color, opponent) =>
  /** @type {any} */ ({ [color]: { kind: 'human' }, [otherColor(color)]: opponent });

/**
 * Takes what the worker offers.
 *
 * @param {Game} game
 * @param {{ engines: readonly Offered[] }} intent
 * @returns {Step}
 */
export const enginesCame = (game, { engines }) => fitted({ ...game, engines });

/**
 * The game with players that are offered: an engine or a level that is not gives way to what comes nearest.
 *
 * @param {Game} game
 * @returns {Step}
 */
export function fitted(game) {
  let next = game;
  const effects = [];
  for (const color of /** @type {const} */ (['white', 'black'])) {
    const wanted = game.players[color];
    const instead = fittedPlayer(wanted, game.engines);
    if (instead === wanted) continue;
    next = { ...next, players: { ...next.players, [color]: instead } };
    effects.push(say('notOffered', { wanted: nameOf(wanted), instead: nameOf(instead) }));
  }
  return step(next, ...effects);
}

/**
 * @param {Player} player
 * @param {readonly Offered[]} engines
 * @returns {Player}
 */
function fittedPlayer(player, engines) {
  if (player.kind === 'human' || engines.length === 0) return player;
  const { strength } = player;
  const offered = engines.find(({ name }) => name === player.engine) ?? engines[0];
  const levels = 'level' in strength ? offered.levels.map(({ level }) => level) : [];
  const wanted = 'level' in strength ? strength.level : 0;
  const isThere = levels.length === 0 || levels.includes(wanted);
  if (offered.name === player.engine && isThere) return player;
  const level = levels.reduce((best, next) => (Math.abs(next - wanted) < Math.abs(best - wanted) ? next : best), levels[0]);
  return { ...player, engine: offered.name, strength: isThere ? strength : { level } };
}

/**
 * An engine with its level or limit, as it is called: "Classic level 3". The words are UCI's.
 *
 * @param {Player} player
 */
export function nameOf(player) {
  if (player.kind === 'human') return 'Player';
  const { engine, strength } = player;
  if ('level' in strength) return `${engine} level ${strength.level}`;
  const [[limit, value]] = Object.entries(strength.limit);
  return `${engine} ${limit === 'ms' ? 'movetime' : limit} ${value}`;
}
