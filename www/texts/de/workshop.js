// @ts-check
/**
 * The texts of the workshop in German.
 *
 * @import { PieceStep } from '../../engine/messages.js'
 * @import { WorkshopTexts } from '../en/workshop.js'
 */

/** @type {Readonly<Record<PieceStep['kind'], string>>} */
const kinds = { both: 'Ziehen und Schlagen', move: 'nur Ziehen', capture: 'nur Schlagen' };

/** @type {WorkshopTexts} */
export const texts = {
  title: 'Werkstatt',
  designs: 'Ihre Spiele',
  createDesign: 'Neues Spiel',
  copyDesign: 'Kopieren',
  remove: 'Löschen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  name: 'Name',
  about: 'Kurzbeschreibung',
  pieces: 'Figuren',
  addPiece: 'Figur hinzufügen',
  removePiece: 'Diese Figur entfernen',
  newPiece: 'neue-figur',
  diagram: 'Felder, die die Figur erreicht',
  place: ({ files, ranks }) =>
    [
      ranks > 0 ? `${ranks} vor` : ranks < 0 ? `${-ranks} zurück` : '',
      files > 0 ? `${files} rechts` : files < 0 ? `${-files} links` : '',
    ]
      .filter(Boolean)
      .join(', '),
  step: ({ kind, first, hop }) =>
    [kinds[kind], first ? 'nur als erster Zug' : '', hop ? 'über eine Figur hinweg' : ''].filter(Boolean).join(', '),
  tool: 'Ein Klick auf ein Feld des Diagramms fügt hinzu oder entfernt',
  motion: 'Schritt',
  motions: {
    leap: 'Sprung',
    slide: 'Linie',
    hop: 'Über eine Figur und weiter',
    grasshopper: 'Über eine Figur, direkt dahinter',
  },
  kind: 'Zum',
  kinds,
  symmetry: 'Richtungen',
  symmetries: { all: 'alle gleich', sides: 'links wie rechts', one: 'nur diese' },
  distance: 'Weite',
  anyDistance: 'beliebig',
  firstOnly: 'Nur als erster Zug',
  betza: 'Züge in Betza-Notation',
  rest: ({ betza }) => `${betza} lässt sich nur in der Notation ändern.`,
  noMoves: 'Eine Figur braucht mindestens einen Zug.',
  absent: 'Sie steht am Anfang nicht auf dem Brett. Mit den Figuren über dem Brett lässt sie sich aufstellen.',
  pieceName: 'Name der Figur',
  letter: 'Buchstabe',
  picture: 'Bild',
  byName: 'nach dem Namen',
  royal: 'Königlich (wer sie verliert, verliert die Partie)',
  pawn: 'Ist ein Bauer',
  pawnHint: 'Er hat in Zügen keinen Buchstaben, und seine Züge zählen als Fortschritt.',
  board: 'Brett',
  files: 'Linien',
  ranks: 'Reihen',
  palette: 'Figuren zum Aufstellen',
  erase: 'Figuren entfernen',
  mirror: 'Für Schwarz spiegeln',
  clear: 'Leeren',
  rulesTitle: 'Regeln',
  promotion: { title: 'Umwandlung', pawns: 'Figur, die sich umwandelt', choices: 'Wird zu', rank: 'Ab Reihe' },
  castling: 'Rochade',
  castlingBy: ({ squares }) => (squares === 0 ? 'keine' : `der König zieht ${squares} Felder`),
  rules: {
    stalemate: 'Patt ist',
    'bare-king': 'Ein blanker König',
    hand: 'Figuren auf der Hand',
    extinction: 'Verlust all dieser Figuren',
    goal: 'Diese Felder zu erreichen gewinnt',
    checks: 'Zahl der Schachs, die gewinnen',
    'draw-after': 'Remis nach Zügen ohne Fortschritt',
    'must-capture': 'Wer schlagen kann, muss schlagen',
    explosions: 'Geschlagene Figuren explodieren',
    'checks-forbidden': 'Schach zu geben ist verboten',
  },
  values: {
    stalemate: { draw: 'Remis', loss: 'verloren', win: 'gewonnen', 'fewer-pieces-win': 'gewonnen für weniger Figuren' },
    'bare-king': { none: 'spielt weiter', loss: 'verliert' },
    hand: { none: 'keine', drops: 'Geschlagenes wird eingesetzt', gating: 'kommen hinter Gezogenes' },
  },
  examples: { extinction: 'QR loss', goal: 'K on d4 e4 d5 e5', checks: '3', 'draw-after': '50' },
  otherRules: 'Andere Regeln, als Zeilen der Definition',
  asText: 'Die Definition als Text',
  definition: 'Definition',
  valid: 'Spielbereit.',
  invalid: ({ fault }) => `Noch nicht spielbar: ${fault}.`,
  copied: { link: 'Link', attribute: 'Element' },
  link: 'Link kopieren',
  attribute: 'Element kopieren',
  file: 'Datei sichern',
  goOn: 'Von der jetzigen Stellung weiterspielen',
  cannotGoOn: ({ fault }) => `Die Stellung auf dem Brett passt nicht zu diesem Spiel: ${fault}.`,
  playBoth: 'Zu zweit',
  playBlack: 'Schwarz spielen',
  playWhite: 'Weiß spielen',
  tooLong: 'Die Definition ist zu lang für einen Link. Sichern Sie sie als Datei.',
};
