/**
 * The errors of the crates, generated from their declarations by
 * `BLESS=1 cargo test -p tests errors`: each code with its fields, and above it its sentences in English.
 */
import type { Color } from './messages.ts';

/** The errors of the chess worker, most of which the variants worker reports too. */
export interface ChessErrorFields {
  /** the field '{name}' must be {expected} */
  'invalid-field': { name: string; expected: string };
  /** there is no call {call} */
  'unknown-call': { call: string };
  /** only micro-max.inside.worker.js answers the call {call} */
  'inside-call': { call: string };
  /** '{found}' is not a whole number from {min} to {max} */
  'inside-number': { found: string; min: number; max: number };
  /**
   * - a table of 2^{bits} slots is not supported: use {MIN_TABLE_BITS} to {MAX_TABLE_BITS} bits
   * - not enough memory for a table of 2^{bits} slots
   */
  'inside-memory': { bits: number };
  /**
   * - there is no game in this text
   * - there is only one game in this text
   * - there are only {games} games in this text
   */
  'pgn-no-such-game': { game: number; games: number };
  /** this comment is not closed */
  'pgn-unclosed-comment': {};
  /** this variation is not closed */
  'pgn-unclosed-variation': {};
  /** the game has more than 20,000 moves */
  'pgn-too-many-moves': {};
  /**
   * - the FEN is empty
   * - the FEN is empty: write the placement of the pieces first
   */
  'fen-empty': {};
  /**
   * - the placement has 1 rank instead of 8
   * - the placement has {ranks} ranks instead of 8
   */
  'fen-rank-count': { ranks: number };
  /**
   * - rank {rank} of the placement has 1 square instead of 8
   * - rank {rank} of the placement has {squares} squares instead of 8
   */
  'fen-rank-length': { rank: number; squares: number };
  /** {found} on rank {rank} of the placement is neither a piece nor a digit from 1 to 8 */
  'fen-piece-letter': { rank: number; found: string };
  /** the side to move, w or b, is missing after the placement */
  'fen-missing-turn': {};
  /** the side to move {found} is neither w nor b */
  'fen-turn': { found: string };
  /** the castling rights {found} are neither - nor as in KQkq or HAha */
  'fen-castling': { found: string };
  /** the en passant square {found} is neither - nor a square */
  'fen-ep-square': { found: string };
  /**
   * - the halfmove clock {found} is not a number of at most {MAX_CLOCK_DIGITS} digits
   * - the move number {found} is not a number of at most {MAX_CLOCK_DIGITS} digits
   * - {color} cannot castle {side}: its king is not on …
   * - {color} cannot castle {side}: it has no rook on {square}
   * - the en passant square {square} is not on the rank skipped by a double push
   * - the en passant square {square} is not empty
   * - the en passant square {square} requires a pawn on {pawn} to capture
   * - the en passant square {square} requires {origin}, where the pawn came from, to be empty
   * - the en passant square {square} implies a double push that cannot have given this check
   */
  'fen-contradiction': {};
  /** {found} follows the last field of the FEN */
  'fen-extra-text': { found: string };
  /**
   * - {color} has no king
   * - {color} has {count} kings instead of one
   */
  'king-count': { color: Color; count: number };
  /** a pawn cannot stand on {square}, on the first or last rank */
  'pawn-rank': { square: string };
  /** {color} is in check, but {turn} is to move */
  'opponent-in-check': { color: Color; turn: Color };
  /** {found} is not a valid move; try e4, Nf3 or O-O */
  'move-syntax': { found: string };
  /** {found} is missing the promotion piece, as in e8=Q */
  'missing-promotion': { found: string };
  /**
   * - {found} is illegal in this position
   * - {found} is not a legal move here; … is one
   */
  'illegal-move': { found: string; example?: string | null };
  /** {found} is ambiguous: … */
  'ambiguous-move': { found: string; choices: string[] };
  /** it is incomplete or damaged, or a newer version of this page made it */
  'packed-damaged': {};
}

