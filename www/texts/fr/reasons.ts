/** How games of variants end, in French, as `reasons` in `./page.ts`. */

import type { ReasonTexts } from '../en/reasons.ts';

export const texts: ReasonTexts = {
  'bare-king': 'dépouillement du roi',
  extinction: 'perte des pièces décisives',
  goal: 'arrivée au but',
  checks: 'l’échec décisif',
  explosion: 'explosion du roi',
  progress: 'trop de coups sans progrès',
  counting: 'fin du compte des coups',
  repetition: 'répétition de la position',
};
