/** The dialog of opponents: the characters with their portraits, and the steps of the ladder. A press starts a game. */
import { drawPiece } from '../board/pieces.ts';
import { CHARACTERS, LADDER, levelOf } from '../game/players/strength.ts';
import { OPPONENT } from '../game/game.ts';
import { opponentOf } from '../game/players/players.ts';
import { loadOpponentTexts } from '../texts/load.ts';
import { levelWords } from '../texts/levels.ts';
import { countText } from '../texts/number.ts';
import { make, setAttribute } from '../ui/dom.ts';
import { playAt } from '../ui/rated-games.ts';
import { openElements } from './dialog.tsx';
import { button, choice } from './fields.ts';
import type { Character } from '../game/players/strength.ts';
import type { OpponentTexts } from '../texts/en/opponents.ts';
import type { Session } from '../ui/session.ts';
import type { Open } from './dialogs.ts';

export const open: Open = async (session, words) => {
  const texts = session.texts();
  const opponents = await loadOpponentTexts(texts.language);
  const eloText = (elo: number) => opponents.elo({ elo: countText(texts.language, elo) });
  const ratings = LADDER.map((elo) => [String(elo), eloText(elo)]) as [string, string][];
  const strength = choice(opponents.strength, [['', opponents.own], ...ratings], '', () => {});
  const play = (elo: number, character: Character | null) => {
    dialog.close();
    playAt(session, elo, character?.style);
  };
  const characters = CHARACTERS.map((character) =>
    makeCharacter(session, opponents, character, eloText(character.elo), () =>
      play(Number(strength.field.value) || character.elo, character),
    ),
  );
  const { strength: present, style } = opponentOf(session.game().players);
  const steps = LADDER.map((elo, index) => {
    const element = button('', () => play(elo, null));
    element.append(...stepParts(session, index + 1, elo, eloText(elo)));
    element.value = String(elo);
    if (!style && 'elo' in present && present.elo === elo) setAttribute(element, 'aria-current', 'true');
    return element;
  });
  const dialog = openElements(words, 'opponents', opponents.title, [
    make('p', { textContent: opponents.about }),
    ...listWithHeading('characters', opponents.characters, characters),
    strength.element,
    ...listWithHeading('ladder', opponents.ladder, steps, make('p', { textContent: opponents.ladderAbout })),
  ]);
};

/** @param about Between the heading and the list. */
function listWithHeading(id: string, text: string, buttons: HTMLElement[], ...about: HTMLElement[]) {
  const heading = make('h3', { id: `opponents-${id}`, textContent: text });
  const list = make('ul', { className: `choice-list ${id}` }, ...buttons.map((element) => make('li', {}, element)));
  setAttribute(list, 'aria-labelledby', heading.id);
  return [heading, ...about, list];
}

function makeCharacter(
  session: Session,
  opponents: OpponentTexts,
  { style, picture }: Character,
  elo: string,
  act: () => void,
) {
  const portrait = make('span', { className: 'portrait' }, drawPiece('P', 'plain', { P: picture }));
  const element = button('', act);
  element.value = style;
  const name = make('b', { textContent: session.texts().play.characters[style] });
  const about = make('small', { textContent: opponents.each[style].about });
  element.append(portrait, make('span', {}, name, ' ', make('small', { textContent: elo }), ' ', about));
  return element;
}

/** The name of a step, with that of the level at the same rating if there is one. */
function stepParts(session: Session, step: number, elo: number, text: string) {
  const { engine } = OPPONENT;
  const { name } = levelWords(session.texts(), engine, levelOf({ engine, strength: { elo } }) ?? 0);
  const parts = [make('b', { textContent: `${step}` }), make('span', { textContent: text })];
  return [...parts, ...(name ? [make('small', { textContent: name })] : [])].flatMap((part) => [part, ' ']);
}
