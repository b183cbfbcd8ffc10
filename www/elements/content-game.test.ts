import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentGame, contentWarning, gameIn, withContent } from './content-game.ts';
import { stub } from '../../tests/stub.ts';

test('a text with tags or of moves alone is a game', () => {
  const games = [
    '\n[White "O\'Kelly"]\n\n1. e4 e5\n\n2. Nf3 *\n',
    '1. e4 e5 2. Nf3 d6 3. O-O',
    '1.e4 {the best move, says Fischer} e5 $1 (1... c5!?) 2. exd5+ Qxd5 3. e8=Q# 1-0',
    '1. e4 e5 ; a comment to the end of the line\n2. Nf3 *',
    '1. P@e4 -- 2. Nbd7 R1a3 1/2-1/2',
    '17. Qxb3 Nf6 $14 18. 0-0-0',
    '1... Rd1#',
    '{White mates.} 1. Nh6+ (1. Nd6+? {slower}) Kh8 2. Qg8+ Rxg8 3. Nf7# *',
    '1. e2-e4 e7-e5 2. Ng1-f3 \u00bd-\u00bd',
    '1.\u00a0e4 e5 2.\u00a0Nf3 Nc6\u00a0*',
    '1.&nbsp;e4 e5<br>2. \u2658f3 \u265e\ufe0ec6',
    '1\u2026 c5 2. Nf3 \u00b1 d6 \u221e',
    '1. e4 \u2013\u2013 2. d4 1\u20130',
    '\u200b1. e4 e5\ufeff 2. N\u00adf3',
    '[White \u201cA\u201d]\n\n1. e4 *',
    '[White &quot;A&quot;] 1. e4',
    '[Event \u00abA\u00bb] 1. e4',
    '<script type="x">[White "A"] 1. e4</script>',
    '1. exd6 e.p. Kxd6 2. e8=Q# 1:0',
  ];
  for (const pgn of games) assert.deepEqual(gameIn(pgn), { pgn }, pgn);
});

test('a FEN is a position, with or without its last fields', () => {
  for (const fen of ['4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', '8/8/8/3N4/8/8/8/8', 'rnknr/ppppp/5/5/PPPPP/RNKNR w - - 0 1'])
    assert.deepEqual(gameIn(`\n  ${fen}\n`), { fen });
  const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
  for (const text of [
    fen.replaceAll(' ', '\u00a0'),
    fen.replaceAll('-', '\u2013'),
    fen.replace(' ', '\n'),
    `\u200b${fen}`,
  ])
    assert.deepEqual(gameIn(text), { fen }, text);
});

test('a fallback for readers without scripts is not taken for a game', () => {
  const fallbacks = [
    '',
    ' \n ',
    'A picture or a FEN, shown without scripts',
    '1. e4 is the best move.',
    '1. A board',
    '1.',
    'and/now',
    'White: Morphy. 1. e4 e5',
    '[A board]',
    'Position: 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1',
  ];
  for (const text of fallbacks) assert.deepEqual(gameIn(text), {}, text);
});

type Part = string | Element;

/** A list of nodes, as far as it can be iterated over. */
const listOf = <Kind extends Node>(nodes: readonly Kind[]) =>
  stub<NodeListOf<Kind>>({ [Symbol.iterator]: () => nodes.values() });

/** An element with attributes, and with texts and elements inside. */
function element(localName: string, attributes: Record<string, string>, ...inside: Part[]): Element {
  const nodes = inside.map((part) => (typeof part === 'string' ? stub<Text>({ nodeType: 3, nodeValue: part }) : part));
  const content = stub<DocumentFragment>({ childNodes: listOf<ChildNode>(nodes) });
  const elements = inside.filter((part) => typeof part !== 'string');
  return stub<HTMLTemplateElement & HTMLScriptElement>({
    nodeType: 1,
    localName,
    type: attributes.type ?? '',
    content,
    childNodes: localName === 'template' ? listOf<ChildNode>([]) : content.childNodes,
    querySelectorAll: (names: string) =>
      listOf<Element>(
        elements.flatMap((one) => [
          ...(names.split(', ').includes(one.localName) ? [one] : []),
          ...one.querySelectorAll(names),
        ]),
      ),
  });
}

const host = (...inside: Part[]) => element('micro-max', {}, ...inside);
const p = (...inside: Part[]) => element('p', {}, ...inside);
const pre = (...inside: Part[]) => element('pre', {}, ...inside);
const code = (...inside: Part[]) => element('code', {}, ...inside);
const script = (type: string, text: string) => element('script', { type }, text);
const br = element('br', {});

/** The game of an element, with the white space of one line. */
function gameOf(content: Element, known = {}) {
  const { fen, pgn } = contentGame(content, known);
  return fen ?? pgn?.trim().replace(/\s+/g, ' ') ?? null;
}

const MOVES = '1. e4 e5 2. Nf3 *';
const TAGGED = '[White "A"] 1. e4 *';
const FEN = '8/8/8/3N4/8/8/8/8';

