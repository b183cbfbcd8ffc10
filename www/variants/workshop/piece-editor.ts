/**
 * The part of the workshop that shows and changes the pieces: a list, and the moves, name and picture of the chosen one.
 * The diagram and the notation follow each other.
 */
import { drawPiece } from '../../board/pieces.ts';
import { pictureNames } from '../../board/pictures/load-pictures.ts';
import { button, checkbox, choice, group, labelled, makeStatus } from '../../dialogs/fields.ts';
import { picturesOf } from '../../game/position/board-shape.ts';
import { inputErrorText } from '../../dialogs/input-error.ts';
import { loadLazily } from '../../ui/session.ts';
import { make, setAttribute } from '../../ui/dom.ts';
import { nameOfTitle, withNewPiece, withPieceChanged, withoutPiece } from './design.ts';
import { makeStepGrid } from './step-grid.ts';
import { measuredText, measuredValue, movesToMeasure } from '../piece-value/measured-values.ts';
import { ANY_DISTANCE, FIRST_TOOL, toggled } from './step-edit.ts';
import type { Design, DesignPiece, VariantCalls } from '../../engine/messages.ts';
import type { Session } from '../../ui/session.ts';
import type { StepTool } from './step-edit.ts';
import type { LoadedWorkshopTexts } from './workshop.ts';

/** The assumed value of a new piece, in centipawns. */
const FIRST_VALUE_CP = 400;

/** The moves of a piece. */
type Moves = VariantCalls['designPiece']['result'];

/**
 * Makes the part.
 *
 * @param onChoose Called with the letter of a piece that was chosen or added.
 */
export function makePieceEditor(
  session: Session,
  texts: LoadedWorkshopTexts,
  change: (edit: (design: Design) => Design) => void,
  onChoose: (letter: string) => void,
) {
  const { words } = texts;
  /** The place of the chosen piece in the list; negative before the first choice. */
  let index = -1;
  let design: Design | null = null;
  let moves: Moves | null = null;
  const edit = (patch: Partial<DesignPiece>) => change((one) => withPieceChanged(one, index, patch));
  const list = make('div', { className: 'piece-tabs' });
  setAttribute(list, 'role', 'radiogroup');
  setAttribute(list, 'aria-label', words.pieces);
  const tool = makeStepTool(texts);
  const grid = makeStepGrid(words, async (square) => {
    if (!moves) return;
    const { rest } = moves;
    const steps = toggled(moves.steps, square, tool.value());
    const answer = await session.client.ask('steps', { steps, rest }).catch(() => null);
    if (answer && answer.betza !== '') edit({ moves: answer.betza, rays: null });
    else status.show(words.noMoves, true);
  });
  const betza = labelled(words.betza, make('input', { spellcheck: false, autocomplete: 'off', autocapitalize: 'off' }));
  const status = makeStatus();
  const fields = makePieceFields(texts, edit);
  betza.field.addEventListener('change', () => {
    const typed = betza.field.value.replace(/\s/g, '');
    if (!/^-?$/.test(typed)) return edit({ moves: typed, rays: null });
    const piece = design?.pieces[index];
    if (piece) betza.field.value = notationOf(piece);
    status.show(words.noMoves, true);
  });

  const measureButton = button(texts.variantWords.worth.open, () =>
    loadLazily(session, async () => {
      const piece = design?.pieces[index];
      if (!piece || !moves) return;
      const { openPieceValue } = await import('../piece-value/dialog.tsx');
      await openPieceValue(session, {
        title: texts.nameOf(piece.name),
        moves: movesToMeasure(piece),
        value_cp: FIRST_VALUE_CP,
        onSaved: showValue,
      });
    }),
  );
  const value = make('output', { className: 'quiet' });

  /** Shows what was measured of the chosen piece. */
  function showValue() {
    const piece = design?.pieces[index];
    const measured = piece && !measureButton.hidden ? measuredValue(movesToMeasure(piece)) : null;
    value.textContent = measured ? measuredText(texts.variantWords.worth, session.texts().language, measured) : '';
  }

  async function showMoves(of: Design, piece: DesignPiece) {
    try {
      const found = await session.client.ask('designPiece', { piece });
      if (design !== of || of.pieces[index] !== piece) return;
      moves = found;
      status.show(found.rest === '' ? '' : words.rest({ betza: found.rest }));
      setAttribute(betza.field, 'aria-invalid', null);
      const { pieces: pieceSet } = session.game().settings;
      grid.show({
        letter: piece.letter,
        name: piece.name,
        steps: found.reached,
        pieceSet,
        pictures: picturesOf({ variant: of }),
      });
    } catch (error) {
      const fault = await inputErrorText(session.texts(), texts.dialogWords, error);
      if (design !== of) return;
      moves = null;
      setAttribute(betza.field, 'aria-invalid', 'true');
      status.show(fault, true);
    }
  }

  function show(next: Design) {
    design = next;
    if (index < 0) index = lastOfficer(next);
    index = Math.max(0, Math.min(index, next.pieces.length - 1));
    list.replaceChildren(
      ...next.pieces.map((piece, at) =>
        makeTab(session, next, piece, at === index, () => {
          index = at;
          show(next);
          onChoose(piece.letter);
          // The pressed button was replaced.
          (list.querySelector('[aria-checked="true"]') as HTMLElement | null)?.focus();
        }),
      ),
    );
    const piece = next.pieces[index];
    editor.hidden = !piece;
    if (!piece) return;
    if (document.activeElement !== betza.field) betza.field.value = notationOf(piece);
    fields.show(piece);
    measureButton.hidden = piece.royal || piece.pawn;
    showValue();
    absent.hidden = Object.values(next.placement).some((one) => one.toUpperCase() === piece.letter);
    showMoves(next, piece);
  }

  const absent = make('p', { className: 'quiet', textContent: words.absent });
  const editor = make(
    'div',
    { className: 'piece-editor' },
    make('div', {}, grid.element, make('p', { className: 'quiet', textContent: texts.variantWords.legend })),
    make(
      'div',
      { className: 'piece-fields' },
      tool.element,
      betza.element,
      status.element,
      fields.element,
      absent,
      make(
        'div',
        { className: 'row' },
        measureButton,
        value,
        button(words.removePiece, () => change((one) => withoutPiece(one, index))),
      ),
    ),
  );
  const add = button(words.addPiece, () =>
    change((one) => {
      const next = withNewPiece(one, words.newPiece);
      index = next.pieces.length - 1;
      onChoose(next.pieces[index].letter);
      return next;
    }),
  );
  return { element: section(words.pieces, make('div', { className: 'row' }, list, add), editor), show };
}

