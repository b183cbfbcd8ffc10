import type { ErrorTexts } from '../../engine/messages.ts';
/** The worker's errors in Spanish. */

const COLORS = { white: 'blancas', black: 'negras' };
const OR = ' o ';

export const texts: Readonly<ErrorTexts> = {
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
  'fen-piece-letter': ({ found, rank }) =>
    `${found} en la fila ${rank} de la colocación no es ni una pieza ni un número del 1 al 8`,
  'fen-missing-turn': () => 'falta el turno, w o b, después de la colocación',
  'fen-turn': ({ found }) => `el turno ${found} no es ni w ni b`,
  'fen-castling': ({ found }) => `los derechos de enroque ${found} no son ni - ni como en KQkq o HAha`,
  'fen-ep-square': ({ found }) => `la casilla al paso ${found} no es ni - ni una casilla`,
  'fen-contradiction': () => 'la FEN se contradice',
  'fen-extra-text': ({ found }) => `${found} sigue al último campo de la FEN`,
  'king-count': ({ color, count }) =>
    `${COLORS[color]}: ${count === 0 ? 'falta el rey' : `${count} reyes en lugar de uno`}`,
  'pawn-rank': ({ square }) => `un peón no puede estar en ${square}, en la primera o la última fila`,
  'opponent-in-check': ({ color, turn }) => `${COLORS[color]} en jaque, pero mueven: ${COLORS[turn]}`,
  'move-syntax': ({ found }) => `${found} no es una jugada como e4, Nf3 u O-O`,
  'missing-promotion': ({ found }) => `${found} no dice en qué se convierte el peón, como en e8=Q`,
  'illegal-move': ({ found }) => `${found} es ilegal en esta posición`,
  'ambiguous-move': ({ found, choices }) => `${found} es ambigua: ${choices.join(OR)}`,
  'pgn-unclosed-comment': () => 'el comentario que empieza aquí no tiene fin',
  'pgn-unclosed-variation': () => 'la variante que empieza aquí no tiene fin',
  'pgn-too-many-moves': () => 'de una partida no se leen más de 20.000 jugadas',
  'pgn-no-such-game': ({ game, games }) =>
    games === 0 ? 'el texto no contiene ninguna partida' : `no hay partida ${game}, la última es la ${games}`,
  'packed-damaged': () => 'está incompleta o dañada, o la creó una versión más reciente de esta página',
  'unknown-variant': ({ found }) => `no hay ningún juego ${found}`,
  'definition-keyword': ({ found }) =>
    `${found} no es una palabra clave de una definición; una línea empieza con una como piece o, para un comentario, con #`,
  'definition-variants-ini': () =>
    'es un variants.ini de Fairy-Stockfish, que aquí no se puede leer; escribe una definición o usa un fmax.ini de Fairy-Max',
  'definition-repeated': ({ keyword }) => `ya hay una línea ${keyword}`,
  'definition-missing': ({ example }) => `falta una línea como ${example}`,
  'definition-expected': ({ found, expected }) =>
    found === ''
      ? `la línea termina demasiado pronto; falta: ${expected}`
      : `aquí no se espera ${found}, sino: ${expected}`,
  'definition-too-long': () => 'el texto es demasiado largo para una definición',
  'definition-piece-count': () => 'hay más de 32 clases de piezas',
  'definition-same-letter': ({ letter }) => `otra pieza ya tiene la letra ${letter}`,
  'definition-immobile': ({ piece }) =>
    `la pieza ${piece} no puede mover en este tablero; dele movimientos más cortos o agrande el tablero`,
  'definition-nothing-royal': () =>
    'un bando no puede perder; cada uno necesita una pieza que no se deba perder, o una línea extinction',
  'definition-unknown-letter': ({ letter }) => `ninguna pieza tiene la letra ${letter}`,
  'definition-ray': () => 'los rayos de la pieza no son válidos',
  'fmax-file': ({ reason }) => `el archivo fmax.ini no es válido: ${reason}`,
  'betza-empty': () => 'el movimiento está vacío; escriba uno como N o fmWfcF',
  'betza-unknown-letter': ({ character, found }) =>
    `${found} en el carácter ${character} no es una letra de la notación Betza`,
  'betza-missing-atom': ({ character }) => `falta una mayúscula como W, F o N en el carácter ${character}`,
  'betza-range': ({ character }) =>
    `en el carácter ${character} solo cabe un alcance de 1 a 15, o 0 para ningún límite`,
  'betza-unsupported': ({ character, found }) => `${found} en el carácter ${character} no se admite`,
  'betza-does-not-fit': ({ character, found }) =>
    `${found} en el carácter ${character} no encaja con esta clase de movimiento`,
  'betza-too-long': () => 'el movimiento es demasiado largo',
  'variant-rank-count': ({ ranks, expected }) =>
    `la colocación tiene ${ranks === 1 ? '1 fila' : `${ranks} filas`} en vez de ${expected}`,
  'variant-rank-length': ({ rank, squares, expected }) =>
    `la fila ${rank} de la colocación tiene ${squares} casillas en vez de ${expected}`,
  'variant-piece-letter': ({ found }) => `${found} en la colocación no es ni una pieza de este juego ni un número`,
  'variant-hand': ({ found }) => `${found} no es una mano de este juego`,
  'variant-rights': ({ found }) => `los derechos ${found} no son ni - ni letras de KQkq o de columnas`,
  'variant-ep-square': ({ found }) => `${found} no es ni - ni una casilla de captura al paso de este tablero`,
  'variant-checks': ({ found }) => `${found} no dice, como 3+3, cuántos jaques faltan`,
  'variant-opponent-in-check': () => 'el bando que no tiene el turno está en jaque',
  'missing-royal': ({ color }) => `${COLORS[color]}: ninguna pieza que no se deba perder`,
};
