/**
 * The dialog that measures the value of a piece and shows its progress:
 *
 * ```text
 * dialog.dialog.piece-value
 *   p            the method
 *   p.measured   the value with its error
 *   div          the same as a scale
 *   p.quiet      the number of games
 *   p.status     what went wrong
 *   div.actions  a button to stop and to go on
 * ```
 *
 * The engine plays in separate workers, so that a game on the board continues.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { openDialog } from '../../dialogs/dialog.tsx';
import { inputErrorText } from '../../dialogs/input-error.ts';
import { EngineClient } from '../../engine/client.ts';
import { startWorker } from '../../engine/start.ts';
import { variantsSource } from '../../engine/source.ts';
import { makeSeed } from '../../ui/game-storage.ts';
import { loadStyles } from '../../ui/lazy-styles.ts';
import { Status } from '../../views/fields.tsx';
import { Measurement, NoExchangeError } from './measurement.ts';
import { loadDialogTexts, loadVariantWords } from '../../texts/load.ts';
import { KNOWN_VALUES } from './armies.ts';
import { measuredText, saveValue } from './measured-values.ts';
import type { DialogTexts } from '../../texts/en/dialogs.ts';
import type { VariantTexts } from '../../texts/en/variants.ts';
import type { App } from '../../ui/app.ts';
import type { Message } from '../../views/fields.tsx';
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
export async function openPieceValue(app: App, piece: PieceToMeasure): Promise<void> {
  const { language } = app.texts();
  const [{ worth: words }, dialogWords] = await Promise.all([
    loadVariantWords(language),
    loadDialogTexts(language),
    loadStyles('dialogs', 'pieces', 'variants'),
  ]);
  openDialog(
    dialogWords,
    'piece-value',
    words.title({ piece: piece.title }),
    <PieceValue app={app} words={words} dialogWords={dialogWords} piece={piece} />,
  );
}

function PieceValue({
  app,
  words,
  dialogWords,
  piece: { moves, value_cp, onSaved },
}: {
  app: App;
  words: VariantTexts['worth'];
  dialogWords: DialogTexts;
  piece: PieceToMeasure;
}) {
  const [measurement] = useState(() => new Measurement({ moves, value: value_cp / 100, seed: makeSeed() }));
  const [isRunning, run] = useState(true);
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  const [message, show] = useState<Message>({ text: words.playing });
  const latest = useRef(estimate);
  latest.current = estimate;

  async function measure(engines: readonly EngineClient[], signal: AbortSignal) {
    try {
      await measurement.run(engines, setEstimate, signal);
    } catch (error) {
      if (signal.aborted) return;
      run(false);
      const isKnown = error instanceof NoExchangeError;
      const text = isKnown ? words.noExchange : `${await inputErrorText(app.texts(), dialogWords, error)}.`;
      show({ text, isError: true });
    }
  }
  useEffect(() => {
    if (!isRunning) return;
    const controller = new AbortController();
    const engines = Array.from(
      { length: workerCount() },
      () => new EngineClient({ makeWorker: () => startWorker(variantsSource) }),
    );
    measure(engines, controller.signal);
    return () => {
      controller.abort();
      for (const engine of engines) engine.close();
      if (!latest.current) return;
      saveValue(moves, latest.current);
      onSaved?.();
    };
  }, [isRunning]);
  const toggle = () => {
    run(!isRunning);
    show({ text: isRunning ? '' : words.playing });
  };
  const sentence = estimate ? measuredText(words, app.texts().language, estimate) : '';
  return (
    <>
      <p>{words.method}</p>
      <p class="measured">{sentence}</p>
      <div>{estimate && <ValueScale {...estimate} label={sentence} />}</div>
      <p class="quiet">{estimate && words.games({ count: estimate.games })}</p>
      <Status {...message} />
      <div class="actions">
        <button type="button" class="primary" onClick={toggle}>
          {isRunning ? words.stop : words.goOn}
        </button>
      </div>
    </>
  );
}

/** The number of games that are played at the same time. */
const workerCount = () => Math.min(MAX_WORKERS, Math.max(1, (navigator.hardwareConcurrency || 1) - SPARE_PROCESSORS));

/** An estimate as a scale in pawns with the known pieces, and the interval in which the value is. */
function ValueScale({ value, error, label }: Estimate & { label: string }) {
  const ticks = Array.from({ length: MAX_VALUE + 1 }, (_, pawns) => `M${placeOf(pawns)} ${SCALE_AXIS - 4}v8`);
  const [low, high] = [placeOf(value - error), placeOf(value + error)];
  return (
    <svg
      class="value-scale"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${MAX_VALUE * SCALE_UNIT + 2 * SCALE_MARGIN} ${SCALE_HEIGHT}`}
    >
      <rect class="interval" x={low} y={SCALE_AXIS - 12} width={Math.max(1, high - low)} height="24" rx="4" />
      <path class="axis" d={`M${placeOf(0)} ${SCALE_AXIS}H${placeOf(MAX_VALUE)}${ticks.join('')}`} />
      <path class="value" d={`M${placeOf(value)} ${SCALE_AXIS - 12}v24`} />
      {Object.entries(KNOWN_VALUES).map(([letter, pawns]) => (
        <Label key={letter} text={letter} pawns={pawns} y={16} />
      ))}
      {SCALE_NUMBERS.map((pawns) => (
        <Label key={pawns} text={String(pawns)} pawns={pawns} y={SCALE_HEIGHT - 4} />
      ))}
    </svg>
  );
}

const Label = ({ text, pawns, y }: { text: string; pawns: number; y: number }) => (
  <text x={placeOf(pawns)} y={y} text-anchor="middle">
    {text}
  </text>
);

const placeOf = (pawns: number) => SCALE_MARGIN + SCALE_UNIT * Math.min(MAX_VALUE, Math.max(0, pawns));
