// @ts-check
/**
 * The texts of the dialogs about variants in Spanish.
 *
 * @import { VariantTexts } from './en.js'
 */

/** @type {VariantTexts} */
export const es = {
  title: 'Elegir un juego',
  search: 'Buscar',
  none: 'Ningún juego encontrado.',
  choose: 'Elegir',
  cancel: 'Cancelar',
  designs: 'Sus juegos',
  inFile: 'Juegos del archivo',
  invent: 'Inventar un juego…',
  change: 'Cambiar este juego…',
  pieces: 'Piezas',
  legend: 'Punto: movimiento. Anillo: captura. Anillo con punto: ambos. Línea discontinua: solo el primer movimiento. Cuadrado: saltando sobre una pieza.',
  diagram: ({ piece, squares }) => `${piece}: alcanza ${squares || 'ninguna casilla'}`,
  number: 'Número de la posición (0–959)',
  random: 'Posición al azar',
  value: ({ pawns }) => `vale unos ${pawns} peones`,
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
