/** The texts of endings to practise, in French. */

import type { EndingTexts } from '../en/endings.ts';

const count = (moves: number) => (moves === 1 ? 'un coup' : `${moves} coups`);

export const texts: EndingTexts = {
  title: 'Finales',
  about:
    'Chaque position se joue contre micro-Max à pleine force. Avec un roi seul, votre adversaire ne commet aucune erreur. Une nulle compte une fois tenue pendant 15 coups, et un pion dès qu’il est promu sans danger.',
  lessons: {
    queen: 'Dame et roi',
    rook: 'Tour et roi',
    bishops: 'Deux fous',
    knight: 'Fou et cavalier',
    pawns: 'Finales de pions',
    rooks: 'Finales de tours',
  },
  methods: {
    square: 'le carré du pion',
    keySquares: 'cases clés',
    opposition: 'opposition',
    reti: 'l’idée de Réti',
    lucena: 'Lucena',
    philidor: 'Philidor',
    vancura: 'Vančura',
  },
  position: ({ number }) => `Position ${number}`,
  named: ({ place, method }) => `${place} : ${method}`,
  goals: {
    win: ({ side }) => `Les ${side} gagnent`,
    draw: ({ side }) => `Les ${side} tiennent la nulle`,
  },
  mateIn: ({ moves }) => `mat en ${moves}`,
  isSolved: ({ moves }) => `résolue en ${count(moves)}`,
  moves: ({ moves }) => (moves === 1 ? '1 coup' : `${moves} coups`),
  winning: 'Toujours gagnée.',
  winningIn: ({ moves }) => `Toujours gagnée : mat en ${moves}.`,
  stillDrawn: 'Toujours nulle.',
  nowDrawn: 'Désormais nulle.',
  lost: 'Désormais perdue.',
  failed: 'Non résolue.',
  solved: ({ moves }) => `Résolue en ${count(moves)}.`,
  solvedBest: ({ moves }) => `Résolue en ${count(moves)}, le minimum possible.`,
  solvedSlower: ({ moves, best }) =>
    `Résolue en ${count(moves)} ; ${best === 1 ? 'un seul suffisait' : `${best} suffisaient`}.`,
  held: 'Résolue : la nulle est tenue.',
  helped: 'Résolue avec de l’aide : elle n’est pas marquée dans la liste.',
  again: 'Rejouer',
  next: 'Suivante',
  list: 'Toutes les finales',
  unreadable:
    'Vos finales résolues sont endommagées ou viennent d’une autre version de cette page. Elles sont restées inchangées, et rien n’est ajouté.',
  notSaved: 'L’enregistrement a échoué : le stockage du navigateur est plein ou bloqué.',
};
