/** The texts of endings to practise, in Spanish. */

import type { EndingTexts } from '../en/endings.ts';

const count = (moves: number) => (moves === 1 ? 'una jugada' : `${moves} jugadas`);

export const texts: EndingTexts = {
  title: 'Finales',
  about:
    'Cada posición se juega contra micro-Max a plena fuerza. Con el rey solo, su rival no comete errores. Las tablas cuentan tras mantenerlas 15 jugadas, y un peón, en cuanto ha coronado sin peligro.',
  lessons: {
    queen: 'Dama y rey',
    rook: 'Torre y rey',
    bishops: 'Dos alfiles',
    knight: 'Alfil y caballo',
    pawns: 'Finales de peones',
    rooks: 'Finales de torres',
  },
  methods: {
    square: 'el cuadrado del peón',
    keySquares: 'casillas clave',
    opposition: 'oposición',
    reti: 'la idea de Réti',
    lucena: 'Lucena',
    philidor: 'Philidor',
    vancura: 'Vančura',
  },
  position: ({ number }) => `Posición ${number}`,
  named: ({ place, method }) => `${place}: ${method}`,
  goals: {
    win: ({ side }) => `Ganan las ${side.toLowerCase()}`,
    draw: ({ side }) => `Las ${side.toLowerCase()} mantienen las tablas`,
  },
  mateIn: ({ moves }) => `mate en ${moves}`,
  isSolved: ({ moves }) => `resuelta en ${count(moves)}`,
  moves: ({ moves }) => (moves === 1 ? '1 jugada' : `${moves} jugadas`),
  winning: 'Sigue ganada.',
  winningIn: ({ moves }) => `Sigue ganada: mate en ${moves}.`,
  stillDrawn: 'Sigue en tablas.',
  nowDrawn: 'Ahora son tablas.',
  lost: 'Ahora está perdida.',
  failed: 'Sin resolver.',
  solved: ({ moves }) => `Resuelta en ${count(moves)}.`,
  solvedBest: ({ moves }) => `Resuelta en ${count(moves)}: no se puede en menos.`,
  solvedSlower: ({ moves, best }) => `Resuelta en ${count(moves)}; ${best === 1 ? 'bastaba una' : `bastaban ${best}`}.`,
  held: 'Resuelta: tablas mantenidas.',
  helped: 'Resuelta con ayuda, por lo que no se anota en la lista.',
  again: 'Otra vez',
  next: 'Siguiente',
  list: 'Todos los finales',
  unreadable:
    'Sus finales resueltos están dañados o son de otra versión de esta página. No se han modificado ni se añade nada.',
  notSaved: 'No se ha podido guardar: el almacenamiento del navegador está lleno o bloqueado.',
};
