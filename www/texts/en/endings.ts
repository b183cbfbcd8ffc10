/** The texts of endings to practise, in English. */

export type EndingTexts = typeof texts;

const count = (moves: number) => (moves === 1 ? 'one move' : `${moves} moves`);

export const texts = {
  title: 'Endings',
  about:
    'Each position is played against micro-Max at full strength. Against a lone king your opponent makes no mistakes. A draw counts once you have held it for 15 moves, and a pawn once it has been promoted safely.',
  lessons: {
    queen: 'Queen and king',
    rook: 'Rook and king',
    bishops: 'Two bishops',
    knight: 'Bishop and knight',
    pawns: 'Pawn endings',
    rooks: 'Rook endings',
  },
  methods: {
    square: 'the square of the pawn',
    keySquares: 'key squares',
    opposition: 'opposition',
    reti: 'Réti’s idea',
    lucena: 'Lucena',
    philidor: 'Philidor',
    vancura: 'Vančura',
  },
  position: ({ number }: { number: number }) => `Position ${number}`,
  named: ({ place, method }: { place: string; method: string }) => `${place}: ${method}`,
  goals: {
    win: ({ side }: { side: string }) => `${side} wins`,
    draw: ({ side }: { side: string }) => `${side} holds the draw`,
  },
  mateIn: ({ moves }: { moves: number }) => `mate in ${moves}`,
  /** In the list. */
  isSolved: ({ moves }: { moves: number }) => `solved in ${count(moves)}`,
  /** Beside the board. */
  moves: ({ moves }: { moves: number }) => (moves === 1 ? '1 move' : `${moves} moves`),
  winning: 'Still winning.',
  winningIn: ({ moves }: { moves: number }) => `Still winning: mate in ${moves}.`,
  stillDrawn: 'Still drawn.',
  nowDrawn: 'Now drawn.',
  lost: 'Now lost.',
  failed: 'Not solved.',
  solved: ({ moves }: { moves: number }) => `Solved in ${count(moves)}.`,
  solvedBest: ({ moves }: { moves: number }) => `Solved in ${count(moves)}, the fewest possible.`,
  solvedSlower: ({ moves, best }: { moves: number; best: number }) =>
    `Solved in ${count(moves)}; ${best} ${best === 1 ? 'was' : 'were'} possible.`,
  held: 'Solved: the draw is held.',
  helped: 'Solved with help, so it is not marked in the list.',
  again: 'Again',
  next: 'Next',
  list: 'All endings',
  unreadable:
    'Your solved endings are damaged or from another version of this page. They were left unchanged, and nothing is added.',
  notSaved: 'This could not be saved: the browser’s storage is full or blocked.',
};
