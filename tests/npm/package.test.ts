// The package as somebody gets it from npm: packed, installed into an empty project, and used there.
// MICRO_MAX_PACKAGE names the folder that `cargo xtask dist` builds, MICRO_MAX_PYTHON a Python that has python-chess,
// MICRO_MAX_BINARY the native command; `cargo xtask test dist` sets all three.

import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { checkUci } from '../front_ends/uci-checker.ts';

const { MICRO_MAX_PACKAGE: source, MICRO_MAX_PYTHON: python, MICRO_MAX_BINARY: binary } = process.env;
const skip = source ? false : 'missing: MICRO_MAX_PACKAGE';

/** A machine that does other things too may be slow, but what takes longer than this hangs. */
const timeout = 120_000;
const project = mkdtempSync(join(tmpdir(), 'micro-max-npm-'));

/** Lines that use the types of every entry. */
const TYPED = [
  "export const fen: string = (await board.move('e4')).fen;",
  "document.querySelector('micro-max')?.addEventListener('micro-max-move', ({ detail }) => detail.san.trim());",
  "import type { Details, Drawings, Found, Hint, Place, PuzzleResult, Thought } from 'micro-max/micro-max.js';",
  'export type Types = [Details, Drawings, Found, Hint, Place, PuzzleResult, Thought];',
  "import 'micro-max/figures';",
  "await document.createElement('micro-max-tree').ready;",
  "import type { ErrorFields } from 'micro-max/messages';",
  'export type Errors = ErrorFields;',
  ...['react', 'preact', 'solid', 'svelte', 'vue'].flatMap((name) => [
    `import type { Hint as ${name} } from 'micro-max/${name}';`,
    `export const why_${name} = ({ why }: ${name}) => why?.trim();`,
  ]),
];

let packed: { filename: string; files: { path: string }[] };

/** Runs a program in the project and gives what it writes. */
const run = (program: string, words: readonly string[], input = '') =>
  execFileSync(program, words, { cwd: project, input, encoding: 'utf8', timeout });

