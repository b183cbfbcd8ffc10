// @ts-check
/**
 * The texts of the page in German. They avoid addressing the reader, so that they are neither formal nor familiar.
 * The space before an ellipsis does not break.
 *
 * @import { SpokenMove, Texts } from './en.js'
 */

/**
 * "1 Halbzug", "2 Halbzüge".
 *
 * @param {string | number} count
 * @param {string} one
 * @param {string} many
 */
export const counted = (count, one, many) => `${count} ${String(count) === '1' ? one : many}`;

/**
 * A piece as players tell it from another of its kind: "b-Springer", "Turm von der 1. Reihe", "Dame von h4".
 *
 * @param {SpokenMove} move
 */
function named({ piece, origin }) {
  if (/^[a-h]$/.test(origin)) return `${origin}-${piece}`;
  if (/^[1-8]$/.test(origin)) return `${piece} von der ${origin}. Reihe`;
  return piece + (origin && ` von ${origin}`);
}

/** @type {Texts} */
export const de = {
  language: 'de',

  board: {
    board: 'Schachbrett',
    promotion: 'Umwandeln in',
    choices: { q: 'Dame', r: 'Turm', b: 'Läufer', n: 'Springer' },

    pieces: {
      K: 'weißer König',
      Q: 'weiße Dame',
      R: 'weißer Turm',
      B: 'weißer Läufer',
      N: 'weißer Springer',
      P: 'weißer Bauer',
      k: 'schwarzer König',
      q: 'schwarze Dame',
      r: 'schwarzer Turm',
      b: 'schwarzer Läufer',
      n: 'schwarzer Springer',
      p: 'schwarzer Bauer',
    },
    empty: 'leer',
    square: ({ square, content }) => `${square}, ${content}`,

    selected: 'gewählt',
    target: 'mögliches Zielfeld',
    check: 'im Schach',
    lastMove: 'letzter Zug',
    premove: 'Vorauszug',
    pending: 'wartet auf die Engine',
    drawings: {
      green: 'grün',
      red: 'rot',
      blue: 'blau',
      yellow: 'gelb',
      hint: 'Tipp',
      threat: 'Drohung',
      refutation: 'Widerlegung',
      best: 'bester Zug',
      line2: 'zweite Wahl',
      line3: 'dritte Wahl',
      line4: 'vierte Wahl',
      line5: 'fünfte Wahl',
    },
    circle: ({ name }) => `Kreis, ${name}`,
    arrowTo: ({ name, square }) => `Pfeil nach ${square}, ${name}`,
    arrowFrom: ({ name, square }) => `Pfeil von ${square}, ${name}`,

    cannotGo: ({ piece, from, to }) => `${piece} kann nicht von ${from} nach ${to}`,
    cannotMove: ({ piece, square }) => `${piece} auf ${square} kann jetzt nicht ziehen`,
    isEmpty: ({ square }) => `${square} ist leer`,
    canGo: ({ squares }) => `kann nach ${squares}`,
    noMoves: 'keine Züge',
    moved: ({ piece, from, to }) => `${piece} von ${from} nach ${to}`,
    noLastMove: 'noch kein Zug',
    noScore: 'noch keine Bewertung',
    noPremove: 'Vorauszug zurückgenommen',
    noPending: 'Zug zurückgezogen',
    drawingFrom: ({ square }) => `Pfeil von ${square}, x drücken, wo er endet`,
    noDrawings: 'Pfeile und Kreise gelöscht',
  },

  levels: {
    atLevel: ({ level }) => `Stufe ${level}`,
    ofNumber: ({ level }) => `Stufe ${level}`,
    short: {
      nodes: ({ count }) => `${count} Knoten`,
      depth: ({ count }) => `Tiefe ${count}`,
      ms: ({ count }) => `${count} s`,
      noise_cp: ({ count }) => `±${count} Bauern`,
      elo: ({ count }) => `${count} Elo`,
    },
  },

  messages: {
    move: ({ side, move }) => `${side}: ${move}.`,
    ending: ({ ending, move }) => `${move ? `${move}. ` : ''}${ending}`,
    newGame: ({ side }) => `Neue Partie mit ${side}.`,
    reopened: 'Gespeicherte Partie geöffnet.',
    takenBack: 'Zug zurückgenommen.',
    redone: 'Zug wieder ausgeführt.',
    premoveDropped: 'Der Vorauszug ist nicht mehr möglich.',
    paused: 'Die Partie ist angehalten.',
    continued: 'Die Partie geht weiter.',
    drawAsked: 'Remis angeboten.',
    drawRefused: 'Die Engine lehnt das Remis ab.',
    hintPiece: ({ square }) => `Tipp: die Figur auf ${square}.`,
    hintMove: ({ move }) => `Tipp: ${move}.`,
    noHint: 'Die Engine hat hier keinen Tipp.',
    note: ({ move }) => `Besser war: ${move}.`,
    notLoaded: 'Dieser Teil der Seite ließ sich nicht laden. Bitte die Verbindung prüfen.',
  },

  game: {
    sides: { white: 'Weiß', black: 'Schwarz' },
    spoken: {
      pieces: { k: 'König', q: 'Dame', r: 'Turm', b: 'Läufer', n: 'Springer', p: 'Bauer' },
      step: (move) => `${named(move)} nach ${move.to}`,
      takes: (move) => `${named(move)} schlägt ${move.to}`,
      promotes: ({ piece }) => `, Umwandlung in ${piece}`,
      kingside: 'kurze Rochade',
      queenside: 'lange Rochade',
      check: ', Schach',
      mate: ', matt',
    },
    unread: ({ text }) => `Ab hier nicht gelesen: ${text}`,
    passes: ({ side }) => `${side} setzt aus`,
    wins: ({ side, reason }) => `${side} gewinnt durch ${reason}.`,
    draw: ({ reason }) => `Remis: ${reason}.`,
    plainResults: { '1-0': 'Weiß gewinnt.', '0-1': 'Schwarz gewinnt.', '1/2-1/2': 'Remis.', '0-0': 'Beide verlieren.', '1/2-0': 'Ein halber Punkt für Weiß, keiner für Schwarz.', '0-1/2': 'Ein halber Punkt für Schwarz, keiner für Weiß.' },
    reasons: {
      checkmate: 'Schachmatt',
      stalemate: 'Patt',
      'insufficient-material': 'zu wenig Material zum Matt',
      'threefold-repetition': 'dreifache Stellungswiederholung',
      'fivefold-repetition': 'fünffache Stellungswiederholung',
      'fifty-moves': '50-Züge-Regel',
      'seventy-five-moves': '75-Züge-Regel',
      flag: 'Zeitüberschreitung',
      'flag-without-material': 'Zeit abgelaufen, aber kein Mattmaterial beim Gegner',
      resignation: 'Aufgabe',
      agreement: 'Vereinbarung',
    },
    judgements: { blunder: 'grober Fehler', mistake: 'Fehler', inaccuracy: 'Ungenauigkeit', good: 'guter Zug' },
    mates: ({ side }) => `${side} setzt matt`,
    matesIn: ({ side, moves }) => `${side} setzt matt in ${moves}`,
  },

  chooser: {
    title: 'Gegner wählen',
    levels: [
      { name: 'Neuling', about: 'Stellt seine Figuren ein. Für die allerersten Partien.' },
      { name: 'Anfänger', about: 'Sieht wenig und lässt vieles ungedeckt.' },
      { name: 'Einsteiger', about: 'Schlägt, was sich anbietet, übersieht aber die meisten Drohungen.' },
      { name: 'Hobby', about: 'Findet einfache Taktik und macht noch Fehler.' },
      { name: 'Verein', about: 'Spielt solide und bestraft Nachlässigkeiten.' },
      { name: 'Stark', about: 'Rechnet einige Züge voraus und irrt sich selten.' },
      { name: 'Experte', about: 'Eine harte Prüfung, auch für Vereinsspieler.' },
      { name: 'Meister', about: 'Volle Stärke. Hier wird nichts verschenkt.' },
    ],
    color: 'Eigene Farbe',
    colors: { white: 'Weiß', random: 'Zufall', black: 'Schwarz' },
    clock: 'Uhr',
    noClock: 'Ohne Uhr',
    clockOf: ({ minutes, seconds }) => `${minutes} Minuten pro Seite, ${seconds} Sekunden pro Zug`,
    start: 'Spielen',
    orMove: 'Oder einfach auf dem Brett den ersten Zug machen.',
    moreOptions: 'Weitere Optionen …',
  },

  play: {
    tagline: 'Schach gegen eines der kleinsten Programme, die je gut gespielt haben',
    boardLabel: 'Das Brett',
    stateLabel: 'Stand der Partie',
    reviewLabel: 'Auswertung der Partie',
    playersLabel: 'Spieler',
    menu: 'Menü',
    more: 'Mehr',
    sound: 'Ton',
    dialogs: {
      open: 'Partie öffnen …',
      share: 'Teilen …',
      setup: 'Stellung aufbauen …',
      games: 'Letzte Partien …',
      print: 'Drucken …',
      settings: 'Einstellungen …',
      help: 'Hilfe …',
    },
    learn: 'Wie micro-Max denkt (englisch)',
    authors: 'Ein Brett auf der eigenen Seite',
    zen: 'Zen-Modus',
    leaveZen: 'Zen-Modus beenden',
    boardSize: 'Größe des Bretts',
    details: 'Einzelheiten',
    command: 'Befehl',
    pause: 'Anhalten',
    goOn: 'Fortsetzen',
    isPaused: 'Angehalten',
    enginesPlay: 'Engine gegen Engine',
    newGame: 'Neue Partie',
    takeBack: 'Zurück\u00adnehmen',
    redo: 'Wieder\u00adholen',
    hint: 'Tipp',
    flip: 'Brett drehen',
    moveNow: 'Sofort ziehen',
    analyse: 'Analyse',
    offerDraw: 'Remis an\u00adbieten',
    claimDraw: 'Remis reklamieren',
    lookThrough: 'Nach\u00adspielen',
    resign: 'Auf\u00adgeben',
    reallyResign: 'Wirklich aufgeben?',
    pressAgain: 'Zum Aufgeben noch einmal drücken.',
    rematch: 'Revanche',
    switchSides: 'Seiten tauschen',
    retry: 'Noch einmal versuchen',
    closeNotice: 'Mitteilung schließen',
    moves: 'Züge',
    annotate: 'Kommentieren …',
    first: 'Erste Stellung',
    back: 'Ein Zug zurück',
    forward: 'Ein Zug vor',
    last: 'Letzte Stellung',
    thinking: 'Engine',
    depth: 'Tiefe',
    score: 'Bewertung (Weiß)',
    lines: 'Beste Varianten',
    you: 'Spieler',
    toMove: 'am Zug',
    thinks: 'denkt',
    clockOf: ({ side }) => `Uhr von ${side}`,
    captured: ({ pieces, ahead }) =>
      [pieces && `Geschlagen: ${pieces}`, ahead && `Material ${ahead}`].filter(Boolean).join('; '),
    check: 'Schach!',
    yourMove: 'Am Zug',
    sideToMove: ({ side }) => `${side} am Zug`,
    isThinking: ({ name }) => `${name} denkt …`,
    noAnswer: ({ name }) => `${name}: keine Antwort`,
    lookingBack: ({ place }) => `Ansicht: ${place}`,
    beginning: 'Ausgangsstellung',
    over: 'Die Partie ist zu Ende',
    aDraw: 'Remis',
    youWin: 'Gewonnen!',
    sideWins: ({ side }) => `${side} gewinnt`,
    looking: 'Die Engine rechnet …',
    hintPiece: ({ square }) => `Tipp: die Figur auf ${square}. Noch einmal drücken zeigt den Zug.`,
    hintMove: ({ move }) => `Tipp: ${move}`,
    threatOf: ({ from, to }) => `Der Gegner droht, von ${from} nach ${to} zu ziehen.`,
    note: ({ move, better, pawns }) => `${move} verlor etwa ${pawns} Bauern; besser war ${better}.`,
    offerAsked: 'micro-Max prüft das Angebot …',
    offerRefused: 'micro-Max lehnt das Remis ab.',
    mayClaim: ({ reason }) => `Remis kann reklamiert werden: ${reason}.`,
    tryMoves: 'Andere Züge ausprobieren: Die Partie bleibt erhalten.',
    goOnFromHere: 'Ein Zug setzt die Partie von hier fort; Vorblättern führt zur Partie zurück.',
    lastMove: ({ move }) => `Letzter Zug: ${move}`,
    howToMove: 'Eine Figur ziehen, oder die Figur und dann das Zielfeld anklicken.',
    howToMoveByTouch: 'Eine Figur ziehen, oder die Figur und dann das Zielfeld antippen.',
  },
};
