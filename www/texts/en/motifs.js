// @ts-check
/**
 * Why a move was bad, or is good, in English. A sentence that ends with a colon is followed by the moves that show it.
 */

/**
 * The letters and squares of the pieces in the motif, and the number of moves to the mate. A field that a motif does not use
 * is an empty text.
 *
 * @typedef {object} MotifFields
 * @property {string} role
 * @property {string} square
 * @property {string} otherRole
 * @property {string} otherSquare
 * @property {string} thirdRole
 * @property {number} mateMoves
 */

/** @typedef {typeof texts} MotifTexts */

/** @type {Record<string, string>} */
const NAMES = { p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' };

/** @param {string} role */
const name = (role) => NAMES[role] ?? role;

/** "the knight on e5" @param {string} role @param {string} square */
const piece = (role, square) => `the ${name(role)} on ${square}`;

/** "king and rook" @param {MotifFields} fields */
const both = (fields) => `${name(fields.role)} and ${name(fields.otherRole)}`;

/** "a rook and a pawn" @param {MotifFields} fields */
const price = ({ otherRole, thirdRole }) => {
  if (thirdRole === otherRole) return `two ${name(otherRole)}s`;
  return `a ${name(otherRole)}${thirdRole && ` and a ${name(thirdRole)}`}`;
};

/** @param {MotifFields} fields */
const mate = ({ mateMoves }) => `mate in ${mateMoves === 1 ? 'one' : mateMoves}`;

export const texts = {
  /** The answer shows it. */
  allowed: {
    mate: (/** @type {MotifFields} */ fields) => `It overlooks ${mate(fields)}:`,
    backRank: () => 'It allows mate on the back rank:',
    hanging: (/** @type {MotifFields} */ fields) => `It hangs ${piece(fields.role, fields.square)}:`,
    undefended: (/** @type {MotifFields} */ fields) =>
      `It takes away the only defender of ${piece(fields.role, fields.square)}:`,
    exchange: () => 'It loses the exchange:',
    trade: (/** @type {MotifFields} */ fields) => `It loses ${piece(fields.role, fields.square)} for ${price(fields)}:`,
    fork: (/** @type {MotifFields} */ fields) => `It allows a fork of ${both(fields)}:`,
    pin: (/** @type {MotifFields} */ fields) => `It allows a pin that wins ${piece(fields.role, fields.square)}:`,
    skewer: (/** @type {MotifFields} */ fields) => `It allows a skewer of ${both(fields)}:`,
    discovery: (/** @type {MotifFields} */ fields) =>
      `It allows a discovered attack that wins ${piece(fields.role, fields.square)}:`,
    trapped: (/** @type {MotifFields} */ fields) => `It gets ${piece(fields.role, fields.square)} trapped:`,
    overload: (/** @type {MotifFields} */ fields) =>
      `It overloads ${piece(fields.role, fields.square)}, which guards ${piece(fields.otherRole, fields.otherSquare)}:`,
    defender: (/** @type {MotifFields} */ fields) =>
      `It allows the capture of ${piece(fields.role, fields.square)}, which guards ${piece(fields.otherRole, fields.otherSquare)}:`,
    promotion: (/** @type {MotifFields} */ fields) => `It lets ${piece(fields.role, fields.square)} promote:`,
    material: () => 'It loses material:',
    draw: () => 'It is an immediate draw.',
    forcedDraw: () => 'It lets the opponent force a draw:',
    drawnEnding: () => 'It gives away a drawn ending:',
    wonEnding: () => 'It throws away a won ending:',
  },

  /** A better move shows it. */
  missed: {
    mate: (/** @type {MotifFields} */ fields) => `It misses ${mate(fields)}:`,
    backRank: () => 'It misses mate on the back rank:',
    hanging: (/** @type {MotifFields} */ fields) => `It does not take ${piece(fields.role, fields.square)}:`,
    exchange: () => 'It misses winning the exchange:',
    trade: (/** @type {MotifFields} */ fields) =>
      `It misses winning ${piece(fields.role, fields.square)} for ${price(fields)}:`,
    recapture: (/** @type {MotifFields} */ fields) => `It does not take back on ${fields.square}:`,
    fork: (/** @type {MotifFields} */ fields) => `It misses a fork of ${both(fields)}:`,
    pin: (/** @type {MotifFields} */ fields) => `It misses a pin that wins ${piece(fields.role, fields.square)}:`,
    skewer: (/** @type {MotifFields} */ fields) => `It misses a skewer of ${both(fields)}:`,
    discovery: (/** @type {MotifFields} */ fields) =>
      `It misses a discovered attack that wins ${piece(fields.role, fields.square)}:`,
    trapped: (/** @type {MotifFields} */ fields) =>
      `It misses the chance to trap ${piece(fields.role, fields.square)}:`,
    overload: (/** @type {MotifFields} */ fields) =>
      `It misses that ${piece(fields.role, fields.square)} cannot also guard ${piece(fields.otherRole, fields.otherSquare)}:`,
    defender: (/** @type {MotifFields} */ fields) =>
      `It does not take ${piece(fields.role, fields.square)}, which guards ${piece(fields.otherRole, fields.otherSquare)}:`,
    promotion: (/** @type {MotifFields} */ fields) =>
      `It misses the promotion of ${piece(fields.role, fields.square)}:`,
    material: () => 'It misses a win of material:',
    draw: () => 'It misses a draw:',
  },

  /** The move itself shows it. */
  found: {
    mate: (/** @type {MotifFields} */ fields) => `It forces ${mate(fields)}.`,
    backRank: () => 'It mates on the back rank.',
    hanging: (/** @type {MotifFields} */ fields) => `It wins ${piece(fields.role, fields.square)} for nothing.`,
    undefended: (/** @type {MotifFields} */ fields) =>
      `It wins ${piece(fields.role, fields.square)}, whose only defender has just left.`,
    exchange: () => 'It wins the exchange.',
    trade: (/** @type {MotifFields} */ fields) => `It wins ${piece(fields.role, fields.square)} for ${price(fields)}.`,
    fork: (/** @type {MotifFields} */ fields) => `It wins material by a fork of ${both(fields)}.`,
    pin: (/** @type {MotifFields} */ fields) => `It wins ${piece(fields.role, fields.square)} by a pin.`,
    skewer: (/** @type {MotifFields} */ fields) => `It wins material by a skewer of ${both(fields)}.`,
    discovery: (/** @type {MotifFields} */ fields) =>
      `It wins ${piece(fields.role, fields.square)} by a discovered attack.`,
    trapped: (/** @type {MotifFields} */ fields) => `It traps ${piece(fields.role, fields.square)}.`,
    overload: (/** @type {MotifFields} */ fields) =>
      `It wins material: ${piece(fields.role, fields.square)} cannot also guard ${piece(fields.otherRole, fields.otherSquare)}.`,
    defender: (/** @type {MotifFields} */ fields) =>
      `It captures ${piece(fields.role, fields.square)}, which guards ${piece(fields.otherRole, fields.otherSquare)}.`,
    promotion: (/** @type {MotifFields} */ fields) => `It promotes ${piece(fields.role, fields.square)}.`,
    material: () => 'It wins material.',
  },
};
