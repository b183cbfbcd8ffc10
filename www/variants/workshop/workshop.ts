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
import { openElements } from '../../dialogs/dialog.tsx';
import { button, choice, labelled, makeStatus } from '../../dialogs/fields.ts';
import { inputErrorText } from '../../dialogs/input-error.ts';
import { isDefinition, titleIn } from '../../game/variant/variant-source.ts';
import { make } from '../../ui/dom.ts';
import { makeId } from '../../ui/game-storage.ts';
import { enterAddress } from './address.ts';
import { makeBoardEditor } from './board-editor.ts';
import { makeDesignActions } from './design-actions.ts';
import { copyOf, nameOfTitle, ownCopy, withBishopReplaced } from './design.ts';
import { makeDrafts } from './drafts.ts';
import { makePieceEditor } from './piece-editor.ts';
import { makeRuleEditor } from './rule-editor.ts';
import { removeDesign, saveDesign, savedDesigns } from './saved-designs.ts';
import { loadStyles } from '../../ui/lazy-styles.ts';
import { pieceNamer } from '../game-texts.ts';
import { loadDialogTexts, loadPieceNames, loadVariantWords, loadWorkshopTexts } from '../../texts/load.ts';
import type { VariantInfo } from '../../engine/messages.ts';
import type { DialogTexts } from '../../texts/en/dialogs.ts';
import type { VariantTexts } from '../../texts/en/variants.ts';
import type { WorkshopTexts } from '../../texts/en/workshop.ts';
import type { Session } from '../../ui/session.ts';
import type { Draft, Drafts, DraftText } from './drafts.ts';
import type { SavedDesign } from './saved-designs.ts';

export interface LoadedWorkshopTexts {
  words: WorkshopTexts;
  dialogWords: DialogTexts;
  variantWords: VariantTexts;
  /** The name of a piece by its English one. */
  nameOf: (name: string) => string;
}

/**
 * Opens the workshop with a saved design, with a new one that begins as another game, or with chess and a new piece.
 *
 * @param game The id of a saved design, and a variant source.
 * @returns When it is open; rejected if something could not be loaded.
 */
export async function open(session: Session, { id, source }: { id?: string; source?: string } = {}): Promise<void> {
  const pageTexts = session.texts();
  const { language } = pageTexts;
  const [words, variantWords, pieceNames, dialogWords] = await Promise.all([
    loadWorkshopTexts(language),
    loadVariantWords(language),
    loadPieceNames(language),
    loadDialogTexts(language),
    loadStyles('dialogs', 'pieces', 'variants'),
  ]);
  const nameOf = pieceNamer(pageTexts, pieceNames);
  const read = source === undefined ? await newDesign(session, words) : await readDesign(session, source);
  openWorkshop(session, { words, dialogWords, variantWords, nameOf }, { id: id ?? makeId(), ...read });
}

/** Opens the workshop with the design that was changed last, or else with a new one. */
export function openLast(session: Session) {
  const [last] = savedDesigns();
  return open(session, last && { id: last.id, source: last.text });
}

/**
 * A design that is a game, or begins as one.
 *
 * @param source A definition of the player's own, or a built-in game.
 */
async function readDesign({ client }: Session, source: string) {
  if (isDefinition(source)) return client.ask('design', { text: source });
  const { definition } = await client.ask('variant', { variant: source });
  const { design } = await client.ask('design', { text: definition });
  return client.ask('design', { design: ownCopy(design) });
}

/** A design of chess with a new piece. */
async function newDesign(session: Session, words: WorkshopTexts) {
  const { design } = await readDesign(session, 'chess');
  return session.client.ask('design', { design: withBishopReplaced(design, words.newPiece) });
}

/**
 * Opens the dialog with its texts.
 *
 * @param draft The design to begin with.
 */
