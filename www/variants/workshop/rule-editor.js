// @ts-check
/**
 * The part of the workshop for rules: promotion, castling and the end of the game.
 *
 * @import { Design } from '../../engine/messages.js'
 * @import { LoadedWorkshopTexts } from './workshop.js'
 */
import { checkbox, choice, group, labelled } from '../../dialogs/fields.js';
import { make } from '../../ui/dom.js';
import {
  CHOICES,
  FLAGS,
  TEXTS,
  castlingOf,
  otherLines,
  ruleOf,
  withCastling,
  withOtherLines,
  withPromotion,
  withRule,
} from './design.js';

/** The distances that a king may castle. */
const CASTLING = Object.freeze(['0', '2', '3', '4']);

/** Shows a design in a field. @typedef {{ element: HTMLElement, show: (design: Design) => void }} Part */

/**
 * Makes the part.
 * @param {LoadedWorkshopTexts} texts @param {(edit: (design: Design) => Design) => void} change
 */
export function makeRuleEditor({ words }, change) {
  const flags = FLAGS.map((keyword) => flag(words.rules[keyword], keyword, change));
  const choices = Object.entries(CHOICES).map(([keyword, values]) =>
    choiceOf(words, /** @type {keyof typeof CHOICES} */ (keyword), values, change),
  );
  const texts = TEXTS.map((keyword) => textOf(words, keyword, change));
  const promotion = makePromotion(words, change);
  const castling = makeCastling(words, change);
  const others = makeOthers(words, change);
  const parts = [promotion, castling, ...choices, ...texts, ...flags, others];
  const row = (/** @type {readonly Part[]} */ ...of) =>
    make('div', { className: 'row' }, ...of.map(({ element }) => element));
  return {
    element: make(
      'details',
      {},
      make('summary', { textContent: words.rulesTitle }),
      promotion.element,
      row(castling, ...choices),
      row(...texts),
      row(...flags),
      others.element,
    ),
    show: (/** @type {Design} */ design) => parts.forEach((part) => part.show(design)),
  };
}

/**
 * @param {string} text
 * @param {string} keyword
 * @param {(edit: (design: Design) => Design) => void} change
 * @returns {Part}
 */
function flag(text, keyword, change) {
  const { element, field } = checkbox(text, false, (isOn) =>
    change((design) => withRule(design, keyword, isOn ? '' : null)),
  );
  return {
    element,
    show: (design) => {
      field.checked = ruleOf(design, keyword) !== null;
    },
  };
}

/**
 * @param {LoadedWorkshopTexts['words']} words
 * @param {keyof typeof CHOICES} keyword
 * @param {readonly string[]} values
 * @param {(edit: (design: Design) => Design) => void} change
 * @returns {Part}
 */
function choiceOf(words, keyword, values, change) {
  const names = /** @type {Readonly<Record<string, string>>} */ (words.values[keyword]);
  const pairs = values.map((value) => /** @type {[string, string]} */ ([value, names[value]]));
  const { element, field } = choice(words.rules[keyword], pairs, values[0], (value) =>
    change((design) => withRule(design, keyword, value === values[0] ? null : value)),
  );
  return {
    element,
    show: (design) => {
      field.value = ruleOf(design, keyword) ?? values[0];
    },
  };
}

/**
 * @param {LoadedWorkshopTexts['words']} words
 * @param {(typeof TEXTS)[number]} keyword
 * @param {(edit: (design: Design) => Design) => void} change
 * @returns {Part}
 */
function textOf(words, keyword, change) {
  const { element, field } = labelled(
    words.rules[keyword],
    make('input', { autocomplete: 'off', spellcheck: false, placeholder: words.examples[keyword] }),
  );
  field.addEventListener('change', () => change((design) => withRule(design, keyword, field.value.trim() || null)));
  return { element, show: (design) => showText(field, ruleOf(design, keyword) ?? '') };
}

/**
 * @param {LoadedWorkshopTexts['words']} words
 * @param {(edit: (design: Design) => Design) => void} change
 * @returns {Part}
 */
function makePromotion(words, change) {
  const made = (/** @type {'pawns' | 'choices' | 'rank'} */ key) =>
    labelled(words.promotion[key], make('input', { autocomplete: 'off', spellcheck: false }));
  const [pawns, choices, rank] = [made('pawns'), made('choices'), made('rank')];
  const row = make('div', { className: 'row' }, pawns.element, choices.element, rank.element);
  let hasPromotion = false;
  row.addEventListener('change', () => {
    const typed = { pawns: pawns.field.value, choices: choices.field.value, rank: rank.field.value };
    // A new promotion is typed field by field.
    if (hasPromotion || (typed.pawns && typed.choices)) change((design) => withPromotion(design, typed));
  });
  return {
    element: group(words.promotion.title, row),
    show({ promotion }) {
      hasPromotion = promotion !== null;
      showText(pawns.field, promotion?.pawns ?? '');
      showText(choices.field, promotion?.choices ?? '');
      showText(rank.field, String(promotion?.rank ?? ''));
    },
  };
}

/**
 * @param {LoadedWorkshopTexts['words']} words
 * @param {(edit: (design: Design) => Design) => void} change
 * @returns {Part}
 */
function makeCastling(words, change) {
  const pairs = CASTLING.map(
    (squares) => /** @type {[string, string]} */ ([squares, words.castlingBy({ squares: Number(squares) })]),
  );
  const { element, field } = choice(words.castling, pairs, '0', (squares) =>
    change((design) => withCastling(design, Number(squares))),
  );
  return {
    element,
    show: (design) => {
      field.value = String(castlingOf(design));
    },
  };
}

/**
 * @param {LoadedWorkshopTexts['words']} words
 * @param {(edit: (design: Design) => Design) => void} change
 * @returns {Part}
 */
function makeOthers(words, change) {
  const { element, field } = labelled(words.otherRules, make('textarea', { rows: 3, spellcheck: false }));
  field.addEventListener('change', () => change((design) => withOtherLines(design, field.value)));
  return { element, show: (design) => showText(field, otherLines(design)) };
}

/**
 * Shows a text, unless somebody is typing there.
 * @param {HTMLInputElement | HTMLTextAreaElement} field @param {string} text
 */
function showText(field, text) {
  if (document.activeElement !== field) field.value = text;
}
