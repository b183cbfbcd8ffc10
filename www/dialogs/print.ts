/** The dialog for printing: the position that is shown, or a worksheet with six to a page. */
import { parsePlacement, parseTurn } from '../board/placement.ts';
import { lookOf, sizeOf } from '../game/position/board-shape.ts';
import { pathOf, shownPlacement, turnAt } from '../game/game.ts';
import { gameSoFar, lastMoveOf } from '../game/tree/move-tree.ts';
import { make } from '../ui/dom.ts';
import { loadStyles } from '../ui/lazy-styles.ts';
import { openElements } from './dialog.tsx';
import { inputErrorText } from './input-error.ts';
import { button, checkbox, choice, group, labelled, makeStatus } from './fields.ts';
import { MAX_POSITIONS, bottomOf, linesOf, print, removeSheet, spread } from './print-sheet.ts';
import type { Diagram } from '../board/diagram.ts';
import type { Color } from '../board/geometry.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Session } from '../ui/session.ts';
import type { Open } from './dialogs.ts';

/** The most lines to write on that fit below a diagram. */
const MAX_LINES = 4;

/** Why positions cannot be printed; the message is for the player. */
class PrintError extends Error {}

export const open: Open = async (session, words) => {
  await loadStyles('print');
  const { print: text } = words;
  const options = {
    kind: 'diagram' as 'diagram' | 'worksheet',
    bottom: session.game().players.orientation as Color | 'turn',
    lines: 0,
    coordinates: true,
  };
  const title = labelled(text.heading, make('input', { maxLength: 80 }));
  const value = (await fensOf(session)).join('\n');
  const fens = labelled(text.fens, make('textarea', { rows: 7, spellcheck: false, value, wrap: 'off' }));
  const bottom = choice(text.bottom, sidesOf(text), options.bottom, (side) => {
    options.bottom = side;
  });
  const lines = choice(text.lines, countsTo(MAX_LINES), '0', (count) => {
    options.lines = Number(count);
  });
  const coordinates = checkbox(text.coordinates, options.coordinates, (isWanted) => {
    options.coordinates = isWanted;
  });
  const status = makeStatus();

  function choose(kind: typeof options.kind) {
    options.kind = kind;
    fens.element.hidden = kind === 'diagram';
    options.lines = kind === 'diagram' ? 0 : 2;
    lines.field.value = String(options.lines);
    status.show('');
  }

  async function printSheet() {
    status.show('');
    try {
      const figures =
        options.kind === 'diagram'
          ? [shownFigure(session, options)]
          : await figuresOf(session, words, fens.field, options);
      print({ ...options, figures, title: title.field.value, name: text.name, pageText: text.page });
    } catch (error) {
      if (!(error instanceof PrintError)) throw error;
      status.show(error.message, true);
    }
  }

  const kinds = group(text.what, ...kindFields(text, choose));
  choose('diagram');
  const row = make('div', { className: 'row' }, bottom.element, lines.element);
  const actions = make('div', { className: 'actions' }, button(text.print, printSheet, 'primary'));
  openElements(
    words,
    'print',
    text.title,
    [kinds, fens.element, title.element, row, coordinates.element, status.element, actions],
    removeSheet,
  );
};

const kindFields = (text: DialogTexts['print'], choose: (kind: 'diagram' | 'worksheet') => void) =>
  (['diagram', 'worksheet'] as const).map((kind, index) => {
    const field = make('input', { type: 'radio', name: 'print-kind', checked: index === 0, autofocus: index === 0 });
    field.addEventListener('change', () => choose(kind));
    return make('label', { className: 'choice' }, field, text[kind]);
  });

const sidesOf = ({ bottoms }: DialogTexts['print']) => Object.entries(bottoms) as [Color | 'turn', string][];

const countsTo = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => [String(count), String(count)] as const);

/** Six positions of the game, or all if it has no more. */
async function fensOf({ game, client }: Session): Promise<string[]> {
  const { tree } = game();
  const [root, ...nodes] = pathOf(game());
  const questions = spread(nodes.length > 0 ? nodes : [root]).map((node) => client.ask('legal', gameSoFar(tree, node)));
  return Promise.all(questions).then(
    (answers) => answers.map(({ fen }) => fen),
    () => [],
  );
}

type Options = { bottom: Color | 'turn'; coordinates: boolean };

function shownFigure(session: Session, { bottom, coordinates }: Options) {
  const game = session.game();
  const { arrows, circles } = game.tree.nodes[game.tree.shown];
  const turn = turnAt(game, game.tree.shown);
  const diagram = {
    ...commonOf(session, coordinates),
    placement: shownPlacement(game),
    orientation: bottom === 'turn' ? turn : bottom,
    lastMove: lastMoveOf(game.tree.nodes[game.tree.shown]),
    arrows,
    circles,
  };
  return { caption: captionOf(session, turn), diagram };
}

/**
 * The figures of the positions in a field, each checked by the worker. The line of the first illegal one is selected.
 *
 * @throws {PrintError}
 */
async function figuresOf(
  session: Session,
  words: DialogTexts,
  field: HTMLTextAreaElement,
  { bottom, coordinates }: Options,
) {
  const { print: text } = words;
  const listed = linesOf(field.value);
  if (listed.length === 0) throw new PrintError(text.nothing);
  if (listed.length > MAX_POSITIONS) throw new PrintError(text.tooMany({ count: listed.length, most: MAX_POSITIONS }));
  const { tree } = session.game();
  const answers = await Promise.all(
    listed.map(({ fen }) =>
      session.client.ask('fen', { fen, variant: tree.variant?.source }).then(
        (answer) => ({ fen: String(answer.fen), error: null }),
        (error) => ({ fen: '', error }),
      ),
    ),
  );
  const wrong = answers.findIndex(({ error }) => error);
  if (wrong >= 0) {
    const { line } = listed[wrong];
    selectLine(field, line);
    throw new PrintError(
      text.line({ line, fault: await inputErrorText(session.texts(), words, answers[wrong].error) }),
    );
  }
  return answers.map(({ fen }, index) => ({
    caption: `${index + 1}. ${captionOf(session, parseTurn(fen))}`,
    diagram: {
      ...commonOf(session, coordinates),
      placement: parsePlacement(fen, sizeOf(tree)) ?? {},
      orientation: bottomOf(bottom, fen),
    },
  }));
}

const commonOf = ({ game, texts }: Session, hasCoordinates: boolean): Partial<Diagram> => ({
  ...lookOf(game().tree),
  coordinates: hasCoordinates ? 'outside' : 'none',
  pieceSet: game().settings.pieces,
  words: texts().board,
});

const captionOf = ({ texts }: Session, turn: Color) => texts().play.sideToMove({ side: texts().game.sides[turn] });

/** @param line From 1. */
function selectLine(field: HTMLTextAreaElement, line: number) {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + lines[line - 1].length);
}
