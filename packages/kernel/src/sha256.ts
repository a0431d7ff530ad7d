/**
 * SHA-256 (FIPS 180-4), synchronous and without dependencies: a match commits to its seed before the first
 * decision, in Node and in the browser alike.
 */
export function sha256(text: string): string {
  const bytes = paddedBytes(text);
  const hash = Uint32Array.from(INITIAL);
  const w = new Uint32Array(64);
  for (let block = 0; block < bytes.length; block += 64) {
    for (let t = 0; t < 16; t++) {
      const at = block + t * 4;
      w[t] =
        (at32(bytes, at) << 24) |
        (at32(bytes, at + 1) << 16) |
        (at32(bytes, at + 2) << 8) |
        at32(bytes, at + 3);
    }
    for (let t = 16; t < 64; t++) {
      const w15 = at32(w, t - 15);
      const w2 = at32(w, t - 2);
      const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
      const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
      w[t] = at32(w, t - 16) + s0 + at32(w, t - 7) + s1;
    }
    compress(hash, w);
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}

function compress(hash: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let t = 0; t < 64; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + at32(ROUND, t) + at32(w, t)) >>> 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) >>> 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + s0 + majority) >>> 0;
  }
  const next = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = at32(hash, i) + at32(next, i);
}

function paddedBytes(text: string): Uint8Array {
  const raw: number[] = [];
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x80) raw.push(code);
    else if (code < 0x800) raw.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) raw.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else
      raw.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
  }
  const bits = raw.length * 8;
  raw.push(0x80);
  while (raw.length % 64 !== 56) raw.push(0);
  const high = Math.floor(bits / 0x100000000);
  for (const word of [high, bits >>> 0])
    raw.push(word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255);
  return Uint8Array.from(raw);
}

const at32 = (list: ArrayLike<number>, i: number): number => list[i] ?? 0;
const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

const PRIMES = primes(64);
/** Fractional parts of the square roots of the first eight primes. */
const INITIAL = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
/** Fractional parts of the cube roots of the first 64 primes. */
const ROUND = PRIMES.map((p) => fraction(cubeRoot(p)));

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 0x100000000) >>> 0;
}

/** Newton's steps use only exactly rounded operations, so the constants are the same everywhere. */
function cubeRoot(p: number): number {
  let x = p;
  for (let i = 0; i < 40; i++) x = (2 * x + p / (x * x)) / 3;
  return x;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
}
