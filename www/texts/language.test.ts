import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts as en } from './en/page.ts';
import { languages, pickLanguage } from './language.ts';
import { readSan, writeSan } from './notation.ts';
import { loadMessageText } from '../ui/messages.ts';
import { levelText } from './levels.ts';
import { spokenMove } from './sentences.ts';
import {
  loadCardFigureTexts,
  loadDialogTexts,
  loadEndingTexts,
  loadMotifs,
  loadOfflineTexts,
  loadOpponentTexts,
  loadRareMessages,
  loadReasons,
  loadTexts,
  loadVariantWords,
  loadWorkshopTexts,
} from './load.ts';
import type { Reason } from '../engine/messages.ts';
import type { Limit } from '../game/game.ts';
import type { Message } from './sentences.ts';

type Fields = Record<string, string>;
type Text = string | ((fields: Fields) => string);

/** Every text of a table with the way to it. */
function* textsOf(table: object, path = ''): Generator<[path: string, text: Text]> {
  for (const [key, value] of Object.entries(table) as [string, Text | object][]) {
    if (typeof value === 'object') yield* textsOf(value, `${path}${key}.`);
    else yield [path + key, value];
  }
}

/** Fields that answer to any name with the name itself: "<side>". */
const namedFields: Fields = new Proxy({}, { get: (_, name) => `<${String(name)}>` });

/** Every text of a table as it is said, with names for its fields. */
const saidIn = (table: object): [path: string, said: string][] =>
  [...textsOf(table)].map(([path, text]) => [path, typeof text === 'function' ? text(namedFields) : text]);

const fieldsOf = (said: string) => [...new Set(said.toLowerCase().match(/<\w+>/g))].sort();

const others = Object.keys(languages).filter((language) => language !== 'en');

/** What is the same word in English and in another language. A text without two letters side by side is none. */
const ALIKE = new Set([
  'rose',
  'Computer',
  '1. e4 e5 2. Nf3 Nc6 3. Bb5',
  '<count> Elo',
  '<side>: <rule>',
  'Analyse',
  'Club',
  'En passant',
  'Engine',
  'Esc',
  'Expert',
  'FEN',
  'Giraffe',
  'Hash',
  'Menu',
  'Name',
  'Pause',
  'Position (FEN)',
  'Premoves',
  'Tab',
  'Wolf',
]);

const isWord = (text: string) => /\p{L}{2}/u.test(text.replace(/<\w+>/g, ''));

