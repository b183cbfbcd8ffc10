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
import { render } from 'preact';
import { parsePlacement } from '../../../board/placement.ts';
import { piece as texts } from '../../../texts/en/figures/piece.ts';
import { written } from '../options.ts';
import { insideOf } from '../classic-answers.ts';
import { BITS, answersOf, codeRead, describe, mannedSquares, shownCode, shownSquare } from './code.ts';
import { DrawnPiece, TableHead } from '../controls.tsx';
import { makeRows } from '../focus.ts';
import { pressing } from '../../../ui/dom.ts';
import type { Inside } from '../classic-answers.ts';
import type { Act, Figure, Picture } from '../figure-types.ts';
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
  const update = makeRows(place, '.bit');
  return (scene) => {
    const square = shownSquare(scene);
    const { byte, mask } = shownCode(scene);
    const code = byte ^ mask;
    const { letter, parts } = codeRead(code);
    const label = texts.code({ square });
    render(
      <>
        <div class="code">
          <div key={letter ?? 'none'} class="drawn">
            {letter ? <DrawnPiece piece={letter} /> : <svg viewBox="0 0 1 1" aria-hidden="true" />}
          </div>
          <div>
            <p class="code-name">{label}</p>
            <p class="code-sum">{parts.length > 1 ? `${code} = ${parts.join(' + ')}` : code}</p>
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: the styles are those of a div. */}
          <div class="bits" role="group" aria-label={label}>
            {BITS.map((bit) => (
              <button
                key={bit}
                type="button"
                class="bit"
                aria-label={texts.bit({ value: bit, meaning: texts.bits[bit] })}
                aria-pressed={(code & bit) > 0}
                onClick={pressing(() => choose({ flip: { square, mask: mask ^ bit, byte } }))}
              >
                <span class="bit-state" />
                <b>{bit}</b>
                <small>{texts.bits[bit]}</small>
              </button>
            ))}
          </div>
          <button type="button" class="small undo" hidden={mask === 0} onClick={pressing(() => choose({ flip: null }))}>
            {texts.undo}
          </button>
        </div>
        <table class="tests">
          <TableHead names={[texts.question, texts.meaning, texts.answer]} />
          <tbody>
            {answersOf(code, scene).map(({ question, meaning, answer }) => (
              <tr key={question}>
                <th scope="row">
                  <code>{question}</code>
                </th>
                <td>{meaning}</td>
                <td>{answer}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>,
      place,
    );
    // The bits stay the same, and so does the one in the tab order.
    if (!place.querySelector('[tabindex="0"]')) update();
  };
}
