/**
 * The workshop: a dialog in which games are invented.
 *
 * ```text
 * dialog.dialog.workshop   as large as the window
 *   div.row          the saved designs, buttons for new ones, to delete, undo and redo, the name, a sentence about the game
 *   div              section × 2: the board and the pieces, side by side where there is room
 *   details × 2      the rules, the definition as text
 *   div.row          buttons to pass it on
 *   div.workshop-foot   whether it can be played, and buttons to play it
 * ```
 *
 * Every change is saved.
 */
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { openDialog } from '../../dialogs/dialog.tsx';
import { inputErrorText } from '../../dialogs/input-error.ts';
import { isDefinition, titleIn } from '../../game/variant/variant-source.ts';
import { makeId } from '../../ui/game-storage.ts';
import { BoardEditor } from './board-editor.tsx';
import { DesignActions } from './design-actions.tsx';
import { copyOf, nameOfTitle, ownCopy, withBishopReplaced } from './design.ts';
import { makeDrafts } from './drafts.ts';
import { TextField } from './fields.tsx';
import { PieceEditor } from './piece-editor.tsx';
import { RuleEditor } from './rule-editor.tsx';
import { removeDesign, saveDesign, savedDesigns } from './saved-designs.ts';
import { Button, Select } from '../../views/fields.tsx';
import { REMOVE } from '../../views/piece-palette.tsx';
import { loadStyles } from '../../ui/lazy-styles.ts';
import { pieceNamer } from '../game-texts.ts';
import { loadDialogTexts, loadPieceNames, loadVariantWords, loadWorkshopTexts } from '../../texts/load.ts';
import type { Design } from '../../engine/messages.ts';
import type { DialogTexts } from '../../texts/en/dialogs.ts';
import type { VariantTexts } from '../../texts/en/variants.ts';
import type { WorkshopTexts } from '../../texts/en/workshop.ts';
import type { App } from '../../ui/app.ts';
import type { Message } from '../../views/fields.tsx';
import type { Draft, Drafts, DraftText, History } from './drafts.ts';
import type { SavedDesign } from './saved-designs.ts';

interface LoadedWorkshopTexts {
  words: WorkshopTexts;
  dialogWords: DialogTexts;
  variantWords: VariantTexts;
  /** The name of a piece by its English one. */
  nameOf: (name: string) => string;
}

/** The designs after a change, and those that are saved. */
type Answer = History & { saved: readonly SavedDesign[] };

/** What the parts share. */
export interface Part {
  app: App;
  texts: LoadedWorkshopTexts;
  drafts: Drafts;
  /** Another one after each change, even one without an effect. */
  answer: Answer;
}

/** The address while the workshop is open. Back closes it. */
const HASH = '#workshop';

/**
 * Opens the workshop with a saved design, with a new one that begins as another game, or with chess and a new piece.
 *
 * @param game The id of a saved design, and a variant source.
 * @returns When it is open; rejected if something could not be loaded.
 */
export async function open(app: App, { id, source }: { id?: string; source?: string } = {}): Promise<void> {
  const pageTexts = app.texts();
  const { language } = pageTexts;
  const [words, variantWords, pieceNames, dialogWords] = await Promise.all([
    loadWorkshopTexts(language),
    loadVariantWords(language),
    loadPieceNames(language),
    loadDialogTexts(language),
    loadStyles('dialogs', 'pieces', 'variants'),
  ]);
  const nameOf = pieceNamer(pageTexts, pieceNames);
  const read = source === undefined ? await newDesign(app, words) : await readDesign(app, source);
  openWorkshop(app, { words, dialogWords, variantWords, nameOf }, { id: id ?? makeId(), ...read });
}

/** Opens the workshop with the design that was changed last, or else with a new one. */
export function openLast(app: App) {
  const [last] = savedDesigns();
  return open(app, last && { id: last.id, source: last.text });
}

/**
 * A design that is a game, or begins as one.
 *
 * @param source A definition of the player's own, or a built-in game.
 */
async function readDesign({ client }: App, source: string) {
  if (isDefinition(source)) return client.ask('design', { text: source });
  const { definition } = await client.ask('variant', { variant: source });
  const { design } = await client.ask('design', { text: definition });
  return client.ask('design', { design: ownCopy(design) });
}

/** A design of chess with a new piece. */
async function newDesign(app: App, words: WorkshopTexts) {
  const { design } = await readDesign(app, 'chess');
  return app.client.ask('design', { design: withBishopReplaced(design, words.newPiece) });
}

/** Opens the dialog with its texts, and with the design to begin with. */
function openWorkshop(app: App, texts: LoadedWorkshopTexts, first: Draft) {
  const isAddressed = () => location.hash === HASH;
  const isLinked = isAddressed();
  const listening = new AbortController();
  let hasNewGame = false;
  const leave = () => {
    hasNewGame = true;
    close();
  };
  const { close } = openDialog(
    texts.dialogWords,
    'workshop',
    texts.words.title,
    <Workshop app={app} texts={texts} first={first} leave={leave} />,
    () => {
      listening.abort();
      if (!isAddressed()) return;
      // After a new game, Back leads to the game before it.
      if (isLinked || hasNewGame) history.replaceState(history.state, '', location.pathname + location.search);
      else history.back();
    },
  );
  if (!isLinked) history.pushState(history.state, '', HASH);
  addEventListener('popstate', () => isAddressed() || close(), listening);
}