function openWorkshop(session: Session, texts: LoadedWorkshopTexts, draft: Draft) {
  const { words, dialogWords } = texts;
  const drafts = makeDrafts(session.client, draft, {
    onAnswer(history, isChanged) {
      if (isChanged) save(session, history.present);
      show();
    },
    onError: async (error) => verdict.say(await inputErrorText(session.texts(), dialogWords, error), true),
  });
  const create = async () => ({ id: makeId(), text: (await newDesign(session, words)).text });
  const heading = makeHeading(texts, drafts, create);
  const board = makeBoardEditor(session, texts, drafts.edit);
  const pieces = makePieceEditor(session, texts, drafts.edit, board.choose);
  const rules = makeRuleEditor(texts, drafts.edit);
  const source = makeSource(texts, (text) => drafts.open(({ id }) => ({ id, text })));
  const verdict = makeVerdict(session, texts);
  const actions = makeDesignActions(session, texts, {
    verdict,
    info: () => drafts.settled().then(verdict.info),
    text: async () => (await drafts.settled()).text,
    close() {
      hasNewGame = true;
      dialog.close();
    },
  });
  let hasNewGame = false;
  const dialog = openElements(
    dialogWords,
    'workshop',
    words.title,
    [
      heading.element,
      make('div', { className: 'workshop-parts' }, board.element, pieces.element),
      rules.element,
      source.element,
      actions.sharing,
      make('div', { className: 'workshop-foot' }, verdict.element, actions.playing),
    ],
    () => {
      board.destroy();
      leaveAddress(hasNewGame);
    },
  );
  const leaveAddress = enterAddress(dialog.close);
  show();

  function show() {
    const { text, design } = drafts.history().present;
    heading.show();
    for (const part of [pieces, board, rules]) part.show(design);
    source.show(text);
    verdict.ask(text);
  }
}

/** Saves a design, or notes that there is no room for it. */
function save({ dispatch }: Session, { id, text }: Draft) {
  if (!saveDesign(id, text)) dispatch({ type: 'setNotice', message: { key: 'notKept' } });
}

/**
 * The designs, and the name of this one.
 *
 * @param create Makes a new design.
 */
function makeHeading(
  { words }: LoadedWorkshopTexts,
  { history, edit, open, undo, redo }: Drafts,
  create: () => Promise<DraftText>,
) {
  const designs = choice(words.designs, [], '', (id) => {
    const chosen = savedDesigns().find((one) => one.id === id);
    if (chosen) open(() => chosen);
  });
  const name = labelled(words.name, make('input', { autocomplete: 'off', maxLength: 40 }));
  name.field.addEventListener('change', () => {
    const given = nameOfTitle(name.field.value);
    if (given !== '') edit((design) => ({ ...design, name: given }));
  });
  const about = labelled(words.about, make('input', { autocomplete: 'off', maxLength: 200 }));
  about.field.addEventListener('change', () =>
    edit((design) => ({ ...design, about: about.field.value.replace(/\s+/g, ' ').trim() })),
  );
  const [undoButton, redoButton] = [button(words.undo, undo), button(words.redo, redo)];
  const row = make(
    'div',
    { className: 'row workshop-heading' },
    designs.element,
    button(words.createDesign, () => open(create)),
    button(words.copyDesign, () => edit(copyOf, makeId())),
    button(words.remove, () => open(removed)),
    undoButton,
    redoButton,
    name.element,
    about.element,
  );
  return {
    element: row,
    show() {
      const { past, present, future } = history();
      const { id, text, design } = present;
      const saved = savedDesigns();
      const all = saved.some((one) => one.id === id) ? saved : [{ id, text, saved_ms: 0 }, ...saved];
      designs.field.replaceChildren(...all.map(makeOption));
      designs.field.value = id;
      if (document.activeElement !== name.field) name.field.value = design.name.replaceAll('-', ' ');
      if (document.activeElement !== about.field) about.field.value = design.about;
      undoButton.disabled = past.length === 0;
      redoButton.disabled = future.length === 0;
    },
  };
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

const makeOption = ({ id, text }: SavedDesign) => make('option', { value: id, textContent: titleIn(text) || id });

/** The definition as text, to read and to change. */
function makeSource({ words }: LoadedWorkshopTexts, changeText: (text: string) => void) {
  const { element, field } = labelled(words.definition, make('textarea', { rows: 14, spellcheck: false }));
  field.addEventListener('change', () => changeText(field.value));
  return {
    element: make('details', {}, make('summary', { textContent: words.asText }), element),
    show(text: string) {
      if (document.activeElement !== field) field.value = text;
    },
  };
}

export type Verdict = ReturnType<typeof makeVerdict>;

/** What the worker says about the definition. */
function makeVerdict(session: Session, { words, dialogWords }: LoadedWorkshopTexts) {
  const status = makeStatus();
  let info: Promise<VariantInfo | null> = Promise.resolve(null);
  return {
    element: status.element,
    /** The game; null if the definition is invalid. */
    info: () => info,
    say: (sentence: string, isError?: boolean) => status.show(sentence, isError),
    ask(text: string) {
      const asked = session.client.ask('variant', { variant: text });
      const answered = asked.then(
        (found) => found,
        () => null,
      );
      info = answered;
      asked.then(
        () => {
          if (info === answered) status.show(words.valid);
        },
        async (error) => {
          const fault = await inputErrorText(session.texts(), dialogWords, error);
          if (info === answered) status.show(words.invalid({ fault }), true);
        },
      );
    },
  };
}
