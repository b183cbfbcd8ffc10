// Checks that a command implements UCI: sends every command of the protocol in every state and checks the answers against a
// grammar.
//
// Used by tests/npm/package.test.ts, and as a program: `node uci-checker.ts COMMAND [ARGUMENT...]`.
// The protocol: https://backscattering.de/chess/uci/ (the specification of Stefan Meyer-Kahlen).

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { SpawnOptionsWithoutStdio } from 'node:child_process';

/** The time after which an engine is considered to hang. */
const TIMEOUT_MS = 20_000;

const MOVE = '(?:[a-h][1-8][a-h][1-8][qrbn]?)';
const NUMBER = '-?\\d+';

/** The grammar of the lines that an engine may write. */
const GRAMMAR = [
  /^id (name|author) \S.*$/,
  /^uciok$/,
  /^readyok$/,
  /^registration (?:checking|ok|error)$/,
  new RegExp(`^bestmove (?:\\(none\\)|${MOVE}(?: ponder ${MOVE})?)$`),
  /^info string .*$/,
  new RegExp(
    `^info(?: (?:(?:depth|seldepth|multipv|time|nodes|nps|hashfull|tbhits|currmovenumber) ${NUMBER}|currmove ${MOVE}|score (?:cp|mate) ${NUMBER}(?: (?:lower|upper)bound)?|pv(?: ${MOVE})+))+$`,
  ),
  /^option name \S.* type (?:check default (?:true|false)|spin default -?\d+ min -?\d+ max -?\d+|combo default .+?(?: var .+)+|string default .*|button)$/,
];

/** A running engine and the lines that it has written. */
class Engine {
  child;
  ended;
  errors;

  lines: string[] = [];
  /** The numbers of started and of answered searches. */
  begun = 0;
  answered = 0;
  #wake = () => {};

  constructor([program, ...words]: readonly string[], options: SpawnOptionsWithoutStdio) {
    this.child = spawn(program, words, options);
    this.ended = new Promise((resolve) => {
      this.child.on('close', resolve);
    });
    this.errors = '';
    this.child.stderr.on('data', (data) => {
      this.errors += data;
    });
    createInterface({ input: this.child.stdout }).on('line', (line) => {
      this.lines.push(line);
      if (line.startsWith('bestmove')) this.answered += 1;
      this.#wake();
    });
  }

