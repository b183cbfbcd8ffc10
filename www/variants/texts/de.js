// @ts-check
/**
 * The texts of the dialogs about variants in German.
 *
 * @import { VariantTexts } from './en.js'
 */

/** @type {VariantTexts} */
export const de = {
  title: 'Spiel wählen',
  search: 'Suche',
  none: 'So heißt kein Spiel.',
  choose: 'Wählen',
  cancel: 'Abbrechen',
  loading: 'Wird geladen …',
  pieces: 'Figuren',
  legend: 'Punkt: Zug. Ring: Schlagen. Ring mit Punkt: beides. Gestrichelt: nur als erster Zug. Quadrat: über eine Figur hinweg.',
  rules: 'Regeln',
  diagram: ({ piece, squares }) => `${piece}: erreicht ${squares || 'kein Feld'}`,
  number: 'Nummer der Stellung (0–959)',
  random: 'Zufällige Stellung',
  value: ({ pawns }) => `etwa ${pawns} Bauern wert`,
  inColor: ({ color, name }) => `${name}, ${color === 'white' ? 'weiß' : 'schwarz'}`,
  royal: 'darf nicht verloren gehen',
};
