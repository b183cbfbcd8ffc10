/**
 * `<micro-max-undo>`: the bytes, both keys and the running score before a move, after it, and when it is taken back.
 * The picture shows the bytes that a move changes, and the arguments of the reply.
 *
 * ```text
 * table.bytes     byte, before, now: the code and its six bits
 * table.reply     name, before, now
 * ```
 */
import { render } from 'preact';
import { undo as texts } from '../../../texts/en/figures/undo.ts';
import { written } from '../options.ts';
import { hexOf, insideOf, pieceName, placementOf, signed, squareOf } from '../classic-answers.ts';
import { TableHead } from '../controls.tsx';
import { boardAt, byteOf, changedBytes, describe, stagesOf } from './stages.ts';
import type { ComponentChildren } from 'preact';
import type { Change, Head } from '../classic-answers.ts';
import type { Act, Figure } from '../figure-types.ts';
import type { Byte } from './stages.ts';

/**
 * - `running`: the score of the side that moves, before the move.
 * - `head`: the other numbers before the move. `change`: its effects.
 * - `isSame`: whether taking the move back restored all bytes.
 */
export interface Facts {
  bytes: Byte[];
  uci: string;
  san: string;
  running: number;
  head: Head;
  change: Change;
  isSame: boolean;
  boards: { before: readonly number[]; back: readonly number[] };
}

export const figure: Figure<Facts | null, { move: string }> = {
  name: texts.name,
  fen: 'r1q1k2r/ppp2ppp/2n2n2/2bpP3/2B3b1/2N2N2/PPP2PPP/R1BQK2R w KQkq d6 0 8',
  // Castling changes four bytes and clears two bits that are never set again.
  choices: { move: written(/^[a-h][1-8][a-h][1-8][qrbn]?$/, 'e1g1', 'a move such as e2e4') },
  reloadOn: ['move'],
  dragMode: 'move',

  async load({ ask }, { subject: { moves }, position: { legal }, chosen }) {
    const move = legal.find(({ uci }) => uci === chosen.move) ?? legal[0];
    if (!move) return null;
    const [here, there] = await Promise.all([
      ask('evaluate', { ask: [moves.length] }),
      ask('evaluate', { moves: [...moves, move.uci], ask: [moves.length] }),
    ]);
    const { head, board: before } = insideOf(here.rows);
    const {
      board: after,
      back,
      changes: [change],
    } = insideOf(there.rows);
    return {
      bytes: changedBytes({ before, after }, change.from),
      uci: move.uci,
      san: move.san,
      running: head.running,
      head,
      change,
      isSame: before.every((byte, index) => byte === back[index]),
      boards: { before, back },
    };
  },

  count: (facts) => (facts ? stagesOf(facts.bytes.length).length : 1),
  // The call of the reply, after all bytes are written.
  first: (facts) => (facts ? stagesOf(facts.bytes.length).length - 2 : 0),
  describe: ({ facts, step }) => describe(facts, step),
  moved: ({ uci }) => ({ move: uci }),
  board({ facts, step, matter }) {
    if (!facts) return {};
    const { bytes, uci, boards } = facts;
    const pieces = placementOf(boardAt(boards, bytes, stagesOf(bytes.length)[step]));
    const before = placementOf(boards.before);
    return {
      pieces,
      // The piece at the origin can make another move.
      moves: matter.position.legal.filter(({ from }) => pieces[from] === before[from]),
      marks: [{ from: uci.slice(0, 2), to: uci.slice(2, 4), kind: 'best' }],
      animate: false,
    };
  },
  makePicture:
    (place, { goTo }) =>
    ({ facts, step }) =>
      render(
        <>
          <Table name="bytes" head={texts.byte}>
            {facts && rowsOfBytes(facts, step, goTo)}
          </Table>
          <Table name="reply" head={texts.value}>
            {facts && rowsOfReply(facts, step)}
          </Table>
        </>,
        place,
      ),
};

/** The rows of a table with the values before and now. */
const Table = ({ name, head, children }: { name: string; head: string; children: ComponentChildren }) => (
  <table class={`undone ${name}`}>
    <TableHead names={[head, texts.before, texts.now]} />
    <tbody>{children}</tbody>
  </table>
);

function rowsOfBytes({ bytes }: Facts, step: number, goTo: Act['goTo']) {
  const { kind, written } = stagesOf(bytes.length)[step];
  return bytes.map(({ code, before, after }, index) => {
    const isHere = kind === 'byte' && index === written - 1;
    const look = `${index < written || kind === 'back' ? 'marked' : ''} ${isHere ? 'here' : ''}`;
    return rowOf(byteOf(code), cellOf(before), cellOf(index < written ? after : before), look, () => goTo(index + 1));
  });
}

function rowsOfReply({ bytes, running, head, change }: Facts, step: number) {
  const isCalled = stagesOf(bytes.length)[step].kind === 'reply';
  const passed = (code: number) => (code & 0x88 ? texts.nobody : (squareOf(code) ?? texts.nobody));
  const key = (number: number) =>
    hexOf(number >>> 0)
      .replace('0x', '')
      .padStart(8, '0');
  const rows = [
    [texts.names.running, signed(running), signed(change.runningAfter)],
    [texts.names.keyIndex, key(head.keyIndex), key(change.keyIndexAfter)],
    [texts.names.keyLock, key(head.keyLock), key(change.keyLockAfter)],
    [texts.names.passed, passed(head.passed), passed(change.passedAfter)],
  ] as const;
  return rows.map(([name, before, after]) =>
    isCalled ? rowOf(name, before, after, before === after ? 'here' : 'marked here') : rowOf(name, before, before, ''),
  );
}

const rowOf = (name: string, before: ComponentChildren, now: ComponentChildren, look: string, press?: () => void) => (
  <tr key={name} class={look} onClick={press}>
    <th scope="row">{name}</th>
    <td>{before}</td>
    <td>{now}</td>
  </tr>
);

/** A byte: its number, its bits, and the name of its piece. */
const cellOf = (code: number) => (
  <>
    <b>{code}</b> <span class="six">{code.toString(2).padStart(6, '0')}</span>
    <small>{code ? pieceName(code) : texts.nobody}</small>
  </>
);
