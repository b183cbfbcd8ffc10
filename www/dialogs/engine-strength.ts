/** Fields for an engine and its strength: one of its levels, or a custom limit. */
import { OPPONENT } from '../game/game.ts';
import { levelOf, strengthAt } from '../game/players/strength.ts';
import { choice, labelled } from './fields.ts';
import { levelOption, levelText, levelWords } from '../texts/levels.ts';
import { make, setText } from '../ui/dom.ts';
import type { Color } from '../board/geometry.ts';
import type { Limit, OfferedEngine, Player } from '../game/game.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Engine } from '../ui/names.ts';
import type { Session } from '../ui/session.ts';

/** The initial values of custom limits. */
const INITIAL_LIMITS = Object.freeze({ nodes: 100000, depth: 6, ms: 1000 });

/** The largest custom limits. */
const MAX_LIMITS = Object.freeze({ nodes: 1e9, depth: 99, ms: 3600000 });

/** A field for a number, with its label. */
export function number(id: string, label: string, fields: Partial<HTMLInputElement>) {
  const input = make('input', { type: 'number', id, required: true, ...fields });
  return { input, element: labelled(label, input).element };
}

/** Makes the fields for a side, with its present engine chosen, or the other side's. */
export function makeStrength(session: Session, dialogTexts: DialogTexts, color: Color) {
  const texts = session.texts();
  const { newGame: words } = dialogTexts;
  const { players } = session.game();
  let engines: readonly OfferedEngine[] = [];
  const present = [players[color], players.black, players.white].find(({ kind }) => kind === 'engine') ?? OPPONENT;
  const engine = present as Engine;
  const initialLevel = levelOf(engine);
  const engineSelect = choice(words.program, [], engine.engine, () => fillLevels());
  const strength = labelled(words.strength, make('select', { id: `strength-${color}` }));
  const select = strength.field;
  const description = make('p', { className: 'quiet rule' });
  const limit = makeLimit(
    words,
    color,
    initialLevel === null && 'limit' in engine.strength ? engine.strength.limit : {},
  );
  const rule = make('p', { className: 'quiet rule' });
  const levels = () => engines.find(({ name }) => name === engineSelect.field.value)?.levels ?? [];
  const chosenLevel = () => levels().find(({ level }) => select.value === String(level));
  let isShown = true;

  function show() {
    const level = chosenLevel();
    element.hidden = !isShown;
    engineSelect.element.hidden = engines.length < 2;
    limit.show(isShown && !level && engines.length > 0);
    setText(description, words.about[engineSelect.field.value] ?? '');
    setText(rule, level ? levelText(texts.language, dialogTexts, level) : '');
  }

  /** Lists the levels of the engine. When the engine changes, the level's number stays chosen. */
  function fillLevels(chosen = select.value) {
    const options = levels().map((level) => {
      const { name } = levelWords(texts, engineSelect.field.value, level.level);
      return make('option', { value: String(level.level), textContent: levelOption(texts, level, name) });
    });
    if (engines.length > 0) options.push(make('option', { value: '', textContent: words.ownLimit }));
    select.replaceChildren(...options);
    select.value = chosen;
    show();
  }
  select.addEventListener('change', show);
  const side = make('legend', { textContent: texts.game.sides[color] });
  const element = make(
    'fieldset',
    { className: 'engine-strength' },
    side,
    engineSelect.element,
    description,
    strength.element,
    rule,
    limit.element,
  );
  return {
    element,
    /** Offers other engines. One that is offered again stays chosen, and so does the level's number. */
    offer(offered: readonly OfferedEngine[]) {
      const level = engines.length > 0 ? select.value : String(initialLevel ?? '');
      const name = engineSelect.field.value || engine.engine;
      engines = offered;
      engineSelect.field.replaceChildren(
        ...engines.map((one) => make('option', { value: one.name, textContent: one.name })),
      );
      engineSelect.field.value = (engines.find((one) => one.name === name) ?? engines[0])?.name ?? '';
      fillLevels(level);
    },
    show(isVisible: boolean, isOneOfTwo: boolean) {
      isShown = isVisible;
      side.hidden = !isOneOfTwo;
      show();
    },
    player(): Player {
      const level = chosenLevel();
      // Before the worker has said what it offers, nothing changes.
      if (engines.length === 0) return engine;
      return {
        kind: 'engine',
        engine: engineSelect.field.value,
        strength: level ? strengthAt(engineSelect.field.value, level.level) : { limit: limit.value() },
      };
    },
  };
}

/** The fields of a custom limit: amount and unit. */
function makeLimit(words: DialogTexts['newGame'], color: Color, present: Limit) {
  const units = Object.entries(words.limits).map(([value, textContent]) => make('option', { value, textContent }));
  const unit = labelled(words.unit, make('select', {}, ...units));
  const amount = number(`limit-${color}`, words.limit, { min: '1', step: '1' });
  const element = make('div', { className: 'row' }, amount.element, unit.element);
  const chosen = () => unit.field.value as keyof typeof INITIAL_LIMITS;
  const fill = (value: number) =>
    Object.assign(amount.input, { value: String(value), max: String(MAX_LIMITS[chosen()]) });
  const [[name, value] = ['nodes', INITIAL_LIMITS.nodes]] = Object.entries(present);
  unit.field.value = name;
  fill(value);
  unit.field.addEventListener('change', () => fill(INITIAL_LIMITS[chosen()]));
  return {
    element,
    show(isShown: boolean) {
      element.hidden = amount.input.disabled = !isShown;
    },
    value: () => ({ [chosen()]: amount.input.valueAsNumber }) as Limit,
  };
}
