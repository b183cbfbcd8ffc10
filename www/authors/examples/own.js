const { MicroMax } = await import('../../micro-max.js');

// Keys that are left out are English. Fields are in braces.
await MicroMax.defineTexts('it', {
  board: {
    board: 'Scacchiera',
    pieces: { P: 'pedone bianco', p: 'pedone nero' },
    empty: 'vuota',
  },
  game: {
    sides: { white: 'Bianco', black: 'Nero' },
    wins: '{side} vince: {reason}.',
  },
  play: { back: 'Una mossa indietro', forward: 'Una mossa avanti' },
});
