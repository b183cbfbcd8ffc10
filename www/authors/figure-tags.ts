/** The tags of figures, each with what it shows; of the presets also the figure and the attribute that they are. */

interface FigureTag {
  tag: string;
  shows: string;
  same?: string;
}

export const FIGURE_TAGS: readonly FigureTag[] = Object.freeze([
  { tag: 'tree', shows: 'the search tree, with any node of a search' },
  { tag: 'evaluation', shows: 'the incremental evaluation, with adjustable values' },
  { tag: 'exchange', shows: 'the quiescence search, and what a search returns without it' },
  { tag: 'table', shows: 'the transposition table: filling, hits, and collisions' },
  { tag: 'rays', shows: 'the three loops of the move generator' },
  { tag: 'bytes', shows: 'the bits of a piece code' },
  { tag: 'race', shows: 'what each iteration finds and costs, beside the same search without one of its parts' },
  { tag: 'cards', shows: 'alpha-beta on a few cards' },
  { tag: 'moves', shows: 'the three loops of the move generator', same: 'rays view="loops"' },
  { tag: 'board', shows: 'the 0x88 board of 128 bytes, and a ray', same: 'rays view="bytes"' },
  { tag: 'piece', shows: 'the bits of a piece code', same: 'bytes view="piece"' },
  { tag: 'undo', shows: 'a move made and unmade, byte by byte', same: 'bytes view="move"' },
  { tag: 'deepening', shows: 'what each iteration of a search finds and costs', same: 'race' },
  { tag: 'ordering', shows: 'a search beside the same search without its move ordering', same: 'race' },
  { tag: 'quiescence', shows: 'the quiescence search, and what a search returns without it', same: 'exchange' },
]);
