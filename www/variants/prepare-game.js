// @ts-check
/**
 * What is needed to show a game of a variant, without styles, which each product loads in its own way. With this module comes
 * the one that draws pictures, so that drawing cannot fail later.
 *
 * @import { VariantInfo } from '../engine/messages.js'
 * @import { Texts } from '../texts/en/page.js'
 */
import { loadPictures, pictureOf } from '../board/pictures/load-pictures.js';
import '../board/pictures/picture.js';
import { withVariantTexts } from './game-texts.js';

/**
 * The texts of a game; the drawings of its pieces are loaded when they are there.
 * @param {Texts} texts
 * @param {VariantInfo} variant
 * @returns {Promise<Texts>} Rejected if something could not be loaded.
 */
export async function prepareGame(texts, variant) {
  const pictures = variant.pieces.map(({ letter, name, picture }) => pictureOf(letter, name, picture));
  const [prepared] = await Promise.all([withVariantTexts(texts, variant), loadPictures(pictures)]);
  return prepared;
}
