// @ts-check
/**
 * The bytes that a move changes, and the arguments of the reply.
 *
 * ```text
 * table.bytes     byte, before, now: the code and its six bits
 * table.reply     name, before, now
 * ```
 *
 * @import { Act, Scene } from '../figure-types.js'
 * @import { Facts } from './undo.js'
 */
import { make } from '../../../ui/dom.js';
import { undo as texts } from '../../../texts/en/figures/undo.js';
import { hexOf, pieceName, signed, squareOf } from '../classic-answers.js';
import { stagesOf } from './stages.js';
import { byteOf } from './descriptions.js';

/** @param {HTMLElement} place @param {Act} act @returns {(scene: Scene<Facts | null>) => void} */
export function makePicture(place, { goTo }) {
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
