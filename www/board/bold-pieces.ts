/** The set `bold`: heavy forms that stay distinct on small boards. */

import type { Drawings } from './pieces.ts';

export const bold: Drawings = {
  k: {
    body: 'M100 10h13v16h17v22h-17v16c33-16 65 4 57 38c-5 20-18 30-20 48h10v36h-60h-60v-36h10c-2-18-15-28-20-48c-8-34 24-54 57-38v-16h-17v-22h17v-16h13z',
    shade: '',
    lines: 'M58 148h84M100 74v46',
  },
  q: {
    body: 'M100 24l22 62l28-48l4 60l28-36l-30 84v4h8v36h-60h-60v-36h8v-4l-30-84l28 36l4-60l28 48l22-62z',
    shade: '',
    lines: 'M56 148h88',
  },
  r: {
    body: 'M100 28h16v22h16v-22h26v46l-16 16v60h18v36h-60h-60v-36h18v-60l-16-16v-46h26v22h16v-22h16z',
    shade: '',
    lines: 'M64 90h72M64 150h72',
  },
  b: {
    body: 'M100 14c34 30 52 58 52 88c0 22-10 36-24 44v4h28v36h-56h-56v-36h28v-4c-14-8-24-22-24-44c0-30 18-58 52-88z',
    shade: '',
    lines: 'M128 62l-28 42M82 148h36',
  },
  n: {
    body: 'M40 186v-36h14c0-30 38-42 44-64l-30 12l-16 16l-26-20l26-48l32-16l10-20l20 20c38 10 56 62 48 120v36z',
    shade: '',
    lines: 'M78 62l8-4M62 150h80',
  },
  p: {
    body: 'M100 30c13 0 25 8 29 20c5 12 2 26-7 35c6 27 16 47 24 65h12v36h-58h-58v-36h12c8-18 18-38 24-65c-9-9-12-23-7-35c4-12 16-20 29-20z',
    shade: '',
    lines: 'M60 150h80',
  },
};
