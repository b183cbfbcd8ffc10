/**
 * The characters of micro-Max 3.2 by line and part, and the one-letter names among them, counted from the listing on
 * H. G. Muller's page "Search: Minimax" without comments. The listing itself is his, and is on his pages. Pure.
 */

/** The page with the listing. */
export const MULLER = 'https://home.hccnet.nl/h.g.muller/max-src2.html';

/**
 * Characters of one line that belong to one part of the program, named after the chapter about it.
 *
 * - `runs`: the lengths of its words. A blank follows each but the last.
 * - `count`: its characters without blanks.
 */
type Part = { chapter: string; runs: readonly number[]; count: number; letters: readonly string[] };

/** Each line has the parts of one line of the listing, separated by slashes: chapter, lengths of its words, letters. */
const LINES = `
program 7+8+16 FISN
program 7+4+8 WA
table 7+6+26 KABTS
table 7+4+29 JAKybxuHt
table 7+1+8 U
table 6+1+4+8+7+5 KVXYDAU
program 3+0 / board 18 VMS / mate 6 I / moves 6 C / program 6 QNi
legality 4+6 OKL
evaluation 23 w
moves 53 o
moves 16
board 17
board 7 b
table 8 T
program 23 n
minimax 20 DkqleJZEzn
minimax 3+18 kqleJZEzn
program 1
program 3+20 jrmvdhiFG
program 4+18 tpuxyXYHB
table 6+6 aA
table 14 jkEJU
table 26 WhAjKZi
table 9 aij
table 8 aK
table 22 daDvVX
table 8 dn
table 29+2 vlXSq
ordering 6 dn
ordering 14 XMYa
ordering 8 Yd
ordering 5+8 dXY
program 4 N
ordering 24 WdnzN
ordering 7 xBX
ordering 10 Y
quiescence 11 mdIe
moves 10 ubx
moves 7 uk
moves 9 rpu
moves 10 jop
moves 23 Wrpoj
ordering 3 A
moves 4 yx / passed 6 FGS
moves 10 Hyr
ordering 16 YHyM
board 13 yM
passed 19 pyEH
moves 35 tbHkpr
evaluation 12 iwt
mate 8 i / passed 22 ESby / mate 5 mI
window 12+2 mlC
quiescence 14 hdyz
evaluation 23 vpbxy
legality 27 bGHxyu
passed 20 GMbFk / evaluation 7 v
evaluation 7 p
evaluation 28 vxMbu
evaluation 24 xMbu
moves 26 yrSbiC
program 1
minimax 10 vDk / window 19 lemq / evaluation 7 evi
table 18 JZGS / passed 2 F / quiescence 2 y / minimax 3 h
mate 7 ve
legality 8 z
legality 20 vIxKyL
legality 18+3 QeiOFl
legality 4 vm
legality 1
legality 36 bGkFyxuHt
ordering 22+3 YmvA
minimax 12 vm / ordering 13 XxYySG
program 1
moves 7 tp
passed 19 pkyVS
passed 20 uj
passed 27 GMbxr
passed 18 bG
passed 11 Fyt
moves 7 Wt
moves 19 WxMB
mate 23 CmId
mate 36 mIDkJKSz
table 29 aKXMDd
table 29 aKZVmDdA
table 30 aXmqSlY
program 1
program 1
program 20 zKXLYM
minimax 6+2 m
program 1
program 6
program 1
program 3+14 jkpc
board 8 Fi
board 49 biVo
evaluation 48 Fjbi
program 1
table 28 FiMT
program 4 W
program 19+31 Finb
program 27 pcW
program 4 N
program 49 cKCL
program 22 DkIQO
table 17 FiUAK
legality 34 DkIQO
program 1
program 1
`;

/** The parts of each line. */
export const LISTING: readonly (readonly Part[])[] = Object.freeze(
  LINES.trim()
    .split('\n')
    .map((line) => line.split(' / ').map(partOf)),
);

function partOf(text: string): Part {
  const [chapter, lengths, letters = ''] = text.split(' ');
  const runs = lengths.split('+').map(Number);
  return { chapter, runs, count: runs.reduce((sum, run) => sum + run, 0), letters: [...letters] };
}

/** What a part is for; parts of a kind have one colour. */
type Kind = 'judge' | 'search' | 'remember' | 'move' | 'frame';

/** The parts in the order of the chapters about them. */
export const PARTS: Readonly<Record<string, { name: string; kind: Kind }>> = Object.freeze({
  evaluation: { name: 'Evaluation', kind: 'judge' },
  minimax: { name: 'Minimax', kind: 'search' },
  window: { name: 'The window', kind: 'search' },
  quiescence: { name: 'Quiescence', kind: 'search' },
  ordering: { name: 'The best move first', kind: 'search' },
  table: { name: 'The hash table', kind: 'remember' },
  mate: { name: 'Mate and stalemate', kind: 'judge' },
  board: { name: 'The board', kind: 'move' },
  moves: { name: 'Moves', kind: 'move' },
  passed: { name: 'Castling and en passant', kind: 'move' },
  legality: { name: 'Legality, do and undo', kind: 'move' },
  program: { name: 'Everything else: names, reading, printing', kind: 'frame' },
});

/** Letters that the index explains with others. */
const EXPLAINED_WITH: Readonly<Record<string, string>> = Object.freeze({ a: 'A', c: 'main' });

/** The name of a letter's entry in the index. */
export const entryOf = (letter: string) => EXPLAINED_WITH[letter] ?? letter;

export const countOf = (parts: readonly Part[]) => parts.reduce((sum, { count }) => sum + count, 0);

/** The blanks of the listing that keep words of a line apart. */
export const BLANKS = LISTING.flat().reduce((sum, { runs }) => sum + runs.length - 1, 0);

/** The chapters with their characters, the most first. */
export function countsByChapter(): [chapter: string, count: number][] {
  const counts: Record<string, number> = {};
  for (const { chapter, count } of LISTING.flat()) counts[chapter] = (counts[chapter] ?? 0) + count;
  return Object.entries(counts).sort(([, one], [, other]) => other - one);
}

/**
 * The places of each part's words in the listing, read as one text with its blanks and without line ends: the first
 * character of a word, counted from 0, and its length.
 */
export function placesByChapter(): ReadonlyMap<string, readonly (readonly [start: number, length: number])[]> {
  const places = new Map<string, [number, number][]>(Object.keys(PARTS).map((chapter) => [chapter, []]));
  let start = 0;
  for (const { chapter, runs } of LISTING.flat()) {
    for (const [index, length] of runs.entries()) {
      if (length > 0) places.get(chapter)?.push([start, length]);
      start += length + (index < runs.length - 1 ? 1 : 0);
    }
  }
  return places;
}
