/**
 * QR codes, model 2 (ISO/IEC 18004), of texts as bytes, with the lowest level of error correction. Pure.
 *
 * A module is one square of a code; a codeword is a byte. Rows come first: `modules[y][x]`.
 */

/** The codewords for error correction in each block, by version from 1. Later versions are too fine for a screen. */
const CORRECTION = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26];

/** The blocks of each version. */
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12];

/** The versions of which a code's count of characters has one byte. */
const LAST_SHORT_COUNT = 9;

/** The first version whose number is part of the code. */
const FIRST_NUMBERED = 7;

/** The patterns that invert modules, so that the code is evenly mixed. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/**
 * The code of a text.
 *
 * @returns Whether each module is dark; null if the text is too long.
 */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, index) => dataBits(index + 1) >= bitsFor(bytes, index + 1)) + 1;
  if (version === 0) return null;
  const frame = makeFrame(version);
  const codewords = interleaved(withPadding(bytes, version), version);
  const plain = withCodewords(frame, codewords);
  const candidates = MASKS.map((_, mask) => masked(plain, frame, mask));
  const penalties = candidates.map(penalty);
  return candidates[penalties.indexOf(Math.min(...penalties))];
}

const bitsFor = (bytes: Uint8Array, version: number) => 4 + countBits(version) + 8 * bytes.length;

const countBits = (version: number) => (version > LAST_SHORT_COUNT ? 16 : 8);

/** The bytes of a version that are not patterns. */
function rawBytes(version: number) {
  const aligned = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const patterns = aligned === 0 ? 0 : (25 * aligned - 10) * aligned - 55;
  const numbers = version < FIRST_NUMBERED ? 0 : 36;
  return Math.floor(((16 * version + 128) * version + 64 - patterns - numbers) / 8);
}

const dataBits = (version: number) => 8 * (rawBytes(version) - CORRECTION[version - 1] * BLOCKS[version - 1]);

/** The bytes with their mode and count, filled up to the capacity of the version. */
function withPadding(bytes: Uint8Array, version: number): number[] {
  const digits = (value: number, length: number) => value.toString(2).padStart(length, '0');
  const bits = [
    digits(4, 4),
    digits(bytes.length, countBits(version)),
    ...Array.from(bytes, (byte) => digits(byte, 8)),
  ];
  const size = dataBits(version);
  const ended = bits.join('').concat('0000').slice(0, size);
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, '0');
  const filled = whole.padEnd(size, digits(0xec11, 16));
  return Array.from({ length: size / 8 }, (_, index) => parseInt(filled.slice(8 * index, 8 * index + 8), 2));
}

/** The codewords in the order in which they are drawn: one of each block in turn, then those for error correction. */
function interleaved(data: readonly number[], version: number) {
  const [count, degree] = [BLOCKS[version - 1], CORRECTION[version - 1]];
  const shortLength = Math.floor(data.length / count);
  const shortCount = count - (data.length % count);
  const generator = generatorOf(degree);
  const blocks = Array.from({ length: count }, (_, index) => {
    const start = index * shortLength + Math.max(0, index - shortCount);
    return data.slice(start, start + shortLength + (index < shortCount ? 0 : 1));
  });
  const corrections = blocks.map((block) => remainder(block, generator));
  const inTurn = (parts: number[][], length: number) =>
    Array.from({ length }, (_, at) => parts.flatMap((part) => (at < part.length ? [part[at]] : []))).flat();
  return [...inTurn(blocks, shortLength + 1), ...inTurn(corrections, degree)];
}

/** The product of two elements of the field GF(256). */
function product(one: number, other: number) {
  let result = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    result = (result << 1) ^ (result >>> 7 ? 0x11d : 0);
    if ((other >>> bit) & 1) result ^= one;
  }
  return result;
}

/** The generator polynomial of the Reed-Solomon code, without its leading 1. */
function generatorOf(degree: number) {
  let [generator, root] = [[1], 1];
  for (let index = 0; index < degree; index += 1) {
    const scaled = generator.map((factor) => product(factor, root));
    generator = [...generator, 0].map((factor, at) => factor ^ (scaled[at - 1] ?? 0));
    root = product(root, 2);
  }
  return generator.slice(1);
}

function remainder(block: readonly number[], generator: readonly number[]) {
  let rest = generator.map(() => 0);
  for (const byte of block) {
    const factor = byte ^ rest[0];
    rest = generator.map((value, index) => product(value, factor) ^ (rest[index + 1] ?? 0));
  }
  return rest;
}

