// @ts-check
/**
 * The texts of the workshop in French.
 *
 * @import { PieceStep } from '../../engine/messages.js'
 * @import { WorkshopTexts } from '../en/workshop.js'
 */

/** @type {Readonly<Record<PieceStep['kind'], string>>} */
const kinds = { both: 'déplacement et prise', move: 'déplacement seulement', capture: 'prise seulement' };

/** @type {WorkshopTexts} */
export const texts = {
  title: 'Atelier',
  designs: 'Vos jeux',
  createDesign: 'Nouveau jeu',
  copyDesign: 'Copier',
  remove: 'Supprimer',
  undo: 'Annuler',
  redo: 'Rétablir',
  name: 'Nom',
  about: 'Description courte',
  pieces: 'Pièces',
  addPiece: 'Ajouter une pièce',
  removePiece: 'Retirer cette pièce',
  newPiece: 'nouvelle-piece',
  diagram: 'Cases que la pièce atteint',
  place: ({ files, ranks }) =>
    [
      ranks > 0 ? `${ranks} en avant` : ranks < 0 ? `${-ranks} en arrière` : '',
      files > 0 ? `${files} à droite` : files < 0 ? `${-files} à gauche` : '',
    ]
      .filter(Boolean)
      .join(', '),
  step: ({ kind, first, hop }) =>
    [kinds[kind], first ? 'premier coup seulement' : '', hop ? 'par-dessus une pièce' : ''].filter(Boolean).join(', '),
  tool: 'Un clic sur une case du diagramme ajoute ou retire',
  motion: 'Pas',
  motions: {
    leap: 'Saut',
    slide: 'Ligne',
    hop: 'Par-dessus une pièce et plus loin',
    grasshopper: 'Par-dessus une pièce, juste derrière',
  },
  kind: 'Pour',
  kinds,
  symmetry: 'Directions',
  symmetries: { all: 'toutes pareilles', sides: 'gauche comme droite', one: 'celle-ci seulement' },
  distance: 'Distance',
  anyDistance: 'sans limite',
  firstOnly: 'Au premier coup seulement',
  betza: 'Coups en notation Betza',
  rest: ({ betza }) => `${betza} ne se modifie que dans la notation.`,
  noMoves: 'Une pièce a besoin d’au moins un coup.',
  absent: 'Elle n’est pas sur l’échiquier au départ. Placez-la avec les pièces au-dessus de l’échiquier.',
  pieceName: 'Nom de la pièce',
  letter: 'Lettre',
  picture: 'Dessin',
  byName: 'd’après le nom',
  royal: 'Royale (qui la perd perd la partie)',
  pawn: 'Est un pion',
  pawnHint: 'Il n’a pas de lettre dans les coups, et ses coups comptent comme un progrès.',
  board: 'Échiquier',
  files: 'Colonnes',
  ranks: 'Rangées',
  palette: 'Pièces à placer',
  erase: 'Retirer des pièces',
  mirror: 'Copier en miroir pour les Noirs',
  clear: 'Vider',
  rulesTitle: 'Règles',
  promotion: {
    title: 'Promotion',
    pawns: 'Pièce qui se promeut',
    choices: 'Se promeut en',
    rank: 'À partir de la rangée',
  },
  castling: 'Roque',
  castlingBy: ({ squares }) => (squares === 0 ? 'aucun' : `le roi avance de ${squares} cases`),
  rules: {
    stalemate: 'Le pat est',
    'bare-king': 'Un roi dépouillé',
    hand: 'Pièces en main',
    extinction: 'Perdre toutes ces pièces',
    goal: 'Atteindre ces cases gagne',
    checks: 'Nombre d’échecs qui gagnent',
    'draw-after': 'Nulle après des coups sans progrès',
    'must-capture': 'Qui peut prendre doit prendre',
    explosions: 'Les prises explosent',
    'checks-forbidden': 'Donner échec est interdit',
  },
  values: {
    stalemate: {
      draw: 'une nulle',
      loss: 'une défaite',
      win: 'une victoire',
      'fewer-pieces-win': 'une victoire du camp qui a le moins de pièces',
    },
    'bare-king': { none: 'continue', loss: 'perd' },
    hand: { none: 'aucune', drops: 'les prises sont parachutées', gating: 'entrent derrière les pièces jouées' },
  },
  examples: { extinction: 'QR loss', goal: 'K on d4 e4 d5 e5', checks: '3', 'draw-after': '50' },
  otherRules: 'Autres règles, en lignes de la définition',
  asText: 'La définition en texte',
  definition: 'Définition',
  valid: 'Prêt à jouer.',
  invalid: ({ fault }) => `Pas encore jouable : ${fault}.`,
  copied: { link: 'Lien', attribute: 'Élément' },
  link: 'Copier le lien',
  attribute: 'Copier l’élément',
  file: 'Enregistrer le fichier',
  goOn: 'Continuer depuis la position actuelle',
  cannotGoOn: ({ fault }) => `La position sur l’échiquier ne convient pas à ce jeu : ${fault}.`,
  playBoth: 'À deux',
  playBlack: 'Jouer les Noirs',
  playWhite: 'Jouer les Blancs',
  tooLong: 'La définition est trop longue pour un lien. Enregistrez-la dans un fichier.',
};
