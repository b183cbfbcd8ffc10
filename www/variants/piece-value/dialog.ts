/**
 * The dialog that measures what a piece is worth while one watches:
 *
 * ```text
 * dialog.dialog.piece-value
 *   p            the method
 *   p.measured   the value with its error
 *   div          the same as a drawing
 *   p.quiet      the number of games
 *   p.status     what went wrong
 *   div.actions  a button to stop and to go on
 * ```
 *
 * The engine plays in separate workers, so that a game on the board continues.
 */
import { openElements } from '../../dialogs/dialog.tsx';
import { button, makeStatus } from '../../dialogs/fields.ts';
import { inputErrorText } from '../../dialogs/input-error.ts';
import { EngineClient } from '../../engine/client.ts';
import { startWorker } from '../../engine/start.ts';
import { variantsSource } from '../../engine/source.ts';
import { make, setText } from '../../ui/dom.ts';
import { makeSeed } from '../../ui/game-storage.ts';
import { loadStyles } from '../../ui/lazy-styles.ts';
import { Measurement, NoExchangeError } from './measurement.ts';
import { loadDialogTexts, loadVariantWords } from '../../texts/load.ts';
import { makeSvg } from '../../board/element.ts';
import { KNOWN_VALUES } from './armies.ts';
import { measuredText, saveValue } from './measured-values.ts';
import type { Session } from '../../ui/session.ts';
import type { Estimate } from './estimate.ts';

/** Processors that are left to the page and to the game on the board. */
const SPARE_PROCESSORS = 1;
const MAX_WORKERS = 4;

/** The values that the scale shows, in pawns. */
const MAX_VALUE = 12;

/** The size of a pawn, the margins, the height and the place of the axis, in units of the drawing. */
const SCALE_UNIT = 25;
const SCALE_MARGIN = 12;
const SCALE_HEIGHT = 64;
const SCALE_AXIS = 34;

/** The numbers at the axis, in pawns. */
const SCALE_NUMBERS = [0, 3, 6, 9, 12];

/** A piece to measure. */
interface PieceToMeasure {
  /** Its name. */
  title: string;
  /** As in the line of a definition, without properties. */
  moves: string;
  /** The engine's value of the piece. */
  value_cp: number;
  /** Called when a measured value was saved. */
  onSaved?: () => void;
}

/**
 * Opens the dialog and begins.
 *
 * @returns When it is open; rejected if something could not be loaded.
 */
export async function openPieceValue(
  session: Session,
  { title, moves, value_cp, onSaved }: PieceToMeasure,
): Promise<void> {
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
  let running: AbortController | null = null;
  const measurement = new Measurement({ moves, value: value_cp / 100, seed: makeSeed() });
  let latest: Estimate | null = null;

  function show(estimate: Estimate) {
    latest = estimate;
    const sentence = measuredText(words, language, estimate);
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
    if (latest) {
      saveValue(moves, latest);
      onSaved?.();
    }
    setText(toggle, words.goOn);
    status.show('');
  }

  openElements(
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
 * Draws an estimate as a scale in pawns with the known pieces, and the interval in which the value is:
 *
 * ```text
 * svg.value-scale[role=img][aria-label]
 *   path.axis  text × 3  text × 5
 *   rect.interval  path.value
 * ```
 *
 * It is the only content of its container.
 */
function drawValueScale(container: Element, { value, error }: Estimate, label: string) {
  const ticks = Array.from({ length: MAX_VALUE + 1 }, (_, pawns) => `M${placeOf(pawns)} ${SCALE_AXIS - 4}v8`);
  const svg = makeSvg('svg', {
    class: 'value-scale',
    role: 'img',
    'aria-label': label,
    viewBox: `0 0 ${MAX_VALUE * SCALE_UNIT + 2 * SCALE_MARGIN} ${SCALE_HEIGHT}`,
  });
  const [low, high] = [placeOf(value - error), placeOf(value + error)];
  svg.append(
    makeSvg('rect', {
      class: 'interval',
      x: String(low),
      y: String(SCALE_AXIS - 12),
      width: String(Math.max(1, high - low)),
      height: '24',
      rx: '4',
    }),
    makeSvg('path', { class: 'axis', d: `M${placeOf(0)} ${SCALE_AXIS}H${placeOf(MAX_VALUE)}${ticks.join('')}` }),
    makeSvg('path', { class: 'value', d: `M${placeOf(value)} ${SCALE_AXIS - 12}v24` }),
    ...Object.entries(KNOWN_VALUES).map(([letter, pawns]) => drawLabel(letter, pawns, 16)),
    ...SCALE_NUMBERS.map((pawns) => drawLabel(String(pawns), pawns, SCALE_HEIGHT - 4)),
  );
  container.replaceChildren(svg);
}

function drawLabel(label: string, pawns: number, y: number) {
  const text = makeSvg('text', { x: String(placeOf(pawns)), y: String(y), 'text-anchor': 'middle' });
  text.textContent = label;
  return text;
}

const placeOf = (pawns: number) => SCALE_MARGIN + SCALE_UNIT * Math.min(MAX_VALUE, Math.max(0, pawns));
