// @ts-check
/**
 * The texts of the page in French. The space before : ; ! ? is narrow and does not break (U+202F).
 *
 * @import { SpokenMove, Texts } from '../en/page.js'
 */

/** What the sides are called; a program's name, unlike theirs, is no plural. */
const sides = { white: 'Blancs', black: 'Noirs' };

/**
 * "Les Blancs gagnent", "micro-Max gagne".
 * @param {string} name
 * @param {string} one What one does.
 * @param {string} many What a side does.
 */
const does = (name, one, many) => (Object.values(sides).includes(name) ? `Les ${name} ${many}` : `${name} ${one}`);

/**
 * "1,5 coup", "2 coups".
 * @param {string | number} count @param {string} one
 */
export const counted = (count, one) => `${count} ${one}${/^[01](?:,|$)/.test(String(count)) ? '' : 's'}`;

/**
 * A piece as players tell it from another of its kind: "cavalier b", "tour de la rangée 1", "dame de h4".
 * @param {SpokenMove} move
 */
function named({ piece, origin }) {
  if (/^[a-h]$/.test(origin)) return `${piece} ${origin}`;
  if (/^[1-8]$/.test(origin)) return `${piece} de la rangée ${origin}`;
  return piece + (origin && ` de ${origin}`);
}

/** @type {Texts} */
export const texts = {
  language: 'fr',

  board: {
    board: 'Échiquier',
    promotion: 'Promotion en',
    choices: { q: 'Dame', r: 'Tour', b: 'Fou', n: 'Cavalier' },

    pieces: {
      K: 'roi blanc',
      Q: 'dame blanche',
      R: 'tour blanche',
      B: 'fou blanc',
      N: 'cavalier blanc',
      P: 'pion blanc',
      k: 'roi noir',
      q: 'dame noire',
      r: 'tour noire',
      b: 'fou noir',
      n: 'cavalier noir',
      p: 'pion noir',
    },
    empty: 'vide',
    square: ({ square, content }) => `${square}, ${content}`,

    selected: 'pièce choisie',
    target: 'case d’arrivée possible',
    check: 'en échec',
    lastMove: 'dernier coup',
    premove: 'coup anticipé',
    pending: 'en attente du moteur',
    drawings: {
      green: 'vert',
      red: 'rouge',
      blue: 'bleu',
      yellow: 'jaune',
      hint: 'indice',
      threat: 'menace',
      refutation: 'réfutation',
      best: 'meilleur coup',
      line2: 'deuxième choix',
      line3: 'troisième choix',
      line4: 'quatrième choix',
      line5: 'cinquième choix',
    },
    circle: ({ name }) => `cercle, ${name}`,
    arrowTo: ({ name, square }) => `flèche vers ${square}, ${name}`,
    arrowFrom: ({ name, square }) => `flèche depuis ${square}, ${name}`,

    cannotGo: ({ piece, from, to }) => `${piece} ne peut pas aller de ${from} en ${to}`,
    cannotMove: ({ piece, square }) => `${piece} en ${square} ne peut pas bouger maintenant`,
    isEmpty: ({ square }) => `${square} est vide`,
    canGo: ({ squares }) => `peut aller en ${squares}`,
    noMoves: 'aucun coup',
    moved: ({ piece, from, to }) => `${piece} de ${from} en ${to}`,
    noLastMove: 'aucun coup joué',
    noScore: 'pas encore d’évaluation',
    noPremove: 'coup anticipé annulé',
    noPending: 'coup retiré',
    drawingFrom: ({ square }) => `flèche depuis ${square}, appuyez sur x à l’arrivée`,
    noDrawings: 'flèches et cercles effacés',
  },

  levels: {
    atLevel: ({ level }) => `niveau ${level}`,
    ofNumber: ({ level }) => `Niveau ${level}`,
    short: {
      nodes: ({ count }) => counted(count, 'nœud'),
      depth: ({ count }) => `profondeur ${count}`,
      ms: ({ count }) => `${count} s`,
      people: ({ count }) => `comme les humains classés ${count}`,
      elo: ({ count }) => `${count} Elo`,
    },
  },

  messages: {
    move: ({ side, move }) => `${side} : ${move}.`,
    ending: ({ ending, move }) => `${move ? `${move}. ` : ''}${ending}`,
    newGame: ({ side }) => `Nouvelle partie. Vous avez les ${side}.`,
    reopened: 'Partie enregistrée rouverte.',
    takenBack: 'Coup repris.',
    redone: 'Coup rejoué.',
    premoveDropped: 'Le coup anticipé n’est plus possible.',
    paused: 'La partie est en pause.',
    continued: 'La partie reprend.',
    mustCapture: 'La prise est obligatoire.',
    kingInCheck: 'Le roi ne peut pas rester en échec.',
    drawAsked: 'Vous proposez la nulle.',
    drawRefused: 'Le moteur refuse la nulle.',
    hintPiece: ({ piece, square }) => `Indice : ${piece} en ${square}.`,
    hintMove: ({ move, why = '' }) => `Indice : ${move}.${why && ` ${why}`}`,
    noHint: 'Le moteur n’a pas d’indice ici.',
    note: ({ move }) => `Il valait mieux : ${move}.`,
    notLoaded: 'Cet élément de la page n’a pas pu être chargé. Vérifiez votre connexion.',
  },

  game: {
    sides,
    spoken: {
      pieces: { k: 'roi', q: 'dame', r: 'tour', b: 'fou', n: 'cavalier', p: 'pion' },
      step: (move) => `${named(move)} en ${move.to}`,
      takes: (move) => `${named(move)} prend en ${move.to}`,
      promotes: ({ piece }) => `, promotion en ${piece}`,
      kingside: 'petit roque',
      queenside: 'grand roque',
      check: ', échec',
      mate: ', échec et mat',
    },
    unread: ({ text }) => `Non lu à partir d’ici : ${text}`,
    passes: ({ side }) => `Les ${side} passent`,
    wins: ({ side, reason }) => `Les ${side} gagnent par ${reason}.`,
    draw: ({ reason }) => `Nulle : ${reason}.`,
    plainResults: {
      '1-0': 'Les Blancs gagnent.',
      '0-1': 'Les Noirs gagnent.',
      '1/2-1/2': 'Partie nulle.',
      '0-0': 'Les deux camps perdent.',
      '1/2-0': 'Un demi-point pour les Blancs, aucun pour les Noirs.',
      '0-1/2': 'Un demi-point pour les Noirs, aucun pour les Blancs.',
    },
    reasons: {
      checkmate: 'échec et mat',
      stalemate: 'pat',
      'insufficient-material': 'matériel insuffisant',
      'threefold-repetition': 'triple répétition',
      'fivefold-repetition': 'quintuple répétition',
      'fifty-moves': 'règle des 50 coups',
      'seventy-five-moves': 'règle des 75 coups',
      flag: 'dépassement du temps',
      'flag-without-material': 'temps écoulé, mais l’adversaire n’a pas de quoi mater',
      resignation: 'abandon',
      agreement: 'accord mutuel',
    },
    judgements: { blunder: 'gaffe', mistake: 'erreur', inaccuracy: 'imprécision', good: 'bon coup' },
    mates: ({ side }) => `Les ${side} matent`,
    matesIn: ({ side, moves }) => `Les ${side} matent en ${moves}`,
  },

  chooser: {
    title: 'Choisissez votre adversaire',
    levels: [
      { name: 'Novice', about: 'Donne ses pièces. Pour vos toutes premières parties.' },
      { name: 'Débutant', about: 'Voit peu et laisse beaucoup sans défense.' },
      { name: 'Apprenti', about: 'Prend ce qui se présente, mais manque la plupart des menaces.' },
      { name: 'Amateur', about: 'Trouve les tactiques simples et se trompe encore.' },
      { name: 'Club', about: 'Joue solidement et punit les négligences.' },
      { name: 'Confirmé', about: 'Calcule quelques coups et se trompe rarement.' },
      { name: 'Expert', about: 'Une épreuve difficile, même pour un joueur de club.' },
      { name: 'Maître', about: 'L’adversaire le plus fort. Aucun cadeau.' },
    ],
    color: 'Votre couleur',
    colors: { white: 'Blancs', random: 'Aléatoire', black: 'Noirs' },
    clock: 'Pendule',
    noClock: 'Sans pendule',
    clockOf: ({ minutes, seconds }) => `${minutes} minutes par joueur, ${seconds} secondes par coup`,
    start: 'Jouer',
    orMove: 'Ou jouez simplement le premier coup sur l’échiquier.',
    moreOptions: 'Personnaliser…',
    friend: 'Un ami, par lien',
    chess: 'Échecs',
    back: 'Revenir à la partie',
    /** The tiles beside the first view. */
    onlyHere: 'Seulement ici',
    variants: 'Plus de 50 jeux',
    invent: 'Inventer une pièce',
    review: 'Analyser une partie',
    learn: 'Comment il pense',
  },

  play: {
    tagline: 'Les échecs contre l’un des plus petits programmes qui aient jamais bien joué',
    boardLabel: 'L’échiquier',
    stateLabel: 'État de la partie',
    review: 'Analyse',
    reviewLabel: 'Analyse de la partie',
    playersLabel: 'Joueurs',
    menu: 'Menu',
    more: 'Plus',
    sound: 'Son',
    /** The opponents with a face, by their styles. */
    characters: {
      greedy: 'Ours',
      odd: 'Girafe',
      gambits: 'Lièvre',
      trading: 'Chameau',
      attacking: 'Loup',
      defending: 'Éléphant',
    },
    dialogs: {
      open: 'Ouvrir une partie…',
      share: 'Partager…',
      setup: 'Éditer une position…',
      games: 'Parties récentes…',
      opponents: 'Adversaires…',
      puzzles: 'Vos problèmes…',
      endings: 'Finales…',
      rating: 'Votre classement…',
      print: 'Imprimer…',
      settings: 'Réglages…',
      help: 'Aide…',
    },
    learn: 'Comment pense micro-Max (en anglais)',
    authors: 'Un échiquier sur votre page',
    zen: 'Mode zen',
    leaveZen: 'Quitter le mode zen',
    boardSize: 'Taille de l’échiquier',
    details: 'Détails',
    command: 'Saisie',
    pause: 'Pause',
    goOn: 'Reprendre',
    isPaused: 'En pause',
    enginesPlay: 'Moteur contre moteur',
    newGame: 'Nouvelle partie',
    takeBack: 'Repren\u00addre le coup',
    playComputer: 'Contre l’ordinateur',
    redo: 'Rejouer le coup',
    hint: 'Indice',
    flip: 'Retourner l’échiquier',
    moveNow: 'Coup immédiat',
    analyse: 'Analyser',
    offerDraw: 'Proposer nulle',
    claimDraw: 'Réclamer la nulle',
    lookThrough: 'Revoir la partie',
    resign: 'Aban\u00addonner',
    reallyResign: 'Aban\u00addonner ?',
    pressAgain: 'Appuyez encore une fois pour abandonner.',
    rematch: 'Revanche',
    switchSides: 'Changer de camp',
    retry: 'Réessayer',
    closeNotice: 'Fermer le message',
    moves: 'Coups',
    annotate: 'Annoter…',
    first: 'Première position',
    back: 'Un coup en arrière',
    forward: 'Un coup en avant',
    autoplay: 'Dérouler les coups',
    stopAutoplay: 'Arrêter',
    last: 'Dernière position',
    thinking: 'Moteur',
    depth: 'Prof.',
    score: 'Éval. (Blancs)',
    lines: 'Meilleures variantes',
    you: 'Vous',
    toMove: 'au trait',
    thinks: 'calcule',
    clockOf: ({ side }) => `Pendule des ${side}`,
    captured: ({ pieces, ahead }) =>
      [pieces && `Prises : ${pieces}`, ahead && `matériel ${ahead}`].filter(Boolean).join(' ; '),
    check: 'Échec !',
    yourMove: 'À vous de jouer',
    sideToMove: ({ side }) => `Trait aux ${side}`,
    isThinking: ({ name }) => `${does(name, 'calcule', 'calculent')}…`,
    noAnswer: ({ name }) => does(name, 'n’a pas répondu', 'n’ont pas répondu'),
    lookingBack: ({ place }) => `Affichage : ${place}`,
    beginning: 'position initiale',
    over: 'La partie est finie',
    aDraw: 'Partie nulle',
    youWin: 'Vous gagnez',
    sideWins: ({ side }) => does(side, 'gagne', 'gagnent'),
    looking: 'Le moteur réfléchit…',
    hintPiece: ({ piece, square }) => `Indice : ${piece} en ${square}. Appuyez encore pour voir le coup.`,
    hintMove: ({ move }) => `Indice : ${move}`,
    threatOf: ({ move }) => `Menace : ${move}.`,
    noThreat: 'Pas de menace.',
    note: ({ move, better, pawns }) => `${move} a perdu environ ${counted(pawns, 'pion')} ; ${better} était meilleur.`,
    offerAsked: 'micro-Max examine votre offre…',
    offerRefused: 'micro-Max refuse la nulle.',
    mayClaim: ({ reason }) => `Vous pouvez réclamer la nulle : ${reason}.`,
    tryMoves: 'Essayez d’autres coups : la partie est conservée.',
    goOnFromHere: 'Jouez un coup pour continuer d’ici, ou avancez pour revenir à la partie.',
    lastMove: ({ move }) => `Dernier coup : ${move}`,
    howToMove: 'Faites glisser une pièce, ou cliquez dessus puis sur la case d’arrivée.',
    howToMoveByTouch: 'Touchez une pièce, puis sa case d’arrivée.',
  },
};
