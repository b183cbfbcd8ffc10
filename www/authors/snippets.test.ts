import assert from 'node:assert/strict';
import { test } from 'node:test';
import { transformSync } from 'esbuild';
import { gameIn } from '../elements/content-game.ts';
import { readState } from '../embed/state.ts';
import {
  CHOICES,
  choicesFor,
  elementOf,
  frameAddress,
  frameCode,
  frameFault,
  htmlCode,
  kindOf,
  markdownCode,
  reactCode,
  withoutPasted,
} from './snippets.ts';
import type { Texts } from '../elements/attributes.ts';
import type { Choices, Kind, Made } from './snippets.ts';

const REPLAY: Choices = { ...CHOICES, kind: 'replay' };

const FEN = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';

/** Games with everything that HTML, Markdown, Liquid, JSX or JavaScript would read. */
const GAMES = [
  '1. e4 e5 2. Nf3 *',
  '[White "Alberic O\'Kelly"]\n[Black "A \\"B\\" \\\\ C & D <E>"]\n\n1. e4 {[%csl Gd4][%cal Ge2e4]} e5 ; to the end of the line\n2. Nf3 (2. f4 exf4) *',
  '1. e4 {</script><script>alert(1)</script>} e5 *',
  `1. e4 {<!-- <script> --> \`code\` \${x} $1 $& \\\\\` **bold** _it_ [a](b) <b>} e5 *`,
  '1. e4 {{{ liquid }} {% raw %} &amp; &quot; &#10; &lt;} e5 *',
  '1. e4 {</SCRIPT > \u2028 ♘f3 „ß“ 😀 -- # | ~~x~~ :smile: http://x.invalid/a_b} e5 1/2-1/2',
  '1. e4\n\n\n1... e5 {a\n\n- list\n\n    code}\n*',
];

const TAG = /<([\w-]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/;

/** The element in HTML: its attributes and the text of its data block. */
function parsed(html: string) {
  const after = html.slice(html.search(/<micro-max/));
  const [whole, tag, written] = TAG.exec(after) ?? ['', '', ''];
  const attributes = Object.fromEntries(
    [...written.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, text = '']) => [name, decoded(text)]),
  );
  const content = after.slice(whole.length, after.lastIndexOf(`</${tag}>`));
  const [, data] = /<script type="application\/x-chess-pgn">([^]*?)<\/script/i.exec(content) ?? [];
  return { tag, attributes, content, data };
}

const NAMED: Record<string, string> = { quot: '"', lt: '<', gt: '>', amp: '&' };

const decoded = (text: string) =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) => (code ? String.fromCharCode(Number(code)) : NAMED[name]));

function made(pasted: Texts, choices: Partial<Choices> = {}): Made {
  const found = elementOf(pasted, { ...REPLAY, ...choices });
  assert.ok('tag' in found, JSON.stringify(found));
  return found;
}

function fault(pasted: Texts, choices: Partial<Choices>): string {
  const found = elementOf(pasted, { ...REPLAY, ...choices });
  return 'fault' in found ? found.fault : '';
}

/** The properties of the element that a component for React returns. */
function rendered(code: string): { tag: string; attributes: Record<string, string | true> } {
  const { code: script } = transformSync(code, { loader: 'jsx', format: 'cjs', jsxFactory: 'h' });
  const h = (tag: string, attributes: Record<string, string | true> | null) => ({ tag, attributes: attributes ?? {} });
  const module: { exports: Record<string, () => ReturnType<typeof h>> } = { exports: {} };
  new Function('module', 'exports', 'require', 'h', script)(module, module.exports, () => ({}), h);
  return (module.exports.Board ?? module.exports.Figure)();
}

test('a game that is pasted as HTML is the game of the element', () => {
  for (const pgn of GAMES) {
    for (const kind of ['replay', 'puzzle', 'board'] as const) {
      const { attributes } = made({ pgn }, { kind });
      const { data, attributes: read, content } = parsed(htmlCode({ tag: 'micro-max', attributes }, false));
      assert.equal(data === undefined ? read.pgn : gameIn(data, true).pgn?.trim(), pgn);
      assert.deepEqual({ pgn, ...read }, attributes);
      assert.match(content, /This board needs scripts and the file micro-max-[\d.]+\/micro-max\.js\./);
    }
  }
});

