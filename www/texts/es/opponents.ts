/** The texts of opponents with a face, in Spanish. */

import type { OpponentTexts } from '../en/opponents.ts';

export const texts: OpponentTexts = {
  title: 'Rivales',
  about:
    'Cada personaje juega como personas de su puntuación, pero con gusto propio. Las partidas cuentan para su puntuación.',
  strength: 'Fuerza',
  own: 'la suya',
  characters: 'Personajes',
  ladder: 'La escalera',
  ladderAbout:
    'Quince peldaños, desde principiante hasta la fuerza completa. Las personas con la misma puntuación en lichess logran cerca de la mitad de los puntos contra cada uno.',
  elo: ({ elo }) => `${elo} Elo`,
  /** What a character likes, and its remarks. */
  each: {
    greedy: {
      about: 'Captura todo lo que puede y mira después.',
      start: '¿Ese peón está libre?',
      blunder: 'Gracias, tenía hambre.',
      won: 'Todo mío.',
      lost: 'Comí demasiado.',
    },
    odd: {
      about: 'Avanza los peones del borde y saca pronto la dama.',
      start: 'Veámoslo desde arriba.',
      blunder: 'Desde aquí se ve distinto.',
      won: 'Un mate extraño, pero mate.',
      lost: 'Eso no lo vi ni yo.',
    },
    gambits: {
      about: 'Ofrece peones y piezas por el ataque.',
      start: '¿Quiere un peón?',
      blunder: '¡Rápido, antes de que vuelva a mirar!',
      won: 'Más rápido de lo que pensaba.',
      lost: 'Me quedé sin peones que ofrecer.',
    },
    trading: {
      about: 'Cambia todo lo que se puede cambiar y espera el final.',
      start: '¿Hacemos un cambio?',
      blunder: 'Un buen negocio para mí.',
      won: 'Trato hecho.',
      lost: 'Un mal negocio, entonces.',
    },
    attacking: {
      about: 'Va a por el rey.',
      start: 'Vigile a su rey.',
      blunder: 'Huelo algo.',
      won: 'Se acabó la caza.',
      lost: 'El cazador, cazado.',
    },
    defending: {
      about: 'Enroca, defiende todo y espera.',
      start: 'No tengo prisa.',
      blunder: 'Solo tenía que esperar.',
      won: 'Despacio, pero seguro.',
      lost: 'Encontró la entrada.',
    },
  },
};