/** A part of the workshop under a heading. */
export function section(title: string, ...content: Node[]) {
  const element = make('section', {}, make('h3', { textContent: title }), ...content);
  setAttribute(element, 'aria-label', title);
  return element;
}

/** The place of the last piece that is neither a king nor a pawn: new pieces come last. */
const lastOfficer = ({ pieces }: Design) =>
  pieces.reduce((last, { royal, pawn }, at) => (royal || pawn ? last : at), 0);

/** The moves of a piece in its field: a hyphen for rays. */
const notationOf = ({ moves, rays }: DesignPiece) => (rays === null ? moves : '-');

/** The button of a piece in the list. */
function makeTab(session: Session, design: Design, piece: DesignPiece, isChosen: boolean, choose: () => void) {
  const element = make('button', { type: 'button', className: 'tool', title: piece.name, tabIndex: isChosen ? 0 : -1 });
  setAttribute(element, 'role', 'radio');
  setAttribute(element, 'aria-checked', String(isChosen));
  setAttribute(element, 'aria-label', `${piece.letter}, ${piece.name}`);
  element.append(drawPiece(piece.letter, session.game().settings.pieces, picturesOf({ variant: design })));
  element.addEventListener('click', choose);
  element.addEventListener('keydown', ({ key }) => {
    const next = { ArrowRight: element.nextElementSibling, ArrowLeft: element.previousElementSibling }[key];
    if (next instanceof HTMLElement) next.click();
  });
  return element;
}

/** What a click in the diagram does. */
function makeStepTool({ words }: LoadedWorkshopTexts) {
  let tool: StepTool = FIRST_TOOL;
  const set = (patch: Partial<StepTool>) => {
    tool = { ...tool, ...patch };
    distance.field.disabled = tool.motion === 'leap' || tool.motion === 'grasshopper';
  };
  const pairs = (texts: Readonly<Record<string, string>>) => Object.entries(texts);
  const motion = choice(words.motion, pairs(words.motions), tool.motion, (value) =>
    set({ motion: value as StepTool['motion'] }),
  );
  const kind = choice(words.kind, pairs(words.kinds), tool.kind, (value) => set({ kind: value as StepTool['kind'] }));
  const symmetry = choice(words.symmetry, pairs(words.symmetries), tool.symmetry, (value) =>
    set({ symmetry: value as StepTool['symmetry'] }),
  );
  const distances = [[String(ANY_DISTANCE), words.anyDistance], ...['2', '3', '4', '5', '6'].map((one) => [one, one])];
  const distance = choice(words.distance, distances as [string, string][], String(ANY_DISTANCE), (value) =>
    set({ distance: Number(value) }),
  );
  const first = checkbox(words.firstOnly, false, (isFirst) => set({ first: isFirst }));
  set({});
  const row = make(
    'div',
    { className: 'row' },
    motion.element,
    kind.element,
    symmetry.element,
    distance.element,
    first.element,
  );
  return { element: group(words.tool, row), value: () => tool };
}

/** The fields of a piece beside its moves. */
function makePieceFields({ words, nameOf }: LoadedWorkshopTexts, edit: (patch: Partial<DesignPiece>) => void) {
  const name = labelled(words.pieceName, make('input', { autocomplete: 'off', maxLength: 40 }));
  const letter = labelled(
    words.letter,
    make('input', { autocomplete: 'off', maxLength: 1, autocapitalize: 'characters', className: 'letter' }),
  );
  const pictures = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn', ...pictureNames()]
    .map((one) => [one, nameOf(one)] as [string, string])
    .sort(([, one], [, other]) => one.localeCompare(other));
  const picture = choice(words.picture, [['', words.byName], ...pictures], '', (value) =>
    edit({ picture: value || null }),
  );
  const royal = checkbox(words.royal, false, (isRoyal) => edit({ royal: isRoyal }));
  const pawn = checkbox(words.pawn, false, (isPawn) => edit({ pawn: isPawn }), words.pawnHint);
  name.field.addEventListener('change', () => {
    const given = nameOfTitle(name.field.value);
    if (given !== '') edit({ name: given });
  });
  letter.field.addEventListener('change', () => {
    const given = letter.field.value.toUpperCase();
    if (/^[A-Z]$/.test(given)) edit({ letter: given });
  });
  const element = make(
    'div',
    { className: 'row' },
    name.element,
    letter.element,
    picture.element,
    royal.element,
    pawn.element,
  );
  return {
    element,
    show(piece: DesignPiece) {
      if (document.activeElement !== name.field) name.field.value = piece.name.replaceAll('-', ' ');
      if (document.activeElement !== letter.field) letter.field.value = piece.letter;
      picture.field.value = piece.picture ?? '';
      royal.field.checked = piece.royal;
      pawn.field.checked = piece.pawn;
    },
  };
}
