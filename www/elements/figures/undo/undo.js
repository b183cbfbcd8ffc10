// @ts-check
/**
 * `<micro-max-undo>`: the bytes, both keys and the running score before a move, after it, and when it is taken back.
 * The picture shows the bytes that a move changes, and the arguments of the reply.
 *
 * ```text
 * table.bytes     byte, before, now: the code and its six bits
 * table.reply     name, before, now
 * ```
 *
 * @import { Act, Figure, Scene } from '../figure-types.js'
 * @import { Byte } from './stages.js'
 */
import { undo as texts } from '../../../texts/en/figures/undo.js';
import { written } from '../options.js';
import { hexOf, insideOf, pieceName, placementOf, signed, squareOf } from '../classic-answers.js';
import { boardAt, byteOf, changedBytes, describe, stagesOf } from './stages.js';
import { make } from '../../../ui/dom.js';

/**
 * - `running`: the score of the side that moves, before the move.
 * - `head`: the other numbers before the move. `change`: its effects.
 * - `isSame`: whether taking the move back restored all bytes.
 *
 * @typedef {object} Facts
 * @property {Byte[]} bytes
 * @property {string} uci
 * @property {string} san
 * @property {number} running
 * @property {Record<string, number>} head
 * @property {Record<string, number>} change
 * @property {boolean} isSame
 * @property {{ before: readonly number[], back: readonly number[] }} boards
 */

/** @type {Figure<Facts | null>} */
export const figure = {
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
  makePicture,
};

/** @param {HTMLElement} place @param {Act} act @returns {(scene: Scene<Facts | null>) => void} */
function makePicture(place, { goTo }) {
  const bytes = make('tbody');
  const reply = make('tbody');
  place.append(makeTable('bytes', texts.byte, bytes), makeTable('reply', texts.value, reply));
  return ({ facts, step }) => {
    bytes.replaceChildren(...(facts ? rowsOfBytes(facts, step, goTo) : []));
    reply.replaceChildren(...(facts ? rowsOfReply(facts, step) : []));
  };
}

/** @param {string} name @param {string} head @param {HTMLElement} body */
const makeTable = (name, head, body) =>
  make(
    'table',
    { className: `undone ${name}` },
    make(
      'thead',
      {},
      make('tr', {}, ...[head, texts.before, texts.now].map((text) => make('th', { scope: 'col', textContent: text }))),
    ),
    body,
  );

/** @param {Facts} facts @param {number} step @param {(step: number) => void} goTo */
function rowsOfBytes({ bytes }, step, goTo) {
  const { kind, written } = stagesOf(bytes.length)[step];
  return bytes.map(({ code, before, after }, index) => {
    const isWritten = index < written;
    const row = makeRow(byteOf(code), cellOf(before), cellOf(isWritten ? after : before), isWritten || kind === 'back');
    row.classList.toggle('here', kind === 'byte' && index === written - 1);
    row.addEventListener('click', () => goTo(index + 1));
    return row;
  });
}

/** @param {Facts} facts @param {number} step */
function rowsOfReply({ bytes, running, head, change }, step) {
  const isCalled = stagesOf(bytes.length)[step].kind === 'reply';
  const passed = (/** @type {number} */ code) => (code & 0x88 ? texts.nobody : (squareOf(code) ?? texts.nobody));
  const key = (/** @type {number} */ number) =>
    hexOf(number >>> 0)
      .replace('0x', '')
      .padStart(8, '0');
  const rows = /** @type {const} */ ([
    [texts.names.running, signed(running), signed(change.runningAfter)],
    [texts.names.keyIndex, key(head.keyIndex), key(change.keyIndexAfter)],
    [texts.names.keyLock, key(head.keyLock), key(change.keyLockAfter)],
    [texts.names.passed, passed(head.passed), passed(change.passedAfter)],
  ]);
  return rows.map(([name, before, after]) => {
    const row = makeRow(name, [before], [isCalled ? after : before], isCalled && before !== after);
    row.classList.toggle('here', isCalled);
    return row;
  });
}

/** @param {string} name @param {(Node | string)[]} before @param {(Node | string)[]} now @param {boolean} isMarked */
const makeRow = (name, before, now, isMarked) =>
  make(
    'tr',
    { className: isMarked ? 'marked' : '' },
    make('th', { scope: 'row', textContent: name }),
    make('td', {}, ...before),
    make('td', {}, ...now),
  );

/**
 * A byte: its number, its bits, and the name of its piece.
 * @param {number} code
 */
const cellOf = (code) => [
  make('b', { textContent: String(code) }),
  ' ',
  make('span', { className: 'six', textContent: code.toString(2).padStart(6, '0') }),
  make('small', { textContent: code ? pieceName(code) : texts.nobody }),
];
