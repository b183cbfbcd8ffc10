/** The texts of the figure of the cards, in French. */
import { withMinus } from '../../number.ts';
import type { CardFigureTexts } from '../../en/figures/cards.ts';

export const texts: CardFigureTexts = {
  language: 'fr',
  player: {
    play: 'Lire les étapes',
    pause: 'Pause',
    speed: 'Vitesse',
    speeds: { 0.5: '½ ×', 1: '1 ×', 2: '2 ×' },
    steps: 'Étapes',
    back: 'Une étape en arrière',
    forward: 'Une étape en avant',
    step: 'Étape',
    stepOf: ({ step, count }) => `${step} sur ${count}`,
  },
  menu: {
    more: 'Plus',
    copy: 'Copier pour ma page',
    copied: 'Copié : à coller dans votre page.',
  },

  name: 'Cartes : les Blancs choisissent une branche, puis les Noirs une carte',
  modes: { play: 'Jouer', watch: 'Regarder', reorder: 'Réordonner' },
  mode: 'Que faire',
  white: 'Les Blancs choisissent une branche',
  black: 'Les Noirs répondent par une carte',
  branches: 'Branches de l’arbre',
  branchFirst: ({ branch }) => `${branch}, essayer cette branche en premier`,
  exactly: ({ value }) => `= ${withMinus(value)}`,
  atMost: ({ value }) => `≤ ${withMinus(value)}`,
  card: ({ branch, reply }) => `${branch}, réponse ${reply}`,
  isUp: ({ card, value }) => `${card} : ${withMinus(value)}`,
  isUpAndCut: ({ card, value }) => `${card} : ${withMinus(value)}, ne compte plus`,
  isCut: ({ card }) => `${card} : ne compte plus`,
  isDown: ({ card }) => `${card}, face cachée`,
  isImagined: ({ card, value }) => `${card}, face cachée, si c’était ${withMinus(value)}`,

  sure: 'J’en suis sûr :',
  sureOf: ({ branch }) => `J’en suis sûr : ${branch}`,
  again: 'Recommencer',
  cuts: 'Sans coupures',
  back: 'Ordre de départ',

  whiteHasNothing: 'Les Blancs n’ont encore rien',
  whiteHas: ({ value }) => `Les Blancs ont déjà ${withMinus(value)}`,
  blackHasNothing: 'Les Noirs n’ont encore rien',
  blackHas: ({ value }) => `Les Noirs ont déjà ${withMinus(value)}`,
  window: 'fenêtre',
  ahead: 'Avance des Blancs',

  count: ({ count }) => `Cartes retournées : ${count}.`,
  counts: ({ turned, alphaBeta, fewest }) =>
    `Cartes retournées : ${turned}. Alpha-bêta : ${alphaBeta}. Minimum possible : ${fewest}.`,

  rules:
    'Retournez des cartes jusqu’à savoir quelle branche est la meilleure pour les Blancs. Les Noirs y répondront par la carte la plus basse.',
  turned: ({ card, branch, least }) => `${card}. Donc ${branch} donne aux Blancs ${withMinus(least)} au plus.`,
  turnedLast: ({ card, branch, least }) => `${card}. Donc ${branch} donne aux Blancs exactement ${withMinus(least)}.`,
  proved: ({ branch, value, counts }) =>
    `Oui : ${branch} donne ${withMinus(value)}, aucune autre branche plus. ${counts}`,
  refuted: ({ value, better }) => `Pas encore. S’il y avait ${withMinus(value)} ici, ${better} serait meilleure.`,
  refutedInBoth: ({ low, claimed, high, better }) =>
    `Pas encore. Avec ${withMinus(low)} dans ${claimed} et ${withMinus(high)} dans ${better}, ${better} serait meilleure.`,
  worse: ({ better, betterValue, claimed, value }) =>
    `Non : ${better} donne ${withMinus(betterValue)}, ${claimed} au plus ${withMinus(value)}.`,

  start:
    'Alpha-bêta retourne les cartes de gauche à droite et de haut en bas. Une branche s’arrête quand elle ne peut plus être la meilleure.',
  startWithoutCuts: 'Toutes les cartes sont retournées, de gauche à droite et de haut en bas.',
  enterFirst: ({ branch }) => `Branche ${branch}. Les Blancs n’ont encore rien.`,
  enter: ({ branch, alpha }) =>
    `Branche ${branch}. Les Blancs ont déjà ${withMinus(alpha)} : seul compte ce qui dépasse.`,
  turn: ({ card }) => `${card}.`,
  turnInVain: ({ card, beta }) => `${card}. Les Noirs ont déjà ${withMinus(beta)}.`,
  better: ({ branch, beta }) =>
    `Mieux pour les Noirs : ${branch} donne maintenant aux Blancs ${withMinus(beta)} au plus.`,
  cut: ({ beta, alpha }) =>
    `Les Noirs ont déjà ${withMinus(beta)}, les Blancs ${withMinus(alpha)} : les autres réponses ne comptent plus.`,
  gives: ({ branch, beta }) => `${branch} donne ${withMinus(beta)}.`,
  givesAtMost: ({ branch, beta }) => `${branch} donne ${withMinus(beta)} au plus.`,
  whiteHasNow: ({ given, alpha }) => `${given} Les Blancs ont maintenant ${withMinus(alpha)}.`,
  whiteKeeps: ({ given, best, alpha }) => `${given} Les Blancs gardent ${best} avec ${withMinus(alpha)}.`,
  end: ({ branch, value, alphaBeta, all, fewest }) =>
    `Les Blancs choisissent ${branch} : ${withMinus(value)}. Alpha-bêta a retourné ${alphaBeta} cartes sur ${all}. Minimum possible : ${fewest}.`,
  endWithoutCuts: ({ branch, value, all, alphaBeta }) =>
    `Les Blancs choisissent ${branch} : ${withMinus(value)}. Les ${all} cartes sont retournées, ${alphaBeta} avec alpha-bêta.`,
  order: ({ order, alphaBeta, all, fewest }) =>
    `Dans l’ordre ${order}, alpha-bêta retourne ${alphaBeta} cartes sur ${all}. Minimum possible : ${fewest}.`,
};
