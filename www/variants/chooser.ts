/**
 * The dialog for choosing a game, which is loaded when somebody wants another game than chess:
 *
 * ```text
 * dialog.dialog.variants
 *   form
 *     div               a search field and the boards of the games by family
 *     div.card-pane     the card of the chosen game, and its number or armies
 *     div.actions       the buttons, also two to the workshop
 * ```
 */
import { openElements } from '../dialogs/dialog.tsx';
import { button, choice, labelled, makeStatus } from '../dialogs/fields.ts';
import { inputErrorText } from '../dialogs/input-error.ts';
import { CHESS960_COUNT, chess960Fen, isChess960 } from '../game/position/chess960.ts';
import { make, setAttribute } from '../ui/dom.ts';
import { loadLazily } from '../ui/session.ts';
import { ARMIES, CHESS960, cardOf, catalogueName, isOfArmies, nameOf } from './catalogue.ts';
import { addPieces, makeCard, rememberSeen } from './game-card.ts';
import { ARMIES_ENTRY, armiesSource, gameFamilies } from './game-entries.ts';
import { makeGameTiles } from './game-tiles.ts';
import { savedDesigns } from './workshop/saved-designs.ts';
import { loadStyles } from '../ui/lazy-styles.ts';
import { loadVariantTexts } from './game-texts.ts';
import { loadDialogTexts } from '../texts/load.ts';
import { movesToMeasure } from './piece-value/measured-values.ts';
import type { PieceInfo, VariantInfo } from '../engine/messages.ts';
import type { Tree } from '../game/tree/move-tree.ts';
import type { CardTexts } from '../texts/en/cards.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Session } from '../ui/session.ts';
import type { Entry } from './game-entries.ts';
import type { LoadedTexts } from './game-texts.ts';

/** The game that is chosen at first if the board has chess. */
const FIRST = 'makruk';

/** A game to begin: a variant, or Chess960 with its initial position. */
type ChosenGame = { title: string; variant: VariantInfo | null; start?: string };

/** A game to take to the workshop: a saved design with its id, or another one as a start. */
type GameToChange = { id?: string; source: string };

/**
 * Lets the player choose a game, or change one in the workshop.
 *
 * @param leave Makes room for the workshop.
 * @returns Null if none was chosen to play; rejected if something could not be loaded.
 */
export async function chooseVariant(session: Session, leave: () => void = () => {}): Promise<ChosenGame | null> {
  const { language } = session.texts();
  const [dialogWords, texts] = await Promise.all([
    loadDialogTexts(language),
    loadVariantTexts(language),
    loadStyles('dialogs', 'pieces', 'variants'),
  ]);
  const chosen = await openChooser(session, dialogWords, texts);
  if (!chosen || !('toChange' in chosen)) return chosen;
  const { open } = await import('./workshop/workshop.tsx');
  leave();
  await open(session, chosen.toChange);
  return null;
}

/**
 * Opens the dialog.
 *
 * @returns Null if it was closed without a choice.
 */
export function openChooser(
  session: Session,
  dialogWords: DialogTexts,
  texts: LoadedTexts,
): Promise<ChosenGame | { toChange: GameToChange } | null> {
  return new Promise((resolve) => {
    let chosen: ChosenGame | { toChange: GameToChange } | null = null;
    const { words } = texts;
    const card = makeCardPane(session, dialogWords, texts);
    const askVariant = (variant: string) => session.client.ask('variant', { variant });
    const list = makeGameTiles(gameFamilies(texts, savedDesigns()), words, askVariant, card.show);
    const toWorkshop = (toChange: GameToChange) => {
      chosen = { toChange };
      close();
    };
    const actions = make(
      'div',
      { className: 'actions' },
      button(words.invent, () => toWorkshop({ source: 'chess' })),
      button(words.change, () => toWorkshop(card.toChange())),
      button(words.cancel, () => close()),
      make('button', { className: 'primary', textContent: words.choose }),
    );
    const form = make('form', {}, list.element, card.element, actions);
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      chosen = await card.chosen();
      if (!chosen) return;
      rememberSeen(nameOf(chosen));
      close();
    });
    const { close } = openElements(dialogWords, 'variants', words.title, [form], () => resolve(chosen));
    const onBoard = nameOnBoard(session.game().tree);
    list.begin(onBoard ?? FIRST, onBoard !== null);
  });
}

/** The name of the entry of the game on the board; null if there is none, as for chess. */
function nameOnBoard(tree: Tree): string | null {
  if (tree.variant === null && !isChess960(tree)) return null;
  const name = catalogueName(tree);
  if (name !== null) return isOfArmies(name) ? ARMIES_ENTRY : name;
  return savedDesigns().find(({ text }) => text === tree.variant?.source)?.id ?? null;
}

