/**
 * The part of the workshop that shows and changes the pieces: a list, and the moves, name and picture of the chosen one.
 * The diagram and the notation follow each other.
 */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { drawPiece } from '../../board/pieces.ts';
import { pictureNames } from '../../board/pictures/load-pictures.ts';
import { picturesOf } from '../../game/position/board-shape.ts';
import { inputErrorText } from '../../dialogs/input-error.ts';
import { loadLazily } from '../../ui/app.ts';
import { Drawing } from '../../views/drawing.tsx';
import { Button, Checkbox, Group, Select, Status } from '../../views/fields.tsx';
import { nameOfTitle, withNewPiece, withPieceChanged, withoutPiece } from './design.ts';
import { TextField } from './fields.tsx';
import { StepGrid } from './step-grid.tsx';
import { measuredText, measuredValue, movesToMeasure } from '../piece-value/measured-values.ts';
import { ANY_DISTANCE, FIRST_TOOL, toggled } from './step-edit.ts';
import type { Design, DesignPiece, PieceStep, VariantCalls } from '../../engine/messages.ts';
import type { WorkshopTexts } from '../../texts/en/workshop.ts';
import type { Message } from '../../views/fields.tsx';
import type { Offset, StepTool } from './step-edit.ts';
import type { Part } from './workshop.tsx';

/** The assumed value of a new piece, in centipawns. */
const FIRST_VALUE_CP = 400;

/** The moves of a piece. */
type Moves = VariantCalls['designPiece']['result'];

/** @param props.chosen The place of the chosen piece in the list. */
export function PieceEditor({
  chosen,
  choose,
  ...part
}: Part & { chosen: number; choose: (index: number, pieces: Design['pieces']) => void }) {
  const { app, texts, answer, drafts } = part;
  const { words } = texts;
  const { design } = answer.present;
  const { pieces } = design;
  const index = Math.min(chosen, pieces.length - 1);
  const add = async () => {
    drafts.edit((one) => withNewPiece(one, words.newPiece));
    const next = (await drafts.settled()).design.pieces;
    choose(next.length - 1, next);
  };
  return (
    <section aria-label={words.pieces}>
      <h3>{words.pieces}</h3>
      <div class="row">
        <div class="piece-tabs" role="radiogroup" aria-label={words.pieces}>
          {pieces.map(({ letter, name }, at) => (
            <Drawing
              as="button"
              key={at}
              type="button"
              class="tool"
              role="radio"
              title={name}
              tabIndex={at === index ? 0 : -1}
              aria-checked={at === index}
              aria-label={`${letter}, ${name}`}
              onClick={({ currentTarget }) => {
                choose(at, pieces);
                currentTarget.focus();
              }}
              onKeyDown={({ key, currentTarget }) => {
                const { nextElementSibling: right, previousElementSibling: left } = currentTarget;
                const next = { ArrowRight: right, ArrowLeft: left }[key];
                if (next instanceof HTMLElement) next.click();
              }}
              draw={(button) =>
                button.replaceChildren(drawPiece(letter, app.game().settings.pieces, picturesOf({ variant: design })))
              }
            />
          ))}
        </div>
        <Button onClick={add}>{words.addPiece}</Button>
      </div>
      {index >= 0 && <PieceForm {...part} index={index} />}
    </section>
  );
}

