/**
 * Why a move was bad, or is good, in English. A sentence that ends with a colon is followed by the moves that show it.
 */

/**
 * The letters and squares of the pieces in the motif, and the number of moves to the mate. A field that a motif does not use
 * is an empty text.
 */
export interface MotifFields {
  role: string;
  square: string;
  otherRole: string;
  otherSquare: string;
  thirdRole: string;
  mateMoves: number;
}

export type MotifTexts = typeof texts;

const NAMES: Record<string, string> = { p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' };

const name = (role: string) => NAMES[role] ?? role;

/** "the knight on e5" */
const piece = (role: string, square: string) => `the ${name(role)} on ${square}`;

/** "king and rook" */
const both = (fields: MotifFields) => `${name(fields.role)} and ${name(fields.otherRole)}`;

/** "a rook and a pawn" */
const price = ({ otherRole, thirdRole }: MotifFields) => {
  if (thirdRole === otherRole) return `two ${name(otherRole)}s`;
  return `a ${name(otherRole)}${thirdRole && ` and a ${name(thirdRole)}`}`;
};

const mate = ({ mateMoves }: MotifFields) => `mate in ${mateMoves === 1 ? 'one' : mateMoves}`;

export const texts = {
  /** The answer shows it. */
  allowed: {
    mate: (fields: MotifFields) => `It overlooks ${mate(fields)}:`,
    backRank: () => 'It allows mate on the back rank:',
    hanging: (fields: MotifFields) => `It hangs ${piece(fields.role, fields.square)}:`,
    undefended: (fields: MotifFields) => `It takes away the only defender of ${piece(fields.role, fields.square)}:`,
    exchange: () => 'It loses the exchange:',
    trade: (fields: MotifFields) => `It loses ${piece(fields.role, fields.square)} for ${price(fields)}:`,
    fork: (fields: MotifFields) => `It allows a fork of ${both(fields)}:`,
    pin: (fields: MotifFields) => `It allows a pin that wins ${piece(fields.role, fields.square)}:`,
    skewer: (fields: MotifFields) => `It allows a skewer of ${both(fields)}:`,
    discovery: (fields: MotifFields) => `It allows a discovered attack that wins ${piece(fields.role, fields.square)}:`,
    trapped: (fields: MotifFields) => `It gets ${piece(fields.role, fields.square)} trapped:`,
    overload: (fields: MotifFields) =>
      `It overloads ${piece(fields.role, fields.square)}, which guards ${piece(fields.otherRole, fields.otherSquare)}:`,
    defender: (fields: MotifFields) =>
      `It allows the capture of ${piece(fields.role, fields.square)}, which guards ${piece(fields.otherRole, fields.otherSquare)}:`,
    promotion: (fields: MotifFields) => `It lets ${piece(fields.role, fields.square)} promote:`,
    material: () => 'It loses material:',
    draw: () => 'It is an immediate draw.',
    forcedDraw: () => 'It lets the opponent force a draw:',
    drawnEnding: () => 'It gives away a drawn ending:',
    wonEnding: () => 'It throws away a won ending:',
  },

  /** A better move shows it. */
  missed: {
    mate: (fields: MotifFields) => `It misses ${mate(fields)}:`,
    backRank: () => 'It misses mate on the back rank:',
    hanging: (fields: MotifFields) => `It does not take ${piece(fields.role, fields.square)}:`,
    exchange: () => 'It misses winning the exchange:',
    trade: (fields: MotifFields) => `It misses winning ${piece(fields.role, fields.square)} for ${price(fields)}:`,
    recapture: (fields: MotifFields) => `It does not take back on ${fields.square}:`,
    fork: (fields: MotifFields) => `It misses a fork of ${both(fields)}:`,
    pin: (fields: MotifFields) => `It misses a pin that wins ${piece(fields.role, fields.square)}:`,
    skewer: (fields: MotifFields) => `It misses a skewer of ${both(fields)}:`,
    discovery: (fields: MotifFields) => `It misses a discovered attack that wins ${piece(fields.role, fields.square)}:`,
    trapped: (fields: MotifFields) => `It misses the chance to trap ${piece(fields.role, fields.square)}:`,
    overload: (fields: MotifFields) =>
      `It misses that ${piece(fields.role, fields.square)} cannot also guard ${piece(fields.otherRole, fields.otherSquare)}:`,
    defender: (fields: MotifFields) =>
      `It does not take ${piece(fields.role, fields.square)}, which guards ${piece(fields.otherRole, fields.otherSquare)}:`,
    promotion: (fields: MotifFields) => `It misses the promotion of ${piece(fields.role, fields.square)}:`,
    material: () => 'It misses a win of material:',
    draw: () => 'It misses a draw:',
  },

  /** The move itself shows it. */
  found: {
    mate: (fields: MotifFields) => `It forces ${mate(fields)}.`,
    backRank: () => 'It mates on the back rank.',
    hanging: (fields: MotifFields) => `It wins ${piece(fields.role, fields.square)} for nothing.`,
    undefended: (fields: MotifFields) =>
      `It wins ${piece(fields.role, fields.square)}, whose only defender has just left.`,
    exchange: () => 'It wins the exchange.',
    trade: (fields: MotifFields) => `It wins ${piece(fields.role, fields.square)} for ${price(fields)}.`,
    fork: (fields: MotifFields) => `It wins material by a fork of ${both(fields)}.`,
    pin: (fields: MotifFields) => `It wins ${piece(fields.role, fields.square)} by a pin.`,
    skewer: (fields: MotifFields) => `It wins material by a skewer of ${both(fields)}.`,
    discovery: (fields: MotifFields) => `It wins ${piece(fields.role, fields.square)} by a discovered attack.`,
    trapped: (fields: MotifFields) => `It traps ${piece(fields.role, fields.square)}.`,
    overload: (fields: MotifFields) =>
      `It wins material: ${piece(fields.role, fields.square)} cannot also guard ${piece(fields.otherRole, fields.otherSquare)}.`,
    defender: (fields: MotifFields) =>
      `It captures ${piece(fields.role, fields.square)}, which guards ${piece(fields.otherRole, fields.otherSquare)}.`,
    promotion: (fields: MotifFields) => `It promotes ${piece(fields.role, fields.square)}.`,
    material: () => 'It wins material.',
  },
};