before(() => {
  if (skip) return;
  const words = ['pack', '--json', '--pack-destination', project];
  [packed] = JSON.parse(execFileSync('npm', words, { cwd: source, encoding: 'utf8' }));
  writeFileSync(join(project, 'package.json'), '{ "private": true }\n');
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${packed.filename}`]);
});

after(() => rmSync(project, { recursive: true, force: true }));

test('what is in it', { skip }, () => {
  const paths = packed.files.map(({ path }) => path);
  for (const path of [
    'LICENSE',
    'README.md',
    'custom-elements.json',
    'micro-max.command.js',
    'micro-max.js',
    'micro-max.inside.worker.js',
    'micro-max.links.js',
    'micro-max.variants.js',
    'micro-max.variants.worker.js',
    'micro-max.worker.js',
    'lang/de.js',
    'package.json',
    'types/messages.d.ts',
    'types/micro-max.d.ts',
    'uci.mjs',
  ])
    assert.ok(paths.includes(path), `${path} is not among ${paths}`);
  assert.deepEqual(
    paths.filter((path) => /test|\.map$/.test(path)),
    [],
  );
  assert.ok(paths.filter((path) => path.endsWith('.d.ts')).length < 20, 'only public types');
  const { version, customElements } = JSON.parse(
    readFileSync(join(project, 'node_modules/micro-max/package.json'), 'utf8'),
  );
  assert.match(version, /^\d+\.\d+\.\d+$/);
  assert.notEqual(version, '0.0.0');
  assert.ok(paths.includes(customElements));
});

test('it can be imported without a page', { skip }, () => {
  assert.equal(run('node', ['--eval', "import('micro-max')"]), '');
  const script = "import * as all from 'micro-max'; console.log(Object.keys(all).join(), typeof all.MicroMax);";
  assert.equal(run('node', ['--input-type=module', '--eval', script]), 'MicroMax function\n');
});

test('its modules have the public names only', { skip }, () => {
  const script = "console.log(Object.keys(await import('micro-max/micro-max.js')).join());";
  assert.equal(run('node', ['--input-type=module', '--eval', script]), 'MicroMax,internal\n');
});

test('its types are found, and are right', { skip }, () => {
  const compiler = new URL('../../node_modules/.bin/tsc', import.meta.url).pathname;
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  for (const [modules, resolution] of [
    ['es2022', 'bundler'],
    ['node16', 'node16'],
    ['nodenext', 'nodenext'],
  ]) {
    const words = ['--noEmit', '--strict', '--target', 'es2022', '--module', modules, '--moduleResolution', resolution];
    const check = (line: string) => {
      writeFileSync(
        join(project, 'page.ts'),
        `import { MicroMax } from 'micro-max';\nconst board = new MicroMax();\n${line}\n`,
      );
      return spawnSync(compiler, [...words, '--skipLibCheck', 'page.ts'], { cwd: project, encoding: 'utf8' }).stdout;
    };
    assert.equal(check(TYPED.join('\n')), '', resolution);
    assert.match(check('board.level = true;'), /page\.ts\(3,1\): error/);
  }
});

test('compilers that do not read "exports" find the same types', { skip }, () => {
  const { exports: entries, typesVersions } = JSON.parse(
    readFileSync(join(project, 'node_modules/micro-max/package.json'), 'utf8'),
  ) as {
    exports: Record<string, string | { types?: string }>;
    typesVersions: Record<string, Record<string, string[]>>;
  };
  const typed = Object.entries(entries).flatMap(([path, entry]) =>
    path !== '.' && typeof entry === 'object' && entry.types ? [[path.slice(2), [entry.types]] as const] : [],
  );
  assert.deepEqual(typesVersions['*'], Object.fromEntries(typed));
});

test('the command speaks UCI', { skip }, () => {
  const lines = run('npx', ['--offline', 'micro-max'], 'uci\nisready\nquit\n').split('\n');
  assert.match(lines[0], /^id name micro-Max/);
  assert.ok(lines.includes('uciok'));
  assert.ok(lines.includes('readyok'));
});

test('the command ends with its input, when all is answered', { skip }, () => {
  const answers = (input: string | undefined) => run('npx', ['--offline', 'micro-max'], input).trim().split('\n');
  const lines = answers('position startpos moves e2e4\ngo nodes 3000\ngo nodes 300\n');
  assert.equal(lines.filter((line) => line.startsWith('bestmove ')).length, 2);
  assert.match(lines.at(-1) ?? '', /^bestmove [a-h][1-8][a-h][1-8] ponder [a-h][1-8][a-h][1-8]$/);
  assert.match(answers('go infinite\n').at(-1) ?? '', /^bestmove /);
  assert.deepEqual(answers('go perft 1\nuci\n').filter((line) => /^(id name|uciok|Nodes)/.test(line)).length, 3);
});

test('the command plays variants', { skip }, () => {
  for (const name of ['capablanca', 'crazyhouse']) {
    const input = `uci\nsetoption name UCI_Variant value ${name}\nposition startpos\ngo depth 2\n`;
    const lines = run('npx', ['--offline', 'micro-max'], input).trim().split('\n');
    assert.ok(lines.some((line) => line.startsWith('option name UCI_Variant ') && line.includes(` var ${name}`)));
    assert.match(lines.at(-1) ?? '', /^bestmove [a-j]\d+[a-j]\d+/);
  }
});

test('the commands of the documentation find a move', { skip }, () => {
  const text = readFileSync(join(project, 'node_modules/micro-max/README.md'), 'utf8');
  const lines = text.split('\n').filter((line) => line.startsWith('printf '));
  assert.ok(lines.length > 1);
  for (const line of lines) assert.match(run('sh', ['-c', line]), /^bestmove [a-j]\d+[a-j]\d+/m, line);
});

test('the command keeps to UCI in every state', { skip, timeout }, async () => {
  assert.ok((await checkUci(['npx', '--offline', 'micro-max'], { cwd: project })) > 100);
});

test('the native command does too', { skip: binary ? false : 'missing: MICRO_MAX_BINARY', timeout }, async () => {
  assert.ok((await checkUci([binary ?? ''])) > 100);
});

test('many lines at once and a reader that leaves cause no warning', { skip }, () => {
  const { stderr } = spawnSync(
    'sh',
    ['-c', '(for i in $(seq 3000); do echo uci; done) | npx --offline micro-max | head -1'],
    { cwd: project, encoding: 'utf8', timeout },
  );
  assert.equal(stderr, '');
});

test('the command explains itself', { skip }, () => {
  assert.match(run('npx', ['--offline', 'micro-max', '--help']), /^usage: micro-max/);
  assert.match(run('npx', ['--offline', 'micro-max', '--version']), /^micro-max \d+\.\d+\.\d+\n$/);
  const wrong = spawnSync('npx', ['--offline', 'micro-max', '--depth'], { cwd: project, encoding: 'utf8', timeout });
  assert.deepEqual([wrong.status, wrong.stderr], [2, "micro-max: '--depth' is not an option; see micro-max --help\n"]);
});

test('the command stands where stockfish stood', { skip, timeout }, async () => {
  // As programs do that were written for stockfish; only the name of the command is another.
  const engine = spawn('npx', ['--offline', 'micro-max'], { cwd: project });
  const send = (line: string) => engine.stdin.write(`${line}\n`);
  let output = '';
  const until = (pattern: RegExp) =>
    new Promise((resolve) => {
      engine.stdout.on('data', function take(data: Buffer) {
        output += data;
        const found = pattern.exec(output);
        if (!found) return;
        engine.stdout.off('data', take);
        output = '';
        resolve(found);
      });
    });
  for (const [lines, answer] of [
    [['uci'], /^uciok$/m],
    [['setoption name Hash value 16', 'ucinewgame', 'isready'], /^readyok$/m],
    [['position startpos moves e2e4 e7e5', 'go depth 4'], /^info depth 4 .*score cp -?\d+ .*pv [^]*^bestmove \w+/m],
    [['go infinite', 'stop'], /^bestmove [a-h][1-8][a-h][1-8]/m],
  ] satisfies [string[], RegExp][]) {
    const answered = until(answer);
    lines.forEach(send);
    await answered;
  }
  const ended = new Promise((resolve) => {
    engine.on('exit', resolve);
  });
  send('quit');
  assert.equal(await ended, 0);
});

test('the worker is a thread of Node', { skip }, () => {
  const script = `
    import { Worker } from 'node:worker_threads';
    const engine = new Worker(new URL(import.meta.resolve('micro-max/micro-max.worker.js')));
    engine.on('message', (line) => {
      if (!line.startsWith('bestmove')) return;
      console.log(line);
      engine.postMessage('quit');
    });
    engine.postMessage('position startpos');
    engine.postMessage('go depth 3');`;
  writeFileSync(join(project, 'thread.mjs'), script);
  assert.match(run('node', ['thread.mjs']), /^bestmove [a-h][1-8][a-h][1-8] ponder [a-h][1-8][a-h][1-8]\n$/);
});

for (const protocol of ['uci', 'xboard']) {
  test(`python-chess plays a game with it in ${protocol}`, {
    skip: skip || (python ? false : 'missing: python-chess'),
  }, () => {
    const client = new URL('../front_ends/game.py', import.meta.url).pathname;
    // python-chess waits two seconds for the features of XBoard, in which npx may not start on a busy machine.
    const result = run(python ?? '', [client, protocol, 'node_modules/.bin/micro-max']);
    assert.match(result, /^micro-Max.*: (1-0|0-1|1\/2-1\/2) after \d+ plies\n$/);
  });
}
