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
  none: 'Ningún juego se llama así.',
  choose: 'Elegir',
  cancel: 'Cancelar',
  loading: 'Cargando…',
  pieces: 'Piezas',
  legend: 'Punto: movimiento. Anillo: captura. Anillo con punto: ambos. Línea discontinua: solo el primer movimiento. Cuadrado: saltando sobre una pieza.',
  rules: 'Reglas',
  diagram: ({ piece, squares }) => `${piece}: alcanza ${squares || 'ninguna casilla'}`,
  number: 'Número de la posición (0–959)',
  random: 'Posición al azar',
  value: ({ pawns }) => `vale unos ${pawns} peones`,
  inColor: ({ color, name }) => `${name}, ${color === 'white' ? 'blancas' : 'negras'}`,
  royal: 'no se puede perder',
};
