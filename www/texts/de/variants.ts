/** The texts of the dialogs about variants in German. */

import type { VariantTexts } from '../en/variants.ts';

export const texts: VariantTexts = {
  title: 'Spiel wählen',
  rules: 'Regeln',
  /** Closes the card before the first game. */
  begin: 'Los geht’s',
  invented: 'Jemand hat dieses Spiel erfunden: Die Regeln kamen mit dem Link oder der Datei.',
  search: 'Suche',
  none: 'Kein Spiel gefunden.',
  choose: 'Wählen',
  cancel: 'Abbrechen',
  lastPlayed: 'Zuletzt gespielt',
  onBoard: 'auf dem Brett',
  designs: 'Ihre Spiele',
  inFile: 'Spiele der Datei',
  invent: 'Spiel erfinden …',
  change: 'Dieses Spiel ändern …',
  pieces: 'Figuren',
  legend:
    'Punkt: Zug. Ring: Schlagen. Ring mit Punkt: beides. Gestrichelt: nur als erster Zug. Quadrat: über eine Figur hinweg.',
  moves: {
    ofPiece: ({ piece, moves }) => `${piece}: ${moves || 'erreicht kein Feld'}`,
    both: ({ squares }) => `zieht nach oder schlägt auf ${squares}`,
    move: ({ squares }) => `zieht ohne zu schlagen nach ${squares}`,
    capture: ({ squares }) => `schlägt auf ${squares}`,
    first: ({ moves }) => `nur im ersten Zug: ${moves}`,
    hop: ({ moves }) => `im Sprung über eine Figur: ${moves}`,
  },
  number: 'Nummer der Stellung (0–959)',
  random: 'Zufällige Stellung',
  value: ({ pawns }) => `etwa ${pawns} Bauern wert`,
  worth: {
    open: 'Was ist sie wert?',
    title: ({ piece }) => `Was ist die Figur wert? (${piece})`,
    method:
      'Die Engine spielt Partien, in denen eine Seite die Figur hat und die andere dafür bekannte Figuren und Bauern: einen Springer (N) für 3,25 Bauern, einen Turm (R) für 5, eine Dame (Q) für 9,5. Aus den Ergebnissen folgt, was sie auf einem Brett von 8\u00a0×\u00a08 wert ist; der Balken enthält den Wert mit 95\u00a0% Sicherheit und wird mit jeder Partie schmaler.',
    value: ({ value, error }) => `${value} ± ${error} Bauern`,
    games: ({ count }) => `${count} Partien`,
    playing: 'Es wird gespielt …',
    stop: 'Anhalten',
    goOn: 'Fortsetzen',
    noExchange: 'Die Figur ist zu viel oder zu wenig wert, um sie mit bekannten Figuren zu vergleichen.',
  },
  winsIn: ({ side, moves }) => `${side} gewinnt in ${moves}`,
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
