// Pictures with at most 256 colours: a third of the size, and the eye sees no difference on flat drawings.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
/** This share of the colours, those that cover most, stay exactly as they are. */
const EXACT = 0.4;

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** One number for each pixel: red, green and blue. */
  readonly colours: Uint32Array;
}

function* chunksOf(png: Buffer): Generator<{ readonly name: string; readonly data: Buffer }> {
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield { name: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

/** What a byte was before its filter took it as the difference to its neighbours. */
function unfiltered(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter === 0) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Reads a picture as browsers write it: eight bits a colour, with or without transparency, line by line. */
function decode(png: Buffer): Pixels {
  const chunks = [...chunksOf(png)];
  const head = chunks[0]?.data ?? Buffer.alloc(13);
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const size = head[9] === 6 ? 4 : 3;
  if (head[8] !== 8 || (head[9] !== 6 && head[9] !== 2)) throw new Error('not a picture of a browser');
  const data = inflateSync(
    Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map((one) => one.data)),
  );
  const line = width * size;
  const colours = new Uint32Array(width * height);
  let above = new Uint8Array(line);
  for (let y = 0; y < height; y++) {
    const start = y * (line + 1);
    const filter = data[start] ?? 0;
    const bytes = new Uint8Array(line);
    for (let x = 0; x < line; x++) {
      const left = x < size ? 0 : (bytes[x - size] ?? 0);
      const corner = x < size ? 0 : (above[x - size] ?? 0);
      bytes[x] = (data[start + 1 + x] ?? 0) + unfiltered(filter, left, above[x] ?? 0, corner);
    }
    for (let x = 0; x < width; x++) {
      const at = x * size;
      colours[y * width + x] = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    }
    above = bytes;
  }
  return { width, height, colours };
}

const distance = (one: number, other: number): number =>
  ((one >> 16) - (other >> 16)) ** 2 +
  (((one >> 8) & 255) - ((other >> 8) & 255)) ** 2 +
  ((one & 255) - (other & 255)) ** 2;

function nearest(palette: readonly number[], colour: number): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [at, one] of palette.entries()) {
    const far = distance(one, colour);
    if (far < least) [best, least] = [at, far];
  }
  return best;
}

/** The colours that cover most, and of the others none too close to one that is there already. */
function paletteOf(colours: Uint32Array, most: number): readonly number[] {
  const exact = Math.floor(most * EXACT);
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
  for (let apart = 0; ; apart += 4) {
    const palette = sorted.slice(0, exact);
    for (const colour of sorted.slice(exact)) {
      const isNew = palette.every((one) => distance(one, colour) > apart ** 2);
      if (isNew) palette.push(colour);
      if (palette.length > most) break;
    }
    if (palette.length <= most) return palette;
  }
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The same picture with few colours: at most 256. */
export function smallPng(png: Buffer, most: number): Buffer {
  const { width, height, colours } = decode(png);
  const palette = paletteOf(colours, most);
  const known = new Map(palette.map((colour, at) => [colour, at]));
  const lines = Buffer.alloc(height * (width + 1));
  for (const [i, colour] of colours.entries()) {
    let at = known.get(colour);
    if (at === undefined) {
      at = nearest(palette, colour);
      known.set(colour, at);
    }
    lines[i + Math.floor(i / width) + 1] = at;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits for each pixel, which are a place in the palette.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    ),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
