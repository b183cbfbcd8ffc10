import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookNodes, continuationsOf, lineFromStart, loadOpeningNames, openingOf, openings } from './opening-names.ts';
import { texts as de } from '../texts/de/opening-names.ts';
import { texts as es } from '../texts/es/opening-names.ts';
import { texts as fr } from '../texts/fr/opening-names.ts';
import { addMove, makeTree } from '../game/tree/move-tree.ts';
import { OPENING_TABLE } from './opening-table.ts';

const NAMES = [...new Set([...openings()].map(({ name }) => name))];
const TABLES = { de, es, fr };

/** Words that only English names have. */
const ENGLISH = new RegExp(
  `\\b(?:${[
    'Opening',
    'Defence',
    'Variation',
    'Attack',
    'Game',
    'Line',
    'Countergambit',
    'Counterattack',
    'Declined',
    'Accepted',
    "King's?",
    "Queen's?",
    "Bishop's?",
    'Knights?',
    'Pawns?',
    'Closed',
    'Open',
    'Modern',
    'Old',
    'Classical',
    'Main',
    'Normal',
    'Exchange',
    'Advance',
    'Indian',
    'English',
    'Sicilian',
    'French',
    'Scotch',
    'Vienna',
    'Slav',
    'Dutch',
    'Dragon',
    'Poisoned',
    'Invitation',
    'Four',
    'Three',
    'Two',
    'Centre',
    'Accelerated',
  ].join('|')})\\b`,
);

for (const [language, names] of Object.entries(TABLES)) {
  test(`every name has a translation: ${language}`, async () => {
    const translate = await loadOpeningNames(language);
    for (const name of NAMES) {
      const text = translate(name);
      assert.doesNotMatch(text, ENGLISH, name);
      assert.match(text, /^\p{Lu}/u, name);
    }
  });

  test(`every part is in the table or the name of a person or place: ${language}`, () => {
    const parts = new Set(NAMES.flatMap((name) => name.split(', ')));
    const isKnown = (part: string) => Object.hasOwn(names.openings, part) || Object.hasOwn(names.variations, part);
    const stems = [...parts]
      .filter((part) => !isKnown(part))
      .map((part) => {
        const [, stem, kind] = /^(.+) (\w+)$/.exec(part) ?? [];
        assert.ok(Object.hasOwn(names.kinds, kind), part);
        return stem;
      });
    for (const person of Object.keys(names.people)) assert.ok(stems.includes(person), `${person} is in no name`);
    for (const part of [...Object.keys(names.openings), ...Object.keys(names.variations)])
      assert.ok(parts.has(part), `${part} is no part of a name`);
  });

  test(`different names stay different: ${language}`, async () => {
    const translate = await loadOpeningNames(language);
    // Two English names of one variation may have the same translation.
    assert.ok(new Set(NAMES.map(translate)).size > NAMES.length - 5);
  });
}

test('names are formed as players call them', async () => {
  const [german, spanish, french] = await Promise.all(['de', 'es', 'fr'].map(loadOpeningNames));
  const najdorf = 'Sicilian Defence, Najdorf, English Attack';
  assert.equal(german('Sicilian Defence, Najdorf Variation'), 'Sizilianische Verteidigung, Najdorf-Variante');
  assert.equal(
    german('French Defence, Alekhine-Chatard Attack'),
    'Französische Verteidigung, Aljechin-Chatard-Angriff',
  );
  assert.equal(
    german("King's Indian Defence, Mar del Plata Variation"),
    'Königsindische Verteidigung, Mar-del-Plata-Variante',
  );
  assert.equal(french(najdorf), 'Défense sicilienne, variante Najdorf, attaque anglaise');
  assert.equal(french("Queen's Gambit Declined, Chigorin Defence"), 'Gambit dame refusé, défense Tchigorine');
  assert.equal(spanish(najdorf), 'Defensa siciliana, variante Najdorf, ataque inglés');
  assert.equal(
    spanish('Ruy Lopez, Open, Dilworth Variation'),
    'Apertura española, variante abierta, variante Dilworth',
  );
});

test('English names stay', async () => {
  const translate = await loadOpeningNames('en');
  assert.equal(translate('Ruy Lopez'), 'Ruy Lopez');
});

const lines = [...openings()].map(({ code, name, moves }) => `${code} ${name}: ${moves.join(' ')}`);
const nameOf = (moves: string) => openingOf(moves.split(' '))?.name;

/** A game whose shown position comes after these moves. */
function gameAfter(sans: readonly (string | null)[], start?: string) {
  let tree = makeTree(start);
  let shown = 0;
  for (const [index, san] of sans.entries()) ({ tree, id: shown } = addMove(tree, shown, `move${index}`, san));
  return { tree: { ...tree, shown } };
}

