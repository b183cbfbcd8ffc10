// @ts-check
/**
 * The dialog for choosing a game:
 *
 * ```text
 * dialog.dialog.variants
 *   form
 *     div               a search field and the list of games by family
 *     div               the card of the chosen game, its number if it has one, and the buttons: also one to the workshop
 * ```
 *
 * @import { PieceInfo, VariantInfo } from '../engine/messages.js'
 * @import { DialogTexts } from '../i18n/dialogs/en.js'
 * @import { Session } from '../ui/session.js'
 * @import { Card } from './game-card-text.js'
 * @import { LoadedTexts } from './load-texts.js'
 */
import { openDialog } from '../dialogs/dialog.js';
import { button, labelled, makeStatus } from '../dialogs/fields.js';
import { inputErrorText } from '../dialogs/input-error.js';
import { CHESS960_COUNT, chess960Fen } from '../game/chess960.js';
import { nameIn, titleIn } from '../game/variant-source.js';
import { make } from '../ui/dom.js';
import { loadLazily } from '../ui/session.js';
import { CHESS960, FAMILIES } from './catalogue.js';
import { addPieces, makeCard } from './game-card.js';
import { cardOf } from './game-card-text.js';
import { searchGames } from './game-search.js';
import { INVENTIONS } from './inventions.js';
import { rememberSeen } from './seen-games.js';
import { savedDesigns } from './workshop/saved-designs.js';
import { readDesign } from './workshop/design.js';

/** A game to begin: a variant, or Chess960 with its initial position. @typedef {{ title: string, variant: VariantInfo | null, start?: string }} ChosenGame */

/** A game to take to the workshop: a saved design with its id, or another one as a start. @typedef {{ id?: string, source: string }} GameToChange */

/**
 * A game in the list.
 *
 * @typedef {object} Entry
 * @property {string} name Its name, or the id of a saved design.
 * @property {string} source
 * @property {string} title
 * @property {string} words Where the search looks.
 * @property {Card} card
 * @property {string} [id] Of a saved design.
 */

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
    const list = makeList(texts, card.show);
    const toWorkshop = (/** @type {GameToChange} */ toChange) => {
      chosen = { toChange };
      close();
    };
    const workshop = make(
      'div',
      { className: 'row' },
      button(words.change, () => toWorkshop(card.toChange())),
      button(words.invent, () => toWorkshop({ source: 'chess' })),
    );
    const actions = make(
      'div',
      { className: 'actions' },
      button(words.cancel, () => close()),
      make('button', { className: 'primary', textContent: words.choose }),
    );
    const form = make('form', {}, list.element, make('div', {}, card.element, workshop, actions));
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      chosen = await card.chosen();
      if (!chosen) return;
      rememberSeen(chosen.variant ? nameIn(chosen.variant.source) : CHESS960);
      close();
    });
    const { close } = openDialog(dialogWords, 'variants', words.title, [form], () => resolve(chosen));
    list.chooseFirst();
  });
}

/**
 * The search field and the list.
 * @param {LoadedTexts} texts @param {(entry: Entry) => void} onChoose
 */
