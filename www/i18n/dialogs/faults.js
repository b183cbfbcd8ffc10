// @ts-check
/**
 * What the worker says is wrong, mostly with a FEN or a PGN, in other languages. The worker speaks English; a sentence that is
 * not here stays so. `$1` and the like are parts that are taken over, some of them in the language's own words.
 */

/** @typedef {'de' | 'fr' | 'es'} Translated */

/** @type {readonly (readonly [english: string, translations: Readonly<Record<Translated, string>>])[]} */
const FAULTS = [
  ['the engine broke off: $1', {
    de: 'das Programm ist abgebrochen: $1', fr: 'le programme s’est interrompu : $1', es: 'el programa se interrumpió: $1',
  }],
  ['the engine cannot start: $1', {
    de: 'das Programm kann nicht starten: $1', fr: 'le programme ne peut pas démarrer : $1', es: 'el programa no puede arrancar: $1',
  }],
  ['the FEN is empty', {
    de: 'die FEN ist leer', fr: 'la FEN est vide', es: 'la FEN está vacía',
  }],
  ['the placement has $1 ranks instead of 8', {
    de: 'die Aufstellung hat $1 Reihen statt 8',
    fr: 'le placement a $1 rangées au lieu de 8',
    es: 'la colocación tiene $1 filas en lugar de 8',
  }],
  ['rank $1 of the placement has $2 squares instead of 8', {
    de: 'Reihe $1 der Aufstellung hat $2 Felder statt 8',
    fr: 'la rangée $1 du placement a $2 cases au lieu de 8',
    es: 'la fila $1 de la colocación tiene $2 casillas en lugar de 8',
  }],
  ['$1 on rank $2 of the placement is neither a piece nor a digit from 1 to 8', {
    de: '$1 auf Reihe $2 der Aufstellung ist weder eine Figur noch eine Zahl von 1 bis 8',
    fr: '$1 sur la rangée $2 du placement n’est ni une pièce ni un nombre de 1 à 8',
    es: '$1 en la fila $2 de la colocación no es ni una pieza ni un número del 1 al 8',
  }],
  ['the side to move, w or b, is missing after the placement', {
    de: 'nach der Aufstellung fehlt, wer am Zug ist (w oder b)',
    fr: 'il manque le trait, w ou b, après le placement',
    es: 'falta el turno, w o b, después de la colocación',
  }],
  ['the side to move $1 is neither w nor b', {
    de: 'wer am Zug ist, heißt w oder b, nicht $1',
    fr: 'le trait $1 n’est ni w ni b',
    es: 'el turno $1 no es ni w ni b',
  }],
  ['the castling rights $1 are neither - nor letters of KQkq', {
    de: 'die Rochaderechte $1 sind weder - noch Buchstaben von KQkq',
    fr: 'les droits de roque $1 ne sont ni - ni des lettres de KQkq',
    es: 'los derechos de enroque $1 no son ni - ni letras de KQkq',
  }],
  ['the en passant square $1 is neither - nor a square', {
    de: 'das En-passant-Feld $1 ist weder - noch ein Feld',
    fr: 'la case en passant $1 n’est ni - ni une case',
    es: 'la casilla al paso $1 no es ni - ni una casilla',
  }],
  ['the halfmove clock $1 is not a number of at most $2 digits', {
    de: 'der Halbzugzähler $1 ist keine Zahl von höchstens $2 Ziffern',
    fr: 'le compteur de demi-coups $1 n’est pas un nombre de $2 chiffres au plus',
    es: 'el contador de medias jugadas $1 no es un número de $2 cifras como máximo',
  }],
  ['the move number $1 is not a number of at most $2 digits', {
    de: 'die Zugnummer $1 ist keine Zahl von höchstens $2 Ziffern',
    fr: 'le numéro de coup $1 n’est pas un nombre de $2 chiffres au plus',
    es: 'el número de jugada $1 no es un número de $2 cifras como máximo',
  }],
  ['$1 follows the last field of the FEN', {
    de: 'hinter dem letzten Feld der FEN steht noch $1',
    fr: '$1 suit le dernier champ de la FEN',
    es: '$1 sigue al último campo de la FEN',
  }],
  ['$1 must have exactly one king, not $2', {
    de: '$1: $2 Könige statt einem', fr: '$1 : $2 rois au lieu d’un', es: '$1: $2 reyes en lugar de uno',
  }],
  ['a pawn cannot stand on $1, on the first or last rank', {
    de: 'auf $1, der ersten oder letzten Reihe, kann kein Bauer stehen',
    fr: 'un pion ne peut pas être en $1, sur la première ou la dernière rangée',
    es: 'un peón no puede estar en $1, en la primera o la última fila',
  }],
  ['$1 has $2 pawns, more than 8', {
    de: '$1: $2 Bauern, mehr als 8', fr: '$1 : $2 pions, plus de 8', es: '$1: $2 peones, más de 8',
  }],
  ['$1 has more promoted pieces ($2) than missing pawns ($3)', {
    de: '$1: mehr umgewandelte Figuren ($2) als fehlende Bauern ($3)',
    fr: '$1 : plus de pièces promues ($2) que de pions manquants ($3)',
    es: '$1: más piezas coronadas ($2) que peones ausentes ($3)',
  }],
  ['$1 cannot castle $2: its king is not on $3', {
    de: '$1 kann am $2 nicht rochieren: Der König steht nicht auf $3',
    fr: '$1 : pas de roque à l’aile $2, le roi n’est pas en $3',
    es: '$1: no hay enroque en el flanco de $2, el rey no está en $3',
  }],
  ['$1 cannot castle $2: it has no rook on $3', {
    de: '$1 kann am $2 nicht rochieren: Auf $3 steht kein Turm',
    fr: '$1 : pas de roque à l’aile $2, il n’y a pas de tour en $3',
    es: '$1: no hay enroque en el flanco de $2, no hay torre en $3',
  }],
  ['the en passant square $1 is not on the rank skipped by a double push', {
    de: 'das En-passant-Feld $1 liegt nicht auf der Reihe, die ein Doppelschritt überspringt',
    fr: 'la case en passant $1 n’est pas sur la rangée que saute un pas double',
    es: 'la casilla al paso $1 no está en la fila que salta un paso doble',
  }],
  ['the en passant square $1 is not empty', {
    de: 'das En-passant-Feld $1 ist nicht leer',
    fr: 'la case en passant $1 n’est pas vide',
    es: 'la casilla al paso $1 no está vacía',
  }],
  ['the en passant square $1 requires a pawn on $2 to capture', {
    de: 'zum En-passant-Feld $1 fehlt ein Bauer auf $2, der geschlagen werden kann',
    fr: 'à la case en passant $1 il manque en $2 un pion à prendre',
    es: 'a la casilla al paso $1 le falta en $2 un peón que capturar',
  }],
  ['the en passant square $1 requires $2, where the pawn came from, to be empty', {
    de: 'zum En-passant-Feld $1 muss $2 leer sein, woher der Bauer kam',
    fr: 'pour la case en passant $1, $2 doit être vide : le pion en vient',
    es: 'para la casilla al paso $1, $2 debe estar vacía: de ahí vino el peón',
  }],
  ['the en passant square $1 implies a double push that cannot have given this check', {
    de: 'das En-passant-Feld $1 meint einen Doppelschritt, der dieses Schach nicht gegeben haben kann',
    fr: 'la case en passant $1 suppose un pas double qui ne peut pas avoir donné cet échec',
    es: 'la casilla al paso $1 supone un paso doble que no pudo dar este jaque',
  }],
  ['$1 is in check, but $2 is to move', {
    de: '$1 steht im Schach, aber $2 ist am Zug',
    fr: '$1 en échec, mais trait : $2',
    es: '$1 en jaque, pero mueven: $2',
  }],
  ['$1 pieces give check at the same time', {
    de: '$1 Figuren geben zugleich Schach',
    fr: '$1 pièces donnent échec à la fois',
    es: '$1 piezas dan jaque a la vez',
  }],
  ['no move can give check from $1 and $2 at the same time', {
    de: 'kein Zug kann von $1 und $2 zugleich Schach geben',
    fr: 'aucun coup ne peut donner échec de $1 et de $2 à la fois',
    es: 'ninguna jugada puede dar jaque desde $1 y $2 a la vez',
  }],
  ['$1 is not a valid move; try e4, Nf3 or O-O', {
    de: '$1 ist kein Zug wie e4, Nf3 oder O-O',
    fr: '$1 n’est pas un coup comme e4, Nf3 ou O-O',
    es: '$1 no es una jugada como e4, Nf3 u O-O',
  }],
  ['$1 is missing the promotion piece, as in e8=Q', {
    de: '$1 sagt nicht, was der Bauer wird, wie in e8=Q',
    fr: '$1 ne dit pas ce que devient le pion, comme dans e8=Q',
    es: '$1 no dice en qué se convierte el peón, como en e8=Q',
  }],
  ['$1 is illegal in this position', {
    de: '$1 ist in dieser Stellung nicht erlaubt',
    fr: '$1 est illégal dans cette position',
    es: '$1 es ilegal en esta posición',
  }],
  ['$1 is ambiguous: $2', {
    de: '$1 ist mehrdeutig: $2', fr: '$1 est ambigu : $2', es: '$1 es ambigua: $2',
  }],
  ['$1 is not a tag such as [Event "?"]', {
    de: '$1 ist keine Angabe wie [Event "?"]',
    fr: '$1 n’est pas une étiquette comme [Event "?"]',
    es: '$1 no es una etiqueta como [Event "?"]',
  }],
  ['$1 is not a NAG from $0 to $255', {
    de: '$1 ist kein Zeichen von $0 bis $255',
    fr: '$1 n’est pas un signe de $0 à $255',
    es: '$1 no es un signo de $0 a $255',
  }],
  ['this comment is not closed', {
    de: 'der Kommentar, der hier beginnt, hat kein Ende',
    fr: 'le commentaire qui commence ici n’a pas de fin',
    es: 'el comentario que empieza aquí no tiene fin',
  }],
  ['this variation is not closed', {
    de: 'die Variante, die hier beginnt, hat kein Ende',
    fr: 'la variante qui commence ici n’a pas de fin',
    es: 'la variante que empieza aquí no tiene fin',
  }],
  ['no variation is open here', {
    de: 'hier kann keine Variante enden: Es hat keine begonnen',
    fr: 'aucune variante ne peut finir ici',
    es: 'aquí no puede terminar ninguna variante',
  }],
  ['a variation requires a move before it', {
    de: 'hier ist kein Zug, zu dem es eine Variante geben könnte',
    fr: 'il n’y a ici aucun coup qui puisse avoir une variante',
    es: 'aquí no hay ninguna jugada que pueda tener una variante',
  }],
  ['the game has more than 20,000 moves', {
    de: 'von einer Partie werden höchstens 20.000 Züge gelesen',
    fr: 'd’une partie on ne lit pas plus de 20 000 coups',
    es: 'de una partida no se leen más de 20.000 jugadas',
  }],
];

