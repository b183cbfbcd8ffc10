/** The texts of the figure of the cards, in German. */
import { withMinus } from '../../number.ts';
import type { CardFigureTexts } from '../../en/figures/cards.ts';

export const texts: CardFigureTexts = {
  language: 'de',
  player: {
    play: 'Schritte abspielen',
    pause: 'Pause',
    speed: 'Tempo',
    speeds: { 0.5: '½ ×', 1: '1 ×', 2: '2 ×' },
    steps: 'Schritte',
    back: 'Einen Schritt zurück',
    forward: 'Einen Schritt vor',
    step: 'Schritt',
    stepOf: ({ step, count }) => `${step} von ${count}`,
  },
  menu: {
    more: 'Mehr',
    copy: 'Für meine Seite kopieren',
    copied: 'Kopiert: in die eigene Seite einfügen.',
  },

  name: 'Karten: Weiß wählt einen Zweig, dann Schwarz eine Karte',
  modes: { play: 'Spielen', watch: 'Zusehen', reorder: 'Umordnen' },
  mode: 'Was zu tun ist',
  white: 'Weiß wählt einen Zweig',
  black: 'Schwarz antwortet mit einer Karte',
  branches: 'Zweige',
  branchFirst: ({ branch }) => `${branch}, diesen Zweig zuerst versuchen`,
  exactly: ({ value }) => `= ${withMinus(value)}`,
  atMost: ({ value }) => `≤ ${withMinus(value)}`,
  card: ({ branch, reply }) => `${branch}, Antwort ${reply}`,
  isUp: ({ card, value }) => `${card}: ${withMinus(value)}`,
  isUpAndCut: ({ card, value }) => `${card}: ${withMinus(value)}, spielt keine Rolle`,
  isCut: ({ card }) => `${card}: spielt keine Rolle`,
  isDown: ({ card }) => `${card}, verdeckt`,
  isImagined: ({ card, value }) => `${card}, verdeckt, wenn es ${withMinus(value)} wäre`,

  sure: 'Ich bin sicher:',
  sureOf: ({ branch }) => `Ich bin sicher: ${branch}`,
  again: 'Noch einmal',
  cuts: 'Ohne Abschneiden',
  back: 'Anfängliche Reihenfolge',

  whiteHasNothing: 'Weiß hat noch nichts',
  whiteHas: ({ value }) => `Weiß hat schon ${withMinus(value)}`,
  blackHasNothing: 'Schwarz hat noch nichts',
  blackHas: ({ value }) => `Schwarz hat schon ${withMinus(value)}`,
  window: 'Fenster',
  ahead: 'Vorsprung von Weiß',

  count: ({ count }) => `Aufgedeckt: ${count}.`,
  counts: ({ turned, alphaBeta, fewest }) =>
    `Aufgedeckt: ${turned}. Alpha-Beta: ${alphaBeta}. Mindestens nötig: ${fewest}.`,

  rules:
    'Karten aufdecken, bis feststeht, welcher Zweig für Weiß der beste ist. Schwarz antwortet dort mit der niedrigsten Karte.',
  turned: ({ card, branch, least }) => `${card}. Also bringt ${branch} Weiß höchstens ${withMinus(least)}.`,
  turnedLast: ({ card, branch, least }) => `${card}. Also bringt ${branch} Weiß genau ${withMinus(least)}.`,
  proved: ({ branch, value, counts }) => `Ja: ${branch} bringt ${withMinus(value)}, kein anderer Zweig mehr. ${counts}`,
  refuted: ({ value, better }) => `Noch nicht. Stünde hier ${withMinus(value)}, wäre ${better} besser.`,
  refutedInBoth: ({ claimed, low, better, high }) =>
    `Noch nicht. Stünde in ${claimed} hier ${withMinus(low)} und in ${better} ${withMinus(high)}, wäre ${better} besser.`,
  worse: ({ better, betterValue, claimed, value }) =>
    `Nein: ${better} bringt ${withMinus(betterValue)}, ${claimed} höchstens ${withMinus(value)}.`,

  start:
    'Alpha-Beta deckt von links nach rechts und von oben nach unten auf. Ein Zweig endet, sobald er nicht mehr der beste sein kann.',
  startWithoutCuts: 'Jede Karte wird aufgedeckt, von links nach rechts und von oben nach unten.',
  enterFirst: ({ branch }) => `Zweig ${branch}. Weiß hat noch nichts.`,
  enter: ({ branch, alpha }) => `Zweig ${branch}. Weiß hat schon ${withMinus(alpha)}: Nur mehr als das zählt.`,
  turn: ({ card }) => `${card}.`,
  turnInVain: ({ card, beta }) => `${card}. Schwarz hat schon ${withMinus(beta)}.`,
  better: ({ branch, beta }) => `Besser für Schwarz: ${branch} bringt Weiß jetzt höchstens ${withMinus(beta)}.`,
  cut: ({ beta, alpha }) =>
    `Schwarz hat schon ${withMinus(beta)}, Weiß schon ${withMinus(alpha)}: Die übrigen Antworten spielen keine Rolle.`,
  gives: ({ branch, beta }) => `${branch} bringt ${withMinus(beta)}.`,
  givesAtMost: ({ branch, beta }) => `${branch} bringt höchstens ${withMinus(beta)}.`,
  whiteHasNow: ({ given, alpha }) => `${given} Weiß hat jetzt ${withMinus(alpha)}.`,
  whiteKeeps: ({ given, best, alpha }) => `${given} Weiß bleibt bei ${best} mit ${withMinus(alpha)}.`,
  end: ({ branch, value, alphaBeta, all, fewest }) =>
    `Weiß wählt ${branch}: ${withMinus(value)}. Alpha-Beta hat ${alphaBeta} von ${all} aufgedeckt. Mindestens nötig: ${fewest}.`,
  endWithoutCuts: ({ branch, value, all, alphaBeta }) =>
    `Weiß wählt ${branch}: ${withMinus(value)}. Alle ${all} Karten aufgedeckt, mit Alpha-Beta ${alphaBeta}.`,
  order: ({ order, alphaBeta, all, fewest }) =>
    `In der Reihenfolge ${order} deckt Alpha-Beta ${alphaBeta} von ${all} Karten auf. Mindestens nötig: ${fewest}.`,
};
