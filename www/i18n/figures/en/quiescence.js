// @ts-check
/** The texts of the figure of recaptures, in English. Moves, numbers and scores are written already. */

/** @typedef {{ ours: string, move: string, square: string, side: string, mover: string, capture: string, rests: string, score: string, bound: 'exact' | 'least' | 'most' }} Parts */

/** A score with what it means: "−1.06 at most". @param {Pick<Parts, 'score' | 'bound'>} parts */
const meant = ({ score, bound }) => `${score}${{ exact: '', least: ' at least', most: ' at most' }[bound]}`;

export const quiescence = {
  title: 'Until it is quiet',
  lead: 'When no plies are left, micro-Max must say who stands better. In the middle of an exchange that is nonsense: it looks as if a piece were won that is lost the next moment. So it goes on where the last piece has arrived, as long as taking back there pays.',
  hint: 'Make any move on the board: it becomes the last one of the search.',
  compared: (/** @type {{ move: string }} */ { move }) => `${move}, with recaptures and without`,
  heads: { without: 'Without', with: 'With' },
  chart: 'The score after each capture',
  axis: (/** @type {{ side: string }} */ { side }) => `All scores are ${side}’s, in pawns. ◇ is the score if nothing more is taken.`,
  notes: { illegal: 'not legal', table: 'from the table', cut: '✂ enough', rests: 'rests' },

  without: (/** @type {Parts} */ { move, rests }) => `After ${move} no plies are left. If that were the end, the evaluation would stand: ${rests}.`,
  take: (/** @type {Parts} */ { mover, capture, rests, side }) => `${mover} takes back: ${capture}. If nothing more is taken, that is ${rests}. Now ${side} may rest, or take back too.`,
  illegal: (/** @type {Parts} */ { capture, mover }) => `${capture} is no legal move: ${mover}’s king could be taken.`,
  table: (/** @type {Parts} */ parts) => `${parts.capture}: the table knows what comes of it, ${meant(parts)}.`,
  rests: (/** @type {Parts} */ parts) => `After ${parts.capture} it does not pay ${parts.side} to take back: it rests at ${meant(parts)}.`,
  restsCut: (/** @type {Parts} */ parts) => `After ${parts.capture} ${parts.side} need not take back: ${meant(parts)} is enough already.`,
  answered: (/** @type {Parts & { reply: string }} */ parts) => `After ${parts.capture} it is best to take back with ${parts.reply}: ${meant(parts)}.`,
  cut: (/** @type {Parts & { reply: string }} */ parts) => `After ${parts.capture} ${parts.reply} is enough: ${meant(parts)}. Nothing else is looked at.`,
  end: (/** @type {Parts & { swing: string, line: string }} */ parts) =>
    `Without recaptures ${parts.move} would be worth ${parts.rests}. With them it is ${meant(parts)}${parts.line && `: ${parts.line}`}. A swing of ${parts.swing}.`,
  same: (/** @type {Parts} */ { move, square, rests }) => `${move} can be taken back on ${square}, but that does not pay: it is ${rests} with recaptures and without.`,
  nothing: (/** @type {Parts} */ { move, square, rests }) => `Nobody can take back on ${square}: ${move} is ${rests} with recaptures and without.`,
  plays: (/** @type {{ with: string, without: string }} */ moves) => (moves.with === moves.without
    ? `One ply deep micro-Max plays ${moves.with}, and would without them.`
    : `One ply deep micro-Max plays ${moves.with}; without them it would play ${moves.without}.`),
  none: 'There is no legal move to look at here.',
};
