/**
 * The characters of micro-Max 3.2 by line and chapter, without blanks and comments, and the one-letter names among
 * them. The listing itself is H. G. Muller's, and is on his pages. Pure.
 */

/** Characters of one line that belong to one chapter. */
type Part = { chapter: string; count: number; letters: readonly string[] };

/** Each line has the parts of one line of the listing, separated by slashes: chapter, number of characters, letters. */
const LINES = `
program 31 FISN
program 19 WA
table 39 KABTS
table 40 JAKybxuHt
table 16 U
table 31 KVXYDAU
program 3 / board 18 VMS / mate 6 I / moves 6 C / program 6 QNi
legality 10 OKL
evaluation 23 w
moves 53 o
moves 16
board 17
board 7 b
table 8 T
program 23 n
minimax 20 DkqleJZEzn
minimax 21 kqleJZEzn
program 1
program 23 jrmvdhiFG
program 22 tpuxyXYHB
table 12 aA
table 14 jkEJU
table 26 WhAjKZi
table 9 aij
table 8 aK
table 22 daDvVX
table 8 dn
table 31 vlXSq
ordering 6 dn
ordering 14 XMYa
ordering 8 Yd
ordering 13 dXY
program 4 N
ordering 24 WdnzN
ordering 7 xBX
ordering 10 Y
quiescence 11 mdIe
moves 10 ubx
moves 7 uk
moves 9 rpu
moves 10 jop
moves 27 rpoj
ordering 3 A
moves 4 yx / passed 6 FGS
moves 10 Hyr
ordering 16 YHyM
board 13 yMbreak
passed 19 pyEH
moves 35 tbHkprea
evaluation 12 iwt
mate 8 i / passed 22 ESby / mate 5 mI
window 14 mlC
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
legality 21 QeiOFl
legality 4 vm
legality 1
legality 36 bGkFyxuHt
ordering 25 YmvA
minimax 12 vm / ordering 13 XxYySG
program 1
moves 7 tp
passed 19 pkyVS
passed 20 uj
passed 27 GMbxr
passed 18 bG
passed 11 Fyt
moves 11 t
moves 23 xMB
mate 23 CmId
mate 36 mIDkJKSz
table 29 aKXMDd
table 29 aKZVmDdA
table 30 aXmqSlY
program 1
program 1
program 20 zKXLYM
minimax 8 m
program 1
program 6
program 1
program 17 jkpc
board 8 Fi
board 49 biVo
evaluation 48 Fjbi
program 1
table 28 FiMT
program 4 W
program 50 Finb
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
  const [chapter, count, letters = ''] = text.split(' ');
  return { chapter, count: Number(count), letters: [...letters] };
}

/** Letters that the index explains with others. */
const EXPLAINED_WITH: Readonly<Record<string, string>> = Object.freeze({ a: 'A', c: 'main' });

/** The name of a letter's entry in the index. */
export const entryOf = (letter: string) => EXPLAINED_WITH[letter] ?? letter;

export const countOf = (parts: readonly Part[]) => parts.reduce((sum, { count }) => sum + count, 0);

/** The chapters with their characters, the most first. */
export function countsByChapter(): [chapter: string, count: number][] {
  const counts: Record<string, number> = {};
  for (const { chapter, count } of LISTING.flat()) counts[chapter] = (counts[chapter] ?? 0) + count;
  return Object.entries(counts).sort(([, one], [, other]) => other - one);
}