  /** Sends lines. */
  send(...lines: string[]) {
    this.begun += lines.filter((line) => /^go\b/.test(line)).length;
    this.child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** Waits until a condition is true. */
  async until(what: string, isSo: () => boolean) {
    const end_ms = Date.now() + TIMEOUT_MS;
    while (!isSo()) {
      const left_ms = end_ms - Date.now();
      assert.ok(left_ms > 0, `no ${what} after ${this.lines.slice(-5).join(' | ')}`);
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([
        new Promise<void>((resolve) => {
          this.#wake = resolve;
        }),
        new Promise((resolve) => {
          timer = setTimeout(resolve, left_ms);
        }),
      ]);
      clearTimeout(timer);
    }
  }

  /** Sends `isready`, and returns the lines up to its answer. */
  async ready() {
    const from = this.lines.length;
    this.send('isready');
    await this.until('readyok', () => this.lines.slice(from).includes('readyok'));
    return this.lines.slice(from);
  }

  /** Ends the current search, and expects one move for each search. */
  async settle() {
    this.send('stop');
    await this.until('bestmove', () => this.answered === this.begun);
    await this.ready();
    assert.equal(this.answered, this.begun, 'one bestmove for each go');
  }
}

const START = 'position startpos moves e2e4';

/** The commands that lead to each state. */
const STATES = {
  idle: [START],
  searching: [START, 'go infinite'],
  pondering: [START, 'go ponder wtime 60000 btime 60000'],
  'after an error': ['position fen nonsense'],
};

/** The commands of the protocol, with nonsense; `answer` must be among the lines that follow. */
const COMMANDS = [
  { lines: ['uci'], answer: /^uciok$/ },
  { lines: ['debug on', 'debug off'] },
  { lines: ['isready'], answer: /^readyok$/ },
  { lines: ['setoption name Hash value 8'] },
  { lines: ['setoption name Clear Hash'] },
  { lines: ['setoption name Nonsense value 1'], answer: /^info string / },
  { lines: ['setoption'] },
  { lines: ['register later'] },
  { lines: ['ucinewgame'] },
  { lines: ['position startpos moves d2d4 d7d5'] },
  { lines: ['position fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'] },
  { lines: ['position startpos moves e2e5'], answer: /^info string / },
  { lines: ['go depth 2'], answer: /^bestmove / },
  { lines: ['go nodes 500', 'go nodes 500'], answer: /^bestmove / },
  { lines: ['go movetime 20'], answer: /^bestmove / },
  { lines: ['go wtime 1000 btime 1000 winc 10 binc 10 movestogo 10'], answer: /^bestmove / },
  { lines: ['go mate 2'], answer: /^bestmove / },
  { lines: ['go searchmoves d7d5 e7e5 depth 2'], answer: /^bestmove / },
  { lines: ['go infinite', 'stop'], answer: /^bestmove / },
  { lines: ['go ponder depth 2', 'ponderhit'], answer: /^bestmove / },
  { lines: ['stop'] },
  { lines: ['ponderhit'] },
  { lines: [''] },
  { lines: ['   \t  isready  \t'], answer: /^readyok$/ },
  { lines: ['joho debug on'] },
  { lines: ['nonsense', '\u0000', 'x'.repeat(100_000)] },
];

/**
 * Checks a command in every state; throws at the first deviation.
 *
 * @param options Of the process.
 * @returns The number of combinations.
 */
export async function checkUci(command: readonly string[], options: SpawnOptionsWithoutStdio = {}): Promise<number> {
  const engine = new Engine(command, options);
  let count = 0;
  for (const [state, before] of Object.entries(STATES)) {
    for (const { lines, answer } of COMMANDS) {
      const name = `${JSON.stringify(lines)} while ${state}`.slice(0, 120);
      engine.send('ucinewgame', ...before);
      await engine.ready();
      const from = engine.lines.length;
      engine.send(...lines);
      if (answer)
        await engine.until(`answer ${answer} to ${name}`, () =>
          engine.lines.slice(from).some((line) => answer.test(line)),
        );
      await engine.settle().catch((error) => {
        throw new Error(`${name}: ${error.message}`);
      });
      count += 1;
    }
  }
  await checkRefusedPosition(engine);
  await checkOptions(engine);
  for (const line of engine.lines)
    assert.ok(
      GRAMMAR.some((form) => form.test(line)),
      `not a line of UCI: ${line}`,
    );
  engine.send('quit');
  assert.equal(await engine.ended, 0, 'the exit code');
  assert.equal(engine.errors, '');
  for (const before of Object.values(STATES)) {
    const other = new Engine(command, options);
    other.send(...before, 'quit');
    assert.equal(await other.ended, 0, 'the exit code');
  }
  return count;
}

/** After a refused position nothing is played until a valid one comes. */
async function checkRefusedPosition(engine: Engine) {
  for (const [position, move] of [
    ['position fen nonsense', /^bestmove \(none\)$/],
    [START, /^bestmove [a-h]/],
  ] as const) {
    engine.send(position, 'go depth 1');
    await engine.until('bestmove', () => engine.answered === engine.begun);
    assert.match(engine.lines.findLast((line) => line.startsWith('bestmove')) ?? '', move);
  }
}

/** Every option has a default within its range, and takes it. */
async function checkOptions(engine: Engine) {
  const from = engine.lines.length;
  engine.send('uci');
  await engine.until('uciok', () => engine.lines.slice(from).includes('uciok'));
  for (const line of engine.lines.slice(from).filter((one) => one.startsWith('option '))) {
    const option = /^option name (.*?) type (\w+) ?(.*)$/.exec(line);
    assert.ok(option, line);
    const [, name, type, rest] = option;
    const value = /^default (.*?)(?: min .*| var .*)?$/.exec(rest)?.[1];
    const [, min, max] = /min (-?\d+) max (-?\d+)/.exec(rest) ?? [];
    if (type === 'spin') assert.ok(Number(min) <= Number(value) && Number(value) <= Number(max), line);
    const choices: (string | undefined)[] = rest.split(' var ').slice(1);
    if (type === 'combo') assert.ok(choices.includes(value), line);
    if (type === 'button') continue;
    engine.send(`setoption name ${name} value ${value}`);
    const refused = (await engine.ready()).filter((answer) => answer.startsWith('info string error'));
    assert.deepEqual(refused, [], `${name} refuses its default`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(`${await checkUci(process.argv.slice(2))} combinations of a state and a command`);
}
