/** The texts of endings to practise, in German. */

import type { EndingTexts } from '../en/endings.ts';

const count = (moves: number) => (moves === 1 ? 'einem Zug' : `${moves} Zügen`);

export const texts: EndingTexts = {
  title: 'Endspiele',
  about:
    'Jede Stellung wird gegen micro-Max in voller Stärke gespielt. Mit dem bloßen König macht Ihr Gegner keine Fehler. Ein Remis gilt als gehalten, wenn es 15 Züge lang bestand, und ein Bauer führt zum Ziel, sobald er sicher umgewandelt ist.',
  lessons: {
    queen: 'Dame und König',
    rook: 'Turm und König',
    bishops: 'Zwei Läufer',
    knight: 'Läufer und Springer',
    pawns: 'Bauernendspiele',
    rooks: 'Turmendspiele',
  },
  methods: {
    square: 'Quadratregel',
    keySquares: 'Schlüsselfelder',
    opposition: 'Opposition',
    reti: 'Rétis Idee',
    lucena: 'Lucena',
    philidor: 'Philidor',
    vancura: 'Vančura',
  },
  position: ({ number }) => `Stellung ${number}`,
  named: ({ place, method }) => `${place}: ${method}`,
  goals: {
    win: ({ side }) => `${side} gewinnt`,
    draw: ({ side }) => `${side} hält remis`,
  },
  mateIn: ({ moves }) => `Matt in ${moves}`,
  isSolved: ({ moves }) => `in ${count(moves)} gelöst`,
  moves: ({ moves }) => (moves === 1 ? '1 Zug' : `${moves} Züge`),
  winning: 'Noch gewonnen.',
  winningIn: ({ moves }) => `Noch gewonnen: Matt in ${moves}.`,
  stillDrawn: 'Noch remis.',
  nowDrawn: 'Jetzt remis.',
  lost: 'Jetzt verloren.',
  failed: 'Nicht gelöst.',
  solved: ({ moves }) => `In ${count(moves)} gelöst.`,
  solvedBest: ({ moves }) => `In ${count(moves)} gelöst, schneller geht es nicht.`,
  solvedSlower: ({ moves, best }) =>
    `In ${count(moves)} gelöst; ${best === 1 ? 'einer war' : `${best} waren`} möglich.`,
  held: 'Gelöst: Das Remis ist gehalten.',
  helped: 'Mit Hilfe gelöst, daher in der Liste nicht vermerkt.',
  again: 'Noch einmal',
  next: 'Weiter',
  list: 'Alle Endspiele',
  unreadable:
    'Ihre gelösten Endspiele sind beschädigt oder stammen von einer anderen Version dieser Seite. Sie blieben unverändert, und nichts kommt hinzu.',
  notSaved: 'Das ließ sich nicht speichern: Der Speicher des Browsers ist voll oder gesperrt.',
};
