/** How games of variants end, in German, as `reasons` in `./page.ts`. */

import type { ReasonTexts } from '../en/reasons.ts';

export const texts: ReasonTexts = {
  'bare-king': 'Beraubung des Königs',
  extinction: 'Verlust der entscheidenden Figuren',
  goal: 'Erreichen des Ziels',
  checks: 'das entscheidende Schach',
  explosion: 'Explosion des Königs',
  progress: 'zu lange kein Fortschritt',
  counting: 'Ende der Zählung',
  repetition: 'Stellungswiederholung',
};
