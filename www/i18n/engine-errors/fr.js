// @ts-check
/**
 * The worker's errors in French.
 *
 * @import { ErrorTexts } from '../../engine/messages.js'
 */

const COLORS = { white: 'Blancs', black: 'Noirs' };
const SIDES = { kingside: 'roi', queenside: 'dame' };
const OR = ' ou ';

/** @type {Readonly<ErrorTexts>} */
export const errorTexts = {
  'invalid-field': ({ name }) => `le champ ${name} n’est pas valide`,
  'unknown-call': ({ call }) => `l’appel ${call} n’existe pas`,
  'inside-call': ({ call }) => `seul micro-max.inside.worker.js répond à l’appel ${call}`,
  'inside-number': ({ found, min, max }) => `${found} n’est pas un entier de ${min} à ${max}`,
  'inside-memory': () => 'la mémoire ne suffit pas pour la table de hachage',
  'engine-failed': ({ detail }) => `le moteur s’est arrêté : ${detail}`,
  'engine-not-started': ({ detail }) => `le moteur ne peut pas démarrer : ${detail}`,
  'fen-empty': () => 'la FEN est vide',
  'fen-rank-count': ({ ranks }) => `le placement a ${ranks} rangée${ranks > 1 ? 's' : ''} au lieu de 8`,
  'fen-rank-length': ({ rank, squares }) => `la rangée ${rank} du placement a ${squares} cases au lieu de 8`,
  'fen-piece-letter': ({ found, rank }) => `${found} sur la rangée ${rank} du placement n’est ni une pièce ni un nombre de 1 à 8`,
  'fen-missing-turn': () => 'il manque le trait, w ou b, après le placement',
  'fen-turn': ({ found }) => `le trait ${found} n’est ni w ni b`,
  'fen-castling': ({ found }) => `les droits de roque ${found} ne sont ni - ni comme dans KQkq ou HAha`,
  'fen-ep-square': ({ found }) => `la case en passant ${found} n’est ni - ni une case`,
  'fen-halfmove-clock': ({ found }) => `le compteur de demi-coups ${found} n’est pas un nombre de 9 chiffres au plus`,
  'fen-fullmove-number': ({ found }) => `le numéro de coup ${found} n’est pas un nombre de 9 chiffres au plus`,
  'fen-extra-text': ({ found }) => `${found} suit le dernier champ de la FEN`,
  'king-count': ({ color, count }) => `${COLORS[color]} : ${count === 0 ? 'il manque le roi' : `${count} rois au lieu d’un`}`,
  'pawn-rank': ({ square }) => `un pion ne peut pas être en ${square}, sur la première ou la dernière rangée`,
  'pawn-count': ({ color, count }) => `${COLORS[color]} : ${count} pions, plus de 8`,
  'promoted-count': ({ color, promoted, missing }) => `${COLORS[color]} : plus de pièces promues (${promoted}) que de pions manquants (${missing})`,
  'castling-king': ({ color, side, square }) => `${COLORS[color]} : pas de roque à l’aile ${SIDES[side]}, le roi n’est pas en ${square}`,
  'castling-rook': ({ color, side, square }) => `${COLORS[color]} : pas de roque à l’aile ${SIDES[side]}, il n’y a pas de tour en ${square}`,
  'ep-rank': ({ square }) => `la case en passant ${square} n’est pas sur la rangée que saute un pas double`,
  'ep-occupied': ({ square }) => `la case en passant ${square} n’est pas vide`,
  'ep-pawn': ({ square, pawn }) => `à la case en passant ${square} il manque en ${pawn} un pion à prendre`,
  'ep-origin': ({ square, origin }) => `pour la case en passant ${square}, ${origin} doit être vide : le pion en vient`,
  'ep-check': ({ square }) => `la case en passant ${square} suppose un pas double qui ne peut pas avoir donné cet échec`,
  'opponent-in-check': ({ color, turn }) => `${COLORS[color]} en échec, mais trait : ${COLORS[turn]}`,
  'checker-count': ({ count }) => `${count} pièces donnent échec à la fois`,
  'double-check': ({ first, second }) => `aucun coup ne peut donner échec de ${first} et de ${second} à la fois`,
  'move-syntax': ({ found }) => `${found} n’est pas un coup comme e4, Nf3 ou O-O`,
  'missing-promotion': ({ found }) => `${found} ne dit pas ce que devient le pion, comme dans e8=Q`,
  'illegal-move': ({ found }) => `${found} est illégal dans cette position`,
  'ambiguous-move': ({ found, choices }) => `${found} est ambigu : ${choices.join(OR)}`,
  'pgn-invalid-tag': ({ found }) => `${found} n’est pas une étiquette comme [Event "?"]`,
  'pgn-invalid-nag': ({ found }) => `${found} n’est pas un signe de $0 à $255`,
  'pgn-unclosed-comment': () => 'le commentaire qui commence ici n’a pas de fin',
  'pgn-unclosed-variation': () => 'la variante qui commence ici n’a pas de fin',
  'pgn-unexpected-close': () => 'aucune variante ne peut finir ici',
  'pgn-variation-without-move': () => 'il n’y a ici aucun coup qui puisse avoir une variante',
  'pgn-too-many-moves': () => 'd’une partie on ne lit pas plus de 20 000 coups',
  'pgn-no-such-game': ({ game, games }) => games === 0 ? 'le texte ne contient aucune partie' : `il n’y a pas de partie ${game}, la dernière est la ${games}`,
  'packed-damaged': () => 'elle est incomplète ou endommagée, ou vient d’une version plus récente de cette page',
};
