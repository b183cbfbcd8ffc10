/** Selects for the engine and level of each side. */
import { enginesThatPlay } from '../game/position/chess960.ts';
import { levelOf, ruleOf, strengthAt } from '../game/players/strength.ts';
import { levelOption, levelText, levelWords, shortRule } from '../texts/levels.ts';
import { elementById, make, setText } from '../ui/dom.ts';
import type { Color } from '../board/geometry.ts';
import type { Game, Player } from '../game/game.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Engine } from '../ui/names.ts';
import type { Session } from '../ui/session.ts';
import type { FoldedPanel } from './lazy-panels.tsx';

type Field = { select: HTMLSelectElement; label: HTMLElement; field: HTMLElement; drawn: string };

/** The texts of the page, with those of the dialogs in the same language. */
type Words = Texts & { words: DialogTexts };

export function makeEngineSelects({ dispatch }: Session): FoldedPanel {
  const fields = { black: makeField('black', dispatch), white: makeField('white', dispatch) };
  const rule = make('p', { className: 'quiet', id: 'level-rule' });
  elementById('players-panel').append(
    make('div', { className: 'fields' }, fields.white.field, fields.black.field),
    rule,
  );
  return (game, page, words) => {
    const texts = { ...page, words };
    for (const color of ['white', 'black'] as const) showField(fields[color], game, texts, color);
    setText(rule, ruleText(game, texts));
  };
}

function makeField(color: Color, dispatch: Session['dispatch']): Field {
  const select = make('select', { id: `level-${color}` });
  select.setAttribute('aria-describedby', 'level-rule');
  const label = make('label', { htmlFor: select.id });
  select.addEventListener('change', () => {
    const [engine, level] = select.value.split('/');
    if (level)
      dispatch({
        type: 'setPlayer',
        color,
        player: { kind: 'engine', engine, strength: strengthAt(engine, Number(level)) },
      });
  });
  return { select, label, field: make('p', { className: 'field', hidden: true }, label, select), drawn: '' };
}

function showField(parts: Field, game: Game, texts: Words, color: Color) {
  const { players } = game;
  const engines = enginesThatPlay(game.searches.engines, game.tree);
  const player = players[color];
  const isForTwo = players.white.kind === players.black.kind && player.kind === 'human';
  // In a game of two people an engine may take over the side at the top.
  parts.field.hidden = isForTwo ? color === players.orientation : player.kind !== 'engine';
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
  const level = player.kind === 'engine' ? levelOf(player) : null;
  parts.select.value = player.kind === 'engine' && level !== null ? `${player.engine}/${level}` : '';
  setText(parts.label, labelText(game, texts, color));
}

/** The option of a player without a level: nobody, or an engine with a rating or a custom limit. */
function firstOption(texts: Words, player: Player) {
  if (player.kind !== 'engine') return [{ value: '', text: texts.words.levels.nobody }];
  const { strength } = player;
  if (levelOf(player) !== null) return [];
  return [{ value: '', text: shortRule(texts, 'elo' in strength ? strength : strength.limit) }];
}

function labelText({ players }: Game, { words: { levels } }: Words, color: Color) {
  if (players[color].kind === 'human') return levels.playAgainst;
  return players.white.kind === players.black.kind ? levels.levelOf[color] : levels.level;
}

/** The rule of the engine, or of both, each after its side. */
function ruleText(game: Game, texts: Words) {
  const sides = (['white', 'black'] as const).filter((color) => game.players[color].kind === 'engine');
  const rules = sides.map((color) =>
    levelText(texts.language, texts.words, ruleOf(game.searches.engines, game.players[color] as Engine)),
  );
  if (rules.length < 2) return rules.join('');
  return sides
    .map((color, index) => texts.words.levels.ruleOf({ side: texts.game.sides[color], rule: rules[index] }))
    .join('\n');
}
