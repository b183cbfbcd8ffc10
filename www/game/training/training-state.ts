/** The slice of what the player practises on the board. Pure. */

export type Training = ReturnType<typeof newTraining>;

export const newTraining = () => ({
  /** The key of the ending with which the game began, to practise it. */
  exercise: null as string | null,
  /** The id of the puzzle that is solved on the board. Its game is not saved. */
  puzzle: null as string | null,
});
