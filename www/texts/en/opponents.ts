/** The texts of opponents with a face, in English. */

export type OpponentTexts = typeof texts;

export const texts = {
  /** Who a character is, and its remarks. */
  each: {
    mouse: {
      about: 'Has just learnt how the pieces move, and leaves them about.',
      start: 'Please be gentle.',
      blunder: 'Oh! Is that for me?',
      brilliant: 'Eek! I never saw that coming.',
      won: 'I won? I really won?',
      lost: 'Back into my hole.',
    },
    goose: {
      about: 'Chatters along and overlooks half the board.',
      start: 'Honk! Shall we begin?',
      blunder: 'Did you mean to do that? Honk!',
      brilliant: 'That ruffled my feathers.',
      won: 'Wait until the pond hears of this!',
      lost: 'My goose is cooked.',
    },
    bear: {
      about: 'Takes whatever it can, and looks later.',
      start: 'Is that pawn free?',
      blunder: 'Thank you, I was hungry.',
      brilliant: 'Ouch. That one stung like a bee.',
      won: 'All mine.',
      lost: 'I ate too much.',
    },
    giraffe: {
      about: 'Pushes the pawns at the edge and sends its queen out early.',
      start: 'Let us see it from above.',
      blunder: 'Things look different from here.',
      brilliant: 'Now that was over my head.',
      won: 'A strange mate, but a mate.',
      lost: 'Even I did not see that.',
    },
    hare: {
      about: 'Offers pawns and pieces for an attack.',
      start: 'Would you like a pawn?',
      blunder: 'Quick, before you look again!',
      brilliant: 'You are faster than you look.',
      won: 'Faster than you thought.',
      lost: 'The tortoise wins again.',
    },
    camel: {
      about: 'Exchanges whatever can be exchanged and waits for the ending.',
      start: 'Shall we trade?',
      blunder: 'A good bargain for me.',
      brilliant: 'You drive a hard bargain.',
      won: 'Business is done.',
      lost: 'A bad deal, then.',
    },
    fox: {
      about: 'Plays soundly and punishes careless moves.',
      start: 'After you. I insist.',
      blunder: 'How very kind of you.',
      brilliant: 'And I thought I was the sly one.',
      won: 'A pleasure, as always.',
      lost: 'Outfoxed. Well played.',
    },
    wolf: {
      about: 'Goes for your king, and says so.',
      start: 'Keep an eye on your king.',
      blunder: 'I smell something.',
      brilliant: 'You have teeth, too.',
      won: 'The hunt is over.',
      lost: 'You turned on the hunter.',
    },
    heron: {
      about: 'Stands still, thinks a few moves ahead and rarely errs.',
      start: 'I have all the time in the world.',
      blunder: 'Patience pays.',
      brilliant: 'A beautiful cast.',
      won: 'One needs only to wait.',
      lost: 'I stood still a little too long.',
    },
    elephant: {
      about: 'Castles, guards everything and waits.',
      start: 'I am in no hurry.',
      blunder: 'I only had to wait.',
      brilliant: 'That I shall not forget.',
      won: 'Slowly, but surely.',
      lost: 'You found a way in.',
    },
    owl: {
      about: 'Sees in the dark: a hard test, even for club players.',
      start: 'Good evening. Shall we?',
      blunder: 'I saw that a while ago.',
      brilliant: 'Whoo! I had not seen that.',
      won: 'The night was long. Thank you for it.',
      lost: 'Even an old owl can learn.',
    },
    max: {
      about: 'The program itself, at any strength. It says nothing.',
    },
  },
  /** What any of them may say. */
  any: {
    promotion: ['Long live the queen.', 'That pawn has come a long way.', 'Another one? Really?'],
    check: ['Where did that come from?', 'Oh, a check.', 'My king felt that.'],
    resigned: ['I give up. Well played.', 'Enough. You have won.', 'There is nothing left to hope for.'],
    thanks: ['Thank you for the game.', 'Another game?', 'It was closer than it looked.'],
  },
};
