// @ts-check
/**
 * The choice of two armies.
 *
 * @import { CardTexts } from '../texts/en/cards.js'
 * @import { Texts } from '../texts/en/page.js'
 */
import { choice } from '../dialogs/fields.js';
import { make } from '../ui/dom.js';
import { ARMIES } from './catalogue.js';
import { armiesSource } from './game-entries.js';

/**
 * Makes a menu for each side.
 * @param {CardTexts} cards @param {Texts} texts @param {(source: string) => void} onChoose
 */
export function makeArmies(cards, texts, onChoose) {
  /** @type {{ white: string, black: string }} */
  const chosen = { white: ARMIES[0], black: ARMIES[1] };
  const options = ARMIES.map((army) => /** @type {const} */ ([army, cards.armies[army][0]]));
  const menus = /** @type {const} */ (['white', 'black']).map((color) =>
    choice(texts.game.sides[color], options, chosen[color], (army) => {
      chosen[color] = army;
      const source = armiesSource(chosen.white, chosen.black);
      [chosen.white, chosen.black] = source.split('-');
      for (const [index, side] of /** @type {const} */ (['white', 'black']).entries()) {
        menus[index].field.value = chosen[side];
      }
      onChoose(source);
    }),
  );
  return {
    element: make('div', { className: 'row', hidden: true }, ...menus.map(({ element }) => element)),
    source: () => armiesSource(chosen.white, chosen.black),
  };
}
