import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts as en } from './en/page.ts';
import { levelOption, levelText, shortRule, strengthText } from './levels.ts';
import { loadDialogTexts } from './load.ts';
import type { EnginePlayer } from '../game/game.ts';

const engine: EnginePlayer = { kind: 'engine', engine: 'Classic', strength: { limit: { nodes: 3000 } } };

test('the name of an engine is said where there are several', () => {
  const offered = { name: 'Classic', lines: 1, levels: [] };
  assert.equal(strengthText({ searches: { engines: [offered] } }, en, engine), 'level 3');
  const engines = [offered, { ...offered, name: 'Modern' }];
  assert.equal(strengthText({ searches: { engines } }, en, engine), 'Classic, level 3');
  assert.equal(
    strengthText({ searches: { engines: [] } }, en, { ...engine, strength: { limit: { ms: 500 } } }),
    '0.5 s',
  );
});

test('a level says its rule from the fields that it has', () => {
  assert.equal(levelOption(en, { level: 4, nodes: 10000 }, ''), '4 – 10,000 nodes');
  assert.equal(levelOption(en, { level: 1, nodes: 500, depth: 2, elo: 800 }, ''), '1 – 800 Elo');
  assert.equal(levelOption(en, { level: 3, nodes: 500, elo: 500 }, 'Learner'), '3 – Learner, 500 Elo');
  assert.equal(levelOption(en, { level: 3, nodes: 500 }, 'Learner'), '3 – Learner');
  const level = { level: 1, nodes: 500, depth: null, elo: 800 };
  assert.equal(shortRule(en, level), '800 Elo, 500 nodes');
  assert.equal(shortRule(en, { depth: 6 }), 'depth 6');
});

test('a level tells its rule in sentences', async () => {
  const words = await loadDialogTexts('en');
  assert.match(levelText('en', words, { nodes: 1000 }), /1,000 /);
  assert.match(levelText('en', words, { ms: 500 }), /0\.5 seconds/);
  const whole = levelText('en', words, { nodes: 300, depth: null, people: 1150, elo: 1200 });
  assert.match(whole, / 1,200 Elo\. .* 300 .* 1,150 .*\.$/);
  assert.equal(
    levelText('en', words, { depth: 1, people: 900 }),
    'Looks up to 1 half-move ahead. Then chooses as people rated 900 do: sees captures and checks first, and overlooks quiet threats.',
  );
  assert.equal(levelText('en', words, {}), words.levels.rules.none);
  assert.match(levelText('de', await loadDialogTexts('de'), { nodes: 30000 }), /30\.000/);
});
