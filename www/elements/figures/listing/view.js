// @ts-check
/**
 * The running function, line by line, and the names in it.
 *
 * ```text
 * div.nodes-field          the node
 * pre.listed[tabindex=0]
 *   span.listed-line × n     its names are marks, over which a pointer may rest
 * table.names              letter, name, value
 * ```
 *
 * @import { Act, Scene } from '../figure-types.js'
 * @import { Facts } from './listing.js'
 * @import { Turn } from './run.js'
 */
import { enable, make, onButtonPress, setAttribute, setText } from '../../../ui/dom.js';
import { listing as texts } from '../../../texts/en/figures/listing.js';
import { countText } from '../../../texts/number.js';
import { reveal } from '../keep-focus.js';
import { ranOf, valueOf } from './run.js';
import { FUNCTIONS, NAMES } from './source.js';

/** The words of a line. A name is neither followed by a call nor a member of the table. */
const WORDS = /(?<!\w|entry\.|::)([A-Za-z_]\w*)(?!\w|\(|::)|[^A-Za-z_]+|\w+/g;

/** @param {HTMLElement} place @param {Act} act @returns {(scene: Scene<Facts>) => void} */
export function makePicture(place, act) {
  const nodes = makeNodes(act);
  const code = make('pre', { className: 'listed', tabIndex: 0 });
  setAttribute(code, 'role', 'region');
  const names = make('tbody');
  const heads = Object.values(texts.heads).map((text) => make('th', { scope: 'col', textContent: text }));
  place.append(
    nodes.element,
    code,
    make('table', { className: 'names' }, make('thead', {}, make('tr', {}, ...heads)), names),
  );
  for (const type of ['pointerover', 'click']) code.addEventListener(type, ({ target }) => point(target, code, names));
  code.addEventListener('pointerleave', () => point(null, code, names));
  let drawn = '';

  return ({ facts, step }) => {
    const turn = facts.turns[step];
    nodes.show(turn?.node ?? 1, facts.total);
    if (!turn) return;
    if (drawn !== turn.name) {
      const text = FUNCTIONS[turn.name];
      code.replaceChildren(...text.split('\n').map(makeLine));
      setAttribute(code, 'aria-label', texts.code({ name: turn.name }));
      names.replaceChildren(
        ...Object.keys(NAMES)
          .filter((name) => code.querySelector(`[data-name=${name}]`))
          .map(makeName),
      );
    }
    drawn = turn.name;
    showLines(code, turn);
    for (const row of names.children) {
      setText(/** @type {Element} */ (row.lastElementChild), nowOf(turn, String(row.getAttribute('data-name'))));
    }
  };
}

/**
 * The field for the node, with a button to each side.
 * @param {Act} act
 */
function makeNodes({ choose, goTo }) {
  let [shown, total] = [1, 1];
  const go = (/** @type {number} */ node) => {
    const wanted = Math.max(1, Math.min(total, Math.round(node) || 1));
    // A node is described from its beginning.
    goTo(0);
    choose({ node: wanted });
    // Set before the node has loaded, so that presses in quick succession add up.
    shown = wanted;
  };
  const input = make('input', { type: 'number', min: '1' });
  input.addEventListener('change', () => go(input.valueAsNumber));
  const buttons = /** @type {const} */ ([
    ['‹', texts.back, -1],
    ['›', texts.forward, 1],
  ]).map(([sign, label, step]) => {
    const button = make('button', { type: 'button', className: 'small', textContent: sign });
    setAttribute(button, 'aria-label', label);
    return onButtonPress(button, () => go(shown + step));
  });
  const count = make('span');
  return {
    element: make(
      'div',
      { className: 'field nodes-field' },
      make('label', { className: 'field' }, texts.node, input),
      count,
      ...buttons,
    ),
    show(/** @type {number} */ node, /** @type {number} */ all) {
      [shown, total] = [node, all];
      input.valueAsNumber = node;
      input.max = String(all);
      setText(count, texts.nodes({ total: countText('en', all) }));
      enable(buttons[0], node > 1);
      enable(buttons[1], node < all);
    },
  };
}

/** @param {Turn} turn @param {string} name */
const nowOf = (turn, name) => NAMES[name].value ?? valueOf(turn, name) ?? '';

/** @param {string} line */
function makeLine(line) {
  const parts = [...line.matchAll(WORDS)].map(([word, name]) => {
    const known = name && Object.hasOwn(NAMES, name) ? NAMES[name] : null;
    if (!known) return word;
    const span = make('span', { className: 'known', textContent: word, title: texts.letter(known) });
    span.dataset.name = name;
    return span;
  });
  return make('span', { className: 'listed-line' }, ...parts);
}

/** @param {string} name */
function makeName(name) {
  const { letter, meaning } = NAMES[name];
  const row = make(
    'tr',
    {},
    make('th', { scope: 'row' }, make('b', { textContent: letter })),
    make('td', {}, make('code', { textContent: name }), make('small', { textContent: meaning })),
    make('td'),
  );
  row.dataset.name = name;
  return row;
}

/** @param {HTMLElement} code @param {Turn} turn */
function showLines(code, turn) {
  const { lit, isReached } = ranOf(FUNCTIONS[turn.name].split('\n'), turn);
  for (const [index, line] of [...code.children].entries()) {
    line.classList.toggle('pale', !isReached[index]);
    line.classList.toggle('lit', index === lit);
    setAttribute(line, 'aria-current', index === lit ? 'step' : null);
  }
  reveal(code, code.children[lit]);
}

/**
 * Highlights the name under the pointer, in the function and in the list.
 * @param {EventTarget | null} target @param {HTMLElement} code @param {HTMLElement} names
 */
function point(target, code, names) {
  const name = target instanceof HTMLElement ? target.dataset.name : undefined;
  for (const one of [...code.querySelectorAll('[data-name]'), ...names.children])
    one.classList.toggle('pointed', one.getAttribute('data-name') === name);
}
