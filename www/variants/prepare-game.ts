/**
 * What is needed to show a game of a variant, without styles, which each product loads in its own way. With this module comes
 * the one that draws pictures, so that drawing cannot fail later.
 */
import { loadPictures, pictureOf } from '../board/pictures/load-pictures.ts';
import '../board/pictures/picture.ts';
import { withVariantTexts } from './game-texts.ts';
import type { VariantInfo } from '../engine/messages.ts';
import type { Texts } from '../texts/en/page.ts';

/**
 * The texts of a game; the drawings of its pieces are loaded when they are there.
 *
 * @returns Rejected if something could not be loaded.
 */
export async function prepareGame(texts: Texts, variant: VariantInfo): Promise<Texts> {
  const pictures = variant.pieces.map(({ letter, name, picture }) => pictureOf(letter, name, picture));
  const [prepared] = await Promise.all([withVariantTexts(texts, variant), loadPictures(pictures)]);
  return prepared;
}
