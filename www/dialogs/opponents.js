// @ts-check
/**
 * The dialog of opponents: the characters with their portraits, and the steps of the ladder. A press starts a game.
 *
 * @import { Character } from '../game/players/characters.js'
 * @import { OpponentTexts } from '../texts/en/opponents.js'
 * @import { Session } from '../ui/session.js'
 * @import { Open } from './dialogs.js'
 */
import { drawPiece } from '../board/pieces.js';
import { CHARACTERS, LADDER } from '../game/players/characters.js';
import { OPPONENT } from '../game/game.js';
import { opponentOf } from '../game/players/players.js';
import { loadOpponentTexts } from '../texts/load.js';
import { countText } from '../texts/number.js';
import { make, setAttribute } from '../ui/dom.js';
import { levelWords } from '../ui/names.js';
import { playAt } from '../ui/rated-games.js';
import { openDialog } from './dialog.js';
import { button, choice } from './fields.js';

/** @type {Open} */
export async function open(session, words) {
  const texts = session.texts();
  const opponents = await loadOpponentTexts(texts.language);
  const eloText = (/** @type {number} */ elo) => opponents.elo({ elo: countText(texts.language, elo) });
  const ratings = /** @type {[string, string][]} */ (LADDER.map((elo) => [String(elo), eloText(elo)]));
  const strength = choice(opponents.strength, [['', opponents.own], ...ratings], '', () => {});
  const play = (/** @type {number} */ elo, /** @type {Character | null} */ character) => {
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
  const dialog = openDialog(words, 'opponents', opponents.title, [
    make('p', { textContent: opponents.about }),
    ...listWithHeading('characters', opponents.characters, characters),
    strength.element,
    ...listWithHeading('ladder', opponents.ladder, steps, make('p', { textContent: opponents.ladderAbout })),
  ]);
}

/**
 * @param {string} id @param {string} text @param {HTMLElement[]} buttons @param {HTMLElement[]} about Between the heading and the list.
 */
function listWithHeading(id, text, buttons, ...about) {
  const heading = make('h3', { id: `opponents-${id}`, textContent: text });
  const list = make('ul', { className: `choice-list ${id}` }, ...buttons.map((element) => make('li', {}, element)));
  setAttribute(list, 'aria-labelledby', heading.id);
  return [heading, ...about, list];
}

/**
 * @param {Session} session @param {OpponentTexts} opponents @param {Character} character @param {string} elo
 * @param {() => void} act
 */
function makeCharacter(session, opponents, { style, picture }, elo, act) {
  const portrait = make('span', { className: 'portrait' }, drawPiece('P', 'plain', { P: picture }));
  const element = button('', act);
  element.value = style;
  const name = make('b', { textContent: session.texts().play.characters[style] });
  const about = make('small', { textContent: opponents.each[style].about });
  element.append(portrait, make('span', {}, name, ' ', make('small', { textContent: elo }), ' ', about));
  return element;
}

/**
 * The name of a step, with that of the level at the same rating if there is one.
 * @param {Session} session @param {number} step @param {number} elo @param {string} text
 */
function stepParts(session, step, elo, text) {
  const { levels } = session.game().engines.find(({ name }) => name === OPPONENT.engine) ?? { levels: [] };
  const level = levels.find((one) => one.elo === elo);
  const { name } = level ? levelWords(session.texts(), OPPONENT.engine, level.level) : { name: '' };
  const parts = [make('b', { textContent: `${step}` }), make('span', { textContent: text })];
  return [...parts, ...(name ? [make('small', { textContent: name })] : [])].flatMap((part) => [part, ' ']);
}
