/** Why a move was bad, or is good, in German. */

import type { MotifFields, MotifTexts } from '../en/motifs.ts';

/** The pieces with their articles in the accusative. */
const NAMES: Record<string, string> = {
  p: 'den Bauern',
  n: 'den Springer',
  b: 'den Läufer',
  r: 'den Turm',
  q: 'die Dame',
  k: 'den König',
};

/** The same in the dative. */
const DATIVES: Record<string, string> = {
  p: 'dem Bauern',
  n: 'dem Springer',
  b: 'dem Läufer',
  r: 'dem Turm',
  q: 'der Dame',
  k: 'dem König',
};

/** Without an article. */
const BARE: Record<string, string> = { p: 'Bauer', n: 'Springer', b: 'Läufer', r: 'Turm', q: 'Dame', k: 'König' };

/** With an indefinite article in the accusative. */
const INDEFINITE: Record<string, string> = {
  p: 'einen Bauern',
  n: 'einen Springer',
  b: 'einen Läufer',
  r: 'einen Turm',
  q: 'eine Dame',
  k: 'einen König',
};

const word = (names: Record<string, string>, role: string) => names[role] ?? role;

/** "den Springer auf e5" */
const piece = (role: string, square: string, names: Record<string, string> = NAMES) =>
  `${word(names, role)} auf ${square}`;

/** "den Turm auf d8, der den Springer auf d5 deckt" */
const guard = (fields: MotifFields) =>
  `${piece(fields.role, fields.square)}, ${fields.role === 'q' ? 'die' : 'der'} ${piece(fields.otherRole, fields.otherSquare)} deckt`;

/** "König und Turm" */
const both = (fields: MotifFields) => `${word(BARE, fields.role)} und ${word(BARE, fields.otherRole)}`;

/** In the plural. */
const PLURALS: Record<string, string> = { p: 'Bauern', n: 'Springer', b: 'Läufer', r: 'Türme', q: 'Damen' };

/** "einen Turm und einen Bauern" */
const price = ({ otherRole, thirdRole }: MotifFields) => {
  if (thirdRole === otherRole) return `zwei ${word(PLURALS, otherRole)}`;
  return word(INDEFINITE, otherRole) + (thirdRole && ` und ${word(INDEFINITE, thirdRole)}`);
};

const mate = ({ mateMoves }: MotifFields) => `Matt in ${mateMoves === 1 ? 'einem Zug' : `${mateMoves} Zügen`}`;

export const texts: MotifTexts = {
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
