import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ATTRIBUTES,
  arrowsText,
  circlesText,
  faultOf,
  isChess960,
  isSet,
  isVariant,
  meaningOf,
  NAMES,
  OBSERVED,
  parseArrows,
  parseCircles,
  textOf,
  unknownName,
  valueOf,
} from './attributes.ts';
import type { Name } from './attributes.ts';

const GOOD = {
  fen: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1',
  pgn: '1. e4 *',
  src: 'games/morphy.pgn',
  for: 'game:17w',
  puzzle: '',
  ply: '12',
  side: 'none',
  orientation: 'black',
  engine: 'modern',
  level: '8',
  limit: 'movetime:500',
  time: '5+3',
  'engine-base': '/engines/',
  start: 'lazy',
  readonly: '',
  edit: '',
  'no-takeback': '',
  coordinates: 'outside',
  panels: 'moves clock',
  arrows: 'e2e4',
  marks: 'Re4',
  theme: 'dark wood',
  lang: 'de-CH',
  follow: '',
  sound: '',
  'storage-key': 'lesson-1',
  variant: 'capablanca',
};

test('every attribute accepts a valid text', () => {
  assert.deepEqual(Object.keys(GOOD).sort(), [...NAMES].sort());
  for (const name of NAMES) assert.equal(faultOf(name, GOOD[name]), null, name);
});

test('an empty text counts as missing', () => {
  for (const name of NAMES) assert.equal(faultOf(name, '  '), null, name);
});

test('an invalid value is refused with the valid ones', () => {
  const bad: Partial<Record<Name, string[]>> = {
    fen: ['e4', '8/8/8/8', '9/8/8/8/8/8/8/8 w - - 0 1', 'x'.repeat(200)],
    src: ['https://', 'http://a b/'],
    ply: ['-1', '1.5', 'e4'],
    side: ['blanc'],
    orientation: ['up'],
    engine: ['stockfish'],
    level: ['0', '9', '3.5', 'high'],
    limit: ['nodes', 'nodes:0', 'nodes:1e9', 'depth:4294967296', 'time:5', 'nodes:5 depth:3'],
    time: ['0', 'five', '-1+2', '0+0', '5+', '+3', '1+2+3', '1e3', '1000', '5+1000', '1..5', '.', '1.2.3+0'],
    'engine-base': ['https://elsewhere.example/'],
    start: ['now'],
    coordinates: ['yes'],
    panels: ['moves everything'],
    arrows: ['e2'],
    marks: ['e2e4'],
    theme: ['pink'],
    variant: ['<b>', 'x'.repeat(50)],
    lang: ['<b>'],
    'storage-key': ['a b', 'x'.repeat(65)],
  };
  for (const name of NAMES) {
    for (const text of bad[name] ?? [])
      assert.match(
        faultOf(name, text) ?? '',
        new RegExp(`^${name}=".*" is not valid: it must be .*\\.$`),
        `${name} ${text}`,
      );
  }
  assert.equal(faultOf('level', '99'), 'level="99" is not valid: it must be a whole number from 1 to 8.');
});

test('a property has the value of its attribute or the default', () => {
  const names = ['level', 'readonly', 'side', 'panels', 'limit', 'ply'] as const;
  const texts = { level: '5', readonly: '', side: ' Black ', panels: 'clock  moves', limit: 'nodes:10', ply: '0' };
  assert.deepEqual(
    names.map((name) => valueOf(texts, name)),
    [5, true, 'black', 'clock moves', 'nodes:10', 0],
  );
  assert.deepEqual(
    names.map((name) => valueOf({}, name)),
    [3, false, 'white', '', '', null],
  );
});

test('a value becomes the text of the attribute; null and undefined remove it', () => {
  assert.deepEqual(
    [textOf('level', 5), textOf('readonly', true), textOf('panels', ['moves', 'clock'])],
    ['5', '', 'moves clock'],
  );
  for (const [name, value] of [
    ['level', null],
    ['fen', undefined],
    ['readonly', false],
  ] as const)
    assert.equal(textOf(name, value), null);
});

test('a variant is a name or a definition, and its positions have the size of its board', () => {
  assert.equal(meaningOf({ variant: ' King of the hill ' }, 'variant'), 'king-of-the-hill');
  assert.equal(meaningOf({ variant: '\ngame tiny\nboard 4x4' }, 'variant'), 'game tiny\nboard 4x4\n');
  assert.equal(isVariant({ variant: 'Chess' }), false);
  const fen = 'k2r/4/4/3K w';
  assert.equal(meaningOf({ fen, variant: 'tiny' }, 'fen'), `${fen} - - 0 1`);
  assert.equal(faultOf('fen', fen, true), null);
  assert.ok(faultOf('fen', fen));
  assert.ok(faultOf('fen', 'k2r/4/x', true));
  assert.deepEqual(meaningOf({ marks: 'Rj10', variant: 'tiny' }, 'marks'), [{ square: 'j10', color: 'red' }]);
  assert.deepEqual(meaningOf({ arrows: 'a1p16', variant: 'tiny' }, 'arrows'), [
    { from: 'a1', to: 'p16', color: 'green' },
  ]);
  assert.equal(meaningOf({ arrows: 'a1p16' }, 'arrows'), null);
  for (const [name, text] of [
    ['marks', 'q1'],
    ['marks', 'a17'],
    ['arrows', 'a1a1'],
  ] as const)
    assert.ok(faultOf(name, text, true), text);
});

