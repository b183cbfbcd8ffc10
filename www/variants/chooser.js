// @ts-check
/**
 * The dialog for choosing a game:
 *
 * ```text
 * dialog.dialog.variants
 *   form
 *     div               a search field and the list of games by family
 *     div               the card of the chosen game, its number if it has one, and the buttons
 * ```
 *
 * @import { VariantInfo } from '../engine/messages.js'
 * @import { DialogTexts } from '../i18n/dialogs/en.js'
 * @import { Session } from '../ui/session.js'
 * @import { Card } from './game-card-text.js'
 * @import { LoadedTexts } from './load-texts.js'
 */
import { openDialog } from '../dialogs/dialog.js';
import { button, labelled, makeStatus } from '../dialogs/fields.js';
import { messageOf } from '../engine/error.js';
import { CHESS960_COUNT, chess960Fen } from '../game/chess960.js';
import { loadMessageText } from '../i18n/rare-messages.js';
import { make } from '../ui/dom.js';
import { translateError } from '../ui/error-text.js';
import { CHESS960, FAMILIES } from './catalogue.js';
import { addPieces, makeCard } from './game-card.js';
import { cardOf } from './game-card-text.js';
import { searchGames } from './game-search.js';

/** A game to begin: one by table, or Chess960 with its initial position. @typedef {{ title: string, variant: VariantInfo | null, start?: string }} ChosenGame */

/** @typedef {{ name: string, title: string, words: string, card: Card }} Entry */

/**
 * Opens the dialog.
 *
 * @param {Session} session
 * @param {DialogTexts} dialogWords
 * @param {LoadedTexts} texts
 * @returns {Promise<ChosenGame | null>} Null if it was closed without a choice.
 */
export function openChooser(session, dialogWords, texts) {
  return new Promise((resolve) => {
    /** @type {ChosenGame | null} */
    let chosen = null;
    const { words } = texts;
    const card = makeCardPane(session, texts);
    const list = makeList(texts, card.show);
    const form = make('form', {}, list.element, make('div', {}, card.element, make('div', { className: 'actions' },
      button(words.cancel, () => close()), make('button', { className: 'primary', textContent: words.choose }))));
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      chosen = await card.chosen();
      if (chosen) close();
    });
    const { close } = openDialog(dialogWords, 'variants', words.title, [form], () => resolve(chosen));
    list.chooseFirst();
  });
}

/**
 * The search field and the list.
 *
 * @param {LoadedTexts} texts
 * @param {(entry: Entry) => void} onChoose
 */
function makeList({ words, cards }, onChoose) {
  const entries = Object.values(FAMILIES).flat().flatMap((name) => {
    const card = cardOf(cards, name);
    return card ? [{ name, title: card.title, words: [name, ...card.lines, card.origin].join(' '), card }] : [];
  });
  const rows = new Map(entries.map((entry) => {
    const input = make('input', { type: 'radio', name: 'game', value: entry.name });
    return [entry.name, { input, element: make('label', { className: 'choice' }, input, entry.title) }];
  }));
  const groups = Object.entries(FAMILIES).map(([family, names]) => {
    const title = cards.families[/** @type {keyof typeof FAMILIES} */ (family)];
    const elements = names.flatMap((name) => rows.get(name)?.element ?? []);
    return { names, element: make('fieldset', {}, make('legend', { textContent: title }), make('div', {}, ...elements)) };
  });
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
 * The card of the chosen game.
 *
 * @param {Session} session
 * @param {LoadedTexts} texts
 */
function makeCardPane(session, texts) {
  const { words } = texts;
  const place = make('div', { className: 'card-place' });
  const status = makeStatus();
  const number = makeNumber(words);
  /** The chosen game once the worker has explained it. @type {Promise<ChosenGame | null>} */
  let chosen = Promise.resolve(null);
  let shown = '';
  const report = async (/** @type {string} */ name, /** @type {unknown} */ error) => {
    const pageTexts = session.texts();
    const sentence = await loadMessageText(pageTexts, await translateError(pageTexts.language, messageOf(error)));
    if (shown === name) status.show(sentence, true);
  };
  return {
    element: make('div', {}, place, number.element, status.element),
    chosen: () => (shown === CHESS960 ? number.chosen(cardOf(texts.cards, CHESS960)?.title ?? CHESS960) : chosen),
    /** @param {Entry} entry */
    async show({ name, title, card }) {
      shown = name;
      const element = makeCard(card);
      place.replaceChildren(element);
      number.element.hidden = name !== CHESS960;
      status.show('');
      if (name === CHESS960) return;
      try {
        const asked = session.client.ask('variant', { variant: name });
        chosen = asked.then((variant) => ({ title, variant }), () => null);
        const variant = await asked;
        const { preferences } = session.game();
        const context = { client: session.client, texts, pieceSet: preferences.pieces, language: session.texts().language };
        if (shown === name) await addPieces(element, variant, context);
      } catch (error) {
        await report(name, error);
      }
    },
  };
}

/**
 * The number of an initial position of Chess960.
 *
 * @param {LoadedTexts['words']} words
 */
function makeNumber(words) {
  const { element, field } = labelled(words.number, make('input', { type: 'number', min: '0', max: String(CHESS960_COUNT - 1), required: true }));
  const random = () => { field.value = String(Math.floor(Math.random() * CHESS960_COUNT)); };
  random();
  return {
    element: make('div', { className: 'row', hidden: true }, element, button(words.random, random)),
    /** @param {string} title */
    chosen: (title) => ({ title: `${title} ${field.value}`, variant: null, start: chess960Fen(field.valueAsNumber) }),
  };
}
