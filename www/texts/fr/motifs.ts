/** Why a move was bad, or is good, in French. The space before a colon does not break. */

import type { MotifFields, MotifTexts } from '../en/motifs.ts';

const NAMES: Record<string, string> = { p: 'pion', n: 'cavalier', b: 'fou', r: 'tour', q: 'dame', k: 'roi' };

const name = (role: string) => NAMES[role] ?? role;

/** Whether the name of a piece is feminine. */
const isFeminine = (role: string) => role === 'r' || role === 'q';

/** "le cavalier e5" */
const piece = (role: string, square: string) => `${isFeminine(role) ? 'la' : 'le'} ${name(role)} ${square}`;

/** "au cavalier e5" */
const toPiece = (role: string, square: string) => `à ${piece(role, square)}`.replace(/^à le /, 'au ');

/** "du cavalier e5" */
const ofPiece = (role: string, square: string) => `de ${piece(role, square)}`.replace(/^de le /, 'du ');

/** "une tour" */
const any = (role: string) => `${isFeminine(role) ? 'une' : 'un'} ${name(role)}`;

/** "roi et tour" */
const both = (fields: MotifFields) => `${name(fields.role)} et ${name(fields.otherRole)}`;

/** "une tour et un pion" */
const price = ({ otherRole, thirdRole }: MotifFields) => {
  if (thirdRole === otherRole) return `deux ${name(otherRole)}s`;
  return any(otherRole) + (thirdRole && ` et ${any(thirdRole)}`);
};

const mate = ({ mateMoves }: MotifFields) => `mat en ${mateMoves === 1 ? 'un coup' : `${mateMoves} coups`}`;

export const texts: MotifTexts = {
  allowed: {
    mate: (fields) => `Cela laisse passer un ${mate(fields)}\u202f:`,
    backRank: () => 'Cela permet le mat du couloir\u202f:',
    hanging: (fields) => `Cela laisse en prise ${piece(fields.role, fields.square)}\u202f:`,
    undefended: (fields) => `Cela retire ${toPiece(fields.role, fields.square)} sa seule défense\u202f:`,
    exchange: () => 'Cela perd la qualité\u202f:',
    trade: (fields) => `Cela perd ${piece(fields.role, fields.square)} pour ${price(fields)}\u202f:`,
    fork: (fields) => `Cela permet une fourchette sur ${both(fields)}\u202f:`,
    pin: (fields) => `Cela permet un clouage qui gagne ${piece(fields.role, fields.square)}\u202f:`,
    skewer: (fields) => `Cela permet une enfilade sur ${both(fields)}\u202f:`,
    discovery: (fields) =>
      `Cela permet une attaque à la découverte qui gagne ${piece(fields.role, fields.square)}\u202f:`,
    trapped: (fields) => `Cela laisse enfermer ${piece(fields.role, fields.square)}\u202f:`,
    overload: (fields) =>
      `Cela surcharge ${piece(fields.role, fields.square)}, qui défend ${piece(fields.otherRole, fields.otherSquare)}\u202f:`,
    defender: (fields) =>
      `Cela permet de prendre ${piece(fields.role, fields.square)}, qui défend ${piece(fields.otherRole, fields.otherSquare)}\u202f:`,
    promotion: (fields) => `Cela permet la promotion ${ofPiece(fields.role, fields.square)}\u202f:`,
    material: () => 'Cela perd du matériel\u202f:',
    draw: () => 'C’est la nulle immédiate.',
    forcedDraw: () => 'Cela permet à l’adversaire de forcer la nulle\u202f:',
    drawnEnding: () => 'La finale était nulle, elle est maintenant perdue\u202f:',
    wonEnding: () => 'Cela gâche une finale gagnée\u202f:',
  },

  missed: {
    mate: (fields) => `Cela manque un ${mate(fields)}\u202f:`,
    backRank: () => 'Cela manque le mat du couloir\u202f:',
    hanging: (fields) => `Cela ne prend pas ${piece(fields.role, fields.square)}\u202f:`,
    exchange: () => 'Cela manque le gain de la qualité\u202f:',
    trade: (fields) => `Cela manque le gain ${ofPiece(fields.role, fields.square)} pour ${price(fields)}\u202f:`,
    recapture: (fields) => `Cela ne reprend pas en ${fields.square}\u202f:`,
    fork: (fields) => `Cela manque une fourchette sur ${both(fields)}\u202f:`,
    pin: (fields) => `Cela manque un clouage qui gagne ${piece(fields.role, fields.square)}\u202f:`,
    skewer: (fields) => `Cela manque une enfilade sur ${both(fields)}\u202f:`,
    discovery: (fields) =>
      `Cela manque une attaque à la découverte qui gagne ${piece(fields.role, fields.square)}\u202f:`,
    trapped: (fields) => `Cela manque l’occasion d’enfermer ${piece(fields.role, fields.square)}\u202f:`,
    overload: (fields) =>
      `Cela n’exploite pas la surcharge ${ofPiece(fields.role, fields.square)}, qui défend ${piece(fields.otherRole, fields.otherSquare)}\u202f:`,
    defender: (fields) =>
      `Cela ne prend pas ${piece(fields.role, fields.square)}, qui défend ${piece(fields.otherRole, fields.otherSquare)}\u202f:`,
    promotion: (fields) => `Cela manque la promotion ${ofPiece(fields.role, fields.square)}\u202f:`,
    material: () => 'Cela manque un gain de matériel\u202f:',
    draw: () => 'Cela manque la nulle\u202f:',
  },

  found: {
    mate: (fields) => `Cela force le ${mate(fields)}.`,
    backRank: () => 'C’est le mat du couloir.',
    hanging: (fields) => `Cela gagne ${piece(fields.role, fields.square)} sans rien céder.`,
    undefended: (fields) => `Cela gagne ${piece(fields.role, fields.square)}, qui vient de perdre sa seule défense.`,
    exchange: () => 'Cela gagne la qualité.',
    trade: (fields) => `Cela gagne ${piece(fields.role, fields.square)} pour ${price(fields)}.`,
    fork: (fields) => `Cela gagne du matériel par une fourchette sur ${both(fields)}.`,
    pin: (fields) => `Cela gagne ${piece(fields.role, fields.square)} par un clouage.`,
    skewer: (fields) => `Cela gagne du matériel par une enfilade sur ${both(fields)}.`,
    discovery: (fields) => `Cela gagne ${piece(fields.role, fields.square)} par une attaque à la découverte.`,
    trapped: (fields) => `Cela enferme ${piece(fields.role, fields.square)}.`,
    overload: (fields) =>
      `Cela gagne du matériel\u202f: ${piece(fields.role, fields.square)} ne peut pas défendre aussi ${piece(fields.otherRole, fields.otherSquare)}.`,
    defender: (fields) =>
      `Cela prend ${piece(fields.role, fields.square)}, qui défend ${piece(fields.otherRole, fields.otherSquare)}.`,
    promotion: (fields) => `Cela mène à la promotion ${ofPiece(fields.role, fields.square)}.`,
    material: () => 'Cela gagne du matériel.',
  },
};
