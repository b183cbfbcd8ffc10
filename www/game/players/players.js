// @ts-check
/**
 * The players of both colours. Pure.
 *
 * @import { Color } from '../../board/geometry.js'
 * @import { EnginePlayer, Game, OfferedEngine, Player, Players, Strength, Style } from '../game.js'
 * @import { Step } from '../store.js'
 * @import { Tree } from '../tree/move-tree.js'
 */
import { OPPONENT, VARIANT_ENGINE, engineOf, humanColor, otherColor } from '../game.js';
import { announce, step } from '../tree/steps.js';

/**
 * Replaces the player of a colour.
 * @param {Game} game @param {{ color: Color, player: Player }} intent @returns {Step}
 */
export const setPlayer = (game, { color, player }) =>
  withOfferedPlayers(withPlayers(game, { ...game.players, [color]: player }));

/**
 * Exchanges the colours of the players.
 * @param {Game} game @returns {Step}
 */
export function switchSides(game) {
  const { white, black } = game.players;
  const next = withPlayers(game, { white: black, black: white });
  const color = humanColor(next);
  return step(next, announce('sidesSwitched', color ? { color } : undefined));
}

/**
 * The game with other players. If one of them is human, the board shows that side at the bottom.
 * @param {Game} game @param {Players} players @returns {Game}
 */
function withPlayers(game, players) {
  const next = { ...game, players, premove: null, offer: null, note: null, stalled: false, notice: null };
  const isMoved = humanColor(next) !== humanColor(game);
  return isMoved ? { ...next, orientation: humanColor(next) ?? game.orientation } : next;
}

/**
 * The opponent, or the last opponent.
 * @param {Players} players @returns {EnginePlayer}
 */
export const opponentOf = ({ white, black }) => [black, white].find((player) => player.kind === 'engine') ?? OPPONENT;

/**
 * The players of a game between a human and an opponent.
 * @param {Color} color The human's.
 * @param {Player} opponent
 * @returns {Players}
 */
export const playersFor = (color, opponent) =>
  /** @type {any} */ ({ [color]: { kind: 'human' }, [otherColor(color)]: opponent });

/**
 * The players with engines that know a game, at the levels of those that do not.
 * @param {Players} players @param {Tree} tree @returns {Players}
 */
export function playersOf({ white, black }, tree) {
  const fitted = (/** @type {Player} */ player) =>
    player.kind !== 'engine' || (player.engine === VARIANT_ENGINE) === (tree.variant !== null)
      ? player
      : { ...player, engine: engineOf(tree) };
  return { white: fitted(white), black: fitted(black) };
}

/**
 * Stores the engines that the worker offers, unless the game is another one by now.
 * @param {Game} game @param {{ engines: readonly OfferedEngine[], variant?: string }} intent @returns {Step}
 */
export const enginesReceived = (game, { engines, variant }) =>
  !variant === !game.tree.variant ? withOfferedPlayers({ ...game, engines }) : step(game);

/**
 * The game with players that the worker offers: another engine or level is replaced by the closest one.
 * @param {Game} game @returns {Step}
 */
export function withOfferedPlayers(game) {
  let next = game;
  const effects = [];
  for (const color of /** @type {const} */ (['white', 'black'])) {
    const wanted = game.players[color];
    const instead = fittedPlayer(wanted, game.engines);
    if (instead === wanted) continue;
    next = { ...next, players: { ...next.players, [color]: instead } };
    effects.push(announce('notOffered', { wanted: nameOf(wanted), instead: nameOf(instead) }));
  }
  return step(next, ...effects);
}

/** @param {Player} player @param {readonly OfferedEngine[]} engines @returns {Player} */
function fittedPlayer(player, engines) {
  if (player.kind !== 'engine' || engines.length === 0) return player;
  const { strength } = player;
  const offered = engines.find(({ name }) => name === player.engine) ?? engines[0];
  const levels = 'level' in strength ? offered.levels.map(({ level }) => level) : [];
  const wanted = 'level' in strength ? strength.level : 0;
  const isThere = levels.length === 0 || levels.includes(wanted);
  if (offered.name === player.engine && isThere) return player;
  const level = levels.reduce(
    (best, next) => (Math.abs(next - wanted) < Math.abs(best - wanted) ? next : best),
    levels[0],
  );
  return { ...player, engine: offered.name, strength: isThere ? strength : { level } };
}

/**
 * The fields of a search request that set a strength and a style.
 * @param {Strength} strength @param {Style} [style]
 */
export const fieldsOfStrength = (strength, style) => ({
  limits: 'limit' in strength ? strength.limit : {},
  level: 'level' in strength ? strength.level : null,
  ...('elo' in strength && { elo: strength.elo }),
  ...(style && { style }),
});

/**
 * The name of an engine with its level, rating or limit, and its style: "Classic level 3". The words are those of UCI.
 * @param {Player} player
 */
export function nameOf(player) {
  if (player.kind !== 'engine') return 'Player';
  const { style } = player;
  return style ? `${engineName(player)} Style ${style}` : engineName(player);
}

/** @param {EnginePlayer} player */
function engineName({ engine, strength }) {
  if ('level' in strength) return `${engine} level ${strength.level}`;
  if ('elo' in strength) return `${engine} UCI_Elo ${strength.elo}`;
  const [[limit, value]] = Object.entries(strength.limit);
  return `${engine} ${limit === 'ms' ? 'movetime' : limit} ${value}`;
}
