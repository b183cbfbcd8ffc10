// @ts-check
/**
 * The texts of the page in German. They speak to nobody, so that nobody is spoken to too formally or too closely.
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
const counted = (count, one, many) => `${count} ${String(count) === '1' ? one : many}`;

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
      best: 'bester Zug',
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
    level: 'Stufe',
    levelOf: { white: 'Stufe von Weiß', black: 'Stufe von Schwarz' },
    atLevel: ({ level }) => `Stufe ${level}`,
    playAgainst: 'Spielen gegen',
    nobody: 'niemanden',
    short: {
      nodes: ({ count }) => `${count} Knoten`,
      depth: ({ count }) => `Tiefe ${count}`,
      ms: ({ count }) => `${count} s`,
      noise_cp: ({ count }) => `±${count} Bauern`,
      elo: ({ count }) => `${count} Elo`,
    },
    rules: {
      nodes: ({ count }) =>
        `Rechnet Zug um Zug tiefer, bis ${counted(count, 'Stellung gezählt ist', 'Stellungen gezählt sind')}, und zieht dann.`,
      depth: ({ count }) => `Rechnet höchstens ${counted(count, 'Halbzug', 'Halbzüge')} voraus.`,
      ms: ({ count }) => `Denkt ${counted(count, 'Sekunde', 'Sekunden')} lang nach und zieht dann.`,
      noise_cp: ({ count }) => `Jede Bewertung ist um bis zu ${count} Bauern verwischt.`,
      elo: ({ count }) => `Spielt mit etwa ${count} Elo.`,
      none: 'Denkt beliebig lange nach.',
    },
  },

  said: {
    move: ({ side, move }) => `${side}: ${move}.`,
    ending: ({ ending, move }) => `${move ? `${move}. ` : ''}${ending}`,
    notRead: ({ text }) => text,
    newGame: ({ side }) => `Neue Partie mit ${side}.`,
    newGameForTwo: 'Neue Partie zu zweit an diesem Brett.',
    newGameOfEngines: 'Neue Partie. Programm gegen Programm.',
    reopened: 'Zurück in einer gespeicherten Partie.',
    loaded: ({ moves }) =>
      `Die Partie ist gelesen: ${counted(moves, 'Halbzug', 'Halbzüge')}. Zum Durchblättern dienen die Knöpfe unter dem Brett oder die Pfeiltasten in der Zugliste.`,
    loadedPosition: 'Die Stellung ist gelesen. Beide Seiten werden von Hand gezogen.',
    takenBack: 'Zug zurückgenommen.',
    takenBackFlag: 'Zug zurückgenommen. Die Partie geht ohne Uhr weiter.',
    redone: 'Zug wieder ausgeführt.',
    notTaken: 'Dieser Zug gilt hier nicht. Die Figur geht zurück.',
    premoveDropped: 'Der Vorauszug ist nicht mehr möglich.',
    sidesSwitched: ({ side }) => `Seiten getauscht.${side ? ` Weiter mit ${side}.` : ''}`,
    notOffered: ({ wanted, instead }) => `${wanted} gibt es hier nicht. Stattdessen spielt ${instead}.`,
    drawAsked: 'Remis angeboten.',
    drawRefused: 'Das Programm lehnt das Remis ab.',
    hintPiece: ({ square }) => `Tipp: die Figur auf ${square}.`,
    hintMove: ({ move }) => `Tipp: ${move}.`,
    noHint: 'Das Programm hat hier keinen Tipp.',
    threat: ({ from, to }) => `Drohung: von ${from} nach ${to}.`,
    threatInCheck: 'Der König steht im Schach: Das ist die Drohung.',
    noThreat: 'Hier gibt es keine Drohung zu zeigen.',
    note: ({ move }) => `Besser war: ${move}.`,
    unreadable: ({ text }) => `Eine gespeicherte Partie ist nicht lesbar: ${text}.`,
    preferencesDamaged: 'Einige gespeicherte Einstellungen waren nicht lesbar; für sie gilt wieder der Anfangswert.',
    cut: ({ ply, uci }) =>
      `Halbzug ${ply} der gespeicherten Partie, ${uci}, ist nicht erlaubt. Die Partie geht vor ihm weiter.`,
    noMove: 'Das Programm nannte keinen Zug.',
    illegalMove: ({ uci }) => `Das Programm antwortete mit dem Zug ${uci}, der hier nicht erlaubt ist.`,
    noAnswer: ({ text }) => `Das Programm gab keine Antwort: ${text}.`,
    engineSays: ({ text }) => `Das Programm meldet: ${text}.`,
    engineRestarted: 'Das Programm antwortete nicht mehr und wurde neu gestartet. Die Partie geht weiter.',
    engineTwice: 'Das Programm ist an dieser Stellung zweimal gescheitert.',
    engineFailed: ({ text }) =>
      `Das Programm ließ sich nicht starten${text && ` (${text})`}. Vielleicht hilft es, die Seite neu zu laden.`,
    engineRefused: ({ text }) => `Der Browser lässt das Programm nicht starten: ${text}.`,
    policyForbids: ({ text }) =>
      `Die Content-Security-Policy dieser Seite hindert das Programm am Start. Sie muss erlauben: ${text}.`,
    engineClosed: 'Das Programm wurde beendet.',
    noWorkers: 'Dieser Browser hat keine Web-Worker, und in einem solchen läuft das Programm.',
    noWebAssembly: 'Dieser Browser hat kein WebAssembly (vielleicht ist es abgeschaltet), und das Programm braucht es.',
    notKept: 'Der Browser speichert diese Partie nicht: Sein Speicher ist voll oder gesperrt.',
    openElsewhere: 'Eine Partie ist in einem anderen Tab offen; dieser Tab lässt sie in Ruhe.',
    notLoaded: 'Dieser Teil der Seite ließ sich nicht laden. Besteht eine Verbindung zum Netz?',
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
    wins: ({ side, reason }) => `${side} gewinnt durch ${reason}.`,
    draw: ({ reason }) => `Remis: ${reason}.`,
    plainResults: { '1-0': 'Weiß gewinnt.', '0-1': 'Schwarz gewinnt.', '1/2-1/2': 'Remis.' },
    reasons: {
      checkmate: 'Schachmatt',
      stalemate: 'Patt, kein erlaubter Zug und kein Schach',
      'insufficient-material': 'zu wenig Material, um matt zu setzen',
      'threefold-repetition': 'dieselbe Stellung zum dritten Mal',
      'fivefold-repetition': 'dieselbe Stellung zum fünften Mal',
      'fifty-moves': '50 Züge ohne Schlag- und Bauernzug',
      'seventy-five-moves': '75 Züge ohne Schlag- und Bauernzug',
      flag: 'Zeitüberschreitung',
      'flag-without-material': 'Zeit um, doch zum Matt fehlt das Material',
      resignation: 'Aufgabe',
      agreement: 'Vereinbarung',
    },
    mates: ({ side }) => `${side} setzt matt`,
    matesIn: ({ side, moves }) => `${side} setzt matt in ${moves}`,
  },

  play: {
    tagline: 'Schach gegen eines der kleinsten Programme, die je gut gespielt haben',
    boardLabel: 'Das Brett',
    stateLabel: 'Stand der Partie',
    playersLabel: 'Wer spielt',
    more: 'Mehr',
    rooms: {
      open: 'Partie öffnen …',
      share: 'Teilen …',
      setup: 'Stellung aufbauen …',
      games: 'Letzte Partien …',
      print: 'Drucken …',
      settings: 'Einstellungen …',
      help: 'Tasten und Hilfe',
    },
    learn: 'Wie micro-Max denkt (englisch)',
    authors: 'Für Autoren: ein Brett auf der eigenen Seite',
    newGame: 'Neue Partie',
    takeBack: 'Zurück\u00adnehmen',
    redo: 'Wieder\u00adholen',
    hint: 'Tipp',
    flip: 'Brett drehen',
    moveNow: 'Sofort ziehen',
    analyse: 'Analyse',
    offerDraw: 'Remis anbieten',
    claimDraw: 'Remis fordern',
    lookThrough: 'Nach\u00adspielen',
    resign: 'Aufgeben',
    reallyResign: 'Wirklich aufgeben?',
    pressAgain: 'Zum Aufgeben noch einmal drücken.',
    rematch: 'Revanche',
    switchSides: 'Seiten tauschen',
    retry: 'Noch einmal versuchen',
    closeNotice: 'Mitteilung schließen',
    moves: 'Züge',
    annotate: 'Anmerken …',
    first: 'Erste Stellung',
    back: 'Ein Zug zurück',
    forward: 'Ein Zug vor',
    last: 'Letzte Stellung',
    typed: 'Zug oder Befehl',
    typedHelp: 'Sf3, g1f3 oder: aufgeben, remis, zurück, tipp, uhr, hilfe',
    commands: { resign: 'aufgeben', draw: 'remis', back: 'zurück', hint: 'tipp', clock: 'uhr', help: 'hilfe' },
    thinking: 'Berechnung',
    threat: 'Drohung',
    depth: 'Tiefe',
    nodes: 'Knoten',
    speed: 'Knoten/s',
    tableUse: 'Tabelle',
    score: 'Wert (Weiß)',
    lines: 'Beste Varianten',
    you: 'Mensch',
    toMove: 'am Zug',
    thinks: 'denkt',
    clockOf: ({ side }) => `Uhr von ${side}`,
    captured: ({ pieces, ahead }) =>
      [pieces && `Geschlagen: ${pieces}`, ahead && `Material ${ahead}`].filter(Boolean).join('; '),
    check: 'Schach!',
    yourMove: 'Bitte ziehen',
    sideToMove: ({ side }) => `${side} am Zug`,
    isThinking: ({ name }) => `${name} denkt …`,
    noAnswer: ({ name }) => `${name}: keine Antwort`,
    lookingBack: ({ place }) => `Rückblick: ${place}`,
    beginning: 'der Anfang',
    over: 'Die Partie ist zu Ende',
    aDraw: 'Remis',
    youWin: 'Gewonnen!',
    sideWins: ({ side }) => `${side} gewinnt`,
    looking: 'Das Programm sucht …',
    hintPiece: ({ square }) => `Tipp: die Figur auf ${square}. Noch einmal drücken zeigt den Zug.`,
    hintMove: ({ move }) => `Tipp: ${move}`,
    threatOf: ({ from, to }) => `Die andere Seite würde von ${from} nach ${to} ziehen.`,
    note: ({ move, better, pawns }) => `${move} verlor etwa ${pawns} Bauern; besser war ${better}.`,
    offerAsked: 'micro-Max prüft das Angebot …',
    offerRefused: 'micro-Max lehnt das Remis ab.',
    mayClaim: ({ reason }) => `Remis kann gefordert werden: ${reason}.`,
    tryMoves: 'Andere Züge ausprobieren: Die Partie bleibt, wie sie war.',
    goOnFromHere: 'Ein Zug setzt die Partie von hier fort; Vorblättern führt zu ihr zurück.',
    whatNext: 'Revanche, Nachspielen oder Analyse.',
    lastMove: ({ move }) => `Letzter Zug: ${move}`,
    howToMove: 'Eine Figur ziehen, oder erst sie und dann ihr Zielfeld anklicken.',
  },
};
