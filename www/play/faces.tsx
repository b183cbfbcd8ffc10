/** The faces of the characters, at ease or in trouble. They are drawn in a square of 64. */
import type { CharacterId } from '../game/players/characters.ts';
import type { Mood } from '../game/players/talk.ts';

/** A circle or an ellipse (x, y, radii), a filled path, or a line with its width. */
type Shape =
  | [fill: string, x: number, y: number, rx: number, ry?: number]
  | [fill: string, path: string, width?: number];

/** Eyes at a distance from the middle, and a mouth of some width; the last shapes lie above both. */
type Face = {
  ground: string;
  shapes: Shape[];
  eyes: [dx: number, y: number];
  mouth?: [y: number, width: number];
  above?: Shape[];
};

const INK = '#2b2622';

const FACES: Readonly<Record<CharacterId, Face>> = {
  mouse: {
    ground: '#f2d3c6',
    shapes: [
      ['#8f96a6', 14, 22, 12],
      ['#8f96a6', 50, 22, 12],
      ['#f0b6b6', 14, 22, 7],
      ['#f0b6b6', 50, 22, 7],
      ['#a9b0be', 32, 40, 19, 18],
      ['#dfe3ea', 32, 47, 10, 8],
      ['#6d7382', 'M13 43l9 2M13 49l9-1M51 43l-9 2M51 49l-9-1', 1.2],
    ],
    eyes: [8, 36],
    mouth: [49, 4],
    above: [['#e07f8c', 32, 43, 3.2, 2.5]],
  },
  goose: {
    ground: '#bfe0ee',
    shapes: [
      ['#fff', 'M20 64c-4-12-6-22-4-34 1-12 8-18 16-18s15 6 16 18c2 12 0 22-4 34z'],
      ['#e6eef4', 'M40 64c3-10 4-20 3-32-1-9-5-16-11-20 8 0 15 6 16 18 2 12 0 22-4 34z'],
      ['#fff', 'M31 13c-3-3-3-7-1-9 1 2 3 3 4 6M33 13c0-3 2-6 5-6-1 2-1 5-3 6'],
      ['#f0922b', 'M32 33c8 0 13 5 13 9s-6 6-13 6-13-2-13-6 5-9 13-9z'],
      ['#b9650f', 'M20 42c8 2.5 16 2.5 24 0', 1.6],
      ['#b9650f', 'M29 37h.1M35 37h.1', 2],
    ],
    eyes: [8, 27],
  },
  bear: {
    ground: '#f0dfb4',
    shapes: [
      ['#7d5233', 15, 18, 9],
      ['#7d5233', 49, 18, 9],
      ['#c99a6e', 15, 18, 4.5],
      ['#c99a6e', 49, 18, 4.5],
      ['#8f6140', 32, 37, 22, 21],
      ['#dfba8f', 32, 45, 12, 10],
    ],
    eyes: [9, 32],
    mouth: [49, 5],
    above: [[INK, 32, 41, 4.5, 3.2]],
  },
  giraffe: {
    ground: '#cfe5b8',
    shapes: [
      ['#d8a441', 'M25 18V7M39 18V7', 3.5],
      ['#7a4a1f', 25, 6, 3.4],
      ['#7a4a1f', 39, 6, 3.4],
      ['#e6b655', 'M17 24C9 20 4 22 3 27c5 4 10 4 15 2zM47 24c8-4 13-2 14 3-5 4-10 4-15 2z'],
      ['#f0c667', 'M32 13c11 0 17 8 16 19-1 12-5 29-16 29S17 44 16 32c-1-11 5-19 16-19z'],
      [
        '#b9792f',
        'M24 15l5 3-2 5-6-1zM40 15l-5 3 2 5 6-1zM18 37l5 1 1 6-4 1zM46 37l-5 1-1 6 4 1zM30 26h4l1 4-3 2-3-2z',
      ],
      ['#f8e3b5', 32, 51, 12, 10],
      ['#8a5a25', 'M28 47h.1M36 47h.1', 3],
    ],
    eyes: [9, 32],
    mouth: [53, 5],
  },
  hare: {
    ground: '#dcdcf4',
    shapes: [
      ['#b08d6c', 'M24 27C16 20 12 8 16 2c7 0 12 12 13 23zM40 27c8-7 12-19 8-25-7 0-12 12-13 23z'],
      ['#f0b9b3', 'M24 23c-4-5-7-12-6-17 4 3 7 10 8 17zM40 23c4-5 7-12 6-17-4 3-7 10-8 17z'],
      ['#c4a382', 32, 42, 18, 18],
      ['#f6ece0', 26.5, 49, 7, 6],
      ['#f6ece0', 37.5, 49, 7, 6],
      ['#fff', 'M29.5 51h5v6h-5z'],
      ['#b9a58f', 'M32 51v6', 0.8],
    ],
    eyes: [9, 38],
    mouth: [50, 4],
    above: [['#d9747c', 32, 45, 3, 2.3]],
  },
  camel: {
    ground: '#f8e0a6',
    shapes: [
      ['#c08f55', 'M16 22C10 17 9 11 11 9c5 0 9 5 10 10zM48 22c6-5 7-11 5-13-5 0-9 5-10 10z'],
      ['#d6a86c', 'M32 12c11 0 17 8 16 18-1 7-4 10-3 18 1 9-5 14-13 14s-14-5-13-14c1-8-2-11-3-18-1-10 5-18 16-18z'],
      ['#8a5d2e', 'M23 17c1-8 5-11 9-12 4 1 8 4 9 12-3-3-6-2-9 1-3-3-6-4-9-1z'],
      ['#ecd0a3', 32, 50, 13, 10],
      ['#8a5d2e', 'M26 46l3 1M38 46l-3 1', 2.2],
      ['#b08048', 'M32 50v3', 1.4],
    ],
    eyes: [9, 31],
    mouth: [53, 7],
    above: [['#c08f55', 'M17.5 30c2-4 9-4 11 0zM46.5 30c-2-4-9-4-11 0z']],
  },
  fox: {
    ground: '#c9e6d8',
    shapes: [
      ['#d9692a', 'M12 34C8 20 9 9 12 6c6 2 12 8 15 14h10C40 14 46 8 52 6c3 3 4 14 0 28z'],
      ['#3c2a22', 'M14 19c0-5 0-7 1-8 3 2 5 5 7 8zM50 19c0-5 0-7-1-8-3 2-5 5-7 8z'],
      ['#e27a35', 'M32 18c14 0 22 8 23 22-8 12-17 20-23 20S17 52 9 40c1-14 9-22 23-22z'],
      ['#fff3e4', 'M9 40c8-3 15 0 19 7l4 4 4-4c4-7 11-10 19-7-8 12-17 20-23 20S17 52 9 40z'],
    ],
    eyes: [9, 34],
    mouth: [52, 5],
    above: [[INK, 32, 47, 3.8, 3]],
  },
  wolf: {
    ground: '#c5d3ea',
    shapes: [
      ['#59626f', 'M12 30C8 18 10 7 13 4c6 3 11 9 13 15h12c2-6 7-12 13-15 3 3 5 14 1 26z'],
      ['#e0b3ac', 'M15 17c-1-4 0-6 1-7 3 2 4 4 6 8zM49 17c1-4 0-6-1-7-3 2-4 4-6 8z'],
      ['#6f7987', 'M32 15c13 0 20 7 21 19l5 8-8 3c-4 9-11 16-18 16s-14-7-18-16l-8-3 5-8c1-12 8-19 21-19z'],
      ['#dfe4ea', 'M14 45c4-6 8-9 12-6 2 2 2 5 6 5s4-3 6-5c4-3 8 0 12 6-4 9-11 16-18 16s-14-7-18-16z'],
      ['#4a525e', 'M32 17l3 9-3 6-3-6z'],
    ],
    eyes: [9, 35],
    mouth: [53, 6],
    above: [[INK, 32, 47, 4.2, 3.2]],
  },
  heron: {
    ground: '#c4e6e4',
    shapes: [
      ['#8fa3b8', 'M23 64c1-8 0-14-3-22h24c-3 8-4 14-3 22z'],
      ['#f3f6f9', 'M32 10c10 0 16 8 16 18s-7 18-16 18-16-8-16-18 6-18 16-18z'],
      ['#2f3a48', 'M16 26C16 14 23 8 32 8s16 6 16 18c-3-7-8-9-12-8-2 1-3 3-4 5-1-2-2-4-4-5-4-1-9 1-12 8z'],
      ['#2f3a48', 'M46 13c6-3 11-2 16 3-6-1-9 0-13 3z'],
      ['#f2b632', 'M26 33h12l-6 27z'],
      ['#c98a12', 'M32 36v18', 1.3],
    ],
    eyes: [8.5, 29],
  },
  elephant: {
    ground: '#e6d6f0',
    shapes: [
      ['#8592a6', 'M24 20C12 10 2 16 2 28s9 22 18 18zM40 20c12-10 22-4 22 8s-9 22-18 18z'],
      ['#e3b9c0', 'M21 24c-7-6-13-3-13 5s5 13 10 11zM43 24c7-6 13-3 13 5s-5 13-10 11z'],
      [
        '#9aa7ba',
        'M32 10c12 0 18 9 17 20-1 9-5 14-9 17l-1 9c-1 5-5 8-10 7l1-5c3 0 3-1 3-4l-1-8c-9-3-16-8-17-18-1-10 5-18 17-18z',
      ],
      ['#7d8a9e', 'M27 41h9M28 46h9M30 51h8', 1.3],
      ['#fffaf0', 'M23 42c-1 5-4 8-8 9 5 3 11 1 13-6zM42 42c1 5 4 8 8 9-5 3-10 1-12-6z'],
    ],
    eyes: [9, 29],
  },
  owl: {
    ground: '#ead2b4',
    shapes: [
      ['#6d4c33', 'M10 8c7 1 12 4 22 4s15-3 22-4c1 8 1 13 1 24 0 18-9 30-23 30S9 50 9 32c0-11 0-16 1-24z'],
      ['#a57c56', 'M32 64c-8 0-14-6-15-14 5-3 9-4 15-4s10 1 15 4c-1 8-7 14-15 14z'],
      ['#6d4c33', 'M25 53l3 3 3-3M33 53l3 3 3-3M29 58l3 3 3-3', 1.4],
      ['#f7e9d2', 21, 32, 11],
      ['#f7e9d2', 43, 32, 11],
      ['#f2b632', 21, 32, 6.5],
      ['#f2b632', 43, 32, 6.5],
    ],
    eyes: [11, 32],
    above: [['#e08e1b', 'M32 36c3 0 4 3 3 6l-3 6-3-6c-1-3 0-6 3-6z']],
  },
  max: {
    ground: '#c6dcd6',
    shapes: [
      ['#1d5f5b', 'M30 3h4v4h4v4h-4v6h-4v-6h-4V7h4z'],
      ['#2f7f79', 'M6 34h6v12H6zM52 34h6v12h-6z'],
      ['#3c958e', 'M16 18h32a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6z'],
      ['#e9f6f2', 'M18 24h28a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H18a3 3 0 0 1-3-3V27a3 3 0 0 1 3-3z'],
    ],
    eyes: [8, 36],
    mouth: [43, 7],
  },
};

