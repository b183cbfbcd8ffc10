// @ts-check
/**
 * The texts of the page in Spanish. Its sides are lower case within a sentence.
 *
 * @import { SpokenMove, Texts } from '../en/page.js'
 */

/** What the sides are called; a program's name, unlike theirs, is no plural. */
const sides = { white: 'Blancas', black: 'Negras' };

/**
 * A side within a sentence: "las blancas".
 * @param {string} side
 */
export const the = (side) => `las ${side.toLowerCase()}`;

/** @param {string} name */
const isSide = (name) => Object.values(sides).includes(name);

/**
 * "1 segundo", "0,5 segundos".
 * @param {string | number} count @param {string} one @param {string} many
 */
export const counted = (count, one, many) => `${count} ${String(count) === '1' ? one : many}`;

/**
 * A piece as players tell it from another of its kind: "caballo de b", "torre de la fila 1", "dama de h4".
 * @param {SpokenMove} move
 */
const named = ({ piece, origin }) => piece + (origin && ` de ${/^[1-8]$/.test(origin) ? 'la fila ' : ''}${origin}`);

/** @type {Texts} */
export const texts = {
  language: 'es',

  board: {
    board: 'Tablero de ajedrez',
    promotion: 'Promoción a',
    choices: { q: 'Dama', r: 'Torre', b: 'Alfil', n: 'Caballo' },

    pieces: {
      K: 'rey blanco',
      Q: 'dama blanca',
      R: 'torre blanca',
      B: 'alfil blanco',
      N: 'caballo blanco',
      P: 'peón blanco',
      k: 'rey negro',
      q: 'dama negra',
      r: 'torre negra',
      b: 'alfil negro',
      n: 'caballo negro',
      p: 'peón negro',
    },
    empty: 'vacía',
    square: ({ square, content }) => `${square}, ${content}`,

    selected: 'pieza elegida',
    target: 'casilla posible',
    check: 'en jaque',
    lastMove: 'última jugada',
    premove: 'jugada anticipada',
    pending: 'a la espera del motor',
    drawings: {
      green: 'verde',
      red: 'rojo',
      blue: 'azul',
      yellow: 'amarillo',
      hint: 'pista',
      threat: 'amenaza',
      refutation: 'refutación',
      best: 'mejor jugada',
      line2: 'segunda opción',
      line3: 'tercera opción',
      line4: 'cuarta opción',
      line5: 'quinta opción',
    },
    circle: ({ name }) => `círculo, ${name}`,
    arrowTo: ({ name, square }) => `flecha hacia ${square}, ${name}`,
    arrowFrom: ({ name, square }) => `flecha desde ${square}, ${name}`,

    cannotGo: ({ piece, from, to }) => `${piece} no puede ir de ${from} a ${to}`,
    cannotMove: ({ piece, square }) => `${piece} en ${square} no puede mover ahora`,
    isEmpty: ({ square }) => `${square} está vacía`,
    canGo: ({ squares }) => `puede ir a ${squares}`,
    noMoves: 'sin jugadas',
    moved: ({ piece, from, to }) => `${piece} de ${from} a ${to}`,
    noLastMove: 'aún no hay jugadas',
    noScore: 'aún no hay evaluación',
    noPremove: 'jugada anticipada retirada',
    noPending: 'jugada retirada',
    drawingFrom: ({ square }) => `flecha desde ${square}, pulse x donde termina`,
    noDrawings: 'flechas y círculos borrados',
  },

  levels: {
    atLevel: ({ level }) => `nivel ${level}`,
    ofNumber: ({ level }) => `Nivel ${level}`,
    short: {
      nodes: ({ count }) => counted(count, 'nodo', 'nodos'),
      depth: ({ count }) => `profundidad ${count}`,
      ms: ({ count }) => `${count} s`,
      people: ({ count }) => `como personas con ${count} puntos`,
      elo: ({ count }) => `${count} Elo`,
    },
  },

  messages: {
    move: ({ side, move }) => `${side}: ${move}.`,
    ending: ({ ending, move }) => `${move ? `${move}. ` : ''}${ending}`,
    newGame: ({ side }) => `Partida nueva. Juega con ${the(side)}.`,
    reopened: 'Partida guardada reabierta.',
    takenBack: 'Jugada deshecha.',
    redone: 'Jugada rehecha.',
    premoveDropped: 'La jugada anticipada ya no es posible.',
    paused: 'La partida está en pausa.',
    continued: 'La partida continúa.',
    mustCapture: 'La captura es obligatoria.',
    kingInCheck: 'El rey no puede quedar en jaque.',
    drawAsked: 'Tablas ofrecidas.',
    drawRefused: 'El motor rechaza las tablas.',
    hintPiece: ({ piece, square }) => `Pista: ${piece} de ${square}.`,
    hintMove: ({ move, why = '' }) => `Pista: ${move}.${why && ` ${why}`}`,
    noHint: 'El motor no tiene ninguna pista aquí.',
    note: ({ move }) => `Mejor era: ${move}.`,
    notLoaded: 'No se pudo cargar esta parte de la página. Compruebe la conexión.',
  },

  game: {
    sides,
    spoken: {
      pieces: { k: 'rey', q: 'dama', r: 'torre', b: 'alfil', n: 'caballo', p: 'peón' },
      step: (move) => `${named(move)} a ${move.to}`,
      takes: (move) => `${named(move)} por ${move.to}`,
      promotes: ({ piece }) => `, corona ${piece}`,
      kingside: 'enroque corto',
      queenside: 'enroque largo',
      check: ', jaque',
      mate: ', jaque mate',
    },
    unread: ({ text }) => `No leído desde aquí: ${text}`,
    passes: ({ side }) => `Pasan ${the(side)}`,
    wins: ({ side, reason }) => `Ganan ${the(side)} por ${reason}.`,
    draw: ({ reason }) => `Tablas: ${reason}.`,
    plainResults: {
      '1-0': 'Ganan las blancas.',
      '0-1': 'Ganan las negras.',
      '1/2-1/2': 'Tablas.',
      '0-0': 'Pierden ambos.',
      '1/2-0': 'Medio punto para las blancas, ninguno para las negras.',
      '0-1/2': 'Medio punto para las negras, ninguno para las blancas.',
    },
    reasons: {
      checkmate: 'jaque mate',
      stalemate: 'ahogado',
      'insufficient-material': 'material insuficiente',
      'threefold-repetition': 'triple repetición',
      'fivefold-repetition': 'quíntuple repetición',
      'fifty-moves': 'regla de las 50 jugadas',
      'seventy-five-moves': 'regla de las 75 jugadas',
      flag: 'tiempo agotado',
      'flag-without-material': 'tiempo agotado, pero el rival no tiene material para dar mate',
      resignation: 'abandono',
      agreement: 'acuerdo mutuo',
    },
    judgements: { blunder: 'error grave', mistake: 'error', inaccuracy: 'imprecisión', good: 'buena jugada' },
    mates: ({ side }) => `${side} dan mate`,
    matesIn: ({ side, moves }) => `${side} dan mate en ${moves}`,
  },

  chooser: {
    title: 'Elija su rival',
    levels: [
      { name: 'Novato', about: 'Regala sus piezas. Para sus primeras partidas.' },
      { name: 'Principiante', about: 'Ve poco y deja mucho sin defender.' },
      { name: 'Aprendiz', about: 'Toma lo que se le ofrece, pero no ve casi ninguna amenaza.' },
      { name: 'Aficionado', about: 'Encuentra táctica sencilla y aún comete errores.' },
      { name: 'Club', about: 'Juega con solidez y castiga los descuidos.' },
      { name: 'Avanzado', about: 'Calcula algunas jugadas y se equivoca poco.' },
      { name: 'Experto', about: 'Una prueba dura, incluso para jugadores de club.' },
      { name: 'Maestro', about: 'El rival más fuerte. No regala nada.' },
    ],
    color: 'Su color',
    colors: { white: 'Blancas', random: 'Al azar', black: 'Negras' },
    clock: 'Reloj',
    noClock: 'Sin reloj',
    clockOf: ({ minutes, seconds }) => `${minutes} minutos por jugador, ${seconds} segundos por jugada`,
    start: 'Jugar',
    orMove: 'O haga simplemente la primera jugada en el tablero.',
    moreOptions: 'Personalizar…',
    friend: 'Un amigo, por enlace',
    chess: 'Ajedrez',
    back: 'Volver a la partida',
    /** The tiles beside the first view. */
    onlyHere: 'Solo aquí',
    variants: 'Más de 50 juegos',
    invent: 'Inventar una pieza',
    review: 'Revisar una partida',
    learn: 'Cómo piensa',
  },

  play: {
    tagline: 'Ajedrez contra uno de los programas más pequeños que jamás jugaron bien',
    boardLabel: 'El tablero',
    stateLabel: 'Estado de la partida',
    review: 'Revisión',
    reviewLabel: 'Revisión de la partida',
    playersLabel: 'Jugadores',
    menu: 'Menú',
    more: 'Más',
    sound: 'Sonido',
    /** The opponents with a face, by their styles. */
    characters: {
      greedy: 'Oso',
      odd: 'Jirafa',
      gambits: 'Liebre',
      trading: 'Camello',
      attacking: 'Lobo',
      defending: 'Elefante',
    },
    dialogs: {
      open: 'Abrir una partida…',
      share: 'Compartir…',
      setup: 'Editar posición…',
      games: 'Partidas recientes…',
      opponents: 'Rivales…',
      puzzles: 'Sus ejercicios…',
      endings: 'Finales…',
      rating: 'Su puntuación…',
      print: 'Imprimir…',
      settings: 'Ajustes…',
      help: 'Ayuda…',
    },
    learn: 'Cómo piensa micro-Max (en inglés)',
    authors: 'Un tablero en su página',
    zen: 'Modo zen',
    leaveZen: 'Salir del modo zen',
    boardSize: 'Tamaño del tablero',
    details: 'Detalles',
    command: 'Comando',
    pause: 'Pausa',
    goOn: 'Continuar',
    isPaused: 'En pausa',
    enginesPlay: 'Motor contra motor',
    newGame: 'Partida nueva',
    takeBack: 'Deshacer',
    playComputer: 'Contra el ordenador',
    redo: 'Rehacer',
    hint: 'Pista',
    flip: 'Girar tablero',
    moveNow: 'Mover ya',
    analyse: 'Analizar',
    offerDraw: 'Ofrecer tablas',
    claimDraw: 'Reclamar tablas',
    lookThrough: 'Revisar partida',
    resign: 'Abandonar',
    reallyResign: '¿Aban\u00addonar?',
    pressAgain: 'Pulse otra vez para abandonar.',
    rematch: 'Revancha',
    switchSides: 'Cambiar bandos',
    retry: 'Reintentar',
    closeNotice: 'Cerrar el aviso',
    moves: 'Jugadas',
    annotate: 'Anotar…',
    first: 'Primera posición',
    back: 'Una jugada atrás',
    forward: 'Una jugada adelante',
    autoplay: 'Reproducir las jugadas',
    stopAutoplay: 'Detener',
    last: 'Última posición',
    thinking: 'Motor',
    depth: 'Prof.',
    score: 'Evaluación (blancas)',
    lines: 'Mejores variantes',
    you: 'Usted',
    toMove: 'mueve',
    thinks: 'piensa',
    clockOf: ({ side }) => `Reloj de ${the(side)}`,
    captured: ({ pieces, ahead }) =>
      [pieces && `Capturas: ${pieces}`, ahead && `material ${ahead}`].filter(Boolean).join('; '),
    check: '¡Jaque!',
    yourMove: 'Le toca mover',
    sideToMove: ({ side }) => `Juegan ${the(side)}`,
    isThinking: ({ name }) => `${name} ${isSide(name) ? 'piensan' : 'piensa'}…`,
    noAnswer: ({ name }) => `${name}: sin respuesta`,
    lookingBack: ({ place }) => `Vista: ${place}`,
    beginning: 'posición inicial',
    over: 'La partida ha terminado',
    aDraw: 'Tablas',
    youWin: 'Usted gana',
    sideWins: ({ side }) => (isSide(side) ? `Ganan ${the(side)}` : `Gana ${side}`),
    looking: 'El motor está pensando…',
    hintPiece: ({ piece, square }) => `Pista: ${piece} de ${square}. Pulse otra vez para ver la jugada.`,
    hintMove: ({ move }) => `Pista: ${move}`,
    threatOf: ({ move }) => `Amenaza: ${move}.`,
    noThreat: 'No hay amenaza.',
    note: ({ move, better, pawns }) =>
      `${move} perdió cerca de ${counted(pawns, 'peón', 'peones')}; mejor era ${better}.`,
    offerAsked: 'micro-Max considera su oferta…',
    offerRefused: 'micro-Max rechaza las tablas.',
    mayClaim: ({ reason }) => `Puede reclamar tablas: ${reason}.`,
    tryMoves: 'Pruebe otras jugadas; la partida original se conserva.',
    goOnFromHere: 'Mueva para seguir desde aquí, o avance para volver a la partida.',
    lastMove: ({ move }) => `Última jugada: ${move}`,
    howToMove: 'Arrastre una pieza, o haga clic en ella y luego en la casilla de destino.',
    howToMoveByTouch: 'Toque una pieza y luego su destino.',
  },
};
