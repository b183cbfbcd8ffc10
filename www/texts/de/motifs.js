// @ts-check
/**
 * Why a move was bad, or is good, in German.
 *
 * @import { MotifFields, MotifTexts } from '../en/motifs.js'
 */

/** The pieces with their articles in the accusative. @type {Record<string, string>} */
const NAMES = { p: 'den Bauern', n: 'den Springer', b: 'den Läufer', r: 'den Turm', q: 'die Dame', k: 'den König' };

/** The same in the dative. @type {Record<string, string>} */
const DATIVES = { p: 'dem Bauern', n: 'dem Springer', b: 'dem Läufer', r: 'dem Turm', q: 'der Dame', k: 'dem König' };

/** Without an article. @type {Record<string, string>} */
const BARE = { p: 'Bauer', n: 'Springer', b: 'Läufer', r: 'Turm', q: 'Dame', k: 'König' };

/** With an indefinite article in the accusative. @type {Record<string, string>} */
const INDEFINITE = {
  p: 'einen Bauern',
  n: 'einen Springer',
  b: 'einen Läufer',
  r: 'einen Turm',
  q: 'eine Dame',
  k: 'einen König',
};

/** @param {Record<string, string>} names @param {string} role */
const word = (names, role) => names[role] ?? role;

/** "den Springer auf e5" @param {string} role @param {string} square @param {Record<string, string>} names */
const piece = (role, square, names = NAMES) => `${word(names, role)} auf ${square}`;

/** "den Turm auf d8, der den Springer auf d5 deckt" @param {MotifFields} fields */
const guard = (fields) =>
  `${piece(fields.role, fields.square)}, ${fields.role === 'q' ? 'die' : 'der'} ${piece(fields.otherRole, fields.otherSquare)} deckt`;

/** "König und Turm" @param {MotifFields} fields */
const both = (fields) => `${word(BARE, fields.role)} und ${word(BARE, fields.otherRole)}`;

/** In the plural. @type {Record<string, string>} */
const PLURALS = { p: 'Bauern', n: 'Springer', b: 'Läufer', r: 'Türme', q: 'Damen' };

/** "einen Turm und einen Bauern" @param {MotifFields} fields */
const price = ({ otherRole, thirdRole }) => {
  if (thirdRole === otherRole) return `zwei ${word(PLURALS, otherRole)}`;
  return word(INDEFINITE, otherRole) + (thirdRole && ` und ${word(INDEFINITE, thirdRole)}`);
};

/** @param {MotifFields} fields */
const mate = ({ mateMoves }) => `Matt in ${mateMoves === 1 ? 'einem Zug' : `${mateMoves} Zügen`}`;

/** @type {MotifTexts} */
export const texts = {
  allowed: {
    mate: (fields) => `Das übersieht ein ${mate(fields)}:`,
    backRank: () => 'Das lässt ein Grundreihenmatt zu:',
    hanging: (fields) => `Das stellt ${piece(fields.role, fields.square)} ein:`,
    undefended: (fields) => `Das nimmt ${piece(fields.role, fields.square, DATIVES)} die einzige Deckung:`,
    exchange: () => 'Das verliert die Qualität:',
    trade: (fields) => `Das verliert ${piece(fields.role, fields.square)} für ${price(fields)}:`,
    fork: (fields) => `Das lässt eine Gabel gegen ${both(fields)} zu:`,
    pin: (fields) => `Das lässt eine Fesselung zu, die ${piece(fields.role, fields.square)} gewinnt:`,
    skewer: (fields) => `Das lässt einen Spieß gegen ${both(fields)} zu:`,
    discovery: (fields) => `Das lässt einen Abzug zu, der ${piece(fields.role, fields.square)} gewinnt:`,
    trapped: (fields) => `Das lässt ${piece(fields.role, fields.square)} ohne Ausweg:`,
    overload: (fields) => `Das überlastet ${guard(fields)}:`,
    defender: (fields) => `Das erlaubt es, ${guard(fields)}, zu schlagen:`,
    promotion: (fields) => `Das lässt ${piece(fields.role, fields.square)} zur Umwandlung kommen:`,
    material: () => 'Das verliert Material:',
    draw: () => 'Das ist sofort remis.',
    forcedDraw: () => 'Das lässt den Gegner ein Remis erzwingen:',
    drawnEnding: () => 'Das Endspiel war remis und ist jetzt verloren:',
    wonEnding: () => 'Das verschenkt ein gewonnenes Endspiel:',
  },

  missed: {
    mate: (fields) => `Das verpasst ein ${mate(fields)}:`,
    backRank: () => 'Das verpasst ein Grundreihenmatt:',
    hanging: (fields) => `Das lässt ${piece(fields.role, fields.square)} ungeschlagen:`,
    exchange: () => 'Das verpasst einen Qualitätsgewinn:',
    trade: (fields) => `Das verpasst es, ${piece(fields.role, fields.square)} für ${price(fields)} zu gewinnen:`,
    recapture: (fields) => `Das schlägt auf ${fields.square} nicht zurück:`,
    fork: (fields) => `Das verpasst eine Gabel gegen ${both(fields)}:`,
    pin: (fields) => `Das verpasst eine Fesselung, die ${piece(fields.role, fields.square)} gewinnt:`,
    skewer: (fields) => `Das verpasst einen Spieß gegen ${both(fields)}:`,
    discovery: (fields) => `Das verpasst einen Abzug, der ${piece(fields.role, fields.square)} gewinnt:`,
    trapped: (fields) => `Das verpasst es, ${piece(fields.role, fields.square)} zu fangen:`,
    overload: (fields) => `Das verpasst es, ${guard(fields)}, zu überlasten:`,
    defender: (fields) => `Das verpasst es, ${guard(fields)}, zu schlagen:`,
    promotion: (fields) => `Das verpasst es, ${piece(fields.role, fields.square)} umzuwandeln:`,
    material: () => 'Das verpasst einen Materialgewinn:',
    draw: () => 'Das verpasst ein Remis:',
  },

  found: {
    mate: (fields) => `Das erzwingt das ${mate(fields)}.`,
    backRank: () => 'Das setzt auf der Grundreihe matt.',
    hanging: (fields) => `Das gewinnt ${piece(fields.role, fields.square)} ersatzlos.`,
    undefended: (fields) =>
      `Das gewinnt ${piece(fields.role, fields.square)}, ${fields.role === 'q' ? 'die' : 'der'} gerade die einzige Deckung verloren hat.`,
    exchange: () => 'Das gewinnt die Qualität.',
    trade: (fields) => `Das gewinnt ${piece(fields.role, fields.square)} für ${price(fields)}.`,
    fork: (fields) => `Das gewinnt Material durch eine Gabel gegen ${both(fields)}.`,
    pin: (fields) => `Das gewinnt ${piece(fields.role, fields.square)} durch eine Fesselung.`,
    skewer: (fields) => `Das gewinnt Material durch einen Spieß gegen ${both(fields)}.`,
    discovery: (fields) => `Das gewinnt ${piece(fields.role, fields.square)} durch einen Abzug.`,
    trapped: (fields) => `Das fängt ${piece(fields.role, fields.square)}.`,
    overload: (fields) => `Das überlastet ${guard(fields)}.`,
    defender: (fields) => `Das schlägt ${guard(fields)}.`,
    promotion: (fields) => `Das wandelt ${piece(fields.role, fields.square)} um.`,
    material: () => 'Das gewinnt Material.',
  },
};
