import type { ErrorTexts } from '../../engine/messages.ts';
/** The worker's errors in French. */

const COLORS = { white: 'Blancs', black: 'Noirs' };
const OR = ' ou ';

export const texts: Readonly<ErrorTexts> = {
  'invalid-field': ({ name }) => `le champ ${name} n’est pas valide`,
  'unknown-call': ({ call }) => `l’appel ${call} n’existe pas`,
  'inside-call': ({ call }) => `seul micro-max.inside.worker.js répond à l’appel ${call}`,
  'inside-number': ({ found, min, max }) => `${found} n’est pas un entier de ${min} à ${max}`,
  'inside-memory': () => 'la mémoire ne suffit pas pour la table de hachage',
  'engine-failed': ({ detail }) => `le moteur s’est arrêté : ${detail}`,
  'engine-not-started': ({ detail }) => `le moteur ne peut pas démarrer : ${detail}`,
  'fen-empty': () => 'la FEN est vide',
  'fen-rank-count': ({ ranks }) => `le placement a ${ranks} rangée${ranks > 1 ? 's' : ''} au lieu de 8`,
  'fen-rank-length': ({ rank, squares }) => `la rangée ${rank} du placement a ${squares} cases au lieu de 8`,
  'fen-piece-letter': ({ found, rank }) =>
    `${found} sur la rangée ${rank} du placement n’est ni une pièce ni un nombre de 1 à 8`,
  'fen-missing-turn': () => 'il manque le trait, w ou b, après le placement',
  'fen-turn': ({ found }) => `le trait ${found} n’est ni w ni b`,
  'fen-castling': ({ found }) => `les droits de roque ${found} ne sont ni - ni comme dans KQkq ou HAha`,
  'fen-ep-square': ({ found }) => `la case en passant ${found} n’est ni - ni une case`,
  'fen-contradiction': () => 'la FEN se contredit',
  'fen-extra-text': ({ found }) => `${found} suit le dernier champ de la FEN`,
  'king-count': ({ color, count }) =>
    `${COLORS[color]} : ${count === 0 ? 'il manque le roi' : `${count} rois au lieu d’un`}`,
  'pawn-rank': ({ square }) => `un pion ne peut pas être en ${square}, sur la première ou la dernière rangée`,
  'opponent-in-check': ({ color, turn }) => `${COLORS[color]} en échec, mais trait : ${COLORS[turn]}`,
  'move-syntax': ({ found }) => `${found} n’est pas un coup comme e4, Nf3 ou O-O`,
  'missing-promotion': ({ found }) => `${found} ne dit pas ce que devient le pion, comme dans e8=Q`,
  'illegal-move': ({ found }) => `${found} est illégal dans cette position`,
  'ambiguous-move': ({ found, choices }) => `${found} est ambigu : ${choices.join(OR)}`,
  'pgn-unclosed-comment': () => 'le commentaire qui commence ici n’a pas de fin',
  'pgn-unclosed-variation': () => 'la variante qui commence ici n’a pas de fin',
  'pgn-too-many-moves': () => 'd’une partie on ne lit pas plus de 20 000 coups',
  'pgn-no-such-game': ({ game, games }) =>
    games === 0 ? 'le texte ne contient aucune partie' : `il n’y a pas de partie ${game}, la dernière est la ${games}`,
  'packed-damaged': () => 'elle est incomplète ou endommagée, ou vient d’une version plus récente de cette page',
  'unknown-variant': ({ found }) => `il n’y a pas de jeu ${found}`,
  'definition-keyword': ({ found }) =>
    `${found} n’est pas un mot-clé de définition ; une ligne commence par un mot comme piece ou, pour un commentaire, par #`,
  'definition-variants-ini': () =>
    'c’est un fichier variants.ini de Fairy-Stockfish, qui ne peut pas être lu ici ; écrivez une définition ou utilisez un fmax.ini de Fairy-Max',
  'definition-repeated': ({ keyword }) => `il y a déjà une ligne ${keyword}`,
  'definition-missing': ({ example }) => `il manque une ligne comme ${example}`,
  'definition-expected': ({ found, expected }) =>
    found === ''
      ? `la ligne finit trop tôt ; il manque : ${expected}`
      : `${found} n’est pas attendu ici, mais : ${expected}`,
  'definition-too-long': () => 'le texte est trop long pour une définition',
  'definition-piece-count': () => 'il y a plus de 32 sortes de pièces',
  'definition-same-letter': ({ letter }) => `une autre pièce a déjà la lettre ${letter}`,
  'definition-immobile': ({ piece }) =>
    `la pièce ${piece} ne peut pas bouger sur cet échiquier ; donnez-lui des coups plus courts ou agrandissez l’échiquier`,
  'definition-nothing-royal': () =>
    'un camp ne peut pas perdre ; chacun a besoin d’une pièce qui ne doit pas être perdue, ou d’une ligne extinction',
  'definition-unknown-letter': ({ letter }) => `aucune pièce n’a la lettre ${letter}`,
  'definition-ray': () => 'les rayons de la pièce sont invalides',
  'fmax-file': ({ reason }) => `le fichier fmax.ini est invalide : ${reason}`,
  'betza-empty': () => 'le coup est vide ; écrivez-en un comme N ou fmWfcF',
  'betza-unknown-letter': ({ character, found }) =>
    `${found} au caractère ${character} n’est pas une lettre de la notation Betza`,
  'betza-missing-atom': ({ character }) => `il manque une majuscule comme W, F ou N au caractère ${character}`,
  'betza-range': ({ character }) =>
    `au caractère ${character}, seule convient une portée de 1 à 15, ou 0 pour aucune limite`,
  'betza-unsupported': ({ character, found }) => `${found} au caractère ${character} n’est pas pris en charge`,
  'betza-does-not-fit': ({ character, found }) =>
    `${found} au caractère ${character} ne convient pas à cette sorte de coup`,
  'betza-too-long': () => 'le coup est trop long',
  'variant-rank-count': ({ ranks, expected }) =>
    `le placement a ${ranks === 1 ? '1 rangée' : `${ranks} rangées`} au lieu de ${expected}`,
  'variant-rank-length': ({ rank, squares, expected }) =>
    `la rangée ${rank} du placement a ${squares} cases au lieu de ${expected}`,
  'variant-piece-letter': ({ found }) => `${found} dans le placement n’est ni une pièce de ce jeu ni un nombre`,
  'variant-hand': ({ found }) => `${found} n’est pas une main de ce jeu`,
  'variant-rights': ({ found }) => `les droits ${found} ne sont ni - ni des lettres de KQkq ou de colonnes`,
  'variant-ep-square': ({ found }) => `${found} n’est ni - ni une case de prise en passant de cet échiquier`,
  'variant-checks': ({ found }) => `${found} ne dit pas, comme 3+3, combien d’échecs il reste`,
  'variant-opponent-in-check': () => 'le camp qui n’a pas le trait est en échec',
  'missing-royal': ({ color }) => `${COLORS[color]} : aucune pièce qui ne doive pas être perdue`,
};
