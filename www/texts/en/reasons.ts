/** How games of variants end, in English, as `reasons` in `./page.ts`. */

export type ReasonTexts = typeof texts;

export const texts = {
  'bare-king': 'bare king',
  extinction: 'the deciding pieces are gone',
  goal: 'the goal is reached',
  checks: 'the deciding check',
  explosion: 'the king exploded',
  progress: 'too long without progress',
  counting: 'the count is over',
  repetition: 'repetition',
};
