// @ts-check
/**
 * Does what the store asks for, and brings the answers back as intents.
 *
 * @import { Report } from '../engine/uci.js'
 * @import { Effect } from '../game/store.js'
 * @import { Session } from './session.js'
 */
import { sayingOf } from '../engine/error.js';
import { saying } from '../i18n/sentences.js';
import { loadLazily } from './session.js';
import { makeId, makeSeed } from './game-storage.js';
import { toldIn } from './error-text.js';

/** A reply is not shown sooner than this after the search began, so that it is seen to be one. */
const SHORTEST_REPLY_MS = 300;

/** @template {Effect['type']} Type @typedef {Extract<Effect, { type: Type }>} EffectOf */

/**
 * Runs an effect.
 *
 * @param {Session} session
 * @param {Effect} effect
 */
export function run(session, effect) {
  const { client, board, texts } = session;
  switch (effect.type) {
    case 'learn': learn(session, effect); break;
    case 'premoves': findPremoves(session, effect); break;
    case 'sans': readSans(session, effect); break;
    case 'line': readLine(session, effect); break;
    case 'search': search(session, effect); break;
    case 'stop': client.stop(); break;
    case 'cancel': client.cancel(); break;
    case 'newGame': client.newGame(); break;
    case 'retry': client.retry(); break;
    case 'seed': drawSeed(session, effect); break;
    case 'say': board.say(saying(texts(), effect.saying)); break;
    case 'sound': loadLazily(session, async () => (await import('./sound.js')).play(effect.name)); break;
  }
}

/**
 * Tells the store that there was no answer.
 *
 * @param {Session} session
 * @returns {(error: unknown) => void}
 */
const stall = ({ dispatch, texts }) => async (error) =>
  dispatch({ type: 'stall', saying: await toldIn(texts().language, sayingOf(error)) });

/**
 * @param {Session} session
 * @param {EffectOf<'learn'>} effect
 */
function learn(session, { id, node, start, moves }) {
  session.client.ask('legal', { start, moves })
    .then((known) => session.dispatch({ type: 'learnt', id, node, known }), stall(session));
}

/**
 * @param {Session} session
 * @param {EffectOf<'premoves'>} effect
 */
function findPremoves({ client, dispatch }, { id, node, start, moves }) {
  client.ask('premoves', { start, moves })
    .catch(() => ({ premoves: [] }))
    .then(({ premoves }) => dispatch({ type: 'premovesCame', id, node, premoves }));
}

/**
 * @param {Session} session
 * @param {EffectOf<'sans'>} effect
 */
function readSans(session, { id, start, lines }) {
  const read = lines.map(async ({ nodes, line }) => {
    const { san } = await session.client.ask('san', { start, moves: [], line });
    return { nodes, sans: san };
  });
  Promise.all(read).then((sans) => session.dispatch({ type: 'sans', id, lines: sans }), stall(session));
}

/**
 * @param {Session} session
 * @param {EffectOf<'line'>} effect
 */
function readLine({ client, dispatch }, { start, moves, pv }) {
  client.ask('san', { start, moves, line: pv })
    .catch(() => ({ san: [] }))
    .then(({ san }) => dispatch({ type: 'line', pv, sans: san }));
}

/**
 * Reports arrive faster than a screen changes: one of each line a frame is enough, and the last ones before the move.
 *
 * @param {Session} session
 * @param {EffectOf<'search'>} effect
 */
async function search(session, { search: number, purpose, work }) {
  const start_ms = performance.now();
  /** @type {Map<number, Report>} */
  const waiting = new Map();
  const show = () => {
    for (const report of waiting.values()) session.dispatch({ type: 'seen', search: number, report });
    waiting.clear();
  };
  try {
    const uci = await session.client.search(work, (report) => {
      if (waiting.size === 0) requestAnimationFrame(show);
      waiting.set(report.line, withSpeed(report, performance.now() - start_ms));
    });
    show();
    if (purpose === 'reply') await pause(SHORTEST_REPLY_MS - (performance.now() - start_ms));
    session.dispatch({ type: 'reply', search: number, uci });
  } catch (error) {
    stall(session)(error);
  }
}

/**
 * @param {Report} report
 * @param {number} passed_ms
 * @returns {Report}
 */
function withSpeed(report, passed_ms) {
  const nodesPerSecond = report.nodesPerSecond ?? (report.nodes * 1000) / Math.max(1, passed_ms);
  return { ...report, nodesPerSecond };
}

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => { setTimeout(resolve, Math.max(0, ms)); });

/**
 * @param {Session} session
 * @param {EffectOf<'seed'>} effect
 */
async function drawSeed({ client, dispatch }, { wish, isNeeded }) {
  const own = () => ({ seed: makeSeed() });
  const { seed } = isNeeded ? await client.ask('seed').catch(own) : { seed: 0 };
  dispatch({ type: 'begin', ...wish, id: makeId(), seed });
}
