/** The texts of opponents with a face, in French. */

import type { OpponentTexts } from '../en/opponents.ts';

export const texts: OpponentTexts = {
  title: 'Adversaires',
  about:
    'Chaque personnage joue comme des personnes de son classement, mais avec ses propres goûts. Les parties comptent pour votre classement.',
  strength: 'Force',
  own: 'la sienne',
  characters: 'Personnages',
  ladder: 'L’échelle',
  ladderAbout:
    'Quinze échelons, du débutant à la pleine force. Les joueurs de même classement sur lichess marquent environ la moitié des points contre chacun.',
  elo: ({ elo }) => `${elo} Elo`,
  /** What a character likes, and its remarks. */
  each: {
    greedy: {
      about: 'Prend tout ce qui se prend, et réfléchit ensuite.',
      start: 'Ce pion est-il libre ?',
      blunder: 'Merci, j’avais faim.',
      won: 'Tout est à moi.',
      lost: 'J’ai trop mangé.',
    },
    odd: {
      about: 'Pousse les pions du bord et sort sa dame très tôt.',
      start: 'Voyons cela d’en haut.',
      blunder: 'D’ici, tout paraît différent.',
      won: 'Un mat étrange, mais un mat.',
      lost: 'Même moi, je ne l’avais pas vu.',
    },
    gambits: {
      about: 'Offre des pions et des pièces pour attaquer.',
      start: 'Voulez-vous un pion ?',
      blunder: 'Vite, avant que vous ne regardiez de nouveau !',
      won: 'Plus vite que vous ne pensiez.',
      lost: 'Je n’ai plus de pions à offrir.',
    },
    trading: {
      about: 'Échange tout ce qui s’échange et attend la finale.',
      start: 'On échange ?',
      blunder: 'Une bonne affaire pour moi.',
      won: 'Affaire conclue.',
      lost: 'Mauvaise affaire, alors.',
    },
    attacking: {
      about: 'Vise le roi.',
      start: 'Surveillez votre roi.',
      blunder: 'Je flaire quelque chose.',
      won: 'La chasse est finie.',
      lost: 'Le chasseur a été chassé.',
    },
    defending: {
      about: 'Roque, protège tout et attend.',
      start: 'Je ne suis pas pressé.',
      blunder: 'Il me suffisait d’attendre.',
      won: 'Lentement, mais sûrement.',
      lost: 'Vous avez trouvé l’entrée.',
    },
  },
};