/** The patterns that every code of a version has; null where there is data. */
function makeFrame(version: number): (boolean | null)[][] {
  const size = 17 + 4 * version;
  const modules: (boolean | null)[][] = Array.from({ length: size }, () => Array(size).fill(null));
  const set = (x: number, y: number, isDark: boolean) => {
    if (modules[y]?.[x] !== undefined) modules[y][x] = isDark;
  };
  for (let at = 0; at < size; at += 1) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  const places = alignmentPlaces(version);
  const last = size - 7;
  const isCorner = (x: number, y: number) => (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
  for (const y of places) for (const x of places) if (!isCorner(x, y)) drawRings(set, x, y, 2, [1]);
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ]) {
    drawRings(set, x, y, 4, [2, 4]);
  }
  drawFormat(set, size, 0);
  if (version >= FIRST_NUMBERED) drawVersion(set, size, version);
  return modules;
}

/** Sets a module; outside of the code it does nothing. */
type Set = (x: number, y: number, isDark: boolean) => void;

/**
 * Squares around a module.
 *
 * @param light The distances that are light.
 */
function drawRings(set: Set, x: number, y: number, radius: number, light: number[]) {
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

function alignmentPlaces(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = 2 * Math.ceil((4 * version + 4) / (2 * count - 2));
  return [6, ...Array.from({ length: count - 1 }, (_, index) => 10 + 4 * version - index * step)];
}

/** A number followed by the remainder of its division by a polynomial. */
function checked(value: number, polynomial: number, degree: number) {
  let rest = value;
  for (let index = 0; index < degree; index += 1) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * polynomial);
  return (value << degree) | rest;
}

/** The level of error correction and the mask, twice. */
function drawFormat(set: Set, size: number, mask: number) {
  const bits = checked(0b01000 | mask, 0x537, 10) ^ 0x5412;
  const last = size - 1;
  for (let index = 0; index < 15; index += 1) {
    const isDark = ((bits >>> index) & 1) === 1;
    const [x, y] = index < 8 ? [8, index + Number(index > 5)] : [index === 8 ? 7 : 14 - index, 8];
    set(x, y, isDark);
    if (index < 8) set(last - index, 8, isDark);
    else set(8, last - 14 + index, isDark);
  }
  set(8, size - 8, true);
}

function drawVersion(set: Set, size: number, version: number) {
  const bits = checked(version, 0x1f25, 12);
  for (let index = 0; index < 18; index += 1) {
    const isDark = ((bits >>> index) & 1) === 1;
    const [far, near] = [size - 11 + (index % 3), Math.floor(index / 3)];
    set(far, near, isDark);
    set(near, far, isDark);
  }
}

/** The frame with the codewords, from the lower right corner up and down in columns of two. */
function withCodewords(frame: readonly (readonly (boolean | null)[])[], codewords: readonly number[]): boolean[][] {
  const size = frame.length;
  const modules = frame.map((row) => row.map((isDark) => isDark === true));
  let index = 0;
  for (let pair = 0; pair < (size - 1) / 2; pair += 1) {
    // Column 6 is a pattern.
    const right = size - 1 - 2 * pair - Number(size - 1 - 2 * pair <= 6);
    for (let step = 0; step < 2 * size; step += 1) {
      const row = Math.floor(step / 2);
      const [x, y] = [right - (step % 2), pair % 2 === 0 ? size - 1 - row : row];
      if (frame[y][x] !== null) continue;
      modules[y][x] = (((codewords[index >>> 3] ?? 0) >>> (7 - (index & 7))) & 1) === 1;
      index += 1;
    }
  }
  return modules;
}

/** The code with a mask. */
function masked(plain: readonly (readonly boolean[])[], frame: readonly (readonly (boolean | null)[])[], mask: number) {
  const modules = plain.map((row, y) => row.map((isDark, x) => isDark !== (frame[y][x] === null && MASKS[mask](x, y))));
  drawFormat(
    (x, y, isDark) => {
      modules[y][x] = isDark;
    },
    modules.length,
    mask,
  );
  return modules;
}

/**
 * How hard a code is to read: long runs, blocks of one shade, patterns like those of the corners, and an uneven mixture.
 */
function penalty(modules: readonly (readonly boolean[])[]) {
  const rows = modules.map((row) => row.map(Number).join(''));
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''));
  let total = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) total += run.length - 2;
    total += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length;
  }
  for (const [y, row] of rows.slice(1).entries()) {
    for (let x = 1; x < row.length; x += 1) {
      if (new Set([row[x], row[x - 1], rows[y][x], rows[y][x - 1]]).size === 1) total += 3;
    }
  }
  const dark = rows.join('').replaceAll('0', '').length / rows.length ** 2;
  return total + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
