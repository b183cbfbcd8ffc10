// @ts-check
/**
 * Runs the effects of the store, and dispatches their results as intents.
 *
 * @import { Report } from '../engine/uci.js'
 * @import { Effect, Searcher } from '../game/store.js'
 * @import { GameSession } from './session.js'
 */
import { messageOf } from '../engine/error.js';
import { announce, loadMessageText, translateError } from './messages.js';
import { makeId, makeSeed } from './game-storage.js';
import { loadLazily } from './session.js';

/** A reply is shown no sooner than this after the search began, so that the player notices it. */
const MIN_REPLY_MS = 300;

/**
 * The natural pace: the shortest and the longest time of a reply, and what each change of the best move adds.
 */
const PACE_MS = Object.freeze({ min: 400, max: 2000, perChange: 400 });

/** @template {Effect['type']} Type @typedef {Extract<Effect, { type: Type }>} EffectOf */

/**
 * Runs an effect.
 * @param {GameSession} session @param {Effect} effect
 */
export function runEffect(session, effect) {
  const { client, evaluator, board, texts } = session;
  switch (effect.type) {
    case 'requestPosition':
      askLegalMoves(session, effect);
      break;
    case 'requestPremoves':
      askPremoves(session, effect);
      break;
    case 'requestSan':
      askSanOfLines(session, effect);
      break;
    case 'requestReason':
      askReason(session, effect);
      break;
    case 'requestMerit':
      askMerit(session, effect);
      break;
    case 'requestEngines':
      askEngines(session, effect);
      break;
    case 'search':
      search(session, effect);
      break;
    case 'holdReply':
      setTimeout(() => session.dispatch({ type: 'replyDue', search: effect.search }), effect.hold_ms);
      break;
    case 'stop':
      client.stop();
      break;
    case 'cancel':
      searcherOf(session, effect.by).cancel();
      break;
    case 'newGame':
      client.newGame();
      break;
    case 'retry':
      client.retry();
      evaluator.retry();
      break;
    case 'requestSeed':
      askSeed(session, effect);
      break;
    case 'announce':
      announce(board, loadMessageText(texts(), effect.message));
      break;
    case 'sound':
      loadLazily(session, async () => (await import('./sound.js')).play(effect.name));
      break;
  }
}

/**
 * Handles a question or search that failed.
 * @param {GameSession} session @param {Searcher} by @returns {(error: unknown) => void}
 */
const fail =
  ({ dispatch, texts }, by) =>
  async (error) => {
    const message = await translateError(texts().language, messageOf(error));
    dispatch({ type: by === 'opponent' ? 'engineFailed' : 'evaluatorFailed', message });
  };

/** @param {GameSession} session @param {EffectOf<'requestPosition'>} effect */
function askLegalMoves(session, { type, id, node, ...about }) {
  session.client
    .ask('legal', about)
    .then((known) => session.dispatch({ type: 'positionReceived', id, node, known }), fail(session, 'opponent'));
}

/** @param {GameSession} session @param {EffectOf<'requestPremoves'>} effect */
function askPremoves({ client, dispatch }, { type, id, node, ...about }) {
  client
    .ask('premoves', about)
    .catch(() => ({ premoves: [] }))
    .then(({ premoves }) => dispatch({ type: 'premovesReceived', id, node, premoves }));
}

/** @param {GameSession} session @param {EffectOf<'requestSan'>} effect */
function askSanOfLines(session, { type, id, lines, ...start }) {
  const questions = lines.map(async ({ nodes, line }) => {
    const { san } = await session.client.ask('san', { ...start, moves: [], line });
    return { nodes, sans: san };
  });
  Promise.all(questions).then(
    (sans) => session.dispatch({ type: 'sanReceived', id, lines: sans }),
    fail(session, 'opponent'),
  );
}

/** @param {GameSession} session @param {EffectOf<'requestReason'>} effect */
async function askReason({ client, dispatch }, { id, node, question }) {
  const { reason } = await client.ask('explain', question).catch(() => ({ reason: null }));
  dispatch({ type: 'reasonReceived', id, node, answer: question.answer, reason });
}

/** @param {GameSession} session @param {EffectOf<'requestMerit'>} effect */
async function askMerit({ client, dispatch }, { id, node, uci, question }) {
  const { reason } = await client.ask('merit', question).catch(() => ({ reason: null }));
  dispatch({ type: 'meritReceived', id, node, uci, reason });
}

/**
 * Asks which engines play chess or a variant.
 * @param {GameSession} session @param {{ variant?: string }} [about]
 * @returns {Promise<void>} Resolves even if the worker fails.
 */
export const askEngines = ({ client, dispatch }, { variant } = {}) =>
  client.ask('engines', { variant }).then(
    ({ engines }) => dispatch({ type: 'enginesReceived', engines, variant }),
    () => {},
  );

/** @param {GameSession} session @param {Searcher} by */
const searcherOf = ({ client, evaluator }, by) => (by === 'opponent' ? client : evaluator);

/**
 * Searches. Reports arrive faster than the screen refreshes: of each line the latest is dispatched once a frame, and
 * before the move.
 * @param {GameSession} session @param {EffectOf<'search'>} effect
 */
async function search(session, { by, search: number, work }) {
  const { dispatch } = session;
  const searcher = searcherOf(session, by);
  const start_ms = performance.now();
  /** The latest report by line. @type {Map<number, Report>} */
  const latest = new Map();
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
    const hold_ms = replyTime_ms(session, work, changes) - (performance.now() - start_ms);
    dispatch({ type: 'searchFinished', search: number, uci, hold_ms });
  } catch (error) {
    fail(session, by)(error);
  }
}

/**
 * How long a reply takes at least. An opponent with a level or a rating takes longer for a hard move, in which the search
 * often changed its mind, unless a clock runs; browsers that a program controls do not wait.
 * @param {GameSession} session @param {EffectOf<'search'>['work']} work @param {number} changes
 */
function replyTime_ms({ game }, { level, elo, clock }, changes) {
  const isNatural = game().preferences.pace && clock === null && (level !== null || elo !== undefined);
  if (!isNatural || navigator.webdriver) return MIN_REPLY_MS;
  return Math.min(PACE_MS.max, PACE_MS.min + PACE_MS.perChange * Math.max(0, changes - 1));
}

/** @param {Report} report @param {number} elapsed_ms @returns {Report} */
function withSpeed(report, elapsed_ms) {
  const nodesPerSecond = report.nodesPerSecond ?? (report.nodes * 1000) / Math.max(1, elapsed_ms);
  return { ...report, nodesPerSecond };
}

/** @param {GameSession} session @param {EffectOf<'requestSeed'>} effect */
async function askSeed({ client, dispatch }, { options, request, isNeeded }) {
  const ownSeed = () => ({ seed: makeSeed() });
  const { seed } = isNeeded ? await client.ask('seed').catch(ownSeed) : { seed: 0 };
  dispatch({ type: 'startGame', ...options, request, id: makeId(), seed });
}
