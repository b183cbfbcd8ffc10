/** Selects for the engine and level of each side. */
import { render } from 'preact';
import { enginesThatPlay } from '../game/position/chess960.ts';
import { levelOf, ruleOf, strengthAt } from '../game/players/strength.ts';
import { levelOption, levelText, levelWords, shortRule } from '../texts/levels.ts';
import { elementById } from '../ui/dom.ts';
import { Options } from '../views/fields.tsx';
import type { Color } from '../board/geometry.ts';
import type { Game, Player } from '../game/game.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Engine } from '../ui/names.ts';
import type { App } from '../ui/app.ts';
import type { FoldedPanel } from './lazy-panels.tsx';

const SIDES = ['white', 'black'] as const;

/** The texts of the page, with those of the dialogs in the same language. */
type Words = Texts & { words: DialogTexts };

export function makeEngineSelects({ dispatch }: App): FoldedPanel {
  const element = elementById('players-panel');
  return (game, page, words) => {
    const texts = { ...page, words };
    render(
      <>
        <div class="fields">{SIDES.map((color) => selectOf(color, game, texts, dispatch))}</div>
        <p class="quiet" id="level-rule">
          {ruleText(game, texts)}
        </p>
      </>,
      element,
    );
  };
}

function selectOf(color: Color, game: Game, texts: Words, dispatch: App['dispatch']) {
  const { players } = game;
  const engines = enginesThatPlay(game.searches.engines, game.tree);
  const player = players[color];
  const isForTwo = players.white.kind === players.black.kind && player.kind === 'human';
  const offered = engines.flatMap(({ name, levels }) =>
    levels.map((level) => {
      const option = levelOption(texts, level, levelWords(texts, name, level.level).name);
      return [`${name}/${level.level}`, engines.length > 1 ? `${name} ${option}` : option] as const;
    }),
  );
  const level = player.kind === 'engine' ? levelOf(player) : null;
  const choose = ({ currentTarget: { value } }: { currentTarget: HTMLSelectElement }) => {
    const [engine, chosen] = value.split('/');
    if (!chosen) return;
    dispatch({
      type: 'setPlayer',
      color,
      player: { kind: 'engine', engine, strength: strengthAt(engine, Number(chosen)) },
    });
  };
  const id = `level-${color}`;
  return (
    // In a game of two people an engine may take over the side at the top.
    <p key={color} class="field" hidden={isForTwo ? color === players.orientation : player.kind !== 'engine'}>
      <label for={id}>{labelText(game, texts, color)}</label>
      <select
        id={id}
        aria-describedby="level-rule"
        value={player.kind === 'engine' && level !== null ? `${player.engine}/${level}` : ''}
        onChange={choose}
      >
        <Options choices={[...firstOption(texts, player), ...offered]} />
      </select>
    </p>
  );
}

/** The option of a player without a level: nobody, or an engine with a rating or a custom limit. */
function firstOption(texts: Words, player: Player): [string, string][] {
  if (player.kind !== 'engine') return [['', texts.words.levels.nobody]];
  const { strength } = player;
  if (levelOf(player) !== null) return [];
  return [['', shortRule(texts, 'elo' in strength ? strength : strength.limit)]];
}

function labelText({ players }: Game, { words: { levels } }: Words, color: Color) {
  if (players[color].kind === 'human') return levels.playAgainst;
  return players.white.kind === players.black.kind ? levels.levelOf[color] : levels.level;
}

/** The rule of the engine, or of both, each after its side. */
function ruleText(game: Game, texts: Words) {
  const sides = SIDES.filter((color) => game.players[color].kind === 'engine');
  const rules = sides.map((color) =>
    levelText(texts.language, texts.words, ruleOf(game.searches.engines, game.players[color] as Engine)),
  );
  if (rules.length < 2) return rules.join('');
  return sides
    .map((color, index) => texts.words.levels.ruleOf({ side: texts.game.sides[color], rule: rules[index] }))
    .join('\n');
}
