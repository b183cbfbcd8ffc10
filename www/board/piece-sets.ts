/** The sets of pieces that are loaded when a page first shows them. */
import type { PieceSetLoaders } from './pieces.ts';

const solid = async () => (await import('./solid-pieces.ts')).solid;

export const PIECE_SET_LOADERS: PieceSetLoaders = Object.freeze({
  solid,
  print: solid,
  bold: async () => (await import('./bold-pieces.ts')).bold,
  simple: async () => (await import('./simple-pieces.ts')).simple,
});