/** The errors that only `micro-max.variants.worker.js` reports. */
export interface VariantErrorFields {
  /** there is no game {found}; the nearest names are {nearest} */
  'unknown-variant': { found: string; nearest: string };
  /** {found} is not a keyword of a definition: begin the line with one such as piece, or with # for a comment */
  'definition-keyword': { found: string };
  /** this is a variants.ini of Fairy-Stockfish, which is not supported: write a definition, or use an fmax.ini of Fairy-Max */
  'definition-variants-ini': {};
  /** there is already a line '{keyword}': keep one of them */
  'definition-repeated': { keyword: string };
  /** a line is missing: add '{example}' */
  'definition-missing': { example: string };
  /**
   * - the line ends too early: add {expected}
   * - {found} is not expected here: write {expected}
   */
  'definition-expected': { expected: string; found: string };
  /** the text is too long for a definition: split it */
  'definition-too-long': {};
  /** there are more than 32 kinds of piece: remove some */
  'definition-piece-count': {};
  /** another piece has the letter {letter}: choose a different one, or give one piece to white and one to black */
  'definition-same-letter': { letter: string };
  /** the {piece} cannot move on this board: give it shorter moves or enlarge the board */
  'definition-immobile': { piece: string };
  /** a side has no royal piece and no other way to lose: mark a piece of each side royal, or add an extinction line */
  'definition-nothing-royal': {};
  /** no piece has the letter '…': add a piece line or correct the letter */
  'definition-unknown-letter': { letter: string };
  /** has no move before it: write one such as N or fmWfcF */
  'betza-empty': { character: number; found: string | null };
  /** is no letter of Betza notation: atoms are W F D N A H C L Z J G B R Q K O, modifiers lower-case letters before them */
  'betza-unknown-letter': { character: number; found: string | null };
  /** has modifiers before it but no atom such as W, F or N */
  'betza-missing-atom': { character: number; found: string | null };
  /** is not a range that fits: use 1 to 15, or 0 for unlimited */
  'betza-range': { character: number; found: string | null };
  /** is a modifier that is not supported; a piece can give its moves as rays of an fmax.ini instead */
  'betza-unsupported': { character: number; found: string | null };
  /** does not fit the atom it modifies */
  'betza-does-not-fit': { character: number; found: string | null };
  /** makes the move too long: use fewer letters */
  'betza-too-long': { character: number; found: string | null };
  /**
   * - is not a step, a comma and a hexadecimal mode: write one as 16,7
   * - has a step of 0 or longer than 7 files or 7 ranks: a rank counts 16, a file 1
   * - has a mode without meaning: the last digit adds 1 for captures, 2 for moves, 4 for leaps and 8 for hops
   * - is one too many: a piece has at most 128
   */
  'definition-ray': {};
  /** the placement has {ranks} ranks separated by /, but the board has {expected} */
  'variant-rank-count': { ranks: number; expected: number };
  /** rank {rank} of the placement has {squares} squares, but the board has {expected} files */
  'variant-rank-length': { rank: number; squares: number; expected: number };
  /** {found} in the placement is neither a piece of this game nor a number */
  'variant-piece-letter': { found: string };
  /** {found} is not a hand of this game: write letters of its pieces in brackets after the placement */
  'variant-hand': { found: string };
  /** the rights {found} are neither - nor letters of KQkq or of files */
  'variant-rights': { found: string };
  /** {found} is neither - nor an en passant square of this board */
  'variant-ep-square': { found: string };
  /** {found} is not the remaining checks of White and Black, such as 3+3 */
  'variant-checks': { found: string };
  /** {color} has no royal piece: add one */
  'missing-royal': { color: Color };
  /** the side that is not to move is in check: change the side to move or the pieces */
  'variant-opponent-in-check': {};
  /**
   * - there is no game in the file: begin one with a line 'Game: NAME'
   * - the file is longer than 1 MB: split it
   * - the name is missing: write 'Game: NAME'
   * - {found} is not the size of a board from 4x4 to 14x16, such as 8x8 or 8x8=3
   * - the first rank has {count} numbers instead of {files}: write one for each file
   * - {found} is not the number of a piece from 0 to 15: write a number for each file
   * - {found} is not a piece: write a letter, a colon, a value and rays, as R:500 1,3 16,3 -1,3 -16,3
   * - the game ends too early: it needs two pawns and a king at least
   * - there are more than 15 pieces: remove some
   * - there is no piece number {kind}: add one, or correct the first rank
   */
  'fmax-file': { reason: string };
}
