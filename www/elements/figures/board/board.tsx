/**
 * `<micro-max-board>`: the 128 bytes of the board, and the test that finds its edge. The picture shows the codes on
 * the squares, the centre table in the other half, and the sums of the ray.
 *
 * ```text
 * table.ray           square, its number in two notations, 8 or 128
 * ```
 */
import { render } from 'preact';
import { words } from '../../../board/texts.ts';
import { board as texts } from '../../../texts/en/figures/board.ts';
import { oneOf, written } from '../options.ts';
import { BOARD_BYTES, OFF_BOARD, codeOf, hexOf, insideOf, squareOf } from '../classic-answers.ts';
import { everyRelocation } from '../subject.ts';
import { parsePlacement } from '../../../board/placement.ts';
import { Choice, TableHead } from '../controls.tsx';
import type { Mark } from '../../../board/state.ts';
import type { Act, Figure, Picture, Scene } from '../figure-types.ts';

/** A place of a ray: its code as a byte, the square in either half or null, and the result of `code & 0x88`. */
type Place = { code: number; square: string | null; test: number };

/** How codes can be written. */
const NOTATIONS = ['decimal', 'hex', 'binary'] as const;

type Notation = (typeof NOTATIONS)[number];

type Own = { notation: Notation; drag: 'ray' | 'piece'; ray: string };

type Facts = { bytes: readonly number[] };

const SQUARES = Array.from({ length: BOARD_BYTES }, (_, code) => squareOf(code) as string);

/** The greatest distance from the centre, in points: that of a corner. */
const MOST = 28;

/** @param ray Two squares. */
const placesOf = (ray: string) => rayOf(ray.slice(0, 2), ray.slice(2));

export const figure: Figure<Facts, Own> = {
  name: texts.name,
  fen: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
  choices: {
    notation: oneOf(NOTATIONS),
    drag: oneOf(['ray', 'piece']),
    // To the left edge, where the next byte is in the other half, a row higher.
    ray: written(/^[a-h][1-8][a-p][1-8]$/, 'f1e2', 'two squares, such as f1e2'),
  },
  reloadOn: [],
  dragMode: 'rearrange',

  async load({ ask }, { subject: { moves } }) {
    const { rows } = await ask('evaluate', { ask: [moves.length] });
    return { bytes: insideOf(rows).board };
  },

  count: (_, { chosen }) => placesOf(chosen.ray).length,
  first: (_, { chosen }) => placesOf(chosen.ray).length - 1,
  describe,
  board: (scene) => ({
    width: 16,
    coordinates: 'none',
    moves: everyRelocation(
      parsePlacement(scene.matter.position.fen) ?? {},
      scene.matter.chosen.drag === 'ray' ? SQUARES : undefined,
    ),
    words: { ...words, square: ({ square, content }) => nameOf(scene.facts, square, content) },
    marks: marksOf(scene),
  }),
  moved: ({ from, to }, { matter: { chosen } }) => (chosen.drag === 'ray' ? { ray: from + to } : null),
  makePicture,
};

function nameOf({ bytes }: Facts, square: string, content: string) {
  const code = codeOf(square);
  return code & OFF_BOARD
    ? texts.outside({ code: String(code), value: bytes[code] })
    : words.square({ square, content });
}

/** An arrow for each step of the ray so far; the one that leaves the board is dashed. */
function marksOf({ step, matter: { chosen } }: Scene<Facts, Own>) {
  const places = placesOf(chosen.ray);
  const marks: Mark[] = [{ from: chosen.ray.slice(0, 2), kind: 'best' }];
  for (let index = 1; index <= step && index < places.length; index += 1) {
    const { square, test } = places[index];
    const from = places[index - 1].square as string;
    if (square) marks.push({ from, to: square, kind: test ? 'threat' : 'best' });
  }
  return marks;
}

