// @ts-check
/**
 * The texts of the page with those of a variant: how it can end, and the names of its pieces.
 *
 * @import { VariantInfo } from '../engine/messages.js'
 * @import { Texts } from '../i18n/en.js'
 * @import { ReasonTexts } from './reasons/en.js'
 */

/** The pieces of chess by their English names, as texts name them. @type {Readonly<Record<string, keyof Texts['game']['spoken']['pieces']>>} */
const OF_CHESS = Object.freeze({ king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p' });

/**
 * The texts for a game.
 *
 * @param {Texts} texts
 * @param {VariantInfo} variant
 * @returns {Promise<Texts>}
 */
export async function withVariantTexts(texts, { pieces }) {
  const { game } = texts;
  const reasons = { ...game.reasons, ...await loadReasons(texts.language) };
  const nameOf = (/** @type {string} */ name) => game.spoken.pieces[OF_CHESS[name]] ?? name;
  const names = pieces.map(({ letter, name }) => [letter.toLowerCase(), nameOf(name)]);
  // A pawn has no letter in a move, whatever letter it has in a position.
  const pawn = pieces.find((piece) => piece.pawn);
  const spoken = { ...game.spoken, pieces: { ...Object.fromEntries(names), ...(pawn && { p: nameOf(pawn.name) }) } };
  return {
    ...texts,
    game: { ...game, reasons, spoken: /** @type {typeof game.spoken} */ (spoken) },
  };
}

/**
 * How games can end, in a language.
 *
 * @param {string} language
 * @returns {Promise<ReasonTexts>}
 */
export async function loadReasons(language) {
  switch (language) {
    case 'de': return (await import('./reasons/de.js')).de;
    case 'fr': return (await import('./reasons/fr.js')).fr;
    case 'es': return (await import('./reasons/es.js')).es;
    default: return (await import('./reasons/en.js')).en;
  }
}
