/**
 * Games that were made in the workshop, as examples: a few lines each, to play, to change, and to learn the format from.
 */

/** The pieces that several of them share. */
const PAWN = 'piece P pawn fmWfceFifmnD pawn';
const KING = 'piece K king KisO2 royal';
const OFFICERS = 'piece N knight N\npiece B bishop B\npiece R rook R';

/** The definitions by name. */
export const INVENTIONS: Readonly<Record<string, string>> = Object.freeze({
  'griffin-chess': `game griffin-chess
about The queens are griffins, which take a diagonal step and slide on outwards.
board 8x8
${PAWN}
${OFFICERS}
piece G griffin FyafsF
${KING}
start rnbgkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBGKBNR w KQkq - 0 1
promotion P to GRBN on 8
`,
  cannonade: `game cannonade
about Cannons, which capture only over a piece, stand where bishops stood.
board 8x8
${PAWN}
piece N knight N
piece C cannon mRcpR
piece R rook R
piece Q queen Q
${KING}
start rncqkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCQKCNR w KQkq - 0 1
promotion P to QRCN on 8
`,
  caravan: `game caravan
about Camels and elephants on ten files.
board 10x8
${PAWN}
${OFFICERS}
piece C camel C
piece E elephant FA
piece Q queen Q
piece K king KisO3 royal
start rnbcqkebnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBCQKEBNR w KQkq - 0 1
promotion P to QRBNCE on 8
`,
  'frog-pond': `game frog-pond
about A small board with frogs; the first king in the pond wins.
board 6x6
piece P pawn fmWfcF pawn
piece F frog FH
piece N knight N
piece R rook R
piece K king K royal
start rfnkfr/pppppp/6/6/PPPPPP/RFNKFR w - - 0 1
promotion P to RNF on 6
goal K on c4 d4 c3 d3
`,
  'night-ride': `game night-ride
about Knights may leap twice in the same direction, and bishops take a step like a rook.
board 8x8
${PAWN}
piece N nightrider N2
piece B crowned-bishop BW
piece R rook R
piece Q queen Q
${KING}
start rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
promotion P to QRBN on 8
`,
  'grasshopper-storm': `game grasshopper-storm
about A row of grasshoppers behind the pawns, and captures explode.
board 8x9
${PAWN}
${OFFICERS}
piece G grasshopper gQ
piece Q queen Q
piece K king KisO2 royal
start rnbqkbnr/gggggggg/pppppppp/8/8/8/PPPPPPPP/GGGGGGGG/RNBQKBNR w KQkq - 0 1
promotion P to QRBNG on 9
explosions
`,
  'two-kings': `game two-kings
about Each side has two kings and loses when both are gone; they are strong pieces until then.
board 8x8
${PAWN}
${OFFICERS}
piece Q queen Q
piece K king K
start rnkqbknr/pppppppp/8/8/8/8/PPPPPPPP/RNKQBKNR w - - 0 1
promotion P to QRBN on 8
extinction K loss
`,
});
