/** The players of both colours. Pure. */
import { HUMAN, OPPONENT, VARIANT_ENGINE, engineOf, humanColor, patched, reset } from '../game.ts';
import { announce, step } from '../tree/steps.ts';
import { levelOf, playedBy } from './strength.ts';
import type { Color } from '../../board/geometry.ts';
import type { EnginePlayer, Game, OfferedEngine, Player, Players } from '../game.ts';
import type { Step } from '../store.ts';
import type { Tree } from '../tree/move-tree.ts';

/** Replaces the player of a colour. */
export const setPlayer = (game: Game, { color, player }: { color: Color; player: Player }): Step =>
  withOfferedPlayers(withPlayers(game, { ...game.players, [color]: player }));

/** Exchanges the colours of the players. */
export function switchSides(game: Game): Step {
  const { white, black } = game.players;
  const next = withPlayers(game, { white: black, black: white });
  const color = humanColor(next);
  return step(next, announce('sidesSwitched', color ? { color } : undefined));
}

/** The game with other players. If one of them is human, the board shows that side at the bottom. */
function withPlayers(game: Game, players: Players): Game {
  const next = reset(patched(game, { players }), 'seats');
  const color = humanColor(next);
  const isMoved = color !== null && color !== humanColor(game);
  return isMoved ? patched(next, { players: { orientation: color } }) : next;
}

/** The opponent, or the last opponent. */
export const opponentOf = ({ white, black }: Players): EnginePlayer =>
  [black, white].find((player) => player.kind === 'engine') ?? OPPONENT;

/**
 * The players of a game between a human and an opponent.
 *
 * @param color The human's.
 */
export const playersFor = (color: Color, opponent: Player): Players =>
  color === 'white' ? { white: HUMAN, black: opponent } : { white: opponent, black: HUMAN };

/** The players with engines that know a game, at the levels of those that do not. */
export function playersOf({ white, black }: Players, tree: Tree): Players {
  const fitted = (player: Player) =>
    player.kind !== 'engine' || (player.engine === VARIANT_ENGINE) === (tree.variant !== null)
      ? player
      : playedBy(player, engineOf(tree));
  return { white: fitted(white), black: fitted(black) };
}

/** Stores the engines that the worker offers, unless the game is another one by now. */
export const enginesReceived = (
  game: Game,
  { engines, variant }: { engines: readonly OfferedEngine[]; variant?: string },
): Step =>
  !variant === !game.tree.variant ? withOfferedPlayers(patched(game, { searches: { engines } })) : step(game);

/** The game with players that the worker offers: another engine is replaced, at the level of the same number. */
export function withOfferedPlayers(game: Game): Step {
  let next = game;
  const effects = [];
  for (const color of ['white', 'black'] as const) {
    const wanted = game.players[color];
    const instead = fittedPlayer(wanted, game.searches.engines);
    if (instead === wanted) continue;
    next = patched(next, { players: { [color]: instead } });
    effects.push(announce('notOffered', { wanted: nameOf(wanted), instead: nameOf(instead) }));
  }
  return step(next, ...effects);
}

function fittedPlayer(player: Player, engines: readonly OfferedEngine[]): Player {
  if (player.kind !== 'engine' || engines.length === 0) return player;
  const { name } = engines.find((engine) => engine.name === player.engine) ?? engines[0];
  return playedBy(player, name);
}

/**
 * The name of an engine with its level, rating or limit, and its style: "Classic level 3". The words are those of UCI.
 */
export function nameOf(player: Player) {
  if (player.kind !== 'engine') return 'Player';
  const { style } = player;
  return style ? `${engineName(player)} Style ${style}` : engineName(player);
}

function engineName(player: EnginePlayer) {
  const { engine, strength } = player;
  const level = levelOf(player);
  if (level !== null) return `${engine} level ${level}`;
  if ('elo' in strength) return `${engine} UCI_Elo ${strength.elo}`;
  const [[limit, value]] = Object.entries(strength.limit);
  return `${engine} ${limit === 'ms' ? 'movetime' : limit} ${value}`;
}