function makeList({ words, cards }, onChoose) {
  const designs = savedDesigns().map(entryOfDesign);
  const entries = [
    ...designs,
    ...Object.values(FAMILIES)
      .flat()
      .flatMap((name) => entryOf(cards, name)),
  ];
  const rows = new Map(
    entries.map((entry) => {
      const input = make('input', { type: 'radio', name: 'game', value: entry.name });
      return [entry.name, { input, element: make('label', { className: 'choice' }, input, entry.title) }];
    }),
  );
  const groupOf = (/** @type {string} */ title, /** @type {readonly string[]} */ names) => {
    const elements = names.flatMap((name) => rows.get(name)?.element ?? []);
    return {
      names,
      element: make(
        'fieldset',
        { hidden: names.length === 0 },
        make('legend', { textContent: title }),
        make('div', {}, ...elements),
      ),
    };
  };
  const groups = [
    groupOf(
      words.designs,
      designs.map(({ name }) => name),
    ),
    ...Object.entries(FAMILIES).map(([family, names]) =>
      groupOf(cards.families[/** @type {keyof typeof FAMILIES} */ (family)], names),
    ),
  ];
  const search = labelled(words.search, make('input', { type: 'search', autocomplete: 'off' }));
  const status = makeStatus();
  const scroller = make('div', { className: 'game-names' }, ...groups.map(({ element }) => element));
  const choose = (/** @type {string} */ name) => {
    const entry = entries.find((one) => one.name === name);
    if (entry) onChoose(entry);
  };
  search.field.addEventListener('input', () => {
    const found = new Set(searchGames(search.field.value, entries).map(({ name }) => name));
    for (const [name, { element }] of rows) element.hidden = !found.has(name);
    for (const { names, element } of groups) element.hidden = !names.some((name) => found.has(name));
    status.show(found.size === 0 ? words.none : '');
  });
  scroller.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) choose(target.value);
  });
  return {
    element: make('div', {}, search.element, status.element, scroller),
    chooseFirst() {
      const [first] = entries;
      const row = rows.get(first.name);
      if (row) row.input.checked = true;
      choose(first.name);
    },
  };
}

/**
 * The entry of a game of the catalogue.
 * @param {LoadedTexts['cards']} cards
 * @param {string} name
 * @returns {Entry[]} Empty if there is no card.
 */
function entryOf(cards, name) {
  const card = cardOf(cards, name);
  const source = Object.hasOwn(INVENTIONS, name) ? INVENTIONS[name] : name;
  return card ? [{ name, source, title: card.title, words: [name, ...card.lines, card.origin].join(' '), card }] : [];
}

/**
 * The entry of a saved design.
 * @param {import('./workshop/saved-designs.js').SavedDesign} design @returns {Entry}
 */
function entryOfDesign({ id, text }) {
  const { about } = readDesign(text);
  const title = titleIn(text);
  return {
    name: id,
    id,
    source: text,
    title,
    words: `${title} ${about}`,
    card: { title, lines: about === '' ? [] : [about], origin: '' },
  };
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
  let shown = '';
  /** @type {GameToChange} */
  let toChange = { source: 'chess' };
  const report = async (/** @type {string} */ name, /** @type {unknown} */ error) => {
    const fault = await inputErrorText(session.texts(), dialogWords, error);
    if (shown === name) status.show(`${fault}.`, true);
  };
  return {
    element: make('div', {}, place, number.element, status.element),
    chosen: () => (shown === CHESS960 ? number.chosen(cardOf(texts.cards, CHESS960)?.title ?? CHESS960) : chosen),
    toChange: () => toChange,
    /** @param {Entry} entry */
    async show({ name, source, title, card, id }) {
      shown = name;
      toChange = { id, source: name === CHESS960 ? 'chess' : source };
      const element = makeCard(card);
      place.replaceChildren(element);
      number.element.hidden = name !== CHESS960;
      status.show('');
      if (name === CHESS960) return;
      try {
        const asked = session.client.ask('variant', { variant: source });
        chosen = asked.then(
          (variant) => ({ title, variant }),
          () => null,
        );
        const variant = await asked;
        const { preferences } = session.game();
        const context = {
          client: session.client,
          texts,
          pieceSet: preferences.pieces,
          language: session.texts().language,
          measure: (/** @type {PieceInfo} */ piece, /** @type {string} */ pieceTitle) =>
            measurePiece(session, variant, piece, pieceTitle),
        };
        if (shown === name) await addPieces(element, variant, context);
      } catch (error) {
        await report(name, error);
      }
    },
  };
}

/**
 * Opens the dialog that measures a piece of a game.
 * @param {Session} session @param {VariantInfo} variant @param {PieceInfo} piece @param {string} title
 */
const measurePiece = (session, variant, { letter, value_cp }, title) =>
  loadLazily(session, async () => {
    const { movesToMeasure, openPieceValue } = await import('./piece-value/dialog.js');
    const piece = readDesign(variant.definition).pieces.find((one) => one.letter === letter);
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
