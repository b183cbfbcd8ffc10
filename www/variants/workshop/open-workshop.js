// @ts-check
/**
 * Loads the workshop and opens it.
 *
 * @import { DialogTexts } from '../../texts/en/dialogs.js'
 * @import { Session } from '../../ui/session.js'
 * @import { VariantTexts } from '../../texts/en/variants.js'
 * @import { WorkshopTexts } from '../../texts/en/workshop.js'
 */
import { isDefinition } from '../../game/variant/variant-source.js';
import { makeId } from '../../ui/game-storage.js';
import { loadStyles } from '../../ui/lazy-styles.js';
import { pieceNamer } from '../game-texts.js';
import { designText, readDesign } from './design.js';
import { openWorkshop } from './workshop.js';
import { loadDialogTexts, loadPieceNames, loadVariantWords, loadWorkshopTexts } from '../../texts/load.js';

/**
 * @typedef {object} LoadedWorkshopTexts
 * @property {WorkshopTexts} words
 * @property {DialogTexts} dialogWords
 * @property {VariantTexts} variantWords
 * @property {(name: string) => string} nameOf The name of a piece by its English one.
 */

/**
 * Opens the workshop with a saved design, or with a new one that begins as another game.
 * @param {Session} session
 * @param {{ id?: string, source: string }} game The id of a saved design, and a variant source.
 * @returns {Promise<void>} When it is open; rejected if something could not be loaded.
 */
export async function open(session, { id, source }) {
  const pageTexts = session.texts();
  const { language } = pageTexts;
  const [words, variantWords, pieceNames, dialogWords] = await Promise.all([
    loadWorkshopTexts(language),
    loadVariantWords(language),
    loadPieceNames(language),
    loadDialogTexts(language),
    loadStyles('dialogs', 'pieces', 'variants'),
  ]);
  const nameOf = pieceNamer(pageTexts, pieceNames);
  const text = isDefinition(source) ? source : (await session.client.ask('variant', { variant: source })).definition;
  const draft = id ? { id, text } : { id: makeId(), text: isDefinition(source) ? text : ownCopy(text) };
  openWorkshop(session, { words, dialogWords, variantWords, nameOf }, draft);
}

/**
 * The definition of a built-in game as the player's own: with another name, and without what is said of the original.
 * @param {string} text
 */
function ownCopy(text) {
  const design = readDesign(text);
  const rules = design.rules.filter((line) => !/^(alias|source|fmax)\s/.test(line));
  return designText({ ...design, name: `my-${design.name}`.slice(0, 40), about: '', rules });
}
