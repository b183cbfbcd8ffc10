/** The texts of the figure of the cards, in Spanish. */
import { withMinus } from '../../number.ts';
import type { CardFigureTexts } from '../../en/figures/cards.ts';

export const texts: CardFigureTexts = {
  language: 'es',
  player: {
    play: 'Reproducir los pasos',
    pause: 'Pausa',
    speed: 'Velocidad',
    speeds: { 0.5: '½ ×', 1: '1 ×', 2: '2 ×' },
    steps: 'Pasos',
    back: 'Un paso atrás',
    forward: 'Un paso adelante',
    step: 'Paso',
    stepOf: ({ step, count }) => `${step} de ${count}`,
  },
  menu: {
    more: 'Más',
    copy: 'Copiar para mi página',
    copied: 'Copiado: pégalo en tu página.',
  },

  name: 'Cartas: las blancas eligen una rama y después las negras una carta',
  modes: { play: 'Jugar', watch: 'Mirar', reorder: 'Reordenar' },
  mode: 'Qué hacer',
  white: 'Las blancas eligen una rama',
  black: 'Las negras responden con una carta',
  branches: 'Ramas',
  branchFirst: ({ branch }) => `${branch}, probar primero esta rama`,
  exactly: ({ value }) => `= ${withMinus(value)}`,
  atMost: ({ value }) => `≤ ${withMinus(value)}`,
  card: ({ branch, reply }) => `${branch}, respuesta ${reply}`,
  isUp: ({ card, value }) => `${card}: ${withMinus(value)}`,
  isUpAndCut: ({ card, value }) => `${card}: ${withMinus(value)}, ya no importa`,
  isCut: ({ card }) => `${card}: ya no importa`,
  isDown: ({ card }) => `${card}, boca abajo`,
  isImagined: ({ card, value }) => `${card}, boca abajo, si fuera ${withMinus(value)}`,

  sure: 'Seguro:',
  sureOf: ({ branch }) => `Seguro: ${branch}`,
  again: 'Otra vez',
  cuts: 'Sin cortes',
  back: 'Orden inicial',

  whiteHasNothing: 'Las blancas aún no tienen nada',
  whiteHas: ({ value }) => `Las blancas ya tienen ${withMinus(value)}`,
  blackHasNothing: 'Las negras aún no tienen nada',
  blackHas: ({ value }) => `Las negras ya tienen ${withMinus(value)}`,
  window: 'ventana',
  ahead: 'Ventaja de las blancas',

  count: ({ count }) => `Cartas vistas: ${count}.`,
  counts: ({ turned, alphaBeta, fewest }) =>
    `Cartas vistas: ${turned}. Alfa-beta: ${alphaBeta}. Mínimo posible: ${fewest}.`,

  rules:
    'Se descubren cartas hasta saber qué rama es la mejor para las blancas. Las negras responderán con la carta más baja de ella.',
  turned: ({ card, branch, least }) => `${card}. Así que ${branch} da a las blancas ${withMinus(least)} como máximo.`,
  turnedLast: ({ card, branch, least }) =>
    `${card}. Así que ${branch} da a las blancas exactamente ${withMinus(least)}.`,
  proved: ({ branch, value, counts }) => `Sí: ${branch} da ${withMinus(value)} y ninguna otra rama da más. ${counts}`,
  refuted: ({ value, better }) => `Todavía no. Si aquí hubiera ${withMinus(value)}, ${better} sería mejor.`,
  refutedInBoth: ({ low, claimed, high, better }) =>
    `Todavía no. Con ${withMinus(low)} en ${claimed} y ${withMinus(high)} en ${better}, ${better} sería mejor.`,
  worse: ({ better, betterValue, claimed, value }) =>
    `No: ${better} da ${withMinus(betterValue)} y ${claimed} como máximo ${withMinus(value)}.`,

  start:
    'Alfa-beta descubre de izquierda a derecha y de arriba abajo. Una rama termina cuando ya no puede ser la mejor.',
  startWithoutCuts: 'Se descubren todas las cartas, de izquierda a derecha y de arriba abajo.',
  enterFirst: ({ branch }) => `Rama ${branch}. Las blancas aún no tienen nada.`,
  enter: ({ branch, alpha }) =>
    `Rama ${branch}. Las blancas ya tienen ${withMinus(alpha)}: solo importa lo que lo supere.`,
  turn: ({ card }) => `${card}.`,
  turnInVain: ({ card, beta }) => `${card}. Las negras ya tienen ${withMinus(beta)}.`,
  better: ({ branch, beta }) =>
    `Mejor para las negras: ${branch} da ahora a las blancas ${withMinus(beta)} como máximo.`,
  cut: ({ beta, alpha }) =>
    `Las negras ya tienen ${withMinus(beta)} y las blancas ${withMinus(alpha)}: las demás respuestas no importan.`,
  gives: ({ branch, beta }) => `${branch} da ${withMinus(beta)}.`,
  givesAtMost: ({ branch, beta }) => `${branch} da ${withMinus(beta)} como máximo.`,
  whiteHasNow: ({ given, alpha }) => `${given} Las blancas tienen ahora ${withMinus(alpha)}.`,
  whiteKeeps: ({ given, best, alpha }) => `${given} Las blancas se quedan con ${best}, que da ${withMinus(alpha)}.`,
  end: ({ branch, value, alphaBeta, all, fewest }) =>
    `Las blancas eligen ${branch}: ${withMinus(value)}. Alfa-beta ha descubierto ${alphaBeta} de ${all}. Mínimo posible: ${fewest}.`,
  endWithoutCuts: ({ branch, value, all, alphaBeta }) =>
    `Las blancas eligen ${branch}: ${withMinus(value)}. Se han descubierto las ${all} cartas; con alfa-beta, ${alphaBeta}.`,
  order: ({ order, alphaBeta, all, fewest }) =>
    `En el orden ${order}, alfa-beta descubre ${alphaBeta} de ${all} cartas. Mínimo posible: ${fewest}.`,
};
