// @ts-check
/**
 * The worker's errors in Spanish.
 *
 * @import { ErrorTexts } from '../../engine/messages.js'
 */

const COLORS = { white: 'blancas', black: 'negras' };
const SIDES = { kingside: 'rey', queenside: 'dama' };
const OR = ' o ';

/** @type {Readonly<ErrorTexts>} */
export const errorTexts = {
  'invalid-field': ({ name }) => `el campo ${name} no es válido`,
  'unknown-call': ({ call }) => `la llamada ${call} no existe`,
  'inside-call': ({ call }) => `solo micro-max.inside.worker.js responde a la llamada ${call}`,
  'inside-number': ({ found, min, max }) => `${found} no es un número entero de ${min} a ${max}`,
  'inside-memory': () => 'no hay memoria suficiente para la tabla hash',
  'engine-failed': ({ detail }) => `el motor se detuvo: ${detail}`,
  'engine-not-started': ({ detail }) => `el motor no puede arrancar: ${detail}`,
  'fen-empty': () => 'la FEN está vacía',
  'fen-rank-count': ({ ranks }) => `la colocación tiene ${ranks === 1 ? '1 fila' : `${ranks} filas`} en lugar de 8`,
  'fen-rank-length': ({ rank, squares }) => `la fila ${rank} de la colocación tiene ${squares} casillas en lugar de 8`,
  'fen-piece-letter': ({ found, rank }) => `${found} en la fila ${rank} de la colocación no es ni una pieza ni un número del 1 al 8`,
  'fen-missing-turn': () => 'falta el turno, w o b, después de la colocación',
  'fen-turn': ({ found }) => `el turno ${found} no es ni w ni b`,
  'fen-castling': ({ found }) => `los derechos de enroque ${found} no son ni - ni como en KQkq o HAha`,
  'fen-ep-square': ({ found }) => `la casilla al paso ${found} no es ni - ni una casilla`,
  'fen-halfmove-clock': ({ found }) => `el contador de medias jugadas ${found} no es un número de 9 cifras como máximo`,
  'fen-fullmove-number': ({ found }) => `el número de jugada ${found} no es un número de 9 cifras como máximo`,
  'fen-extra-text': ({ found }) => `${found} sigue al último campo de la FEN`,
  'king-count': ({ color, count }) => `${COLORS[color]}: ${count === 0 ? 'falta el rey' : `${count} reyes en lugar de uno`}`,
  'pawn-rank': ({ square }) => `un peón no puede estar en ${square}, en la primera o la última fila`,
  'pawn-count': ({ color, count }) => `${COLORS[color]}: ${count} peones, más de 8`,
  'promoted-count': ({ color, promoted, missing }) => `${COLORS[color]}: más piezas coronadas (${promoted}) que peones ausentes (${missing})`,
  'castling-king': ({ color, side, square }) => `${COLORS[color]}: no hay enroque en el flanco de ${SIDES[side]}, el rey no está en ${square}`,
  'castling-rook': ({ color, side, square }) => `${COLORS[color]}: no hay enroque en el flanco de ${SIDES[side]}, no hay torre en ${square}`,
  'ep-rank': ({ square }) => `la casilla al paso ${square} no está en la fila que salta un paso doble`,
  'ep-occupied': ({ square }) => `la casilla al paso ${square} no está vacía`,
  'ep-pawn': ({ square, pawn }) => `a la casilla al paso ${square} le falta en ${pawn} un peón que capturar`,
  'ep-origin': ({ square, origin }) => `para la casilla al paso ${square}, ${origin} debe estar vacía: de ahí vino el peón`,
  'ep-check': ({ square }) => `la casilla al paso ${square} supone un paso doble que no pudo dar este jaque`,
  'opponent-in-check': ({ color, turn }) => `${COLORS[color]} en jaque, pero mueven: ${COLORS[turn]}`,
  'checker-count': ({ count }) => `${count} piezas dan jaque a la vez`,
  'double-check': ({ first, second }) => `ninguna jugada puede dar jaque desde ${first} y ${second} a la vez`,
  'move-syntax': ({ found }) => `${found} no es una jugada como e4, Nf3 u O-O`,
  'missing-promotion': ({ found }) => `${found} no dice en qué se convierte el peón, como en e8=Q`,
  'illegal-move': ({ found }) => `${found} es ilegal en esta posición`,
  'ambiguous-move': ({ found, choices }) => `${found} es ambigua: ${choices.join(OR)}`,
  'pgn-invalid-tag': ({ found }) => `${found} no es una etiqueta como [Event "?"]`,
  'pgn-invalid-nag': ({ found }) => `${found} no es un signo de $0 a $255`,
  'pgn-unclosed-comment': () => 'el comentario que empieza aquí no tiene fin',
  'pgn-unclosed-variation': () => 'la variante que empieza aquí no tiene fin',
  'pgn-unexpected-close': () => 'aquí no puede terminar ninguna variante',
  'pgn-variation-without-move': () => 'aquí no hay ninguna jugada que pueda tener una variante',
  'pgn-too-many-moves': () => 'de una partida no se leen más de 20.000 jugadas',
  'pgn-no-such-game': ({ game, games }) => games === 0 ? 'el texto no contiene ninguna partida' : `no hay partida ${game}, la última es la ${games}`,
  'packed-damaged': () => 'está incompleta o dañada, o la creó una versión más reciente de esta página',
};
