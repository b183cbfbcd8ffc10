/**
 * The dialog for printing, and the printed sheet, which the screen does not show:
 *
 * ```text
 * div.print-sheet
 *   section.print-page             × pages
 *     header                       title, and a line for a name
 *     figure                       × 1 or up to 6
 *       figcaption                 who is to move
 *       div.print-diagram > svg
 *       div.print-line             × lines to write on
 *     footer                       the page's number, if there are several
 * ```
 */
import { render } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { drawDiagram } from '../board/diagram.ts';
import { parsePlacement, parseTurn } from '../board/placement.ts';
import { lookOf, sizeOf } from '../game/position/board-shape.ts';
import { pathOf, shownPlacement, turnAt } from '../game/game.ts';
import { gameSoFar, lastMoveOf } from '../game/tree/move-tree.ts';
import { make } from '../ui/dom.ts';
import { loadStyles } from '../ui/lazy-styles.ts';
import { Drawing } from '../views/drawing.tsx';
import { Button, Checkbox, Field, Radios, Select, Status } from '../views/fields.tsx';
import { openDialog } from './dialog.tsx';
import { inputErrorText } from './input-error.ts';
import type { Diagram } from '../board/diagram.ts';
import type { Color } from '../board/geometry.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { App } from '../ui/app.ts';
import type { Message } from '../views/fields.tsx';
import type { Open } from './dialogs.ts';

/** How many lines to write on there can be below a diagram. */
const LINE_COUNTS = ['0', '1', '2', '3', '4'];

/** Positions on a page of a worksheet. */
const PER_PAGE = 6;

/** The most positions printed at once. */
const MAX_POSITIONS = 120;

const KINDS = ['diagram', 'worksheet'] as const;

/** What the player chooses. */
interface Options {
  kind: (typeof KINDS)[number];
  bottom: Color | 'turn';
  /** Lines to write on below each diagram. */
  lines: number;
  coordinates: boolean;
}

type Figure = { caption: string; diagram: Diagram };
type Sheet = Options & { text: DialogTexts['print']; title: string; figures: readonly Figure[] };

/** Why positions cannot be printed; the message is for the player. */
class PrintError extends Error {}

export const open: Open = async (app, words) => {
  await loadStyles('print');
  const fens = (await fensOf(app)).join('\n');
  openDialog(words, 'print', words.print.title, <Print app={app} words={words} fens={fens} />, removeSheet);
};

function Print({ app, words, fens }: { app: App; words: DialogTexts; fens: string }) {
  const { print: text } = words;
  const { orientation } = app.game().players;
  const [options, set] = useState<Options>({ kind: 'diagram', bottom: orientation, lines: 0, coordinates: true });
  const [message, show] = useState<Message>({ text: '' });
  const title = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const change = (patch: Partial<Options>) => set((before) => ({ ...before, ...patch }));
  const { kind: chosen, bottom, lines, coordinates } = options;
  const isDiagram = chosen === 'diagram';
  const choose = (kind: Options['kind']) => {
    change({ kind, lines: kind === 'diagram' ? 0 : 2 });
    show({ text: '' });
  };
  const printSheet = async () => {
    show({ text: '' });
    try {
      const figures = isDiagram
        ? [shownFigure(app, options)]
        : await figuresOf(app, words, field.current as HTMLTextAreaElement, options);
      print({ ...options, text, figures, title: title.current?.value ?? '' });
    } catch (error) {
      if (!(error instanceof PrintError)) throw error;
      show({ text: error.message, isError: true });
    }
  };
  return (
    <>
      <Radios
        label={text.what}
        name="print-kind"
        choices={KINDS.map((kind) => [kind, text[kind]])}
        value={chosen}
        onChange={choose}
        autofocus
      />
      <Field
        label={text.fens}
        hidden={isDiagram}
        field={(id) => <textarea id={id} ref={field} rows={7} spellcheck={false} wrap="off" defaultValue={fens} />}
      />
      <Field label={text.heading} field={(id) => <input id={id} ref={title} maxLength={80} />} />
      <div class="row">
        <Select
          label={text.bottom}
          choices={Object.entries(text.bottoms) as [Options['bottom'], string][]}
          value={bottom}
          onChange={(value) => change({ bottom: value })}
        />
        <Select
          label={text.lines}
          choices={LINE_COUNTS.map((count) => [count, count])}
          value={String(lines)}
          onChange={(count) => change({ lines: Number(count) })}
        />
      </div>
      <Checkbox label={text.coordinates} checked={coordinates} onChange={(value) => change({ coordinates: value })} />
      <Status {...message} />
      <div class="actions">
        <Button class="primary" onClick={printSheet}>
          {text.print}
        </Button>
      </div>
    </>
  );
}

/** Six positions of the game, or all if it has no more. */
async function fensOf({ game, client }: App): Promise<string[]> {
  const { tree } = game();
  const [root, ...nodes] = pathOf(game());
  const questions = spread(nodes.length > 0 ? nodes : [root]).map((node) => client.ask('legal', gameSoFar(tree, node)));
  return Promise.all(questions).then(
    (answers) => answers.map(({ fen }) => fen),
    () => [],
  );
}

