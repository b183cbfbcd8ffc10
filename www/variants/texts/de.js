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
  none: 'Kein Spiel gefunden.',
  choose: 'Wählen',
  cancel: 'Abbrechen',
  designs: 'Ihre Spiele',
  inFile: 'Spiele der Datei',
  invent: 'Spiel erfinden …',
  change: 'Dieses Spiel ändern …',
  pieces: 'Figuren',
  legend: 'Punkt: Zug. Ring: Schlagen. Ring mit Punkt: beides. Gestrichelt: nur als erster Zug. Quadrat: über eine Figur hinweg.',
  diagram: ({ piece, squares }) => `${piece}: erreicht ${squares || 'kein Feld'}`,
  number: 'Nummer der Stellung (0–959)',
  random: 'Zufällige Stellung',
  value: ({ pawns }) => `etwa ${pawns} Bauern wert`,
  inColor: {
    white: ({ name }) => `${name}, weiß`,
    black: ({ name }) => `${name}, schwarz`,
  },
  royal: 'darf nicht verloren gehen',
  board: {
    hands: { white: 'Figuren auf der Hand von Weiß', black: 'Figuren auf der Hand von Schwarz' },
    inHand: ({ piece, count }) => `${piece}, ${count} auf der Hand`,
    dropped: ({ piece, to }) => `${piece} eingesetzt auf ${to}`,
    cannotDrop: ({ piece }) => `${piece} kann jetzt nicht eingesetzt werden`,
    cannotDropOn: ({ piece, to }) => `${piece} kann nicht auf ${to} eingesetzt werden`,
    dropHere: ({ name, piece }) => `${name}: ${piece} hier einsetzen`,
    entering: 'Welche Figur kommt ins Spiel?',
    enters: ({ piece, square }) => `${piece} auf ${square}`,
    noneEnters: 'keine',
    stays: ({ piece }) => `${piece}, ohne Umwandlung`,
  },
};
