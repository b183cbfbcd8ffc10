// @ts-check
/**
 * The texts of the workshop in Spanish.
 *
 * @import { PieceStep } from '../../engine/messages.js'
 * @import { WorkshopTexts } from '../en/workshop.js'
 */

/** @type {Readonly<Record<PieceStep['kind'], string>>} */
const kinds = { both: 'mover y capturar', move: 'solo mover', capture: 'solo capturar' };

/** @type {WorkshopTexts} */
export const texts = {
  title: 'Taller',
  designs: 'Sus juegos',
  createDesign: 'Juego nuevo',
  copyDesign: 'Copiar',
  remove: 'Eliminar',
  undo: 'Deshacer',
  redo: 'Rehacer',
  name: 'Nombre',
  about: 'Descripción breve',
  pieces: 'Piezas',
  addPiece: 'Añadir una pieza',
  removePiece: 'Quitar esta pieza',
  newPiece: 'pieza-nueva',
  diagram: 'Casillas que alcanza la pieza',
  place: ({ files, ranks }) =>
    [
      ranks > 0 ? `${ranks} adelante` : ranks < 0 ? `${-ranks} atrás` : '',
      files > 0 ? `${files} a la derecha` : files < 0 ? `${-files} a la izquierda` : '',
    ]
      .filter(Boolean)
      .join(', '),
  step: ({ kind, first, hop }) =>
    [kinds[kind], first ? 'solo como primera jugada' : '', hop ? 'por encima de una pieza' : '']
      .filter(Boolean)
      .join(', '),
  tool: 'Un clic en una casilla del diagrama añade o quita',
  motion: 'Paso',
  motions: {
    leap: 'Salto',
    slide: 'Línea',
    hop: 'Por encima de una pieza y más allá',
    grasshopper: 'Por encima de una pieza, justo detrás',
  },
  kind: 'Para',
  kinds,
  symmetry: 'Direcciones',
  symmetries: { all: 'todas iguales', sides: 'izquierda como derecha', one: 'solo esta' },
  distance: 'Distancia',
  anyDistance: 'sin límite',
  firstOnly: 'Solo como primera jugada',
  betza: 'Movimientos en notación Betza',
  rest: ({ betza }) => `${betza} solo se puede cambiar en la notación.`,
  noMoves: 'Una pieza necesita al menos un movimiento.',
  absent: 'No está en el tablero al empezar. Colóquela con las piezas que hay sobre el tablero.',
  pieceName: 'Nombre de la pieza',
  letter: 'Letra',
  picture: 'Dibujo',
  byName: 'según el nombre',
  royal: 'Real (quien la pierde pierde la partida)',
  pawn: 'Es un peón',
  pawnHint: 'No tiene letra en las jugadas, y sus jugadas cuentan como progreso.',
  board: 'Tablero',
  files: 'Columnas',
  ranks: 'Filas',
  palette: 'Piezas para colocar',
  erase: 'Quitar piezas',
  mirror: 'Reflejar para las negras',
  clear: 'Vaciar',
  rulesTitle: 'Reglas',
  promotion: { title: 'Promoción', pawns: 'Pieza que promociona', choices: 'Promociona a', rank: 'Desde la fila' },
  castling: 'Enroque',
  castlingBy: ({ squares }) => (squares === 0 ? 'ninguno' : `el rey mueve ${squares} casillas`),
  rules: {
    stalemate: 'El ahogado es',
    'bare-king': 'Un rey desnudo',
    hand: 'Piezas en mano',
    extinction: 'Perder todas estas piezas',
    goal: 'Alcanzar estas casillas gana',
    checks: 'Número de jaques que ganan',
    'draw-after': 'Tablas tras jugadas sin progreso',
    'must-capture': 'Quien puede capturar debe capturar',
    explosions: 'Las capturas explotan',
    'checks-forbidden': 'Dar jaque está prohibido',
  },
  values: {
    stalemate: {
      draw: 'tablas',
      loss: 'una derrota',
      win: 'una victoria',
      'fewer-pieces-win': 'una victoria de quien tiene menos piezas',
    },
    'bare-king': { none: 'sigue jugando', loss: 'pierde' },
    hand: { none: 'ninguna', drops: 'lo capturado se coloca', gating: 'entran detrás de las movidas' },
  },
  examples: { extinction: 'QR loss', goal: 'K on d4 e4 d5 e5', checks: '3', 'draw-after': '50' },
  otherRules: 'Otras reglas, como líneas de la definición',
  asText: 'La definición como texto',
  definition: 'Definición',
  valid: 'Listo para jugar.',
  invalid: ({ fault }) => `Aún no se puede jugar: ${fault}.`,
  copied: { link: 'Enlace', attribute: 'Elemento' },
  link: 'Copiar enlace',
  attribute: 'Copiar elemento',
  file: 'Guardar archivo',
  goOn: 'Continuar desde la posición actual',
  cannotGoOn: ({ fault }) => `La posición del tablero no encaja en este juego: ${fault}.`,
  playBoth: 'Dos jugadores',
  playBlack: 'Jugar con negras',
  playWhite: 'Jugar con blancas',
  tooLong: 'La definición es demasiado larga para un enlace. Guárdela en un archivo.',
};
