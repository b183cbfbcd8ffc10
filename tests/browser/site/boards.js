// @ts-check
// A board of the size that the address names, `#wide` or `#small`, with moves that no engine checks. Played moves are added
// to `window.played`.

/** @param {string} path */
const load = (path) => import(new URL(path, import.meta.url).href);

const [{ createBoard }, { parsePlacement }, { words }, { variantWords, withVariantWords }] = await Promise.all(
  ['board/board.js', 'board/placement.js', 'board/texts.js', 'board/variant-words.js'].map(load),
);

/** @typedef {{ letter: string, count: number }[]} Hand */

/** @type {Record<string, { fen: string, hands: { white: Hand, black: Hand } | null, size: { files: number, ranks: number }, moves: string }>} */
const BOARDS = {
  wide: {
    fen: 'r4k5r/pp10/12/12/12/12/12/12/PP10/RAN2K5R w',
    hands: {
      white: [
        { letter: 'N', count: 2 },
        { letter: 'P', count: 1 },
      ],
      black: [{ letter: 'A', count: 1 }],
    },
    size: { files: 12, ranks: 10 },
    moves: 'l1l10 l1l9 c1d3 b1c3 N@j10 N@k2 P@d4',
  },
  small: {
    fen: 'k5/4P1/6/6/6/K5 w',
    hands: null,
    size: { files: 6, ranks: 6 },
    moves: 'e5e6q e5e6r e5e6n e5e6a e5e6 a1a2 a1b2',
  },
};

/** @param {string} uci */
function moveOf(uci) {
  const [, from, to, promotion] = /^(\w@|[a-l]\d+)([a-l]\d+)(\w?)$/.exec(uci) ?? [];
  return { uci, san: uci, from, to, promotion: promotion || null, capture: false };
}

const { fen, hands, size, moves } = BOARDS[location.hash.slice(1)];
const names = { ...words.pieces, A: 'white archbishop', a: 'black archbishop' };

const container = /** @type {HTMLElement} */ (document.getElementById('board'));
container.style.maxWidth = '30rem';

/** @type {string[]} */
const played = [];
createBoard(container, { onMove: (/** @type {{ uci: string }} */ { uci }) => played.push(uci) }).update({
  width: size.files,
  height: size.ranks,
  pieces: parsePlacement(fen, size),
  hands,
  moves: moves.split(' ').map(moveOf),
  pictures: { K: 'k', Q: 'q', R: 'r', N: 'n', P: 'p', A: 'archbishop' },
  words: withVariantWords({ ...words, pieces: names, choices: { ...words.choices, a: 'Archbishop' } }, variantWords),
});
Object.assign(window, { played });
