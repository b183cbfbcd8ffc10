// @ts-check
/** What figures say of scores and sides, in English. */

export const score = {
  mate: 'mate',
  king: 'king',
  white: 'White',
  black: 'Black',
};
