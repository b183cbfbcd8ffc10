/** The texts of opponents with a face, in English. */

export type OpponentTexts = typeof texts;

export const texts = {
  title: 'Opponents',
  about: 'Each character plays like people of its rating, with a taste of its own. Games count for your rating.',
  strength: 'Strength',
  own: 'its own',
  characters: 'Characters',
  ladder: 'The ladder',
  ladderAbout:
    'Fifteen steps, from a beginner to full strength. People of the same rating on lichess score about half against each.',
  elo: ({ elo }: { elo: string }) => `${elo} Elo`,
  /** What a character likes, and its remarks. */
  each: {
    greedy: {
      about: 'Takes whatever it can, and looks later.',
      start: 'Is that pawn free?',
      blunder: 'Thank you, I was hungry.',
      won: 'All mine.',
      lost: 'I ate too much.',
    },
    odd: {
      about: 'Pushes the pawns at the edge and sends its queen out early.',
      start: 'Let us see it from above.',
      blunder: 'Things look different from here.',
      won: 'A strange mate, but a mate.',
      lost: 'Even I did not see that.',
    },
    gambits: {
      about: 'Offers pawns and pieces for an attack.',
      start: 'Would you like a pawn?',
      blunder: 'Quick, before you look again!',
      won: 'Faster than you thought.',
      lost: 'I ran out of pawns to offer.',
    },
    trading: {
      about: 'Exchanges whatever can be exchanged and waits for the ending.',
      start: 'Shall we trade?',
      blunder: 'A good bargain for me.',
      won: 'Business is done.',
      lost: 'A bad deal, then.',
    },
    attacking: {
      about: 'Goes for the king.',
      start: 'Keep an eye on your king.',
      blunder: 'I smell something.',
      won: 'The hunt is over.',
      lost: 'You turned on the hunter.',
    },
    defending: {
      about: 'Castles, guards everything and waits.',
      start: 'I am in no hurry.',
      blunder: 'I only had to wait.',
      won: 'Slowly, but surely.',
      lost: 'You found a way in.',
    },
  },
};
