/** The texts of the dialogs about variants in French. Spaces before punctuation do not break. */

import type { VariantTexts } from '../en/variants.ts';

export const texts: VariantTexts = {
  title: 'Choisir un jeu',
  rules: 'Règles',
  /** Closes the card before the first game. */
  begin: 'Jouer',
  invented: 'Quelqu’un a inventé ce jeu : ses règles viennent du lien ou du fichier.',
  search: 'Recherche',
  none: 'Aucun jeu trouvé.',
  choose: 'Choisir',
  cancel: 'Annuler',
  lastPlayed: 'Dernière partie',
  onBoard: 'sur l’échiquier',
  designs: 'Vos jeux',
  inFile: 'Jeux du fichier',
  invent: 'Inventer un jeu…',
  change: 'Modifier ce jeu…',
  pieces: 'Pièces',
  legend:
    'Point\u202f: déplacement. Anneau\u202f: prise. Anneau avec point\u202f: les deux. Pointillé\u202f: premier coup seulement. Carré\u202f: en sautant par-dessus une pièce.',
  moves: {
    ofPiece: ({ piece, moves }) => `${piece}\u202f: ${moves || 'n’atteint aucune case'}`,
    both: ({ squares }) => `va ou prend en ${squares}`,
    move: ({ squares }) => `va en ${squares} sans prendre`,
    capture: ({ squares }) => `prend en ${squares}`,
    first: ({ moves }) => `au premier coup seulement\u202f: ${moves}`,
    hop: ({ moves }) => `en sautant par-dessus une pièce\u202f: ${moves}`,
  },
  number: 'Numéro de la position (0–959)',
  random: 'Position au hasard',
  value: ({ pawns }) => `vaut environ ${pawns} pions`,
  worth: {
    open: 'Combien vaut-elle ?',
    title: ({ piece }) => `Combien vaut la pièce ? (${piece})`,
    method:
      'Le moteur joue des parties où un camp a la pièce et l’autre, à la place, des pièces connues et des pions : un cavalier (N) pour 3,25 pions, une tour (R) pour 5, une dame (Q) pour 9,5. Les résultats disent ce qu’elle vaut sur un échiquier de 8\u00a0×\u00a08 ; la barre contient la valeur avec 95\u00a0% de certitude et rétrécit à chaque partie.',
    value: ({ value, error }) => `${value} ± ${error} pions`,
    games: ({ count }) => `${count} parties`,
    playing: 'Parties en cours…',
    stop: 'Arrêter',
    goOn: 'Continuer',
    noExchange: 'La pièce vaut trop ou trop peu pour être comparée à des pièces connues.',
  },
  winsIn: ({ side, moves }) => `Les ${side} gagnent en ${moves}`,
  inColor: {
    white: ({ name }) => `${name}, blancs`,
    black: ({ name }) => `${name}, noirs`,
  },
  royal: 'ne doit pas être perdu',
  board: {
    hands: { white: 'Réserve des Blancs', black: 'Réserve des Noirs' },
    inHand: ({ piece, count }) => `${piece}, ${count} en réserve`,
    dropped: ({ piece, to }) => `${piece} de la réserve à ${to}`,
    cannotDrop: ({ piece }) => `${piece}\u202f: parachutage impossible maintenant`,
    cannotDropOn: ({ piece, to }) => `${piece}\u202f: parachutage impossible en ${to}`,
    dropHere: ({ name, piece }) => `${name}\u202f: ${piece} à parachuter ici`,
    entering: 'Quelle pièce entre en jeu\u202f?',
    enters: ({ piece, square }) => `${piece} en ${square}`,
    noneEnters: 'aucune',
    stays: ({ piece }) => `${piece}, sans promotion`,
  },
};