/** The chosen piece. */
function PieceForm({ app, texts, answer, drafts, index }: Part & { index: number }) {
  const { words, variantWords } = texts;
  const { design } = answer.present;
  const piece = design.pieces[index];
  const edit = (patch: Partial<DesignPiece>) => drafts.edit((one) => withPieceChanged(one, index, patch));
  const [tool, setTool] = useState(FIRST_TOOL);
  const [message, say] = useState<Message>({ text: '' });
  /** What the diagram shows: the moves that were valid last. */
  const [shown, show] = useState({ design, piece, steps: [] as PieceStep[], isInvalid: false });
  const [measured, setMeasured] = useState<ReturnType<typeof measuredValue>>(null);
  const asked = useRef<Promise<Moves>>(null);
  const readMeasured = () => setMeasured(measuredValue(movesToMeasure(piece)));
  useLayoutEffect(() => {
    const moves = app.client.ask('designPiece', { piece });
    asked.current = moves;
    readMeasured();
    moves.then(
      ({ rest, reached }) => {
        if (asked.current !== moves) return;
        say({ text: rest === '' ? '' : words.rest({ betza: rest }) });
        show({ design, piece, steps: reached, isInvalid: false });
      },
      async (error) => {
        const text = await inputErrorText(app.texts(), texts.dialogWords, error);
        if (asked.current !== moves) return;
        say({ text, isError: true });
        show((last) => ({ ...last, isInvalid: true }));
      },
    );
  }, [answer, index]);

  const pick = async (square: Offset) => {
    const moves = await asked.current?.catch(() => null);
    if (!moves) return;
    const steps = toggled(moves.steps, square, tool);
    const { betza } = await app.client.ask('steps', { steps, rest: moves.rest }).catch(() => ({ betza: '' }));
    if (betza !== '') edit({ moves: betza, rays: null });
    else say({ text: words.noMoves, isError: true });
  };
  const changeMoves = (field: { value: string }) => {
    const typed = field.value.replace(/\s/g, '');
    if (!/^-?$/.test(typed)) return edit({ moves: typed, rays: null });
    field.value = notationOf(piece);
    say({ text: words.noMoves, isError: true });
  };
  const measure = () =>
    loadLazily(app, async () => {
      const { openPieceValue } = await import('../piece-value/dialog.tsx');
      await openPieceValue(app, {
        title: texts.nameOf(piece.name),
        moves: movesToMeasure(piece),
        value_cp: FIRST_VALUE_CP,
        onSaved: readMeasured,
      });
    });
  const canMeasure = !piece.royal && !piece.pawn;
  const isOnBoard = Object.values(design.placement).some((one) => one.toUpperCase() === piece.letter);
  return (
    <div class="piece-editor">
      <div>
        <StepGrid
          words={words}
          letter={shown.piece.letter}
          name={shown.piece.name}
          steps={shown.steps}
          pieceSet={app.game().settings.pieces}
          pictures={picturesOf({ variant: shown.design })}
          onPick={pick}
        />
        <p class="quiet">{variantWords.legend}</p>
      </div>
      <div class="piece-fields">
        <StepToolFields words={words} tool={tool} set={setTool} />
        <TextField
          label={words.betza}
          value={notationOf(piece)}
          onChange={changeMoves}
          spellcheck={false}
          autocapitalize="off"
          aria-invalid={shown.isInvalid || undefined}
        />
        <Status {...message} />
        <PieceFields texts={texts} piece={piece} edit={edit} />
        <p class="quiet" hidden={isOnBoard}>
          {words.absent}
        </p>
        <div class="row">
          <Button onClick={measure} hidden={!canMeasure}>
            {variantWords.worth.open}
          </Button>
          <output class="quiet">
            {canMeasure && measured && measuredText(variantWords.worth, app.texts().language, measured)}
          </output>
          <Button onClick={() => drafts.edit((one) => withoutPiece(one, index))}>{words.removePiece}</Button>
        </div>
      </div>
    </div>
  );
}

/** The moves of a piece in its field: a hyphen for rays. */
const notationOf = ({ moves, rays }: DesignPiece) => (rays === null ? moves : '-');

/** What a click in the diagram does. */
function StepToolFields({ words, tool, set }: { words: WorkshopTexts; tool: StepTool; set: (tool: StepTool) => void }) {
  const { motions, kinds, symmetries } = words;
  const choices = { motion: motions, kind: kinds, symmetry: symmetries };
  const distances = ['2', '3', '4', '5', '6'].map((one) => [one, one] as const);
  return (
    <Group name={words.tool}>
      <div class="row">
        {(['motion', 'kind', 'symmetry'] as const).map((key) => (
          <Select
            key={key}
            label={words[key]}
            choices={Object.entries(choices[key])}
            value={tool[key] as string}
            onChange={(value) => set({ ...tool, [key]: value })}
          />
        ))}
        <Select
          label={words.distance}
          choices={[[String(ANY_DISTANCE), words.anyDistance], ...distances]}
          value={String(tool.distance)}
          onChange={(value) => set({ ...tool, distance: Number(value) })}
          disabled={tool.motion === 'leap' || tool.motion === 'grasshopper'}
        />
        <Checkbox label={words.firstOnly} checked={tool.first} onChange={(first) => set({ ...tool, first })} />
      </div>
    </Group>
  );
}

/** The fields of a piece beside its moves. */
function PieceFields({
  texts: { words, nameOf },
  piece,
  edit,
}: Pick<Part, 'texts'> & { piece: DesignPiece; edit: (patch: Partial<DesignPiece>) => void }) {
  const pictures = useMemo(
    () =>
      ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn', ...pictureNames()]
        .map((one) => [one, nameOf(one)] as const)
        .sort(([, one], [, other]) => one.localeCompare(other)),
    [],
  );
  return (
    <div class="row">
      <TextField
        label={words.pieceName}
        value={piece.name.replaceAll('-', ' ')}
        onChange={({ value }) => {
          const given = nameOfTitle(value);
          if (given !== '') edit({ name: given });
        }}
        maxLength={40}
      />
      <TextField
        label={words.letter}
        value={piece.letter}
        onChange={({ value }) => /^[A-Z]$/i.test(value) && edit({ letter: value.toUpperCase() })}
        maxLength={1}
        autocapitalize="characters"
        class="letter"
      />
      <Select
        label={words.picture}
        choices={[['', words.byName], ...pictures]}
        value={piece.picture ?? ''}
        onChange={(picture) => edit({ picture: picture || null })}
      />
      <Checkbox label={words.royal} checked={piece.royal} onChange={(royal) => edit({ royal })} />
      <Checkbox label={words.pawn} checked={piece.pawn} onChange={(pawn) => edit({ pawn })} hint={words.pawnHint} />
    </div>
  );
}
