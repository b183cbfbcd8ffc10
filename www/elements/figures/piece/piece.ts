/**
 * `<micro-max-piece>`: the code of a piece, whose bits can be flipped. The picture shows the six bits as switches,
 * and the tests that the program makes on them.
 *
 * ```text
 * div.code
 *   p.code-sum          46 = 32 + 8 + 4 + 2
 *   div.bits[role=group]
 *     button.bit[aria-pressed]   × 6: its value, and what it means
 *   button.undo
 * table.tests           what is asked, what is found
 * ```
 */
import { parsePlacement } from '../../../board/placement.ts';
import { piece as texts } from '../../../texts/en/figures/piece.ts';
import { written } from '../options.ts';
import { insideOf } from '../classic-answers.ts';
import { BITS, answersOf, codeRead, describe, mannedSquares, shownCode, shownSquare } from './code.ts';
import { makeRows } from '../rows.ts';
import { makeSvg } from '../../../board/element.ts';
import { drawPiece } from '../../../board/pieces.ts';
import { make, onButtonPress, setAttribute, setText } from '../../../ui/dom.ts';
import type { Inside } from '../classic-answers.ts';
import type { Act, Figure, Picture, Scene } from '../figure-types.ts';
import type { Flip } from './code.ts';

/** `squares` are the occupied squares; each is a step. */
export type Facts = { inside: Inside; squares: string[] };

/** The choices; `flip` has no attribute. */
export type Own = { square: string; flip?: Flip | null };

export const figure: Figure<Facts, Own> = {
  name: texts.name,
  fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  // A rook that has not moved has bits of all three kinds.
  choices: { square: written(/^[a-h][1-8]$/, 'a1', 'a square, such as e4') },
  reloadOn: [],
  dragMode: 'rearrange',
  isPlayed: false,

  async load({ ask }, { subject: { moves } }) {
    const inside = insideOf((await ask('evaluate', { ask: [moves.length] })).rows);
    return { inside, squares: mannedSquares(inside.board) };
  },

  count: ({ squares }) => squares.length,
  first: ({ squares }, { chosen }) => Math.max(0, squares.indexOf(chosen.square)),
  describe,
  pointed(square, { facts }) {
    const index = facts.squares.indexOf(square);
    return index < 0 ? null : index;
  },
  board(scene) {
    const square = shownSquare(scene);
    const { byte, mask } = shownCode(scene);
    const pieces = parsePlacement(scene.matter.position.fen) ?? {};
    const { letter } = codeRead(byte ^ mask);
    const { [square]: _, ...others } = pieces;
    return { marks: [{ from: square, kind: 'best' }], pieces: letter ? { ...others, [square]: letter } : others };
  },
  makePicture,
};

function makePicture(place: HTMLElement, { choose }: Act): Picture<Facts, Own> {
  let scene: Scene<Facts, Own>;
  const flip = (bit: number) => {
    const { byte, mask } = shownCode(scene);
    choose({ flip: { square: shownSquare(scene), mask: mask ^ bit, byte } });
  };
  const drawing = make('div', { className: 'drawn' });
  const name = make('p', { className: 'code-name' });
  const sum = make('p', { className: 'code-sum' });
  const bits = BITS.map((bit) => makeBit(bit, () => flip(bit)));
  const undo = onButtonPress(make('button', { type: 'button', className: 'small undo', textContent: texts.undo }), () =>
    choose({ flip: null }),
  );
  const group = make('div', { className: 'bits' }, ...bits);
  makeRows(group)();
  setAttribute(group, 'role', 'group');
  const body = make('tbody');
  const heads = [texts.question, texts.meaning, texts.answer].map((text) =>
    make('th', { scope: 'col', textContent: text }),
  );
  place.append(
    make('div', { className: 'code' }, drawing, make('div', {}, name, sum), group, undo),
    make('table', { className: 'tests' }, make('thead', {}, make('tr', {}, ...heads)), body),
  );

  return (now) => {
    scene = now;
    const { byte, mask } = shownCode(scene);
    const code = byte ^ mask;
    const { letter, parts } = codeRead(code);
    const label = texts.code({ square: shownSquare(scene) });
    setText(name, label);
    setAttribute(group, 'aria-label', label);
    setText(sum, parts.length > 1 ? `${code} = ${parts.join(' + ')}` : String(code));
    for (const [index, bit] of BITS.entries()) setAttribute(bits[index], 'aria-pressed', String((code & bit) > 0));
    undo.hidden = mask === 0;
    drawing.replaceChildren(letter ? drawPiece(letter) : makeSvg('svg', { viewBox: '0 0 1 1' }));
    body.replaceChildren(
      ...answersOf(code, scene).map(({ question, meaning, answer }) =>
        make(
          'tr',
          {},
          make('th', { scope: 'row' }, make('code', { textContent: question })),
          make('td', { textContent: meaning }),
          make('td', { textContent: answer }),
        ),
      ),
    );
  };
}

function makeBit(bit: (typeof BITS)[number], flip: () => void) {
  const meaning = texts.bits[bit];
  const button = make(
    'button',
    { type: 'button', className: 'bit' },
    make('span', { className: 'bit-state' }),
    make('b', { textContent: String(bit) }),
    make('small', { textContent: meaning }),
  );
  setAttribute(button, 'aria-label', texts.bit({ value: bit, meaning }));
  return onButtonPress(button, flip);
}