/** The card of the chosen game. */
function makeCardPane(session: Session, dialogWords: DialogTexts, texts: LoadedTexts) {
  const { words } = texts;
  const place = make('div', { className: 'card-place' });
  const status = makeStatus();
  const number = makeNumber(words);
  /** The chosen game once the worker has explained it. */
  let chosen: Promise<ChosenGame | null> = Promise.resolve(null);
  let shown: Entry | null = null;
  const report = async (entry: Entry, error: unknown) => {
    const fault = await inputErrorText(session.texts(), dialogWords, error);
    if (shown === entry) status.show(`${fault}.`, true);
  };
  const armies = makeArmies(texts.cards, session.texts(), (source) => {
    const card = cardOf(texts.cards, source);
    if (shown && card) show({ ...shown, source, card });
  });

  const pane = make(
    'div',
    { className: 'card-pane', tabIndex: 0 },
    armies.element,
    number.element,
    place,
    status.element,
  );
  setAttribute(pane, 'role', 'group');
  setAttribute(pane, 'aria-labelledby', 'game-card-title');

  async function show(entry: Entry) {
    shown = entry;
    const { name, source, card } = entry;
    const element = makeCard(card);
    place.replaceChildren(element);
    number.element.hidden = name !== CHESS960;
    armies.element.hidden = name !== ARMIES_ENTRY;
    status.show('');
    if (name === CHESS960) return;
    try {
      const asked = session.client.ask('variant', { variant: source });
      chosen = asked.then(
        (variant) => ({ title: card.title, variant }),
        () => null,
      );
      const variant = await asked;
      if (shown === entry) await addPieces(element, variant, cardContext(session, texts, variant));
    } catch (error) {
      await report(entry, error);
    }
  }
  return {
    element: pane,
    chosen: () => (shown?.name === CHESS960 ? number.chosen(cardOf(texts.cards, CHESS960)?.title ?? CHESS960) : chosen),
    toChange: (): GameToChange => ({
      id: shown?.id,
      source: shown && shown.name !== CHESS960 ? shown.source : 'chess',
    }),
    show,
  };
}

/** What the diagrams of a card need. */
const cardContext = (session: Session, texts: LoadedTexts, variant: VariantInfo) => ({
  client: session.client,
  texts,
  pieceSet: session.game().settings.pieces,
  language: session.texts().language,
  measure: (piece: PieceInfo, title: string) => measurePiece(session, variant, piece, title),
});

/** Opens the dialog that measures a piece of a game. */
const measurePiece = (session: Session, variant: VariantInfo, { letter, value_cp }: PieceInfo, title: string) =>
  loadLazily(session, async () => {
    const { openPieceValue } = await import('./piece-value/dialog.tsx');
    const { design } = await session.client.ask('design', { text: variant.definition });
    const piece = design.pieces.find((one) => one.letter === letter);
    if (piece) await openPieceValue(session, { title, moves: movesToMeasure(piece), value_cp });
  });

/** The number of an initial position of Chess960. */
function makeNumber(words: LoadedTexts['words']) {
  const { element, field } = labelled(
    words.number,
    make('input', { type: 'number', min: '0', max: String(CHESS960_COUNT - 1), required: true }),
  );
  const random = () => {
    field.value = String(Math.floor(Math.random() * CHESS960_COUNT));
  };
  random();
  return {
    element: make('div', { className: 'row', hidden: true }, element, button(words.random, random)),
    chosen: (title: string) => ({
      title: `${title} ${field.value}`,
      variant: null,
      start: chess960Fen(field.valueAsNumber),
    }),
  };
}

/** Makes the choice of two armies, a menu for each side. */
function makeArmies(cards: CardTexts, texts: Texts, onChoose: (source: string) => void) {
  const chosen: { white: string; black: string } = { white: ARMIES[0], black: ARMIES[1] };
  const options = ARMIES.map((army) => [army, cards.armies[army][0]] as const);
  const menus = (['white', 'black'] as const).map((color) =>
    choice(texts.game.sides[color], options, chosen[color], (army) => {
      chosen[color] = army;
      const source = armiesSource(chosen.white, chosen.black);
      [chosen.white, chosen.black] = source.split('-');
      for (const [index, side] of (['white', 'black'] as const).entries()) {
        menus[index].field.value = chosen[side];
      }
      onChoose(source);
    }),
  );
  return {
    element: make('div', { className: 'row', hidden: true }, ...menus.map(({ element }) => element)),
    source: () => armiesSource(chosen.white, chosen.black),
  };
}
