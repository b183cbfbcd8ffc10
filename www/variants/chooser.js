// @ts-check
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
 *
 * @import { PieceInfo, VariantInfo } from '../engine/messages.js'
 * @import { Tree } from '../game/tree/move-tree.js'
 * @import { CardTexts } from '../texts/en/cards.js'
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 * @import { Texts } from '../texts/en/page.js'
 * @import { Session } from '../ui/session.js'
 * @import { Entry } from './game-entries.js'
 * @import { LoadedTexts } from './game-texts.js'
 */
import { openDialog } from '../dialogs/dialog.js';
import { button, choice, labelled, makeStatus } from '../dialogs/fields.js';
import { inputErrorText } from '../dialogs/input-error.js';
import { CHESS960_COUNT, chess960Fen, isChess960 } from '../game/position/chess960.js';
import { make, setAttribute } from '../ui/dom.js';
import { loadLazily } from '../ui/session.js';
import { ARMIES, CHESS960, cardOf, catalogueName, isOfArmies, nameOf } from './catalogue.js';
import { addPieces, makeCard, rememberSeen } from './game-card.js';
import { ARMIES_ENTRY, armiesSource, gameFamilies } from './game-entries.js';
import { makeGameTiles } from './game-tiles.js';
import { savedDesigns } from './workshop/saved-designs.js';
import { loadStyles } from '../ui/lazy-styles.js';
import { loadVariantTexts } from './game-texts.js';
import { loadDialogTexts } from '../texts/load.js';
import { movesToMeasure } from './piece-value/measured-values.js';

/** The game that is chosen at first if the board has chess. */
const FIRST = 'makruk';

/** A game to begin: a variant, or Chess960 with its initial position. @typedef {{ title: string, variant: VariantInfo | null, start?: string }} ChosenGame */

/** A game to take to the workshop: a saved design with its id, or another one as a start. @typedef {{ id?: string, source: string }} GameToChange */

/**
 * Lets the player choose a game, or change one in the workshop.
 * @param {Session} session
 * @param {() => void} [leave] Makes room for the workshop.
 * @returns {Promise<ChosenGame | null>} Null if none was chosen to play; rejected if something could not be loaded.
 */
export async function chooseVariant(session, leave = () => {}) {
  const { language } = session.texts();
  const [dialogWords, texts] = await Promise.all([
    loadDialogTexts(language),
    loadVariantTexts(language),
    loadStyles('dialogs', 'pieces', 'variants'),
  ]);
  const chosen = await openChooser(session, dialogWords, texts);
  if (!chosen || !('toChange' in chosen)) return chosen;
  const { open } = await import('./workshop/workshop.js');
  leave();
  await open(session, chosen.toChange);
  return null;
}

/**
 * Opens the dialog.
 * @param {Session} session
 * @param {DialogTexts} dialogWords
 * @param {LoadedTexts} texts
 * @returns {Promise<ChosenGame | { toChange: GameToChange } | null>} Null if it was closed without a choice.
 */
export function openChooser(session, dialogWords, texts) {
  return new Promise((resolve) => {
    /** @type {ChosenGame | { toChange: GameToChange } | null} */
    let chosen = null;
    const { words } = texts;
    const card = makeCardPane(session, dialogWords, texts);
    const askVariant = (/** @type {string} */ variant) => session.client.ask('variant', { variant });
    const list = makeGameTiles(gameFamilies(texts, savedDesigns()), words, askVariant, card.show);
    const toWorkshop = (/** @type {GameToChange} */ toChange) => {
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
    const { close } = openDialog(dialogWords, 'variants', words.title, [form], () => resolve(chosen));
    const onBoard = nameOnBoard(session.game().tree);
    list.begin(onBoard ?? FIRST, onBoard !== null);
  });
}

/**
 * The name of the entry of the game on the board; null if there is none, as for chess.
 * @param {Tree} tree @returns {string | null}
 */
function nameOnBoard(tree) {
  if (tree.variant === null && !isChess960(tree)) return null;
  const name = catalogueName(tree);
  if (name !== null) return isOfArmies(name) ? ARMIES_ENTRY : name;
  return savedDesigns().find(({ text }) => text === tree.variant?.source)?.id ?? null;
}

/**
 * The card of the chosen game.
 * @param {Session} session @param {DialogTexts} dialogWords @param {LoadedTexts} texts
 */
function makeCardPane(session, dialogWords, texts) {
  const { words } = texts;
  const place = make('div', { className: 'card-place' });
  const status = makeStatus();
  const number = makeNumber(words);
  /** The chosen game once the worker has explained it. @type {Promise<ChosenGame | null>} */
  let chosen = Promise.resolve(null);
  /** @type {Entry | null} */
  let shown = null;
  const report = async (/** @type {Entry} */ entry, /** @type {unknown} */ error) => {
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

  /** @param {Entry} entry */
  async function show(entry) {
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
    /** @returns {GameToChange} */
    toChange: () => ({ id: shown?.id, source: shown && shown.name !== CHESS960 ? shown.source : 'chess' }),
    show,
  };
}

/**
 * What the diagrams of a card need.
 * @param {Session} session @param {LoadedTexts} texts @param {VariantInfo} variant
 */
const cardContext = (session, texts, variant) => ({
  client: session.client,
  texts,
  pieceSet: session.game().preferences.pieces,
  language: session.texts().language,
  measure: (/** @type {PieceInfo} */ piece, /** @type {string} */ title) =>
    measurePiece(session, variant, piece, title),
});

/**
 * Opens the dialog that measures a piece of a game.
 * @param {Session} session @param {VariantInfo} variant @param {PieceInfo} piece @param {string} title
 */
const measurePiece = (session, variant, { letter, value_cp }, title) =>
  loadLazily(session, async () => {
    const { openPieceValue } = await import('./piece-value/dialog.js');
    const { design } = await session.client.ask('design', { text: variant.definition });
    const piece = design.pieces.find((one) => one.letter === letter);
    if (piece) await openPieceValue(session, { title, moves: movesToMeasure(piece), value_cp });
  });

/**
 * The number of an initial position of Chess960.
 * @param {LoadedTexts['words']} words
 */
function makeNumber(words) {
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
    /** @param {string} title */
    chosen: (title) => ({ title: `${title} ${field.value}`, variant: null, start: chess960Fen(field.valueAsNumber) }),
  };
}

/**
 * Makes the choice of two armies, a menu for each side.
 * @param {CardTexts} cards @param {Texts} texts @param {(source: string) => void} onChoose
 */
function makeArmies(cards, texts, onChoose) {
  /** @type {{ white: string, black: string }} */
  const chosen = { white: ARMIES[0], black: ARMIES[1] };
  const options = ARMIES.map((army) => /** @type {const} */ ([army, cards.armies[army][0]]));
  const menus = /** @type {const} */ (['white', 'black']).map((color) =>
    choice(texts.game.sides[color], options, chosen[color], (army) => {
      chosen[color] = army;
      const source = armiesSource(chosen.white, chosen.black);
      [chosen.white, chosen.black] = source.split('-');
      for (const [index, side] of /** @type {const} */ (['white', 'black']).entries()) {
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
