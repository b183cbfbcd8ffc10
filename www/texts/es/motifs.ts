/** Why a move was bad, or is good, in Spanish. */

import type { MotifFields, MotifTexts } from '../en/motifs.ts';

const NAMES: Record<string, string> = { p: 'peón', n: 'caballo', b: 'alfil', r: 'torre', q: 'dama', k: 'rey' };

const name = (role: string) => NAMES[role] ?? role;

/** Whether the name of a piece is feminine. */
const isFeminine = (role: string) => role === 'r' || role === 'q';

/** "el caballo de e5" */
const piece = (role: string, square: string) => `${isFeminine(role) ? 'la' : 'el'} ${name(role)} de ${square}`;

/** "al caballo de e5" */
const toPiece = (role: string, square: string) => `a ${piece(role, square)}`.replace(/^a el /, 'al ');

/** "una torre" */
const any = (role: string) => `${isFeminine(role) ? 'una' : 'un'} ${name(role)}`;

/** "rey y torre" */
const both = (fields: MotifFields) => `${name(fields.role)} y ${name(fields.otherRole)}`;

const PLURALS: Record<string, string> = { p: 'peones', n: 'caballos', b: 'alfiles', r: 'torres', q: 'damas' };

/** "una torre y un peón" */
const price = ({ otherRole, thirdRole }: MotifFields) => {
  if (thirdRole === otherRole) return `dos ${PLURALS[otherRole] ?? otherRole}`;
  return any(otherRole) + (thirdRole && ` y ${any(thirdRole)}`);
};

const mate = ({ mateMoves }: MotifFields) => `mate en ${mateMoves === 1 ? 'una' : mateMoves}`;

export const texts: MotifTexts = {
  allowed: {
    mate: (fields) => `No ve el ${mate(fields)}:`,
    backRank: () => 'Permite el mate del pasillo:',
    hanging: (fields) => `Se deja ${piece(fields.role, fields.square)}:`,
    undefended: (fields) => `Quita ${toPiece(fields.role, fields.square)} su única defensa:`,
    exchange: () => 'Pierde la calidad:',
    trade: (fields) => `Pierde ${piece(fields.role, fields.square)} por ${price(fields)}:`,
    fork: (fields) => `Permite un doble a ${both(fields)}:`,
    pin: (fields) => `Permite una clavada que gana ${piece(fields.role, fields.square)}:`,
    skewer: (fields) => `Permite una enfilada a ${both(fields)}:`,
    discovery: (fields) => `Permite un ataque a la descubierta que gana ${piece(fields.role, fields.square)}:`,
    trapped: (fields) => `Deja sin salida ${toPiece(fields.role, fields.square)}:`,
    overload: (fields) =>
      `Sobrecarga ${toPiece(fields.role, fields.square)}, que defiende ${piece(fields.otherRole, fields.otherSquare)}:`,
    defender: (fields) =>
      `Permite capturar ${piece(fields.role, fields.square)}, que defiende ${piece(fields.otherRole, fields.otherSquare)}:`,
    promotion: (fields) => `Deja coronar ${toPiece(fields.role, fields.square)}:`,
    material: () => 'Pierde material:',
    draw: () => 'Son tablas inmediatas.',
    forcedDraw: () => 'Permite al rival forzar las tablas:',
    drawnEnding: () => 'El final era tablas y ahora está perdido:',
    wonEnding: () => 'Desperdicia un final ganado:',
  },

  missed: {
    mate: (fields) => `Deja escapar un ${mate(fields)}:`,
    backRank: () => 'Deja escapar el mate del pasillo:',
    hanging: (fields) => `No captura ${piece(fields.role, fields.square)}:`,
    exchange: () => 'Deja escapar la ganancia de la calidad:',
    trade: (fields) => `Deja escapar la ocasión de ganar ${piece(fields.role, fields.square)} por ${price(fields)}:`,
    recapture: (fields) => `No recaptura en ${fields.square}:`,
    fork: (fields) => `Deja escapar un doble a ${both(fields)}:`,
    pin: (fields) => `Deja escapar una clavada que gana ${piece(fields.role, fields.square)}:`,
    skewer: (fields) => `Deja escapar una enfilada a ${both(fields)}:`,
    discovery: (fields) => `Deja escapar un ataque a la descubierta que gana ${piece(fields.role, fields.square)}:`,
    trapped: (fields) => `Deja escapar la ocasión de encerrar ${toPiece(fields.role, fields.square)}:`,
    overload: (fields) =>
      `No aprovecha que ${piece(fields.role, fields.square)} no puede defender además ${piece(fields.otherRole, fields.otherSquare)}:`,
    defender: (fields) =>
      `No captura ${piece(fields.role, fields.square)}, que defiende ${piece(fields.otherRole, fields.otherSquare)}:`,
    promotion: (fields) => `Deja escapar la coronación con ${piece(fields.role, fields.square)}:`,
    material: () => 'Deja escapar una ganancia de material:',
    draw: () => 'Deja escapar las tablas:',
  },

  found: {
    mate: (fields) => `Fuerza el ${mate(fields)}.`,
    backRank: () => 'Da mate del pasillo.',
    hanging: (fields) => `Gana ${piece(fields.role, fields.square)} sin dar nada a cambio.`,
    undefended: (fields) => `Gana ${piece(fields.role, fields.square)}, que acaba de perder su única defensa.`,
    exchange: () => 'Gana la calidad.',
    trade: (fields) => `Gana ${piece(fields.role, fields.square)} por ${price(fields)}.`,
    fork: (fields) => `Gana material con un doble a ${both(fields)}.`,
    pin: (fields) => `Gana ${piece(fields.role, fields.square)} con una clavada.`,
    skewer: (fields) => `Gana material con una enfilada a ${both(fields)}.`,
    discovery: (fields) => `Gana ${piece(fields.role, fields.square)} con un ataque a la descubierta.`,
    trapped: (fields) => `Encierra ${toPiece(fields.role, fields.square)}.`,
    overload: (fields) =>
      `Gana material: ${piece(fields.role, fields.square)} no puede defender además ${piece(fields.otherRole, fields.otherSquare)}.`,
    defender: (fields) =>
      `Captura ${piece(fields.role, fields.square)}, que defiende ${piece(fields.otherRole, fields.otherSquare)}.`,
    promotion: (fields) => `Corona ${piece(fields.role, fields.square)}.`,
    material: () => 'Gana material.',
  },
};