test('a data block is read whatever surrounds it', () => {
  const block = (text: string) => host('1. d4', script('application/x-chess-pgn', text), p('A board'));
  assert.equal(gameOf(block('1. Ke9')), '1. Ke9');
  assert.equal(gameOf(block(` ${FEN} `)), FEN);
  assert.equal(gameOf(host(script('application/vnd.chess-pgn', '{No move.} *'))), '{No move.} *');
});

test('a game is read in what editors make of it', () => {
  const games: [Element, string][] = [
    [host(p(MOVES)), MOVES],
    [host('\n', p('1. e4 e5'), p('2. Nf3 *'), '\n'), MOVES],
    [host('1. e4 e5', br, '2. Nf3 *'), MOVES],
    [host(pre(MOVES)), MOVES],
    [host(pre(code(MOVES))), MOVES],
    [host(code('1. e4 ', element('span', {}, 'e5'), ' 2. N', element('b', {}, 'f3'), ' *')), MOVES],
    [host(element('template', {}, MOVES)), MOVES],
    [host(element('div', {}, p('[White "A"]'), p('1. e4 *'))), TAGGED],
    [host(p('[Site "', element('a', {}, 'https://x.org'), '"]'), p('1. e4 *')), '[Site "https://x.org"] 1. e4 *'],
    [host(p('Shown without scripts:'), pre(MOVES)), MOVES],
    [host(pre(MOVES, element('button', {}, 'Copy'))), MOVES],
    [host(element('style', {}, 'p { color: red }'), p(MOVES)), MOVES],
    [host('A board', script('', TAGGED)), TAGGED],
    [host(script('', MOVES)), MOVES],
    [host(p(FEN)), FEN],
    [host(p('4k3/8/8/8/8/8/4P3/4K3 w \u2013 \u2013 0 1')), '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'],
  ];
  for (const [content, game] of games) assert.equal(gameOf(content), game, game);
});

test('the text that was found stays a game when its script loses the type', () => {
  const text = '{Only words.} Nf3 d5';
  const found = contentGame(host(script('application/x-chess-pgn', text)));
  assert.deepEqual(found, { pgn: text });
  assert.deepEqual(contentGame(host(script('', text))), {});
  assert.deepEqual(contentGame(host('A board', script('', text)), found), found);
  assert.deepEqual(contentGame(host('A board', script('', 'alert(1)')), found), {});
});

test('what looks like a game and is none is quoted in a warning', () => {
  const texts = [
    'White: Morphy. 1. e4 e5',
    'Morphy won after 34. Rd8+ Kh7.',
    `Position: ${FEN} w - - 0 1`,
    'A game: [White "A"] 1. e4 *',
    '1. e4 e5 is the oldest opening',
  ];
  for (const text of texts) {
    assert.deepEqual(contentGame(host(p(text))), {}, text);
    assert.equal(
      contentWarning(host(p(text))),
      `"${text}" in the element is not valid: it must be a PGN or a FEN alone.`,
    );
  }
  for (const text of [
    'A picture or a FEN, shown without scripts',
    '1. e4 is the best move.',
    'Rd8# or Rd7?',
    '',
    MOVES,
  ])
    assert.equal(contentWarning(host(text)), null, text);
});

test('the content is used if no attribute names a game', () => {
  const content = { pgn: '1. e4' };
  assert.deepEqual(withContent({ side: 'both' }, content), { side: 'both', pgn: '1. e4' });
  assert.deepEqual(withContent({ src: 'a.pgn' }, content), { src: 'a.pgn' });
  assert.deepEqual(withContent({}, null), {});
  assert.deepEqual(withContent({ src: 'a.pgn', fen: 'startpos' }, null), { fen: 'startpos' });
  assert.deepEqual(withContent({ pgn: '1. d4' }, { fen: 'startpos' }), { pgn: '1. d4' });
});

test('the attribute fen is the start of a game in the content or a file', () => {
  const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
  assert.deepEqual(withContent({ fen }, { pgn: '1. e4' }), { fen, pgn: '1. e4' });
  assert.deepEqual(withContent({ fen, src: 'a.pgn' }, { pgn: '1. e4' }), { fen, src: 'a.pgn' });
  assert.deepEqual(withContent({ fen, pgn: '1. e3', src: 'a.pgn' }, { pgn: '1. e4' }), { fen, pgn: '1. e3' });
  assert.deepEqual(withContent({ fen }, { fen: 'startpos' }), { fen });
});

test('a long text without moves is read in time that grows with its length only', { timeout: 20_000 }, () => {
  assert.deepEqual(gameIn(`${'x/'.repeat(45_000)}\n`), {});
  for (const unit of ['{', '1', '1.', '[', '(', ';', '$', ' ', '\n', '0-', '{}']) {
    assert.equal(typeof gameIn(`1. ${unit.repeat(90_000 / unit.length)}x`), 'object');
  }
  assert.deepEqual(Object.keys(gameIn('1. e4 {an open comment')), ['pgn']);
});
