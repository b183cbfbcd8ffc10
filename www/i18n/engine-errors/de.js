// @ts-check
/**
 * The worker's errors in German.
 *
 * @import { ErrorTexts } from '../../engine/messages.js'
 */

const COLORS = { white: 'Weiß', black: 'Schwarz' };
const SIDES = { kingside: 'Königsflügel', queenside: 'Damenflügel' };
const OR = ' oder ';

/** @type {Readonly<ErrorTexts>} */
export const errorTexts = {
  'invalid-field': ({ name }) => `das Feld ${name} ist ungültig`,
  'unknown-call': ({ call }) => `den Aufruf ${call} gibt es nicht`,
  'inside-call': ({ call }) => `den Aufruf ${call} beantwortet nur micro-max.inside.worker.js`,
  'inside-number': ({ found, min, max }) => `${found} ist keine ganze Zahl von ${min} bis ${max}`,
  'inside-memory': () => 'der Speicher reicht für die Hashtabelle nicht aus',
  'engine-failed': ({ detail }) => `die Engine ist abgestürzt: ${detail}`,
  'engine-not-started': ({ detail }) => `die Engine kann nicht starten: ${detail}`,
  'fen-empty': () => 'die FEN ist leer',
  'fen-rank-count': ({ ranks }) => `die Aufstellung hat ${ranks === 1 ? '1 Reihe' : `${ranks} Reihen`} statt 8`,
  'fen-rank-length': ({ rank, squares }) => `Reihe ${rank} der Aufstellung hat ${squares} Felder statt 8`,
  'fen-piece-letter': ({ found, rank }) => `${found} auf Reihe ${rank} der Aufstellung ist weder eine Figur noch eine Zahl von 1 bis 8`,
  'fen-missing-turn': () => 'nach der Aufstellung fehlt, wer am Zug ist (w oder b)',
  'fen-turn': ({ found }) => `wer am Zug ist, heißt w oder b, nicht ${found}`,
  'fen-castling': ({ found }) => `die Rochaderechte ${found} sind weder - noch wie in KQkq oder HAha`,
  'fen-ep-square': ({ found }) => `das En-passant-Feld ${found} ist weder - noch ein Feld`,
  'fen-halfmove-clock': ({ found }) => `der Halbzugzähler ${found} ist keine Zahl von höchstens 9 Ziffern`,
  'fen-fullmove-number': ({ found }) => `die Zugnummer ${found} ist keine Zahl von höchstens 9 Ziffern`,
  'fen-extra-text': ({ found }) => `hinter dem letzten Feld der FEN steht noch ${found}`,
  'king-count': ({ color, count }) => `${COLORS[color]}: ${count === 0 ? 'kein König' : `${count} Könige statt einem`}`,
  'pawn-rank': ({ square }) => `auf ${square}, der ersten oder letzten Reihe, kann kein Bauer stehen`,
  'pawn-count': ({ color, count }) => `${COLORS[color]}: ${count} Bauern, mehr als 8`,
  'promoted-count': ({ color, promoted, missing }) => `${COLORS[color]}: mehr umgewandelte Figuren (${promoted}) als fehlende Bauern (${missing})`,
  'castling-king': ({ color, side, square }) => `${COLORS[color]} kann am ${SIDES[side]} nicht rochieren: Der König steht nicht auf ${square}`,
  'castling-rook': ({ color, side, square }) => `${COLORS[color]} kann am ${SIDES[side]} nicht rochieren: Auf ${square} steht kein Turm`,
  'ep-rank': ({ square }) => `das En-passant-Feld ${square} liegt nicht auf der Reihe, die ein Doppelschritt überspringt`,
  'ep-occupied': ({ square }) => `das En-passant-Feld ${square} ist nicht leer`,
  'ep-pawn': ({ square, pawn }) => `zum En-passant-Feld ${square} fehlt ein Bauer auf ${pawn}, der geschlagen werden kann`,
  'ep-origin': ({ square, origin }) => `zum En-passant-Feld ${square} muss ${origin} leer sein, woher der Bauer kam`,
  'ep-check': ({ square }) => `das En-passant-Feld ${square} meint einen Doppelschritt, der dieses Schach nicht gegeben haben kann`,
  'opponent-in-check': ({ color, turn }) => `${COLORS[color]} steht im Schach, aber ${COLORS[turn]} ist am Zug`,
  'checker-count': ({ count }) => `${count} Figuren geben zugleich Schach`,
  'double-check': ({ first, second }) => `kein Zug kann von ${first} und ${second} zugleich Schach geben`,
  'move-syntax': ({ found }) => `${found} ist kein Zug wie e4, Nf3 oder O-O`,
  'missing-promotion': ({ found }) => `${found} sagt nicht, was der Bauer wird, wie in e8=Q`,
  'illegal-move': ({ found }) => `${found} ist in dieser Stellung nicht erlaubt`,
  'ambiguous-move': ({ found, choices }) => `${found} ist mehrdeutig: ${choices.join(OR)}`,
  'pgn-invalid-tag': ({ found }) => `${found} ist keine Angabe wie [Event "?"]`,
  'pgn-invalid-nag': ({ found }) => `${found} ist kein Zeichen von $0 bis $255`,
  'pgn-unclosed-comment': () => 'der Kommentar, der hier beginnt, hat kein Ende',
  'pgn-unclosed-variation': () => 'die Variante, die hier beginnt, hat kein Ende',
  'pgn-unexpected-close': () => 'hier kann keine Variante enden: Es hat keine begonnen',
  'pgn-variation-without-move': () => 'hier ist kein Zug, zu dem es eine Variante geben könnte',
  'pgn-too-many-moves': () => 'von einer Partie werden höchstens 20.000 Züge gelesen',
  'pgn-no-such-game': ({ game, games }) => games === 0 ? 'der Text enthält keine Partie' : `der Text enthält keine Partie ${game}, die letzte ist ${games}`,
  'packed-damaged': () => 'sie ist unvollständig oder beschädigt, oder eine neuere Version dieser Seite hat sie verpackt',
};
