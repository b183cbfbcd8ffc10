// @ts-check
/**
 * The engines that play, with their levels: one list for each seat that an engine has.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { Game, Player } from '../game/game.js'
 * @import { Texts } from '../i18n/en.js'
 * @import { Session } from '../ui/session.js'
 * @import { Engine } from '../ui/names.js'
 */
import { levelOption, levelText, shortRule } from '../i18n/levels.js';
import { elementOf, make, write } from '../ui/dom.js';

/** What has to be known of a game. @typedef {Pick<Game, 'engines' | 'players' | 'orientation'>} Seating */

/** @typedef {{ select: HTMLSelectElement, caption: HTMLElement, field: HTMLElement, written: string }} Field */

/**
 * Makes the lists work.
 *
 * @param {Session['dispatch']} dispatch
 * @returns {(game: Seating, texts: Texts) => void}
 */
export function makePlayers(dispatch) {
  const fields = { black: makeField('black', dispatch), white: makeField('white', dispatch) };
  elementOf('strengths').replaceChildren(fields.white.field, fields.black.field);
  return (game, texts) => {
    for (const color of /** @type {const} */ (['white', 'black'])) showField(fields[color], game, texts, color);
    const engine = [game.players.black, game.players.white].find(({ kind }) => kind === 'engine');
    write(elementOf('level-rule'), engine ? levelText(texts, ruleOf(game, /** @type {Engine} */ (engine))) : '');
  };
}

/**
 * @param {Color} color
 * @param {Session['dispatch']} dispatch
 * @returns {Field}
 */
function makeField(color, dispatch) {
  const select = make('select', { id: `level-${color}` });
  select.setAttribute('aria-describedby', 'level-rule');
  const caption = make('label', { htmlFor: select.id });
  select.addEventListener('change', () => {
    const [engine, level] = select.value.split('/');
    if (level) dispatch({ type: 'seat', color, player: { kind: 'engine', engine, strength: { level: Number(level) } } });
  });
  return { select, caption, field: make('p', { className: 'field', hidden: true }, caption, select), written: '' };
}

/**
 * @param {Field} parts
 * @param {Seating} game
 * @param {Texts} texts
 * @param {Color} color
 */
function showField(parts, game, texts, color) {
  const { engines, players, orientation } = game;
  const player = players[color];
  const isForTwo = players.white.kind === players.black.kind && player.kind === 'human';
  // Where two people play, an engine may take the seat on the other side of the board.
  parts.field.hidden = isForTwo ? color === orientation : player.kind === 'human';
  if (parts.field.hidden) return;
  const offered = engines.flatMap(({ name, levels }) => levels.map((level) => ({
    value: `${name}/${level.level}`,
    text: engines.length > 1 ? `${name} ${levelOption(texts, level)}` : levelOption(texts, level),
  })));
  const options = [...firstOption(texts, player), ...offered];
  const written = JSON.stringify(options);
  if (written !== parts.written) parts.select.replaceChildren(...options.map((option) => make('option', option)));
  parts.written = written;
  const isLevel = player.kind === 'engine' && 'level' in player.strength;
  parts.select.value = isLevel ? `${player.engine}/${/** @type {{ level: number }} */ (player.strength).level}` : '';
  write(parts.caption, captionOf(game, texts, color));
}

/**
 * What a seat has that no level stands for: nobody, or an engine with a limit of its own.
 *
 * @param {Texts} texts
 * @param {Player} player
 */
function firstOption(texts, player) {
  if (player.kind === 'human') return [{ value: '', text: texts.levels.nobody }];
  return 'limit' in player.strength ? [{ value: '', text: shortRule(texts, player.strength.limit) }] : [];
}

/**
 * @param {Seating} game
 * @param {Texts} texts
 * @param {Color} color
 */
function captionOf({ players }, { levels }, color) {
  if (players[color].kind === 'human') return levels.playAgainst;
  return players.white.kind === players.black.kind ? levels.levelOf[color] : levels.level;
}

/**
 * The rule by which an engine ends its thinking, as far as it is known.
 *
 * @param {Seating} game
 * @param {Engine} player
 */
function ruleOf({ engines }, { engine, strength }) {
  if ('limit' in strength) return strength.limit;
  const { levels } = engines.find(({ name }) => name === engine) ?? { levels: [] };
  return levels.find(({ level }) => level === strength.level) ?? {};
}
