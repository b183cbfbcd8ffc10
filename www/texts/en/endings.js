// @ts-check
/** The texts of endings to practise, in English. */

/** @typedef {typeof texts} EndingTexts */

/** @param {number} moves */
const count = (moves) => (moves === 1 ? 'one move' : `${moves} moves`);

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
  position: (/** @type {{ number: number }} */ { number }) => `Position ${number}`,
  named: (/** @type {{ place: string, method: string }} */ { place, method }) => `${place}: ${method}`,
  goals: {
    win: (/** @type {{ side: string }} */ { side }) => `${side} wins`,
    draw: (/** @type {{ side: string }} */ { side }) => `${side} holds the draw`,
  },
  mateIn: (/** @type {{ moves: number }} */ { moves }) => `mate in ${moves}`,
  /** In the list. */
  isSolved: (/** @type {{ moves: number }} */ { moves }) => `solved in ${count(moves)}`,
  /** Beside the board. */
  moves: (/** @type {{ moves: number }} */ { moves }) => (moves === 1 ? '1 move' : `${moves} moves`),
  winning: 'Still winning.',
  winningIn: (/** @type {{ moves: number }} */ { moves }) => `Still winning: mate in ${moves}.`,
  stillDrawn: 'Still drawn.',
  nowDrawn: 'Now drawn.',
  lost: 'Now lost.',
  failed: 'Not solved.',
  solved: (/** @type {{ moves: number }} */ { moves }) => `Solved in ${count(moves)}.`,
  solvedBest: (/** @type {{ moves: number }} */ { moves }) => `Solved in ${count(moves)}, the fewest possible.`,
  solvedSlower: (/** @type {{ moves: number, best: number }} */ { moves, best }) =>
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