test('limits and clocks are numbers with their units', () => {
  assert.deepEqual(meaningOf({ limit: 'movetime:500' }, 'limit'), { ms: 500 });
  assert.deepEqual(meaningOf({ limit: 'depth:6' }, 'limit'), { depth: 6 });
  assert.deepEqual(meaningOf({ time: '0.5+2' }, 'time'), { base_ms: 30_000, increment_ms: 2000 });
  assert.deepEqual(meaningOf({ time: '10' }, 'time'), { base_ms: 600_000, increment_ms: 0 });
});

test('no two attributes have the same property', () => {
  assert.equal(new Set(NAMES.map((name) => ATTRIBUTES[name].property)).size, NAMES.length);
});

test('missing fields of a FEN are added', () => {
  const fenOf = (written: string) => meaningOf({ fen: written }, 'fen');
  assert.equal(fenOf('8/8/8/3N4/8/8/8/8'), '8/8/8/3N4/8/8/8/8 w - - 0 1');
  assert.equal(fenOf('8/8/8/3k4/8/8/8/K6R b - -'), '8/8/8/3k4/8/8/8/K6R b - - 0 1');
  assert.equal(fenOf('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'), '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
});

test('chess and Chess960 are no variants, whatever their spelling', () => {
  for (const variant of ['chess', 'Standard', 'chess960', 'Fischer Random'])
    assert.ok(!isVariant({ variant }), variant);
  assert.ok(isVariant({ variant: 'antichess' }));
  assert.ok(isChess960({ variant: 'Chess 960' }) && !isChess960({ variant: 'chess' }) && !isChess960({}));
});

test('arrows have two squares, and a colour before them if they are not green', () => {
  assert.deepEqual(parseArrows(' e2e4, Rg1f3\nBa1h8 '), [
    { from: 'e2', to: 'e4', color: 'green' },
    { from: 'g1', to: 'f3', color: 'red' },
    { from: 'a1', to: 'h8', color: 'blue' },
  ]);
  assert.deepEqual(parseArrows(''), []);
});

test('circles have one square', () => {
  assert.deepEqual(parseCircles('e4 Yd5'), [
    { square: 'e4', color: 'green' },
    { square: 'd5', color: 'yellow' },
  ]);
});

test('one invalid word makes the whole text invalid', () => {
  for (const text of ['e2', 'e2e9', 'e2e2', 'Xe2e4', 'e2e4e6', 'e2e4 nonsense', 'ge2e4'])
    assert.equal(parseArrows(text), null, text);
  for (const text of ['e9', 'i1', 'e4e5', 'Pe4', '<b>']) assert.equal(parseCircles(text), null, text);
});

test('a written text is read back unchanged', () => {
  const [arrows, circles] = [parseArrows('e2e4 Rg1f3 Ya1a2 Bb1b2'), parseCircles('Re4 d5 Bc3')];
  assert.ok(arrows && circles);
  assert.deepEqual(parseArrows(arrowsText(arrows)), arrows);
  assert.deepEqual(parseCircles(circlesText(circles)), circles);
});

test('a drawing without a colour is green; an unknown colour gives an invalid text', () => {
  assert.equal(arrowsText([{ from: 'e2', to: 'e4' }]), 'e2e4');
  assert.equal(parseCircles(circlesText([{ square: 'e4', color: 'pink' }])), null);
});

test('words and drawings may be separated by commas, and squares by a hyphen', () => {
  assert.deepEqual(meaningOf({ panels: 'moves, clock,score' }, 'panels'), ['moves', 'clock', 'score']);
  assert.equal(valueOf({ theme: 'dark,wood' }, 'theme'), 'dark wood');
  assert.deepEqual(parseArrows('e2-e4, Rd2-d4'), [
    { from: 'e2', to: 'e4', color: 'green' },
    { from: 'd2', to: 'd4', color: 'red' },
  ]);
  assert.deepEqual(parseCircles('e4,Rd4'), [
    { square: 'e4', color: 'green' },
    { square: 'd4', color: 'red' },
  ]);
  for (const text of ['e2--e4', 'e2-', '-e2e4', 'e2 - e4']) assert.equal(parseArrows(text), null, text);
});

test('"false" does not set a flag; any other text does', () => {
  for (const text of ['false', ' False ']) assert.ok(!isSet('readonly', text), text);
  for (const text of ['', 'true', 'readonly', '0', 'no']) assert.ok(isSet('readonly', text), text);
  assert.ok(!isSet('level', ' '));
  assert.ok(isSet('pgn', 'false'));
});

/** Some of the properties that every element of a page has. */
const ELEMENT = {
  id: '',
  title: '',
  lang: '',
  dir: '',
  hidden: false,
  slot: '',
  part: '',
  style: {},
  onclick: null,
  role: null,
};

test('a name that is not an attribute is reported with a similar one', () => {
  const similar = {
    arrow: 'arrows',
    mark: 'marks',
    panel: 'panels',
    levels: 'level',
    coords: 'coordinates',
    orientaton: 'orientation',
    'read-only': 'readonly',
    'no-take-back': 'no-takeback',
    storage_key: 'storage-key',
  };
  for (const [written, name] of Object.entries(similar))
    assert.equal(unknownName(written, ELEMENT), `${written} is not an attribute. Is ${name} meant?`, written);
  for (const written of ['position', 'width', 'size'])
    assert.equal(unknownName(written, ELEMENT), `${written} is not an attribute.`);
});

test('attributes of HTML, of frameworks and of scripts are not reported', () => {
  const others = ['class', 'tabindex', 'data-ply', 'data-v-7ba5bd90', 'aria-label', 'x-data', 'v-if'];
  others.push(':fen', '@click', '_ngcontent-abc', 'hx-get', 'on:click', 'x-side', ...Object.keys(ELEMENT));
  for (const name of [...others, ...OBSERVED]) assert.equal(unknownName(name, ELEMENT), null, name);
});
