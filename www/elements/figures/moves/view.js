// @ts-check
/**
 * The three loops as three rows, and the moves found so far.
 *
 * ```text
 * ol.loops
 *   li   b  div.cells > button   the pieces
 *   li   b  div.cells > span     the list of steps
 *   li   b  div.cells > span     the squares of the ray
 * p.count
 * ol.chips   li                  the moves so far
 * ```
 *
 * @import { Act, Scene } from '../figure-types.js'
 * @import { Facts } from './moves.js'
 */
import { drawPiece } from '../../../board/pieces.js';
import { make, setAttribute, onButtonPress, setText } from '../../../ui/dom.js';
import { moves as texts } from '../../../texts/en/figures/moves.js';
import { letterOf, pieceName, signed, squareOf } from '../classic-answers.js';
import { isMove } from './generator-steps.js';
import { uciOf } from './descriptions.js';

/** @param {HTMLElement} place @param {Act} act @returns {(scene: Scene<Facts>) => void} */
export function makePicture(place, { goTo }) {
  const cells = Object.fromEntries(
    Object.keys(texts.loops).map((name) => [name, make('div', { className: `cells ${name}` })]),
  );
  const count = make('p', { className: 'count' });
  const chips = make('ol', { className: 'chips' });
  place.append(
    make(
      'ol',
      { className: 'loops' },
      ...Object.entries(texts.loops).map(([name, text]) =>
        make('li', {}, make('b', { textContent: text }), cells[name]),
      ),
    ),
    count,
    chips,
  );
  /** @type {Facts | null} */
  let drawn = null;

  return ({ facts, step }) => {
    if (drawn !== facts) {
      cells.pieces.replaceChildren(
        ...piecesOf(facts).map(({ first, piece, from }) => makePiece(piece, from, () => goTo(first))),
      );
      cells.directions.replaceChildren(
        ...facts.steps.map((one) => make('span', { className: 'cell', textContent: String(one).replace('-', '−') })),
      );
      chips.replaceChildren(...facts.tries.filter(isMove).map((one) => makeChip(facts, uciOf(one))));
    }
    drawn = facts;
    const shown = facts.tries[step];
    for (const [index, { from }] of piecesOf(facts).entries()) set(cells.pieces.children[index], from === shown?.from);
    for (const [index, cell] of [...cells.directions.children].entries()) {
      set(cell, index === shown?.index);
      setText(cell, shown && index === shown.index ? signed(shown.step) : String(facts.steps[index]).replace('-', '−'));
    }
    cells.squares.replaceChildren(...rayOf(facts, step));
    showMoves(facts, step, count, chips);
  };
}

/**
 * The pieces with the number of their first try.
 * @param {Facts} facts
 */
const piecesOf = ({ tries }) =>
  tries.flatMap(({ piece, from }, first) => (tries[first - 1]?.from === from ? [] : [{ first, piece, from }]));

/** @param {Element} cell @param {boolean} isHere */
function set(cell, isHere) {
  cell.classList.toggle('here', isHere);
  setAttribute(cell, 'aria-current', isHere ? 'true' : null);
}

/** @param {number} piece @param {string} from @param {() => void} act */
function makePiece(piece, from, act) {
  const button = make(
    'button',
    { type: 'button', className: 'origin-piece' },
    drawPiece(letterOf(piece)),
    make('small', { textContent: from }),
  );
  setAttribute(button, 'aria-label', texts.pieceOn({ piece: pieceName(piece), square: from }));
  return onButtonPress(button, act);
}

/**
 * The squares of the ray up to the shown one.
 * @param {Facts} facts @param {number} step
 */
function rayOf({ tries }, step) {
  const shown = tries[step];
  if (!shown) return [];
  return [
    make('span', { className: 'cell' }, shown.from),
    ...tries
      .slice(step - shown.place, step + 1)
      .flatMap((one) => [
        '→',
        make(
          'span',
          { className: `cell outcome ${isMove(one) ? 'good' : 'bad'}` },
          `${one.to & 0x88 ? '' : squareOf(one.to)} `,
          make('small', { textContent: `${isMove(one) ? '✓' : '✕'} ${texts.signs[one.outcome]}` }),
        ),
      ]),
  ];
}

/** @param {Facts} facts @param {number} step @param {HTMLElement} count @param {HTMLElement} chips */
function showMoves({ tries }, step, count, chips) {
  const total = tries.filter(isMove).length;
  const found = tries.slice(0, step + 1).filter(isMove).length;
  setText(count, texts.generated({ count: found, total }));
  for (const [index, chip] of [...chips.children].entries()) {
    chip.classList.toggle('later', index >= found);
    set(chip, index === found - 1 && isMove(tries[step]));
  }
}

/** @param {Facts} facts @param {string} uci */
function makeChip({ legal, sans }, uci) {
  const isLegal = legal.has(uci);
  const chip = make(
    'li',
    { className: isLegal ? 'chip' : 'chip illegal' },
    sans.get(uci) ?? `${uci.slice(0, 2)}–${uci.slice(2, 4)}`,
  );
  if (!isLegal) chip.title = texts.illegal;
  return chip;
}
