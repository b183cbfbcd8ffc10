import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIGURES, PRESETS, VIEWS } from '../elements/figures/figures.ts';
import { FAMILIES } from '../variants/catalogue.ts';
import { FIGURE_TAGS } from './figure-tags.ts';
import { listedGames } from './listed-games.ts';

test('every tag of a figure is listed, and presets name their figure', () => {
  const own = [...Object.keys(FIGURES), ...Object.keys(VIEWS), 'cards'];
  assert.deepEqual(
    FIGURE_TAGS.filter(({ same }) => !same)
      .map(({ tag }) => tag)
      .sort(),
    own.sort(),
  );
  assert.deepEqual(FIGURE_TAGS.flatMap(({ tag, same }) => (same ? [tag] : [])).sort(), Object.keys(PRESETS).sort());
  for (const { tag, same = tag } of FIGURE_TAGS) {
    const [, figure, view] = /^(\w+)(?: view="(\w+)")?$/.exec(same) ?? [];
    assert.ok(own.includes(figure), same);
    if (view) assert.equal(VIEWS[figure][view], tag);
  }
});

test('every game of the chooser is listed with what the attribute takes', async () => {
  const games = (await listedGames()).flatMap((family) => family.games);
  assert.deepEqual(
    games.map(({ name }) => name),
    Object.values(FAMILIES).flat(),
  );
  for (const { title, name, source } of games) {
    assert.ok(title);
    assert.ok(source === name || source.startsWith(`game ${name}\n`), name);
  }
});
