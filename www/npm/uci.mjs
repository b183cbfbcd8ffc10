#!/usr/bin/env node
// The command `micro-max`: an engine on standard input and output.

import { readFileSync } from 'node:fs';

const HELP = `usage: micro-max [--help | --version]

A chess engine that speaks UCI on standard input and output, or the protocol of
XBoard after the line "xboard". Options are set in the protocol: "uci" lists them.
The option UCI_Variant chooses a game other than chess.

examples:
  printf 'position startpos\\ngo depth 6\\n' | npx micro-max
  xboard -fcp 'npx micro-max'
`;

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const ANSWERS = { '--help': HELP, '-h': HELP, '--version': `micro-max ${version}\n`, '-V': `micro-max ${version}\n` };
const [argument, ...others] = process.argv.slice(2);

if (argument === undefined) await import('./micro-max.command.js');
else if (Object.hasOwn(ANSWERS, argument) && others.length === 0) process.stdout.write(ANSWERS[argument]);
else {
  process.stderr.write(`micro-max: '${others[0] ?? argument}' is not an option; see micro-max --help\n`);
  process.exitCode = 2;
}