test('every line has a code, a name and moves', () => {
  assert.ok(lines.length > 250, `${lines.length} lines`);
  assert.equal(lines.length, OPENING_TABLE.trim().split('\n').length);
  const move = '(?:O-O(?:-O)?|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8])[+#]?';
  const form = new RegExp(`^[A-E]\\d\\d \\p{L}[\\p{L}' ,-]*[\\p{L}]: ${move}(?: ${move})*$`, 'u');
  for (const line of lines) assert.match(line, form);
});

test('the lines are sorted by code, and no moves occur twice', () => {
  const codes = lines.map((line) => line.slice(0, 3));
  assert.deepEqual(codes, [...codes].sort());
  assert.equal(new Set(lines.map((line) => line.split(': ')[1])).size, lines.length);
});

test('finds every line by its moves', () => {
  for (const line of lines) {
    const [title, moves] = line.split(': ');
    const opening = openingOf(moves.split(' '));
    assert.equal(`${opening?.code} ${opening?.name}`, title);
  }
});

test('the longest matching line gives the name', () => {
  assert.equal(nameOf('e4 e5 Nf3 Nc6 Bc4'), 'Italian Game');
  assert.equal(nameOf('e4 e5 Nf3 Nc6 Bc4 h6 O-O'), 'Italian Game');
  assert.equal(nameOf('e4 e5 Nf3 Nc6 Bc4 Bc5'), 'Giuoco Piano');
  assert.equal(nameOf('e4 e5 Nf3 h6'), "King's Knight Opening");
  assert.equal(nameOf('h4'), undefined);
  assert.equal(openingOf([]), null);
});

test('ignores signs of check, but not of captures', () => {
  assert.equal(nameOf('e4 c5 Nf3 d6 Bb5'), 'Sicilian Defence, Moscow Variation');
  assert.equal(nameOf('e4 d5 exd5 Nf6'), 'Scandinavian Defence, Modern Variation');
  assert.equal(nameOf('e4 d5 ed5 Nf6'), 'Scandinavian Defence');
});

test('finds the moves that lead to another opening', () => {
  const found = continuationsOf(['e4', 'e5', 'Nf3', 'Nc6']);
  assert.deepEqual(
    found.map(({ san }) => san),
    ['Bb5', 'Bc4', 'd4', 'Nc3', 'c3'],
  );
  assert.deepEqual(found[0], { san: 'Bb5', name: 'Ruy Lopez' });
  const sicilian = continuationsOf(['e4', 'c5', 'Nf3', 'd6']).map(({ san, name }) => `${san} ${name}`);
  assert.ok(sicilian.includes('Bb5 Sicilian Defence, Moscow Variation'), sicilian.join());
  assert.ok(sicilian.includes('d4 Sicilian Defence, Chekhover Variation'), 'a move without a name of its own');
  assert.ok(continuationsOf([]).length >= 18);
  assert.deepEqual(continuationsOf(['h4', 'h5']), []);
  assert.deepEqual(continuationsOf(['e4', '']), []);
});

test('every continuation has a name', () => {
  for (const { moves } of openings()) {
    for (let count = 0; count < moves.length; count += 1) {
      const next = moves[count].replace(/[+#]/, '');
      const found = continuationsOf(moves.slice(0, count)).find(({ san }) => san === next);
      assert.ok(found?.name, moves.slice(0, count + 1).join(' '));
    }
  }
});

test('only lines from the start position have openings', () => {
  const sans = ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4'];
  assert.deepEqual(lineFromStart(gameAfter(sans)), sans);
  assert.deepEqual(lineFromStart({ tree: { ...gameAfter(sans).tree, shown: 3 } }), sans.slice(0, 3));
  assert.equal(lineFromStart(gameAfter(sans, '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1')), null);
  assert.deepEqual(lineFromStart(gameAfter(sans, 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')), sans);
  assert.deepEqual(lineFromStart(gameAfter(['e4', null])), ['e4', '']);
});

test('the moves of the table end where the game leaves it', () => {
  const nodesOf = (line: string, start?: string) => {
    let tree = makeTree(start);
    let head = 0;
    for (const san of line.split(' ')) ({ tree, id: head } = addMove(tree, head, san, san));
    return bookNodes({ tree: { ...tree, head } });
  };
  assert.deepEqual(nodesOf('e4 e5 Nf3 Nc6 Bb5 a6 Ba4'), [1, 2, 3, 4, 5, 6, 7]);
  assert.deepEqual(nodesOf('e4 e5 Bc4 Nc6 Qh5 Nf6'), [1, 2, 3]);
  assert.deepEqual(nodesOf('a3 a6 h3'), [1]);
  assert.deepEqual(nodesOf('e4 e5', '8/8/4k3/8/8/4K3/8/8 w - - 0 1'), []);
  for (const { moves } of openings()) assert.equal(nodesOf(moves.join(' ')).length, moves.length);
});