/** @param props.leave Closes the workshop for a new game. */
function Workshop({ app, texts, first, leave }: Pick<Part, 'app' | 'texts'> & { first: Draft; leave: () => void }) {
  const { words } = texts;
  const [message, say] = useState<Message>({ text: '' });
  const faultOf = (error: unknown) => inputErrorText(app.texts(), texts.dialogWords, error);
  const drafts = useMemo(
    () =>
      makeDrafts(app.client, first, {
        onAnswer(history, isChanged) {
          if (isChanged) save(app, history.present);
          show({ ...history, saved: savedDesigns() });
        },
        onError: async (error) => say({ text: await faultOf(error), isError: true }),
      }),
    [],
  );
  const [answer, show] = useState<Answer>(() => ({ ...drafts.history(), saved: savedDesigns() }));
  const { text } = answer.present;
  useLayoutEffect(() => {
    let isLatest = true;
    const report = (found: Message) => isLatest && say(found);
    app.client.ask('variant', { variant: text }).then(
      () => report({ text: words.valid }),
      async (error) => report({ text: words.invalid({ fault: await faultOf(error) }), isError: true }),
    );
    return () => {
      isLatest = false;
    };
  }, [answer]);
  // Reports in between do not reset what is typed or chosen.
  const parts = useMemo(() => {
    const part = { app, texts, drafts, answer };
    return (
      <>
        <Heading {...part} />
        <BoardAndPieces {...part} />
        <RuleEditor {...part} />
        <details>
          <summary>{words.asText}</summary>
          <TextField
            label={words.definition}
            value={text}
            onChange={({ value }) => drafts.open(({ id }) => ({ id, text: value }))}
            rows={14}
            spellcheck={false}
          />
        </details>
      </>
    );
  }, [answer]);
  return (
    <>
      {parts}
      <DesignActions app={app} texts={texts} drafts={drafts} message={message} say={say} leave={leave} />
    </>
  );
}

/** Saves a design, or notes that there is no room for it. */
function save({ dispatch }: App, { id, text }: Draft) {
  if (!saveDesign(id, text)) dispatch({ type: 'setNotice', message: { key: 'notKept' } });
}

/** The designs, and the name of this one. */
function Heading({
  app,
  texts: { words },
  answer: { past, present, future, saved },
  drafts: { edit, open, undo, redo },
}: Part) {
  const { id, design } = present;
  const all = saved.some((one) => one.id === id) ? saved : [present, ...saved];
  return (
    <div class="row workshop-heading">
      <Select
        label={words.designs}
        choices={all.map((one) => [one.id, titleIn(one.text) || one.id])}
        value={id}
        onChange={(chosen) => open((one) => savedDesigns().find((saved) => saved.id === chosen) ?? one)}
      />
      <Button onClick={() => open(async () => ({ id: makeId(), text: (await newDesign(app, words)).text }))}>
        {words.createDesign}
      </Button>
      <Button onClick={() => edit(copyOf, makeId())}>{words.copyDesign}</Button>
      <Button onClick={() => open(removed)}>{words.remove}</Button>
      <Button onClick={undo} disabled={past.length === 0}>
        {words.undo}
      </Button>
      <Button onClick={redo} disabled={future.length === 0}>
        {words.redo}
      </Button>
      <TextField
        label={words.name}
        value={design.name.replaceAll('-', ' ')}
        onChange={({ value }) => {
          const name = nameOfTitle(value);
          if (name !== '') edit((one) => ({ ...one, name }));
        }}
        maxLength={40}
      />
      <TextField
        label={words.about}
        value={design.about}
        onChange={({ value }) => edit((one) => ({ ...one, about: value.replace(/\s+/g, ' ').trim() }))}
        maxLength={200}
      />
    </div>
  );
}

/**
 * Removes a saved design; it can be undone.
 *
 * @returns The next design, or the same one, not yet saved.
 */
function removed({ id, text }: Draft): DraftText {
  removeDesign(id);
  return savedDesigns()[0] ?? { id: makeId(), text };
}

/** The board and the pieces. Presses on the board place the piece that was chosen last. */
function BoardAndPieces(part: Part) {
  const [index, setIndex] = useState(() => lastOfficer(part.answer.present.design));
  const [tool, setTool] = useState(REMOVE);
  const choose = (at: number, pieces: Design['pieces']) => {
    setIndex(at);
    setTool(pieces[at]?.letter ?? REMOVE);
  };
  return (
    <div class="workshop-parts">
      <BoardEditor {...part} chosen={tool} choose={setTool} />
      <PieceEditor {...part} chosen={index} choose={choose} />
    </div>
  );
}

/** The place of the last piece that is neither a king nor a pawn: new pieces come last. */
const lastOfficer = ({ pieces }: Design) =>
  pieces.reduce((last, { royal, pawn }, at) => (royal || pawn ? last : at), 0);