test('a game in an attribute is not one that HTML ends', () => {
  const dangerous = GAMES.filter((pgn) => /script/i.test(pgn));
  for (const pgn of dangerous) {
    const code = htmlCode(made({ pgn }), false);
    assert.equal(code.match(/<\/script/gi)?.length, 1, code);
  }
});

test('Markdown is one line without characters that Markdown, MDX or Liquid reads', () => {
  for (const pgn of GAMES) {
    const code = markdownCode(made({ pgn }));
    assert.equal(parsed(code).attributes.pgn, pgn);
    assert.equal(code.trim().split('\n').length, 1);
    assert.doesNotMatch(code, /[`[\]{}*_\\|~$@^]/);
  }
});

test('React has the same attributes', () => {
  for (const pgn of [...GAMES, FEN]) {
    const { tag, attributes } = made({ pgn }, { kind: 'puzzle' });
    const read = rendered(reactCode({ tag, attributes }));
    assert.equal(read.tag, tag);
    assert.deepEqual({ ...read.attributes, puzzle: '' }, attributes);
  }
});

test('the address of a frame has the same attributes', () => {
  for (const pgn of GAMES) {
    const element = made({ pgn }, { isFixed: true });
    const address = frameAddress(element, 'https://host.invalid/embed.html');
    assert.deepEqual(readState(new URL(address).hash), { attributes: element.attributes, faults: [] });
    const [, src] = /src="([^"]*)"/.exec(frameCode(element, 'replay', 'https://host.invalid/embed.html', 668)) ?? [];
    assert.equal(decoded(src), address);
    assert.doesNotMatch(address, /[<>"'()*\s]/);
  }
});

test('the code has the attributes of its kind', () => {
  assert.deepEqual(made({ fen: FEN }, { kind: 'board', side: 'black', hasMoves: false }).attributes, {
    fen: FEN,
    side: 'black',
    level: '3',
  });
  const drawn = { kind: 'diagram', arrows: 'Ge2e4', marks: 'e4', orientation: 'black' } as const;
  assert.deepEqual(made({ fen: FEN }, drawn).attributes, {
    fen: FEN,
    orientation: 'black',
    readonly: '',
    arrows: 'Ge2e4',
    marks: 'e4',
  });
  assert.equal(made({ pgn: GAMES[0] }, { kind: 'board' }).attributes.side, 'white');
  assert.deepEqual(made({ src: 'games.pgn' }).attributes, { src: 'games.pgn', panels: 'moves' });
  assert.deepEqual(made({}, { kind: 'board', variant: 'capablanca', hasMoves: false }).attributes, {
    level: '3',
    variant: 'capablanca',
  });
});

test('a figure has its position, its script and its sentence', () => {
  const figure = made({ pgn: GAMES[0] }, { kind: 'figure', figure: 'deepening', ply: '2', caption: 'A "race"' });
  assert.deepEqual(figure, {
    tag: 'micro-max-deepening',
    attributes: { pgn: GAMES[0], ply: '2', caption: 'A "race"' },
  });
  const code = htmlCode(figure, false);
  assert.match(
    code,
    /^<script type="module" src="micro-max-[\d.]+\/micro-max\.figures\.js"><\/script>\n<micro-max-deepening /,
  );
  assert.deepEqual(parsed(code).attributes, figure.attributes);
  assert.match(htmlCode(figure, true), /^<script defer src="micro-max-[\d.]+\/micro-max\.figures\.classic\.js">/);
  assert.deepEqual(rendered(reactCode(figure)).attributes, figure.attributes);
  assert.match(reactCode(figure), /import 'micro-max\/figures';/);
});

test('an impossible combination gives one sentence', () => {
  assert.match(fault({ fen: FEN }, { kind: 'replay' }), /^A replay needs a game: .*\.$/);
  assert.match(fault({}, { kind: 'puzzle' }), /^A puzzle needs its solution: .*\.$/);
  assert.match(fault({ fen: FEN, variant: 'makruk' }, { kind: 'figure' }), /^Figures show chess: .*\.$/);
  assert.match(fault({ src: 'a.pgn' }, { kind: 'figure' }), /^A figure needs the game itself: .*\.$/);
  assert.match(fault({ fen: FEN }, { kind: 'diagram', arrows: 'nonsense' }), /^arrows="nonsense" is not valid: .*\.$/);
  assert.match(fault({ pgn: GAMES[0] }, { ply: '-1' }), /^ply="-1" is not valid: .*\.$/);
});

test('a frame shows no figures and no files', () => {
  assert.equal(frameFault(made({ pgn: GAMES[0] })), null);
  assert.match(frameFault(made({}, { kind: 'figure' })) ?? '', /^A frame shows boards: .*\.$/);
  assert.match(
    frameFault(made({ src: 'https://host.invalid/a.pgn' })) ?? '',
    /^A frame loads files of its own host only/,
  );
});

test('a frame that is pasted again is the same frame', () => {
  const fields = { side: 'black', level: '5', orientation: 'white', theme: 'wood', hasMoves: false };
  const options: Partial<Choices>[] = [
    { kind: 'board', ...fields, variant: 'capablanca' },
    { kind: 'diagram', arrows: 'e2e4', marks: 'e4', ply: '1' },
    { kind: 'replay', isFixed: true, ply: '2' },
    { kind: 'puzzle', orientation: 'black', theme: 'dark blue' },
  ];
  for (const one of options) {
    const pasted = one.kind === 'board' ? {} : { pgn: GAMES[0] };
    const element = made(pasted, one);
    const { attributes } = readState(new URL(frameAddress(element, 'https://host.invalid/')).hash);
    const read = { panels: '', ...attributes };
    const choices = choicesFor(read, CHOICES, false);
    // A position of a game is written like a replay without a list of moves.
    if (one.kind === 'diagram') choices.kind = 'diagram';
    assert.deepEqual(made(read, choices), element);
  }
});

test('what a text has chosen goes with it, and what the author has chosen stays', () => {
  const pasted = { pgn: GAMES[0], variant: 'makruk', ply: '2', theme: 'wood', panels: '', readonly: '' };
  const choices = choicesFor(pasted, { ...CHOICES, level: '5' }, false);
  assert.deepEqual(
    { ...choices, kind: 'board' },
    { ...CHOICES, level: '5', variant: 'makruk', ply: '2', theme: 'wood', hasMoves: false, isFixed: true },
  );
  const next = withoutPasted({ ...choices, theme: 'blue', kind: 'board' }, pasted);
  assert.deepEqual(next, { ...CHOICES, level: '5', theme: 'blue' });
});

test('the kind that was chosen stays where it is possible', () => {
  const kind = (pasted: Texts, chosen: Kind) => choicesFor(pasted, { ...CHOICES, kind: chosen }, true).kind;
  assert.equal(kind({ pgn: GAMES[0] }, 'puzzle'), 'puzzle');
  assert.equal(kind({ fen: FEN }, 'puzzle'), 'board');
  assert.equal(kind({ fen: FEN }, 'diagram'), 'diagram');
});

test('a text suggests how it is shown', () => {
  const kinds: [Texts, Kind][] = [
    [{}, 'board'],
    [{ fen: FEN }, 'board'],
    [{ fen: FEN, readonly: '' }, 'diagram'],
    [{ pgn: GAMES[0] }, 'replay'],
    [{ src: 'games.pgn' }, 'replay'],
    [{ pgn: GAMES[0], puzzle: '' }, 'puzzle'],
    [{ variant: 'makruk' }, 'board'],
  ];
  for (const [pasted, kind] of kinds) assert.equal(kindOf(pasted), kind);
});
