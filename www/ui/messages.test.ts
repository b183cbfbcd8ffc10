import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts as en } from '../texts/en/page.ts';
import { announce, errorText, loadMessageText, translateError } from './messages.ts';
import type { Board } from '../board/board.ts';
import type { QuestionErrorFields } from '../engine/messages.ts';
import type { Message } from '../texts/sentences.ts';

/** An error of a worker of another version. */
const foreign = (fields: { code: string; message: string; reason?: string; ply?: number }) =>
  fields as unknown as QuestionErrorFields;

const KINGS: QuestionErrorFields = { code: 'king-count', color: 'white', count: 0, message: 'White has no king' };

test('errors are translated by their codes', async () => {
  assert.equal(await errorText('de', KINGS), 'Weiß: kein König');
  const syntax: QuestionErrorFields = { code: 'move-syntax', found: "'Nf9'", message: '' };
  assert.equal(await errorText('fr', syntax), "'Nf9' n’est pas un coup comme e4, Nf3 ou O-O");
  const turn: QuestionErrorFields = { code: 'fen-missing-turn', message: '' };
  assert.equal(await errorText('es', turn), 'falta el turno, w o b, después de la colocación');
  const ambiguous: QuestionErrorFields = {
    code: 'ambiguous-move',
    found: "'Nd2'",
    choices: ['Nbd2', 'Nfd2'],
    message: '',
  };
  assert.equal(await errorText('de', ambiguous), "'Nd2' ist mehrdeutig: Nbd2 oder Nfd2");
});

test('English and unknown codes use the message without its place', async () => {
  assert.equal(await errorText('en', KINGS), KINGS.message);
  const placed = foreign({ code: 'new-code', message: 'move 3: no', reason: 'no', ply: 3 });
  assert.equal(await errorText('de', placed), 'no');
  assert.equal(await errorText('es', foreign({ code: 'new-code', message: 'never' })), 'never');
  assert.equal(await errorText('xx', KINGS), KINGS.message);
});

test('a message with an error gets its translation', async () => {
  const message: Message = { key: 'noAnswer', fields: { text: KINGS.message, error: KINGS } };
  const { key, fields } = await translateError('de', message);
  assert.deepEqual([key, fields?.text], ['noAnswer', 'Weiß: kein König']);
  const move: Message = { key: 'illegalMove', fields: { uci: 'e2e5' } };
  assert.equal(await translateError('es', move), move);
});

test('an announcement that fails ends none after it', async (context) => {
  context.mock.method(console, 'warn', () => {});
  const said: string[] = [];
  const board = {
    say(sentence: string) {
      if (sentence === 'bad') throw new Error('no region');
      said.push(sentence);
    },
  };
  const sentences = [Promise.resolve('one'), Promise.reject(new Error('no text')), Promise.resolve('bad')];
  await Promise.all(
    [...sentences, Promise.resolve('two')].map((text) => announce(board, text)).map(async (done) => done),
  );
  assert.deepEqual(said, ['one', 'two']);
});

test('a message whose text cannot be made has the text that says so', async () => {
  const texts = {
    ...en,
    messages: {
      ...en.messages,
      notLoaded: 'not loaded',
      move() {
        throw new Error('bad');
      },
    },
  };
  assert.equal(await loadMessageText(texts, { key: 'move' }), 'not loaded');
});

test('announcements keep their order, and boards do not wait for each other', async () => {
  const said: string[] = [];
  const boardOf = (name: string): Pick<Board, 'say'> => ({ say: (sentence) => said.push(`${name}: ${sentence}`) });
  const [one, other] = ['one', 'other'].map(boardOf);
  let load = (_: string) => {};
  const first = announce(
    one,
    new Promise((resolve) => {
      load = resolve;
    }),
  );
  const second = announce(one, Promise.resolve('second'));
  await announce(other, Promise.resolve('alone'));
  assert.deepEqual(said, ['other: alone']);
  load('first');
  await Promise.all([first, second]);
  assert.deepEqual(said, ['other: alone', 'one: first', 'one: second']);
});