/** @param diagram What only this diagram has. */
const figureOf = ({ game, texts }: App, options: Options, turn: Color, diagram: Diagram): Figure => ({
  caption: texts().play.sideToMove({ side: texts().game.sides[turn] }),
  diagram: {
    ...lookOf(game().tree),
    orientation: bottomOf(options.bottom, turn),
    coordinates: options.coordinates ? 'outside' : 'none',
    pieceSet: game().settings.pieces,
    words: texts().board,
    ...diagram,
  },
});

function shownFigure(app: App, options: Options) {
  const game = app.game();
  const { arrows, circles } = game.tree.nodes[game.tree.shown];
  const lastMove = lastMoveOf(game.tree.nodes[game.tree.shown]);
  const diagram = { placement: shownPlacement(game), lastMove, arrows, circles };
  return figureOf(app, options, turnAt(game, game.tree.shown), diagram);
}

/**
 * The figures of the positions in a field, each checked by the worker. The line of the first illegal one is selected.
 *
 * @throws {PrintError}
 */
async function figuresOf(app: App, words: DialogTexts, field: HTMLTextAreaElement, options: Options) {
  const { print: text } = words;
  const listed = linesOf(field.value);
  if (listed.length === 0) throw new PrintError(text.nothing);
  if (listed.length > MAX_POSITIONS) throw new PrintError(text.tooMany({ count: listed.length, most: MAX_POSITIONS }));
  const { tree } = app.game();
  const answers = await Promise.all(
    listed.map(({ fen }) =>
      app.client.ask('fen', { fen, variant: tree.variant?.source }).then(
        (answer) => ({ fen: answer.fen, error: null }),
        (error) => ({ fen: '', error }),
      ),
    ),
  );
  const wrong = answers.findIndex(({ error }) => error);
  if (wrong >= 0) {
    const { line } = listed[wrong];
    selectLine(field, line);
    throw new PrintError(text.line({ line, fault: await inputErrorText(app.texts(), words, answers[wrong].error) }));
  }
  return answers.map(({ fen }, index) => {
    const placement = parsePlacement(fen, sizeOf(tree)) ?? {};
    const { caption, diagram } = figureOf(app, options, parseTurn(fen), { placement });
    return { caption: `${index + 1}. ${caption}`, diagram };
  });
}

/** @param line From 1. */
function selectLine(field: HTMLTextAreaElement, line: number) {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + lines[line - 1].length);
}

/** The sheet on the page now. */
let sheet: HTMLElement | null = null;

/** Prints a sheet and nothing else of the page. */
function print({ kind, lines, ...rest }: Sheet) {
  removeSheet();
  sheet = make('div', { className: kind === 'diagram' ? 'print-sheet single-diagram' : 'print-sheet' });
  sheet.style.setProperty('--lines', String(lines));
  render(<Pages kind={kind} lines={lines} {...rest} />, sheet);
  document.body.append(sheet);
  document.documentElement.classList.add('printing');
  addEventListener('afterprint', removeSheet, { once: true });
  globalThis.print();
}

/** Removes the sheet. Phones print long after `print` has returned. */
function removeSheet() {
  sheet?.remove();
  sheet = null;
  document.documentElement.classList.remove('printing');
}

const Pages = ({ kind, lines, text, title, figures }: Sheet) =>
  pagesOf(figures).map((list, index, pages) => (
    <section key={index} class="print-page">
      {(title || kind === 'worksheet') && (
        <header>
          <h1>{title}</h1>
          {kind === 'worksheet' && <p>{text.name}</p>}
        </header>
      )}
      {list.map(({ caption, diagram }) => (
        <figure key={caption}>
          <figcaption>{caption}</figcaption>
          <Drawing class="print-diagram" draw={(place) => drawDiagram(place, diagram)} />
          {Array.from({ length: lines }, (_, line) => (
            <div key={line} class="print-line" />
          ))}
        </figure>
      ))}
      {pages.length > 1 && <footer>{text.page({ page: index + 1, pages: pages.length })}</footer>}
    </section>
  ));

/** Entries evenly spread over a list, including the last. */
export function spread<Entry>(list: readonly Entry[], count: number = PER_PAGE): Entry[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, index) => list[Math.round(((index + 1) * list.length) / count) - 1]);
}

/** The lines of a text that are not empty, with their numbers in it. */
export const linesOf = (text: string): { line: number; fen: string }[] =>
  text
    .split(/\r\n?|\n/)
    .map((line, index) => ({ line: index + 1, fen: line.trim() }))
    .filter(({ fen }) => fen !== '');

/** A list split into pages. */
export function pagesOf<Entry>(list: readonly Entry[]): Entry[][] {
  const pages = Array.from({ length: Math.ceil(list.length / PER_PAGE) }, (_, page) => page * PER_PAGE);
  return pages.map((start) => list.slice(start, start + PER_PAGE));
}

/** The side at the bottom of a diagram. */
export const bottomOf = (bottom: Color | 'turn', turn: Color): Color => (bottom === 'turn' ? turn : bottom);