function Drawn([fill, ...rest]: Shape) {
  if (typeof rest[0] === 'number') {
    const [cx, cy, rx, ry = rx] = rest as number[];
    return <ellipse {...{ fill, cx, cy, rx, ry }} />;
  }
  const [d, width] = rest;
  return width ? (
    <path d={String(d)} fill="none" stroke={fill} stroke-width={width} stroke-linecap="round" />
  ) : (
    <path d={String(d)} fill={fill} />
  );
}

/** The brows, a drop and a mouth that turns down. */
function features({ eyes: [dx, y], mouth }: Face, mood: Mood): Shape[] {
  const isEasy = mood === 'ease';
  const both = [32 - dx, 32 + dx];
  const eyes = both.flatMap((x): Shape[] =>
    isEasy
      ? [
          [INK, x, y, 3.1, 3.5],
          ['#fff', x + 1.1, y - 1.3, 1.1],
        ]
      : [
          ['#fff', x, y, 4.2, 4.6],
          [INK, x, y + 0.6, 2.3, 2.6],
        ],
  );
  const [left, right] = both;
  const brow = y - 6.5;
  const worry: Shape[] = [
    [INK, `M${left - 4} ${brow}l7-2.5M${right + 4} ${brow}l-7-2.5`, 1.7],
    ['#4ea3dd', 'M54 9c3 5 4.5 7 4.5 9.5a4.5 4.5 0 0 1-9 0c0-2.5 1.5-4.5 4.5-9.5z'],
  ];
  const lips: Shape[] = mouth
    ? [[INK, `M${32 - mouth[1]} ${mouth[0] + (isEasy ? 0 : 3)}q${mouth[1]} ${isEasy ? 5 : -5} ${2 * mouth[1]} 0`, 1.7]]
    : [];
  return [...eyes, ...lips, ...(isEasy ? [] : worry)];
}

export function Face({ id, mood = 'ease' }: { id: CharacterId; mood?: Mood }) {
  const face = FACES[id];
  const { ground, shapes, above = [] } = face;
  return (
    <svg class="face" viewBox="0 0 64 64" aria-hidden="true" data-mood={mood}>
      <path d="M0 0h64v64H0z" fill={ground} />
      {[...shapes, ...features(face, mood), ...above].map(Drawn)}
    </svg>
  );
}