/** Parts that have words of their own. @type {Readonly<Record<Translated, Readonly<Record<string, string>>>>} */
const PARTS = {
  de: { white: 'Weiß', black: 'Schwarz', kingside: 'Königsflügel', queenside: 'Damenflügel', or: 'oder' },
  fr: { white: 'Blancs', black: 'Noirs', kingside: 'roi', queenside: 'dame', or: 'ou' },
  es: { white: 'blancas', black: 'negras', kingside: 'rey', queenside: 'dama', or: 'o' },
};

/** The places of parts: one digit, and no other after it. */
const PART = /\$([1-9])(?!\d)/g;

/**
 * A fault in a language, or as it is if the language has no words for it.
 *
 * @param {string} language
 * @param {string} fault
 * @returns {string}
 */
export function translatedFault(language, fault) {
  if (!isTranslated(language)) return fault;
  for (const [english, translations] of FAULTS) {
    const parts = patternOf(english).exec(fault);
    if (parts) {
      return translations[language].replace(PART, (_, place) => partIn(language, parts[place]));
    }
  }
  return fault;
}

/**
 * @param {Translated} language
 * @param {string} part What is quoted stays as it is.
 */
function partIn(language, part) {
  const words = PARTS[language];
  return words[part] ?? (part.startsWith('\'') ? part : part.replaceAll(' or ', ` ${words.or} `));
}

/**
 * @param {string} language
 * @returns {language is Translated}
 */
const isTranslated = (language) => Object.hasOwn(PARTS, language);

/** @param {string} english */
function patternOf(english) {
  const escaped = english.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\\\$[1-9](?!\d)/g, '(.+?)')}$`, 's');
}
