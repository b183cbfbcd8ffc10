/** How games of variants end, in Spanish, as `reasons` in `./page.ts`. */

import type { ReasonTexts } from '../en/reasons.ts';

export const texts: ReasonTexts = {
  'bare-king': 'rey desnudo',
  extinction: 'pérdida de las piezas decisivas',
  goal: 'llegada a la meta',
  checks: 'el jaque decisivo',
  explosion: 'explosión del rey',
  progress: 'demasiadas jugadas sin progreso',
  counting: 'fin de la cuenta de jugadas',
  repetition: 'repetición de la posición',
};
