/** Takes the intents of a game, keeps it, runs the effects of each step, and dispatches their results as intents. */
import { callListener, messageOf } from '../engine/error.ts';
import { levelOf } from '../game/players/strength.ts';
import { reduce } from '../game/store.ts';
import { announce, loadMessageText, translateError } from './messages.ts';
import { makeId, makeSeed } from './game-storage.ts';
import { loadLazily } from './app.ts';
import type { Report } from '../engine/uci.ts';
import type { Game, Searcher } from '../game/game.ts';
import type { Effect, Intent } from '../game/store.ts';
import type { LiveGame } from './app.ts';

/** A reply is shown no sooner than this after the search began, so that the player notices it. */
const MIN_REPLY_MS = 300;

/** The natural pace: the shortest and the longest time of a reply, and what each change of the best move adds. */
const PACE_MS = Object.freeze({ min: 400, max: 2000, perChange: 400 });

type EffectOf<Type extends Effect['type']> = Extract<Effect, { type: Type }>;

/** A step of the game. */
export type Taken = { intent: Intent; before: Game; game: Game; effects: readonly Effect[] };

/** What differs between a page and an element. */
interface Owner {
  /** The first game. */
  game: Game;
  /** Handles the intents of effects; by default the live game does. */
  receive?: (intent: Intent) => void;
  /** Shows a step; `run` runs its effects. */
  follow: (taken: Taken, run: () => void) => void;
}

/** Makes a live game. */
export function makeLiveGame<Parts extends Omit<LiveGame, 'game' | 'dispatch'>>(
  parts: Parts,
  { game: first, receive, follow }: Owner,
): Parts & LiveGame {
  let current = first;
  const live = {
    ...parts,
    game: () => current,
    dispatch(intent: Intent) {
      const before = current;
      const { game, effects } = reduce(before, { ...intent, now_ms: Date.now() });
      current = game;
      follow({ intent, before, game, effects }, () => {
        for (const effect of effects) callListener(() => runEffect(answered, effect));
      });
    },
  };
  const answered = receive ? { ...live, dispatch: receive } : live;
  return live;
}

/** Runs an effect. */
export function runEffect(live: LiveGame, effect: Effect) {
  const { client, evaluator, board, texts } = live;
  switch (effect.type) {
    case 'requestPosition':
      askLegalMoves(live, effect);
      break;
    case 'requestPremoves':
      askPremoves(live, effect);
      break;
    case 'requestSan':
      askSanOfLines(live, effect);
      break;
    case 'requestReason':
      askReason(live, effect);
      break;
    case 'requestMerit':
      askMerit(live, effect);
      break;
    case 'requestEngines':
      askEngines(live, effect);
      break;
    case 'search':
      search(live, effect);
      break;
    case 'holdReply':
      setTimeout(() => live.dispatch({ type: 'replyDue', search: effect.search }), effect.hold_ms);
      break;
    case 'stop':
      client.stop();
      break;
    case 'cancel':
      searcherOf(live, effect.by).cancel();
      break;
    case 'newGame':
      client.newGame();
      break;
    case 'retry':
      client.retry();
      evaluator.retry();
      break;
    case 'requestSeed':
      askSeed(live, effect);
      break;
    case 'announce':
      announce(board, loadMessageText(texts(), effect.message));
      break;
    case 'sound':
      loadLazily(live, async () => (await import('./sound.ts')).play(effect.name));
      break;
  }
}

/** Handles a question or search that failed. */
const fail =
  ({ dispatch, texts }: LiveGame, by: Searcher): ((error: unknown) => void) =>
  async (error) => {
    const message = await translateError(texts().language, messageOf(error));
    dispatch({ type: by === 'opponent' ? 'engineFailed' : 'evaluatorFailed', message });
  };

function askLegalMoves(live: LiveGame, { type, id, node, ...about }: EffectOf<'requestPosition'>) {
  live.client
    .ask('legal', about)
    .then((known) => live.dispatch({ type: 'positionReceived', id, node, known }), fail(live, 'opponent'));
}

function askPremoves({ client, dispatch }: LiveGame, { type, id, node, ...about }: EffectOf<'requestPremoves'>) {
  client
    .ask('premoves', about)
    .catch(() => ({ premoves: [] }))
    .then(({ premoves }) => dispatch({ type: 'premovesReceived', id, node, premoves }));
}

