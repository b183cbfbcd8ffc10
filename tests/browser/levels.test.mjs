// The lowest level against a player that knows little more than the rules, through the worker.
// MICRO_MAX_WORKER names the joined script; `cargo xtask test js` sets it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openNodeWorker } from './site/node-worker.mjs';

const path = process.env.MICRO_MAX_WORKER;
const GAMES = 80;
/** The length in plies after which a game is a draw. */
const LONGEST_PLIES = 300;
const VALUES = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 0 };

/** Returns a generator of pseudorandom numbers from 0 to 1 (mulberry32). */
function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the value of the piece on a square, in pawns. */
function valueOn(fen, square) {
  const row = fen.split('/')[8 - Number(square[1])].split(' ')[0];
  const squares = row.replace(/\d/g, (count) => '.'.repeat(Number(count)));
  return VALUES[squares['abcdefgh'.indexOf(square[0])].toLowerCase()] ?? VALUES.p;
}

/** Whether the piece that has just moved to a square can be captured there. */
async function isTaken(client, moves, square) {
  const { result } = await client.ask({ call: 'legal', moves });
  return result.legal.some(({ to }) => to === square);
}

/** Returns a capture of the most valuable hanging piece, or else a random legal move. */
async function grab(client, { fen, legal }, moves, roll) {
  let best = { gain: 0, uci: legal[Math.floor(roll() * legal.length)].uci };
  for (const { uci, from, to, capture } of legal) {
    const prize = capture ? valueOn(fen, to) : 0;
    if (prize > best.gain) {
      const lost = (await isTaken(client, [...moves, uci], to)) ? valueOn(fen, from) : 0;
      best = prize - lost > best.gain ? { gain: prize - lost, uci } : best;
    }
  }
  return best.uci;
}

/** Returns the engine's move. */
async function answer(client, moves) {
  const lines = await client.talk([`position startpos moves ${moves.join(' ')}`, 'go nodes 100'], 'bestmove');
  return lines.at(-1).split(' ')[1];
}

/** Plays the game with this number and returns the points of the scripted player. */
async function play(client, number) {
  const roll = dice(number);
  const mine = number % 2 === 0 ? 'white' : 'black';
  const moves = [];
  await client.talk(['ucinewgame', `setoption name Seed value ${number + 1}`, 'isready'], 'readyok');
  while (moves.length < LONGEST_PLIES) {
    const { result } = await client.ask({ call: 'legal', moves });
    if (result.outcome || result.claim) {
      const winner = result.outcome?.winner;
      return winner ? Number(winner === mine) : 0.5;
    }
    moves.push(result.turn === mine ? await grab(client, result, moves, roll) : await answer(client, moves));
  }
  return 0.5;
}

test(
  'who captures what hangs scores a quarter against level 1',
  { skip: !path && 'missing: MICRO_MAX_WORKER' },
  async () => {
    const { client, worker } = openNodeWorker(path);
    // A small table is faster to clear, and is never full at this level.
    client.send('setoption name Hash value 1');
    client.send('setoption name Level value 1');
    let points = 0;
    for (let number = 0; number < GAMES; number += 1) {
      points += await play(client, number);
    }
    await worker.terminate();
    assert.ok(points >= GAMES / 4, `${points} of ${GAMES}`);
  },
);
