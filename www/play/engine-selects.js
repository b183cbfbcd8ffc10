// @ts-check
/**
 * Selects for the engine and level of each side.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { Game, Player } from '../game/game.js'
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 * @import { Texts } from '../texts/en/page.js'
 * @import { Engine } from '../ui/names.js'
 * @import { Session } from '../ui/session.js'
 * @import { FoldedPanel } from './lazy-panels.js'
 */
import { enginesThatPlay } from '../game/position/chess960.js';
import { levelOption, levelText, shortRule } from '../texts/levels.js';
import { elementById, make, setText } from '../ui/dom.js';
import { levelWords } from '../ui/names.js';

/** @typedef {{ select: HTMLSelectElement, label: HTMLElement, field: HTMLElement, drawn: string }} Field */

/** The texts of the page, with those of the dialogs in the same language. @typedef {Texts & { words: DialogTexts }} Words */

/**
 * Makes the panel.
 * @param {Session} session @returns {FoldedPanel}
 */
export function makeEngineSelects({ dispatch }) {
  const fields = { black: makeField('black', dispatch), white: makeField('white', dispatch) };
  const rule = make('p', { className: 'quiet', id: 'level-rule' });
  elementById('players-panel').append(
    make('div', { className: 'fields' }, fields.white.field, fields.black.field),
    rule,
  );
  return (game, page, words) => {
    const texts = { ...page, words };
    for (const color of /** @type {const} */ (['white', 'black'])) showField(fields[color], game, texts, color);
    setText(rule, ruleText(game, texts));
  };
}

/** @param {Color} color @param {Session['dispatch']} dispatch @returns {Field} */
function makeField(color, dispatch) {
  const select = make('select', { id: `level-${color}` });
  select.setAttribute('aria-describedby', 'level-rule');
  const label = make('label', { htmlFor: select.id });
  select.addEventListener('change', () => {
    const [engine, level] = select.value.split('/');
    if (level)
      dispatch({ type: 'setPlayer', color, player: { kind: 'engine', engine, strength: { level: Number(level) } } });
  });
  return { select, label, field: make('p', { className: 'field', hidden: true }, label, select), drawn: '' };
}

/** @param {Field} parts @param {Game} game @param {Words} texts @param {Color} color */
function showField(parts, game, texts, color) {
  const { players, orientation } = game;
  const engines = enginesThatPlay(game.engines, game.tree);
  const player = players[color];
  const isForTwo = players.white.kind === players.black.kind && player.kind === 'human';
  // In a game of two people an engine may take over the side at the top.
  parts.field.hidden = isForTwo ? color === orientation : player.kind !== 'engine';
  if (parts.field.hidden) return;
  const offered = engines.flatMap(({ name, levels }) =>
    levels.map((level) => {
      const option = levelOption(texts, level, levelWords(texts, name, level.level).name);
      return { value: `${name}/${level.level}`, text: engines.length > 1 ? `${name} ${option}` : option };
    }),
  );
  const options = [...firstOption(texts, player), ...offered];
  const drawn = JSON.stringify(options);
  if (drawn !== parts.drawn) parts.select.replaceChildren(...options.map((option) => make('option', option)));
  parts.drawn = drawn;
  const isLevel = player.kind === 'engine' && 'level' in player.strength;
  parts.select.value = isLevel ? `${player.engine}/${/** @type {{ level: number }} */ (player.strength).level}` : '';
  setText(parts.label, labelText(game, texts, color));
}

/**
 * The option of a player without a level: nobody, or an engine with a rating or a custom limit.
 * @param {Words} texts @param {Player} player
 */
function firstOption(texts, player) {
  if (player.kind !== 'engine') return [{ value: '', text: texts.words.levels.nobody }];
  const { strength } = player;
  return 'level' in strength
    ? []
    : [{ value: '', text: shortRule(texts, 'elo' in strength ? strength : strength.limit) }];
}

/** @param {Game} game @param {Words} texts @param {Color} color */
function labelText({ players }, { words: { levels } }, color) {
  if (players[color].kind === 'human') return levels.playAgainst;
  return players.white.kind === players.black.kind ? levels.levelOf[color] : levels.level;
}

/**
 * The rule of the engine, or of both, each after its side.
 * @param {Game} game @param {Words} texts
 */
function ruleText(game, texts) {
  const sides = /** @type {const} */ (['white', 'black']).filter((color) => game.players[color].kind === 'engine');
  const rules = sides.map((color) =>
    levelText(texts.language, texts.words, ruleOf(game, /** @type {Engine} */ (game.players[color]))),
  );
  if (rules.length < 2) return rules.join('');
  return sides
    .map((color, index) => texts.words.levels.ruleOf({ side: texts.game.sides[color], rule: rules[index] }))
    .join('\n');
}

/**
 * The limits of an engine's search, as far as they are known.
 * @param {Game} game @param {Engine} player
 */
function ruleOf({ engines }, { engine, strength }) {
  if ('limit' in strength) return strength.limit;
  if ('elo' in strength) return strength;
  const { levels } = engines.find(({ name }) => name === engine) ?? { levels: [] };
  return levels.find(({ level }) => level === strength.level) ?? {};
}
