// @ts-check
/**
 * The dialog that measures what a piece is worth while one watches:
 *
 * ```text
 * dialog.dialog.piece-value
 *   p            the method
 *   p.measured   the value with its error
 *   div          the same as a drawing, see value-scale.js
 *   p.quiet      the number of games
 *   p.status     what went wrong
 *   div.actions  a button to stop and to go on
 * ```
 *
 * The engine plays in separate workers, so that a game on the board continues.
 *
 * @import { Session } from '../../ui/session.js'
 * @import { DesignPiece } from '../workshop/design.js'
 * @import { Estimate } from './estimate.js'
 */
import { openDialog } from '../../dialogs/dialog.js';
import { button, makeStatus } from '../../dialogs/fields.js';
import { inputErrorText } from '../../dialogs/input-error.js';
import { EngineClient } from '../../engine/client.js';
import { startWorker } from '../../engine/start.js';
import { variantsSource } from '../../engine/source.js';
import { make, setText } from '../../ui/dom.js';
import { makeSeed } from '../../ui/game-storage.js';
import { loadStyles } from '../../ui/lazy-styles.js';
import { Measurement, NoExchangeError } from './measurement.js';
import { drawValueScale } from './value-scale.js';
import { loadDialogTexts, loadVariantWords } from '../../texts/load.js';

/** Processors that are left to the page and to the game on the board. */
const SPARE_PROCESSORS = 1;
const MAX_WORKERS = 4;

/**
 * A piece to measure.
 *
 * @typedef {object} PieceToMeasure
 * @property {string} title Its name.
 * @property {string} moves As in the line of a definition, without properties.
 * @property {number} value_cp The engine's value of the piece.
 */

/**
 * Opens the dialog and begins.
 * @param {Session} session
 * @param {PieceToMeasure} piece
 * @returns {Promise<void>} When it is open; rejected if something could not be loaded.
 */
export async function openPieceValue(session, { title, moves, value_cp }) {
  const { language } = session.texts();
  const [{ worth: words }, dialogWords] = await Promise.all([
    loadVariantWords(language),
    loadDialogTexts(language),
    loadStyles('dialogs', 'pieces', 'variants'),
  ]);
  const measured = make('p', { className: 'measured' });
  const scale = make('div');
  const games = make('p', { className: 'quiet' });
  const status = makeStatus();
  const toggle = button(words.stop, () => (running ? stop() : start()), 'primary');
  /** @type {AbortController | null} */
  let running = null;
  const measurement = new Measurement({ moves, value: value_cp / 100, seed: makeSeed() });

  /** @param {Estimate} estimate */
  function show(estimate) {
    const number = (/** @type {number} */ pawns) =>
      pawns.toLocaleString(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
    const sentence = words.value({ value: number(estimate.value), error: number(estimate.error) });
    setText(measured, sentence);
    setText(games, words.games({ count: estimate.games }));
    drawValueScale(scale, estimate, sentence);
  }

  async function start() {
    running = new AbortController();
    const { signal } = running;
    setText(toggle, words.stop);
    status.show(words.playing);
    const engines = Array.from(
      { length: workerCount() },
      () => new EngineClient({ makeWorker: () => startWorker(variantsSource) }),
    );
    signal.addEventListener('abort', () => {
      for (const engine of engines) engine.close();
    });
    try {
      await measurement.run(engines, show, signal);
    } catch (error) {
      if (signal.aborted) return;
      stop();
      status.show(
        error instanceof NoExchangeError
          ? words.noExchange
          : `${await inputErrorText(session.texts(), dialogWords, error)}.`,
        true,
      );
    }
  }

  function stop() {
    running?.abort();
    running = null;
    setText(toggle, words.goOn);
    status.show('');
  }

  openDialog(
    dialogWords,
    'piece-value',
    words.title({ piece: title }),
    [
      make('p', { textContent: words.method }),
      measured,
      scale,
      games,
      status.element,
      make('div', { className: 'actions' }, toggle),
    ],
    stop,
  );
  await start();
}

/** The number of games that are played at the same time. */
const workerCount = () => Math.min(MAX_WORKERS, Math.max(1, (navigator.hardwareConcurrency || 1) - SPARE_PROCESSORS));

/**
 * The moves of a piece as it is measured.
 * @param {Pick<DesignPiece, 'moves' | 'other'>} piece
 */
export const movesToMeasure = ({ moves, other }) => (moves === '-' ? `- ${/rays .*/.exec(other)?.[0] ?? ''}` : moves);
