// @ts-check
/**
 * The texts of the dialogs about variants in French. Spaces before punctuation do not break.
 *
 * @import { VariantTexts } from './en.js'
 */

/** @type {VariantTexts} */
export const fr = {
  title: 'Choisir un jeu',
  search: 'Recherche',
  none: 'Aucun jeu ne porte ce nom.',
  choose: 'Choisir',
  cancel: 'Annuler',
  loading: 'Chargement…',
  pieces: 'Pièces',
  legend: 'Point\u00a0: déplacement. Anneau\u00a0: prise. Anneau avec point\u00a0: les deux. Pointillé\u00a0: premier coup seulement. Carré\u00a0: en sautant par-dessus une pièce.',
  rules: 'Règles',
  diagram: ({ piece, squares }) => `${piece}\u00a0: atteint ${squares || 'aucune case'}`,
  number: 'Numéro de la position (0–959)',
  random: 'Position au hasard',
  value: ({ pawns }) => `vaut environ ${pawns} pions`,
  inColor: ({ color, name }) => `${name}, ${color === 'white' ? 'blancs' : 'noirs'}`,
  royal: 'ne doit pas être perdu',
};
