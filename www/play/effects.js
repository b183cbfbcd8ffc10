// @ts-check
/**
 * Does what the store asks for, and brings the answers back as intents.
 *
 * @import { EngineClient } from '../engine/client.js'
 * @import { Report } from '../engine/uci.js'
 * @import { Effect, Intent } from '../game/store.js'
 */

/** A reply is not shown sooner than this after the search began, so that it is seen to be one. */
const SHORTEST_REPLY_MS = 300;

/**
 * Makes the function that runs an effect.
 *
 * @param {EngineClient} client
 * @param {(intent: Intent) => void} dispatch
 * @param {(sentence: string) => void} say
 * @returns {(effect: Effect) => void}
 */
export function makeEffects(client, dispatch, say) {
  return (effect) => {
    switch (effect.type) {
      case 'learn': return learn(client, dispatch, effect);
      case 'sans': return readSans(client, dispatch, effect);
      case 'line': return readLine(client, dispatch, effect);
      case 'search': return search(client, dispatch, effect);
      case 'stop': return client.stop();
      case 'cancel': return client.cancel();
      case 'newGame': return client.newGame();
      case 'retry': return client.retry();
      case 'seed': return drawSeed(client, dispatch, effect);
      case 'say': return say(effect.text);
    }
  };
}

/**
 * @param {EngineClient} client
 * @param {(intent: Intent) => void} dispatch
 * @param {Extract<Effect, { type: 'learn' }>} effect
 */
function learn(client, dispatch, { key, start, moves }) {
  client.ask('legal', { start, moves }).then(
    ({ legal, fen, turn, check, outcome, claim }) =>
      dispatch({ type: 'learnt', key, start, known: { legal, fen, turn, check, outcome, claim } }),
    (error) => dispatch({ type: 'stall', text: sentence(error) }),
  );
}

/**
 * @param {EngineClient} client
 * @param {(intent: Intent) => void} dispatch
 * @param {Extract<Effect, { type: 'sans' }>} effect
 */
function readSans(client, dispatch, { start, moves }) {
  client.ask('san', { start, moves: [], line: moves }).then(
    ({ san }) => dispatch({ type: 'sans', start, moves, sans: san }),
    (error) => dispatch({ type: 'stall', text: sentence(error) }),
  );
}

/**
 * @param {EngineClient} client
 * @param {(intent: Intent) => void} dispatch
 * @param {Extract<Effect, { type: 'line' }>} effect
 */
function readLine(client, dispatch, { start, moves, pv }) {
  client.ask('san', { start, moves, line: pv }).then(
    ({ san }) => dispatch({ type: 'line', pv, sans: san }),
    () => dispatch({ type: 'line', pv, sans: [] }),
  );
}

/**
 * Reports arrive faster than a screen changes: one a frame is enough, and the last one before the move.
 *
 * @param {EngineClient} client
 * @param {(intent: Intent) => void} dispatch
 * @param {Extract<Effect, { type: 'search' }>} effect
 */
async function search(client, dispatch, { search: number, work }) {
  const start_ms = performance.now();
  /** @type {Report | null} */
  let waiting = null;
  const show = () => {
    if (waiting) dispatch({ type: 'seen', search: number, report: waiting });
    waiting = null;
  };
  try {
    const uci = await client.search(work, (report) => {
      if (!waiting) requestAnimationFrame(show);
      waiting = withSpeed(report, performance.now() - start_ms);
    });
    show();
    await pause(SHORTEST_REPLY_MS - (performance.now() - start_ms));
    dispatch({ type: 'reply', search: number, uci });
  } catch (error) {
    dispatch({ type: 'stall', text: sentence(error) });
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
 * @param {EngineClient} client
 * @param {(intent: Intent) => void} dispatch
 * @param {Extract<Effect, { type: 'seed' }>} effect
 */
function drawSeed(client, dispatch, { as, isVaried }) {
  const own = () => ({ seed: crypto.getRandomValues(new Uint32Array(1))[0] });
  client.ask('seed').catch(own).then(({ seed }) => dispatch({ type: 'begin', as, isVaried, seed }));
}

/** @param {unknown} error */
function sentence(error) {
  const text = error instanceof Error ? error.message : String(error);
  return /[.!]$/.test(text) ? text : `The engine gave no answer: ${text}.`;
}
