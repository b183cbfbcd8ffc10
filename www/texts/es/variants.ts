/** The texts of the dialogs about variants in Spanish. */

import type { VariantTexts } from '../en/variants.ts';

export const texts: VariantTexts = {
  title: 'Elegir un juego',
  rules: 'Reglas',
  /** Closes the card before the first game. */
  begin: 'Jugar',
  invented: 'Alguien ha inventado este juego: sus reglas venían en el enlace o en el archivo.',
  search: 'Buscar',
  none: 'Ningún juego encontrado.',
  choose: 'Elegir',
  cancel: 'Cancelar',
  lastPlayed: 'Última partida',
  onBoard: 'en el tablero',
  designs: 'Sus juegos',
  inFile: 'Juegos del archivo',
  invent: 'Inventar un juego…',
  change: 'Cambiar este juego…',
  pieces: 'Piezas',
  legend:
    'Punto: movimiento. Anillo: captura. Anillo con punto: ambos. Línea discontinua: solo el primer movimiento. Cuadrado: saltando sobre una pieza.',
  moves: {
    ofPiece: ({ piece, moves }) => `${piece}: ${moves || 'no alcanza ninguna casilla'}`,
    both: ({ squares }) => `mueve o captura en ${squares}`,
    move: ({ squares }) => `mueve a ${squares} sin capturar`,
    capture: ({ squares }) => `captura en ${squares}`,
    first: ({ moves }) => `solo en su primera jugada: ${moves}`,
    hop: ({ moves }) => `saltando sobre una pieza: ${moves}`,
  },
  number: 'Número de la posición (0–959)',
  random: 'Posición al azar',
  value: ({ pawns }) => `vale unos ${pawns} peones`,
  worth: {
    open: '¿Cuánto vale?',
    title: ({ piece }) => `¿Cuánto vale la pieza? (${piece})`,
    method:
      'El motor juega partidas en las que un bando tiene la pieza y el otro, en su lugar, piezas conocidas y peones: un caballo (N) por 3,25 peones, una torre (R) por 5, una dama (Q) por 9,5. Los resultados dicen cuánto vale en un tablero de 8\u00a0×\u00a08; la barra contiene el valor con un 95\u00a0% de certeza y se estrecha con cada partida.',
    value: ({ value, error }) => `${value} ± ${error} peones`,
    games: ({ count }) => `${count} partidas`,
    playing: 'Jugando…',
    stop: 'Parar',
    goOn: 'Continuar',
    noExchange: 'La pieza vale demasiado o demasiado poco para compararla con piezas conocidas.',
  },
  winsIn: ({ side, moves }) => `${side} ganan en ${moves}`,
  inColor: {
    white: ({ name }) => `${name}, blancas`,
    black: ({ name }) => `${name}, negras`,
  },
  royal: 'no se puede perder',
  board: {
    hands: { white: 'Piezas en mano de las blancas', black: 'Piezas en mano de las negras' },
    inHand: ({ piece, count }) => `${piece}, ${count} en mano`,
    dropped: ({ piece, to }) => `${piece} desde la mano a ${to}`,
    cannotDrop: ({ piece }) => `${piece}: ahora no se puede colocar`,
    cannotDropOn: ({ piece, to }) => `${piece}: no se puede colocar en ${to}`,
    dropHere: ({ name, piece }) => `${name}: colocar aquí ${piece}`,
    entering: '¿Qué pieza entra en juego?',
    enters: ({ piece, square }) => `${piece} en ${square}`,
    noneEnters: 'ninguna',
    stays: ({ piece }) => `${piece}, sin promoción`,
  },
};