function askSanOfLines(live: LiveGame, { type, id, lines, ...start }: EffectOf<'requestSan'>) {
  const questions = lines.map(async ({ nodes, line }) => {
    const { san } = await live.client.ask('san', { ...start, moves: [], line });
    return { nodes, sans: san };
  });
  Promise.all(questions).then(
    (sans) => live.dispatch({ type: 'sanReceived', id, lines: sans }),
    fail(live, 'opponent'),
  );
}

async function askReason({ client, dispatch }: LiveGame, { id, node, question }: EffectOf<'requestReason'>) {
  const { reason } = await client.ask('explain', question).catch(() => ({ reason: null }));
  dispatch({ type: 'reasonReceived', id, node, answer: question.answer, reason });
}

async function askMerit({ client, dispatch }: LiveGame, { id, node, uci, question }: EffectOf<'requestMerit'>) {
  const { reason } = await client.ask('merit', question).catch(() => ({ reason: null }));
  dispatch({ type: 'meritReceived', id, node, uci, reason });
}

/**
 * Asks which engines play chess or a variant.
 *
 * @returns Resolves even if the worker fails.
 */
export const askEngines = ({ client, dispatch }: LiveGame, { variant }: { variant?: string } = {}): Promise<void> =>
  client.ask('engines', { variant }).then(
    ({ engines }) => dispatch({ type: 'enginesReceived', engines, variant }),
    () => {},
  );

const searcherOf = ({ client, evaluator }: LiveGame, by: Searcher) => (by === 'opponent' ? client : evaluator);

/**
 * Searches. Reports arrive faster than the screen refreshes: of each line the latest is dispatched once a frame, and
 * before the move.
 */
async function search(live: LiveGame, { by, search: number, work }: EffectOf<'search'>) {
  const { dispatch } = live;
  const searcher = searcherOf(live, by);
  const start_ms = performance.now();
  /** The latest report by line. */
  const latest: Map<number, Report> = new Map();
  /** How often the best move changed. */
  let changes = 0;
  let best = '';
  const flush = () => {
    const reports = [...latest.values()];
    latest.clear();
    for (const report of reports) dispatch({ type: 'searchReported', search: number, report });
  };
  try {
    const uci = await searcher.search(work, (report) => {
      if (report.line === 1 && report.pv[0] !== best) {
        changes += 1;
        best = report.pv[0];
      }
      if (latest.size === 0) requestAnimationFrame(flush);
      latest.set(report.line, withSpeed(report, performance.now() - start_ms));
    });
    flush();
    const hold_ms = replyTime_ms(live, work, changes) - (performance.now() - start_ms);
    dispatch({ type: 'searchFinished', search: number, uci, hold_ms });
  } catch (error) {
    fail(live, by)(error);
  }
}

/**
 * How long a reply takes at least. An opponent with a rating or a level takes longer for a hard move, in which the search
 * often changed its mind, unless a clock runs; browsers that a program controls do not wait.
 */
function replyTime_ms({ game }: LiveGame, { engine, limits, elo, clock }: EffectOf<'search'>['work'], changes: number) {
  const isNatural =
    game().settings.pace &&
    clock === null &&
    (elo !== null || levelOf({ engine, strength: { limit: limits } }) !== null);
  if (!isNatural || navigator.webdriver) return MIN_REPLY_MS;
  return Math.min(PACE_MS.max, PACE_MS.min + PACE_MS.perChange * Math.max(0, changes - 1));
}

function withSpeed(report: Report, elapsed_ms: number): Report {
  const nodesPerSecond = report.nodesPerSecond ?? (report.nodes * 1000) / Math.max(1, elapsed_ms);
  return { ...report, nodesPerSecond };
}

async function askSeed({ client, dispatch }: LiveGame, { options, request, isNeeded }: EffectOf<'requestSeed'>) {
  const ownSeed = () => ({ seed: makeSeed() });
  const { seed } = isNeeded ? await client.ask('seed').catch(ownSeed) : { seed: 0 };
  dispatch({ type: 'startGame', ...options, request, id: makeId(), seed });
}