for (const [name, load] of Object.entries({
  page: loadTexts,
  dialogs: loadDialogTexts,
  messages: loadRareMessages,
  reasons: loadReasons,
  motifs: loadMotifs,
  variants: loadVariantWords,
  'figure of the cards': loadCardFigureTexts,
})) {
  for (const language of others) {
    test(`${name}: ${language} has what English has`, async () => {
      const kinds = (table: object) => [...textsOf(table)].map(([path, value]) => `${path}: ${typeof value}`).sort();
      assert.deepEqual(kinds(await load(language)), kinds(await load('en')));
    });

    test(`${name}: ${language} tells all that English tells`, async () => {
      const said = new Map(saidIn(await load(language)));
      for (const [path, english] of saidIn(await load('en'))) {
        const own = said.get(path);
        assert.ok(own !== undefined, path);
        assert.deepEqual(fieldsOf(own), fieldsOf(english), path);
      }
    });

    test(`${name}: nothing English is left in ${language}`, async () => {
      const english = new Map(saidIn(await load('en')));
      for (const [path, said] of saidIn(await load(language))) {
        if (isWord(said) && !ALIKE.has(said)) assert.notEqual(said, english.get(path), path);
      }
    });
  }

  for (const language of Object.keys(languages)) {
    test(`${name}: every text of ${language} says something`, async () => {
      for (const [path, said] of saidIn(await load(language))) {
        assert.match(said, /\S/, path);
        assert.doesNotMatch(said, /undefined|\[object|NaN|^\s|\s$|\s\s/, path);
      }
    });

    test(`${name}: ${language} is set as it is printed`, async () => {
      for (const [path, said] of saidIn(await load(language))) {
        assert.doesNotMatch(said, /["']|\.\.\.| [,.;:!?]/, path);
        if (!path.includes('glyphs')) assert.doesNotMatch(said, MISSET[language], path);
      }
    });
  }
}

/** What a printer of the language would not set. */
const MISSET: Readonly<Record<string, RegExp>> = {
  en: / [:;!?…]/,
  de: /\s[:;!?]|[\p{L}>]…/u,
  fr: /(?<!\u202f)[:;!?»]|«(?!\u202f)/,
  es: /^[^¿]*\?|^[^¡]*!|\s[:;!?…]/,
};

test('moves are spoken as players of each language speak', async () => {
  const spoken = {
    de: [
      'Springer schlägt f3, Schach',
      'b-Springer nach d7',
      'Turm von der 1. Reihe nach a3',
      'Dame von h4 nach e1',
      'd-Bauer schlägt e8, Umwandlung in Dame, matt',
      'lange Rochade',
      'kurze Rochade, Schach',
    ],
    fr: [
      'cavalier prend en f3, échec',
      'cavalier b en d7',
      'tour de la rangée 1 en a3',
      'dame de h4 en e1',
      'pion d prend en e8, promotion en dame, échec et mat',
      'grand roque',
      'petit roque, échec',
    ],
    es: [
      'caballo por f3, jaque',
      'caballo de b a d7',
      'torre de la fila 1 a a3',
      'dama de h4 a e1',
      'peón de d por e8, corona dama, jaque mate',
      'enroque largo',
      'enroque corto, jaque',
    ],
  };
  for (const [language, sentences] of Object.entries(spoken)) {
    const texts = await loadTexts(language);
    const moves = ['Nxf3+', 'Nbd7', 'R1a3', 'Qh4e1', 'dxe8=Q#', 'O-O-O', 'O-O+'].map((san) => spokenMove(texts, san));
    assert.deepEqual(moves, sentences, language);
  }
});

test('one and many have their own words', async () => {
  const rules: Record<string, Record<string, Limit>> = {
    de: {
      '1 Halbzug ': { depth: 1 },
      '2 Halbzüge ': { depth: 2 },
      '1 Sekunde ': { ms: 1000 },
      '0,5 Sekunden ': { ms: 500 },
    },
    fr: {
      '1 demi-coup ': { depth: 1 },
      '2 demi-coups ': { depth: 2 },
      '1,5 seconde ': { ms: 1500 },
      '2 secondes ': { ms: 2000 },
    },
    es: {
      '1 media jugada ': { depth: 1 },
      '2 medias jugadas ': { depth: 2 },
      '1 segundo ': { ms: 1000 },
      '0,5 segundos ': { ms: 500 },
    },
  };
  for (const language of others) {
    const texts = await loadDialogTexts(language);
    for (const [words, rule] of Object.entries(rules[language])) {
      const said = levelText(language, texts, rule);
      assert.ok(said.includes(words), said);
    }
    const { games } = texts;
    assert.notEqual(games.moves({ count: 1 }).replace('1', '2'), games.moves({ count: 2 }), language);
  }
});

test('a program is no side of two', async () => {
  const {
    play: french,
    game: { sides: camps },
  } = await loadTexts('fr');
  assert.equal(french.sideWins({ side: 'micro-Max' }), 'micro-Max gagne');
  assert.equal(french.sideWins({ side: camps.white }), 'Les Blancs gagnent');
  assert.equal(french.isThinking({ name: camps.black }), 'Les Noirs calculent…');
  const {
    play: spanish,
    game: { sides: bandos },
  } = await loadTexts('es');
  assert.equal(spanish.sideWins({ side: 'micro-Max' }), 'Gana micro-Max');
  assert.equal(spanish.sideWins({ side: bandos.white }), 'Ganan las blancas');
});

test('the commands that can be typed are listed, and none is a move', async () => {
  for (const language of Object.keys(languages)) {
    const {
      typing: { commands, help },
    } = await loadDialogTexts(language);
    const { typing: english } = await loadDialogTexts('en');
    const words = Object.values(commands);
    assert.equal(new Set(words).size, words.length, language);
    for (const [name, word] of Object.entries(commands)) {
      assert.match(word, /^\p{Ll}+$/u, word);
      assert.equal(readSan(word, language), word);
      assert.ok(help.includes(word), word);
      const meant = Object.entries(english.commands).find(([, other]) => other === word);
      assert.equal(meant?.[0] ?? name, name, `${word} is another command in English`);
    }
  }
});

test('examples have the letters of the language', async () => {
  for (const language of Object.keys(languages)) {
    const { help, settings, typing } = await loadDialogTexts(language);
    assert.ok(typing.help.startsWith(writeSan('Nf3', 'own', language)), language);
    assert.ok(help.boxMoves.includes(writeSan('e8=N', 'own', language)), language);
    assert.equal(settings.choices.letters.own, writeSan('K Q R B N', 'own', language));
  }
});

test('a message is in one of the two tables', async () => {
  const [{ messages }, rare] = [await loadTexts('en'), await loadRareMessages('en')];
  assert.deepEqual(
    Object.keys(rare).filter((key) => Object.hasOwn(messages, key)),
    [],
  );
});

test('a message that few games need has its words in the language', async () => {
  const german = await loadTexts('de');
  const rare = await loadRareMessages('de');
  assert.equal(await loadMessageText(german, { key: 'redone' }), german.messages.redone);
  assert.equal(await loadMessageText(german, { key: 'notKept' }), rare.notKept);
  const asked: Message = { key: 'correctionAsked', fields: { color: 'black', san: 'Nxf3' } };
  assert.match(await loadMessageText(german, asked), /^Schwarz: Springer schlägt f3\. /);
});

test('a hint is announced with the reason of its move', async () => {
  const german = await loadTexts('de');
  const merit: Reason = { motif: 'exchange', cause: 'found', targets: [], line: [], san: [], mateMoves: 0 };
  const spoken = (fields: Message['fields']) => loadMessageText(german, { key: 'hintMove', fields });
  const { found } = await loadMotifs('de');
  assert.equal(await spoken({ san: 'e4', merit }), `${await spoken({ san: 'e4' })} ${found.exchange()}`);
});

test('the language is the player’s, then the browser’s, then English', () => {
  assert.equal(pickLanguage('fr', ['de-AT']), 'fr');
  assert.equal(pickLanguage('auto', ['it', 'de-AT', 'en']), 'de');
  assert.equal(pickLanguage('auto', ['pt-BR']), 'en');
  assert.equal(pickLanguage('auto', []), 'en');
});

test('every table names its language', async () => {
  for (const language of Object.keys(languages)) assert.equal((await loadTexts(language)).language, language);
  assert.equal(await loadTexts('en'), en);
});

test('the workshop, the offline banner, the endings and the opponents have their texts in every language', async () => {
  const kinds = (table: object) => [...textsOf(table)].map(([path, value]) => `${path}: ${typeof value}`).sort();
  for (const load of [loadWorkshopTexts, loadOfflineTexts, loadEndingTexts, loadOpponentTexts])
    for (const language of others) assert.deepEqual(kinds(await load(language)), kinds(await load('en')), language);
});
