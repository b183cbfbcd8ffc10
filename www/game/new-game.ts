/** Starting, opening and loading games. Pure. The previous game stays saved under its own id. */
import { makeClock } from './players/clock.ts';
import { HUMAN, defaults, humanColor, isForTwo, isUnbegun, patched } from './game.ts';
import { orientationOfTags } from './pgn/pgn-tags.ts';
import { opponentOf, playersFor, playersOf, withOfferedPlayers } from './players/players.ts';
import { announce, refuse, setNotice, step } from './tree/steps.ts';
import { hasRatings } from './tree/annotations.ts';
import { ROOT, mainLine, makeTree, startOf } from './tree/move-tree.ts';
import { unreadLines } from './saved/saved-game.ts';
import type { Message } from '../texts/sentences.ts';
import type { Timing } from './players/clock.ts';
import type { Game } from './game.ts';
import type { Loaded } from './pgn/pgn.ts';
import type { Effect, NewGameOptions, Step } from './store.ts';

/** Opens the page with a game; the worker validates the moves of a saved game. */
export const open = (game: Game, intent: { game: Game; request?: number }): Step =>
  replaceGame(game, intent.game, intent.request, ...readEffects(intent.game));

/** Reopens a saved game. */
export const reopen = (game: Game, intent: { game: Game; request?: number }): Step =>
  replaceGame(
    game,
    intent.game,
    intent.request,
    { type: 'newGame' },
    ...readEffects(intent.game),
    announce('reopened'),
  );

/** Numbers a request for another game that has yet to be read. */
export const requestGame = (game: Game): Step => step(patched(game, { page: { requests: game.page.requests + 1 } }));

/**
 * Replaces the game on the page, unless that answers a later request; the state of the page is kept.
 *
 * @param request The number of the request that it answers; a new one if left out.
 */
function replaceGame(
  game: Game,
  next: Game,
  request: number | undefined = game.page.requests + 1,
  ...effects: Effect[]
): Step {
  if (request < game.page.answeredRequest) return setNotice(game, { message: { key: 'overtaken' } });
  const {
    settings: preferences,
    page: { hidden },
    searches: { count: searches },
  } = game;
  const isOfSameWorker = !game.tree.variant === !next.tree.variant;
  const engines = isOfSameWorker ? game.searches.engines : [];
  const { game: fitted, effects: announcements } = withOfferedPlayers(
    patched(next, {
      settings: preferences,
      searches: { engines, count: searches },
      page: { hidden, requests: Math.max(request, game.page.requests), answeredRequest: request },
    }),
  );
  const first: Effect[] = isOfSameWorker ? [] : [requestEngines(next)];
  if (game.searches.opponent) first.push({ type: 'cancel', by: 'opponent' });
  if (game.searches.evaluator) first.push({ type: 'cancel', by: 'evaluator' });
  return step(
    patched(fitted, { searches: { opponent: null, evaluator: null } }),
    ...first,
    ...effects,
    ...announcements,
  );
}

/** The question which engines play a game. */
export const requestEngines = ({ tree: { variant } }: Pick<Game, 'tree'>): Effect => ({
  type: 'requestEngines',
  variant: variant?.source,
});

/** The questions about the moves of a saved game. */
export function readEffects({ id, tree }: Game): Effect[] {
  const lines = tree.isRead ? [] : unreadLines(tree);
  return lines.length > 0 ? [{ type: 'requestSan', id, ...startOf(tree), lines }] : [];
}

/** Requests an id for a new game, and a seed if it involves chance. */
export function requestNewGame(
  game: Game,
  { as, opponent, players, timing, start, variant, isVaried, exercise, request }: NewGameOptions & { request?: number },
): Step {
  const isNeeded = isVaried === true || (as === 'random' && !players);
  const next = request === undefined ? patched(game, { page: { requests: game.page.requests + 1 } }) : game;
  return step(next, {
    type: 'requestSeed',
    options: { as, opponent, players, timing, start, variant, isVaried, exercise },
    request: request ?? next.page.requests,
    isNeeded,
  });
}

/** Starts a new game. */
export function startGame(
  game: Game,
  intent: NewGameOptions & { id: string; seed: number; request?: number },
  now_ms: number,
): Step {
  const {
    id,
    seed,
    as,
    opponent = opponentOf(game.players),
    timing = null,
    start,
    variant,
    isVaried,
    exercise = null,
  } = intent;
  const human = as === 'random' ? (seed % 2 === 0 ? 'white' : 'black') : as;
  const tree = makeTree(start, variant);
  const players = playersOf(intent.players ?? playersFor(human, opponent), tree);
  const next = patched(defaults(id), {
    tree,
    players: {
      ...players,
      seed: isVaried ? Math.floor(seed / 2) : 0,
      begun_ms: now_ms,
      timing,
      clock: timing && makeClock(timing),
      started: true,
    },
    training: { exercise },
  });
  const color = humanColor(next);
  const key = color ? 'newGame' : isForTwo(next) ? 'newGameForTwo' : 'newGameOfEngines';
  const announcement = announce(key, color ? { color } : undefined);
  const oriented = patched(next, { players: { orientation: color ?? 'white' } });
  return replaceGame(game, oriented, intent.request, { type: 'newGame' }, announcement);
}

/** Sets the clock of a game that nobody has started yet. */
export const setTiming = (game: Game, { timing }: { timing: Timing | null }): Step =>
  isUnbegun(game) ? step(patched(game, { players: { timing, clock: timing && makeClock(timing) } })) : refuse(game);

/** Shows an imported game at its start; the player plays both sides. */
export function loadGame(
  game: Game,
  {
    id,
    game: { tree, tags, ended, fens = {}, positions = {}, evaluations = {} },
    notice = null,
    request,
  }: { id: string; game: Loaded; notice?: Message | null; request?: number },
  now_ms: number,
): Step {
  const line = mainLine(tree);
  const next = patched(defaults(id), {
    tree: { ...tree, tags, fens, positions, head: line.at(-1) ?? ROOT, shown: ROOT },
    players: {
      white: HUMAN,
      black: HUMAN,
      ended,
      orientation: orientationOfTags(tags) ?? 'white',
      begun_ms: now_ms,
      announced: true,
    },
    searches: { evaluations },
    page: { notice },
    review: { scoring: hasRatings(tree) ? 'author' : game.settings.review ? 'on' : 'auto' },
  });
  const { key, fields } =
    notice ?? (line.length > 0 ? { key: 'loaded', fields: { moves: line.length } } : { key: 'loadedPosition' });
  return replaceGame(game, next, request, { type: 'newGame' }, announce(key, fields));
}
