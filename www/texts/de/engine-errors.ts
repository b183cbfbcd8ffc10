import type { ErrorTexts } from '../../engine/messages.ts';
/** The worker's errors in German. */

const COLORS = { white: 'Weiß', black: 'Schwarz' };
const OR = ' oder ';

export const texts: Readonly<ErrorTexts> = {
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
  'fen-piece-letter': ({ found, rank }) =>
    `${found} auf Reihe ${rank} der Aufstellung ist weder eine Figur noch eine Zahl von 1 bis 8`,
  'fen-missing-turn': () => 'nach der Aufstellung fehlt, wer am Zug ist (w oder b)',
  'fen-turn': ({ found }) => `wer am Zug ist, heißt w oder b, nicht ${found}`,
  'fen-castling': ({ found }) => `die Rochaderechte ${found} sind weder - noch wie in KQkq oder HAha`,
  'fen-ep-square': ({ found }) => `das En-passant-Feld ${found} ist weder - noch ein Feld`,
  'fen-contradiction': () => 'die FEN widerspricht sich selbst',
  'fen-extra-text': ({ found }) => `hinter dem letzten Feld der FEN steht noch ${found}`,
  'king-count': ({ color, count }) => `${COLORS[color]}: ${count === 0 ? 'kein König' : `${count} Könige statt einem`}`,
  'pawn-rank': ({ square }) => `auf ${square}, der ersten oder letzten Reihe, kann kein Bauer stehen`,
  'opponent-in-check': ({ color, turn }) => `${COLORS[color]} steht im Schach, aber ${COLORS[turn]} ist am Zug`,
  'move-syntax': ({ found }) => `${found} ist kein Zug wie e4, Nf3 oder O-O`,
  'missing-promotion': ({ found }) => `${found} sagt nicht, was der Bauer wird, wie in e8=Q`,
  'illegal-move': ({ found }) => `${found} ist in dieser Stellung nicht erlaubt`,
  'ambiguous-move': ({ found, choices }) => `${found} ist mehrdeutig: ${choices.join(OR)}`,
  'pgn-unclosed-comment': () => 'der Kommentar, der hier beginnt, hat kein Ende',
  'pgn-unclosed-variation': () => 'die Variante, die hier beginnt, hat kein Ende',
  'pgn-too-many-moves': () => 'von einer Partie werden höchstens 20.000 Züge gelesen',
  'pgn-no-such-game': ({ game, games }) =>
    games === 0 ? 'der Text enthält keine Partie' : `der Text enthält keine Partie ${game}, die letzte ist ${games}`,
  'packed-damaged': () =>
    'sie ist unvollständig oder beschädigt, oder eine neuere Version dieser Seite hat sie verpackt',
  'unknown-variant': ({ found }) => `es gibt kein Spiel ${found}`,
  'definition-keyword': ({ found }) =>
    `${found} ist kein Schlüsselwort einer Definition; eine Zeile beginnt mit einem wie piece oder, für Kommentare, mit #`,
  'definition-variants-ini': () =>
    'das ist eine variants.ini von Fairy-Stockfish, die hier nicht gelesen werden kann; möglich sind eine Definition oder eine fmax.ini von Fairy-Max',
  'definition-repeated': ({ keyword }) => `es gibt schon eine Zeile ${keyword}`,
  'definition-missing': ({ example }) => `es fehlt eine Zeile wie ${example}`,
  'definition-expected': ({ found, expected }) =>
    found === ''
      ? `die Zeile endet zu früh; es fehlt: ${expected}`
      : `${found} wird hier nicht erwartet, sondern: ${expected}`,
  'definition-too-long': () => 'der Text ist für eine Definition zu lang',
  'definition-piece-count': () => 'es gibt mehr als 32 Figurenarten',
  'definition-same-letter': ({ letter }) => `eine andere Figur hat schon den Buchstaben ${letter}`,
  'definition-immobile': ({ piece }) =>
    `die Figur ${piece} kann auf diesem Brett nicht ziehen; geben Sie ihr kürzere Züge, oder vergrößern Sie das Brett`,
  'definition-nothing-royal': () =>
    'eine Seite kann nicht verlieren; jede braucht eine Figur, die nicht verloren gehen darf, oder eine Zeile extinction',
  'definition-unknown-letter': ({ letter }) => `keine Figur hat den Buchstaben ${letter}`,
  'definition-ray': () => 'die Strahlen der Figur sind ungültig',
  'fmax-file': ({ reason }) => `die fmax.ini ist ungültig: ${reason}`,
  'betza-empty': () => 'der Zug ist leer; schreiben Sie einen wie N oder fmWfcF',
  'betza-unknown-letter': ({ character, found }) =>
    `${found} an Stelle ${character} ist kein Buchstabe der Betza-Notation`,
  'betza-missing-atom': ({ character }) => `an Stelle ${character} fehlt ein Großbuchstabe wie W, F oder N`,
  'betza-range': ({ character }) => `an Stelle ${character} passt nur eine Weite von 1 bis 15, oder 0 für unbegrenzt`,
  'betza-unsupported': ({ character, found }) => `${found} an Stelle ${character} wird nicht unterstützt`,
  'betza-does-not-fit': ({ character, found }) => `${found} an Stelle ${character} passt nicht zu dieser Art von Zug`,
  'betza-too-long': () => 'der Zug ist zu lang',
  'variant-rank-count': ({ ranks, expected }) =>
    `die Aufstellung hat ${ranks === 1 ? '1 Reihe' : `${ranks} Reihen`} statt ${expected}`,
  'variant-rank-length': ({ rank, squares, expected }) =>
    `Reihe ${rank} der Aufstellung hat ${squares} Felder statt ${expected}`,
  'variant-piece-letter': ({ found }) =>
    `${found} in der Aufstellung ist weder eine Figur dieses Spiels noch eine Zahl`,
  'variant-hand': ({ found }) => `${found} sind keine Figuren auf der Hand dieses Spiels`,
  'variant-rights': ({ found }) => `die Rechte ${found} sind weder - noch Buchstaben aus KQkq oder von Linien`,
  'variant-ep-square': ({ found }) => `${found} ist weder - noch ein En-passant-Feld dieses Bretts`,
  'variant-checks': ({ found }) => `${found} sagt nicht wie 3+3, wie viele Schachs noch fehlen`,
  'variant-opponent-in-check': () => 'die Seite, die nicht am Zug ist, steht im Schach',
  'missing-royal': ({ color }) => `${COLORS[color]} hat keine Figur, die nicht verloren gehen darf`,
};
