/** The texts of the figure of recaptures, in English. Moves, numbers and scores are already formatted. */

type Parts = {
  ours: string;
  move: string;
  square: string;
  side: string;
  mover: string;
  capture: string;
  rests: string;
  score: string;
  bound: 'exact' | 'least' | 'most';
};

/** A score with what it means: "−1.06 at most". */
const meant = ({ score, bound }: Pick<Parts, 'score' | 'bound'>) =>
  `${score}${{ exact: '', least: ' at least', most: ' at most' }[bound]}`;

export const exchange = {
  name: 'Until it is quiet',
  compared: ({ move }: { move: string }) => `${move}, with recaptures and without`,
  heads: { without: 'Without', with: 'With' },
  chart: 'The score after each capture',
  axis: ({ side }: { side: string }) =>
    `All scores are ${side}’s; 1.00 is 100 points, a pawn is 0.99. ◇ is the score if nothing more is taken.`,
  notes: { illegal: 'not legal', table: 'from the table', cut: '✂ enough', rests: 'stops' },

  before: ({ ours, move }: Parts) => `${ours} is to move. The move to be judged is ${move}.`,
  without: ({ move, rests }: Parts) =>
    `After ${move}, no plies are left. If the search ended here, the score would be the evaluation: ${rests}.`,
  take: ({ mover, capture, rests, side }: Parts) =>
    `${mover} recaptures: ${capture}. If nothing more is taken, that is ${rests}. Now ${side} may stop, or recapture too.`,
  illegal: ({ capture, mover }: Parts) => `${capture} is not a legal move: ${mover}’s king could be taken.`,
  table: (parts: Parts) => `${parts.capture}: the table already has the score, ${meant(parts)}.`,
  rests: (parts: Parts) =>
    `After ${parts.capture}, recapturing does not pay for ${parts.side}: the score stays ${meant(parts)}.`,
  restsCut: (parts: Parts) =>
    `After ${parts.capture}, ${parts.side} does not need to recapture: ${meant(parts)} is already enough.`,
  answered: (parts: Parts & { reply: string }) =>
    `After ${parts.capture}, the best recapture is ${parts.reply}: ${meant(parts)}.`,
  cut: (parts: Parts & { reply: string }) =>
    `After ${parts.capture}, ${parts.reply} is enough: ${meant(parts)}. Nothing else is searched.`,
  end: (parts: Parts & { swing: string; line: string }) =>
    `Without recaptures ${parts.move} would be worth ${parts.rests}. With them it is ${meant(parts)}${parts.line && `: ${parts.line}`}. A swing of ${parts.swing}.`,
  same: ({ move, square, rests }: Parts) =>
    `There is a recapture on ${square} after ${move}, but it does not pay: the score is ${rests} with recaptures and without.`,
  nothing: ({ move, square, rests }: Parts) =>
    `There is no recapture on ${square}: ${move} is ${rests} with recaptures and without.`,
  plays: (moves: { with: string; without: string }) =>
    moves.with === moves.without
      ? `One ply deep micro-Max plays ${moves.with}, and would without them.`
      : `One ply deep micro-Max plays ${moves.with}; without them it would play ${moves.without}.`,
  none: 'There is no legal move here.',
};
