// @ts-check
/**
 * The choice of an engine's strength: one of the levels that are offered, or a limit of one's own.
 *
 * @import { Color } from '../../board/geometry.js'
 * @import { Limit, Player } from '../../game/game.js'
 * @import { RoomTexts } from '../../text/rooms/en.js'
 * @import { Desk } from '../desk.js'
 * @import { Engine } from '../names.js'
 */
import { OPPONENT } from '../../game/opponent.js';
import { labelled } from '../../rooms/field.js';
import { levelOption, levelText } from '../../text/levels.js';
import { make, write } from '../element.js';

/** What a limit is when it is first chosen. */
const FIRST_LIMITS = Object.freeze({ nodes: 100000, depth: 6, ms: 1000 });

/** The largest limits that are taken. */
const LARGEST = Object.freeze({ nodes: 1e9, depth: 99, ms: 3600000 });

/**
 * A field for a number, with its label.
 *
 * @param {string} id
 * @param {string} label
 * @param {Partial<HTMLInputElement>} fields
 */
export function number(id, label, fields) {
  const input = make('input', { type: 'number', id, required: true, ...fields });
  return { input, element: labelled(label, input).element };
}

/**
 * Makes the choice for a side; it begins with what plays there, or elsewhere, now.
 *
 * @param {Desk} desk
 * @param {RoomTexts['newGame']} words
 * @param {Color} color
 */
export function makeStrength(desk, words, color) {
  const texts = desk.texts();
  const { engines, players } = desk.game();
  const present = [players[color], players.black, players.white].find(({ kind }) => kind === 'engine') ?? OPPONENT;
  const engine = /** @type {Engine} */ (present);
  const levels = engines.flatMap(({ name, levels: offered }) => offered.map((level) => ({ name, level })));
  const select = make('select', { id: `strength-${color}` }, ...optionsOf(desk, words));
  const { element: field } = labelled(words.strength, select);
  const label = /** @type {HTMLElement} */ (field.firstElementChild);
  const limit = makeLimit(words, color, 'limit' in engine.strength ? engine.strength.limit : {});
  const rule = make('p', { className: 'quiet rule' });
  const chosenLevel = () => levels.find(({ name, level }) => select.value === `${name}/${level.level}`)?.level;
  let isShown = true;

  function show() {
    const level = chosenLevel();
    element.hidden = !isShown;
    limit.show(isShown && !level && engines.length > 0);
    write(rule, level ? levelText(texts, level) : '');
  }
  select.value = `${engine.engine}/${'level' in engine.strength ? engine.strength.level : ''}`;
  select.addEventListener('change', show);
  const element = make('div', { className: 'strengths' }, field, rule, limit.element);
  return {
    element,
    /** @param {Color | null} side Null if there is only one engine. @param {boolean} isWanted */
    show(side, isWanted) {
      isShown = isWanted;
      write(label, side ? words.strengthOf({ side: texts.game.sides[side] }) : words.strength);
      show();
    },
    /** @returns {Player} */
    player() {
      const level = chosenLevel();
      const [name] = select.value.split('/');
      // Before the worker has said what it offers, everything stays as it is.
      if (engines.length === 0) return engine;
      const strength = level ? { level: level.level } : { limit: limit.value() };
      return { kind: 'engine', engine: name || engine.engine, strength };
    },
  };
}

/**
 * @param {Desk} desk
 * @param {RoomTexts['newGame']} words
 */
function optionsOf(desk, words) {
  const { engines } = desk.game();
  const isOne = engines.length < 2;
  const option = (/** @type {string} */ value, /** @type {string} */ textContent) => make('option', { value, textContent });
  return engines.flatMap(({ name, levels }) => [
    ...levels.map((level) => {
      const text = levelOption(desk.texts(), level);
      return option(`${name}/${level.level}`, isOne ? text : `${name} ${text}`);
    }),
    option(`${name}/`, isOne ? words.ownLimit : `${name}: ${words.ownLimit}`),
  ]);
}

/**
 * The fields of a limit of one's own: how much of what.
 *
 * @param {RoomTexts['newGame']} words
 * @param {Color} color
 * @param {Limit} present
 */
function makeLimit(words, color, present) {
  const units = Object.entries(words.limits).map(([value, textContent]) => make('option', { value, textContent }));
  const unit = labelled(words.unit, make('select', {}, ...units));
  const amount = number(`limit-${color}`, words.limit, { min: '1', step: '1' });
  const element = make('div', { className: 'row' }, amount.element, unit.element);
  const chosen = () => /** @type {keyof typeof FIRST_LIMITS} */ (unit.field.value);
  const fill = (/** @type {number} */ value) =>
    Object.assign(amount.input, { value: String(value), max: String(LARGEST[chosen()]) });
  const [[name, value] = ['nodes', FIRST_LIMITS.nodes]] = Object.entries(present);
  unit.field.value = name;
  fill(value);
  unit.field.addEventListener('change', () => fill(FIRST_LIMITS[chosen()]));
  return {
    element,
    /** @param {boolean} isShown */
    show(isShown) {
      element.hidden = amount.input.disabled = !isShown;
    },
    value: () => /** @type {Limit} */ ({ [chosen()]: amount.input.valueAsNumber }),
  };
}
