/** The part of the workshop for rules: promotion, castling and the end of the game. */
import { checkbox, choice, group, labelled } from '../../dialogs/fields.ts';
import { make } from '../../ui/dom.ts';
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
} from './design.ts';
import type { Design } from '../../engine/messages.ts';
import type { LoadedWorkshopTexts } from './workshop.ts';

/** The distances that a king may castle. */
const CASTLING = Object.freeze(['0', '2', '3', '4']);

/** Shows a design in a field. */
type Part = { element: HTMLElement; show: (design: Design) => void };

/** Makes the part. */
export function makeRuleEditor({ words }: LoadedWorkshopTexts, change: (edit: (design: Design) => Design) => void) {
  const flags = FLAGS.map((keyword) => flag(words.rules[keyword], keyword, change));
  const choices = Object.entries(CHOICES).map(([keyword, values]) =>
    choiceOf(words, keyword as keyof typeof CHOICES, values, change),
  );
  const texts = TEXTS.map((keyword) => textOf(words, keyword, change));
  const promotion = makePromotion(words, change);
  const castling = makeCastling(words, change);
  const others = makeOthers(words, change);
  const parts = [promotion, castling, ...choices, ...texts, ...flags, others];
  const row = (...of: readonly Part[]) => make('div', { className: 'row' }, ...of.map(({ element }) => element));
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
    show: (design: Design) => parts.forEach((part) => part.show(design)),
  };
}

function flag(text: string, keyword: string, change: (edit: (design: Design) => Design) => void): Part {
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

function choiceOf(
  words: LoadedWorkshopTexts['words'],
  keyword: keyof typeof CHOICES,
  values: readonly string[],
  change: (edit: (design: Design) => Design) => void,
): Part {
  const names = words.values[keyword] as Readonly<Record<string, string>>;
  const pairs = values.map((value) => [value, names[value]] as [string, string]);
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

function textOf(
  words: LoadedWorkshopTexts['words'],
  keyword: (typeof TEXTS)[number],
  change: (edit: (design: Design) => Design) => void,
): Part {
  const { element, field } = labelled(
    words.rules[keyword],
    make('input', { autocomplete: 'off', spellcheck: false, placeholder: words.examples[keyword] }),
  );
  field.addEventListener('change', () => change((design) => withRule(design, keyword, field.value.trim() || null)));
  return { element, show: (design) => showText(field, ruleOf(design, keyword) ?? '') };
}

function makePromotion(words: LoadedWorkshopTexts['words'], change: (edit: (design: Design) => Design) => void): Part {
  const made = (key: 'pawns' | 'choices' | 'rank') =>
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

function makeCastling(words: LoadedWorkshopTexts['words'], change: (edit: (design: Design) => Design) => void): Part {
  const pairs = CASTLING.map(
    (squares) => [squares, words.castlingBy({ squares: Number(squares) })] as [string, string],
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

function makeOthers(words: LoadedWorkshopTexts['words'], change: (edit: (design: Design) => Design) => void): Part {
  const { element, field } = labelled(words.otherRules, make('textarea', { rows: 3, spellcheck: false }));
  field.addEventListener('change', () => change((design) => withOtherLines(design, field.value)));
  return { element, show: (design) => showText(field, otherLines(design)) };
}

/** Shows a text, unless somebody is typing there. */
function showText(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  if (document.activeElement !== field) field.value = text;
}
