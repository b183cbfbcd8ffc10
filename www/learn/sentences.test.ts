import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

/** The most words of a sentence outside the folds. */
const MOST_WORDS = 25;

const FOLDS = /<details class="(?:code|expert)">.*?<\/details>/gs;
/** Figures, whose text is read only without scripts; a question to guess is none. */
const FIGURES = /<micro-max-(?!guess)([a-z-]+)[ >].*?<\/micro-max-\1>/gs;
const BLOCKS =
  /<\/?(?:article|section|nav|div|details|summary|h[1-6]|p|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|th|td|aside|label)\b[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00a0' };

/** The sentences of a page outside its folds, without tags. */
function sentencesOf(html: string): string[] {
  const main = /<main>(.*)<\/main>/s.exec(html)?.[1] ?? html;
  const blocks = main.replace(FOLDS, '').replace(FIGURES, '').split(BLOCKS);
  const texts = blocks.map((block) =>
    block
      .replace(/<[^>]*>/g, '')
      .replace(/&([a-z]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
      .trim(),
  );
  return texts.flatMap((text) => text.split(/(?<=[.?!][”’)]*)\s+(?=[“(]?[\p{Lu}\d])/u)).filter((text) => text !== '');
}

const wordsOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

test('sentences outside the folds are short', () => {
  const folder = new URL('.', import.meta.url);
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const long = pages.flatMap((name) =>
    sentencesOf(readFileSync(new URL(name, folder), 'utf8'))
      .filter((sentence) => wordsOf(sentence) > MOST_WORDS)
      .map((sentence) => `${name}: ${wordsOf(sentence)}: ${sentence}`),
  );
  assert.deepEqual(long, []);
});

test('sentences end at a full stop before a capital letter, and at the end of a block', () => {
  assert.deepEqual(sentencesOf('<h2>Why?</h2><p>After <i>1. e4</i> it is lost. Is it? <b>No</b> (“Yes!”). So</p>'), [
    'Why?',
    'After 1. e4 it is lost.',
    'Is it?',
    'No (“Yes!”).',
    'So',
  ]);
  const folded =
    '<p>One</p><details class="code"><p>Two</p></details><micro-max-tree id="t"><p>Three</p></micro-max-tree>';
  assert.deepEqual(sentencesOf(folded), ['One']);
  assert.equal(wordsOf('A pawn – 99 points'), 4);
});