function describe({ step, matter: { chosen } }: Scene<Facts, Own>) {
  const places = placesOf(chosen.ray);
  const { code, square, test } = places[Math.min(step, places.length - 1)];
  const [from, next] = [chosen.ray.slice(0, 2), chosen.ray.slice(2)].map(codeOf);
  const added = `${next < from ? '−' : '+'} ${codeText(Math.abs(next - from), chosen.notation)}`;
  const own = codeText(code, chosen.notation);
  if (step === 0 || places.length === 1)
    return texts.descriptions.start({ square: square ?? '', code: own, step: added });
  const sum = `${codeText(places[step - 1].code, chosen.notation)} ${added}`;
  if (test === 0) return texts.descriptions.on({ sum, square: square ?? '', code: own });
  const tell = square ? texts.descriptions.wrapped : texts.descriptions.beyond;
  return tell({ sum, code: own, parts: partsOf(test) });
}

function makePicture(
  place: HTMLElement,
  { goTo, choose }: Act,
  board: HTMLElement,
  bar: HTMLElement,
): Picture<Facts, Own> {
  return ({ facts, step, matter: { chosen } }) => {
    writeCodes(board, facts, chosen.notation);
    render(
      <>
        <Choice
          label={texts.notation}
          choices={texts.notations}
          value={chosen.notation}
          choose={(notation) => choose({ notation })}
        />
        <Choice label={texts.drag} choices={texts.drags} value={chosen.drag} choose={(drag) => choose({ drag })} />
      </>,
      bar,
    );
    // The chosen notation, and another one beside it.
    const columns: Notation[] = [chosen.notation, chosen.notation === 'binary' ? 'decimal' : 'binary'];
    render(
      <table class="ray">
        <TableHead names={[texts.place, ...columns.map((name) => texts.heads[name]), texts.test]} />
        <tbody>
          {placesOf(chosen.ray).map(({ code, square, test }, index) => (
            <tr
              key={index}
              class={`${test ? 'off' : ''} ${index === step ? 'here' : index > step ? 'later' : ''}`}
              aria-current={index === step ? 'step' : undefined}
              onClick={() => goTo(index)}
            >
              <th scope="row">{!square ? texts.beyond : test ? texts.otherHalf : square}</th>
              {columns.map((name) => (
                <td key={name}>{codeText(code, name)}</td>
              ))}
              <td>{test ? `${partsOf(test).join(' + ')} ✕` : `${texts.neither} ✓`}</td>
            </tr>
          ))}
        </tbody>
      </table>,
      place,
    );
  };
}

function writeCodes(board: HTMLElement, { bytes }: Facts, notation: Notation) {
  for (let code = 0; code < BOARD_BYTES; code += 1) {
    const square = board.querySelector(`[data-square="${squareOf(code)}"]`);
    if (!(square instanceof HTMLElement)) continue;
    square.dataset.code = codeText(code, notation);
    if (!(code & OFF_BOARD)) continue;
    square.dataset.value = String(bytes[code]);
    square.style.setProperty('--share', String(bytes[code] / MOST));
  }
}

/** The parts of a number by which it is off the board: 8, 128, or both; empty on the board. */
const partsOf = (test: number) => [8, 128].filter((part) => test & part);

/** The places of a ray; only the last one is off the board. */
export function rayOf(from: string, next: string): Place[] {
  const places = [placeOf(codeOf(from))];
  const step = codeOf(next) - codeOf(from);
  while (step !== 0 && places[places.length - 1].test === 0) {
    places.push(placeOf(places[places.length - 1].code + step));
  }
  return places;
}

function placeOf(sum: number) {
  const code = sum & 0xff;
  return { code, square: squareOf(code), test: code & OFF_BOARD };
}

/** A code in a notation. */
export function codeText(code: number, notation: Notation) {
  if (notation === 'decimal') return String(code);
  return notation === 'hex'
    ? hexOf(code)
    : code
        .toString(2)
        .padStart(8, '0')
        .replace(/(?=....$)/, '\u2009');
}
