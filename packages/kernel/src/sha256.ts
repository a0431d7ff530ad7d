/**
 * SHA-256 (FIPS 180-4), synchronous and without dependencies: a match commits to its seed before the first
 * decision and draws all its numbers with it, in Node and in the browser alike.
 */
export function sha256(text: string): string {
  let hex = '';
  for (const word of sha256Words(text)) hex += (word >>> 0).toString(16).padStart(8, '0');
  return hex;
}

/** The message schedule: written anew for every block. */
const schedule = new Int32Array(64);

/** The same as eight words of 32 bits. */
export function sha256Words(text: string): Int32Array {
  const bytes = paddedBytes(text);
  const hash = INITIAL.slice();
  const w = schedule;
  for (let block = 0; block < bytes.length; block += 64) {
    for (let t = 0; t < 16; t++) {
      const at = block + t * 4;
      w[t] =
        ((bytes[at] as number) << 24) |
        ((bytes[at + 1] as number) << 16) |
        ((bytes[at + 2] as number) << 8) |
        (bytes[at + 3] as number);
    }
    compress(hash, w);
  }
  return hash;
}

/** The hash of eight words and a whole number of 64 bits: 40 bytes, which with their padding are just one block. */
export function sha256Counted(key: Int32Array, count: number): Int32Array {
  const hash = INITIAL.slice();
  const w = schedule;
  w.set(key);
  w[8] = Math.floor(count / 0x100000000);
  w[9] = count;
  w[10] = 0x80000000;
  w.fill(0, 11, 15);
  w[15] = 40 * 8;
  compress(hash, w);
  return hash;
}

/** Takes one block, the first 16 words of the schedule, into the hash. */
function compress(hash: Int32Array, w: Int32Array): void {
  for (let t = 16; t < 64; t++) {
    const w15 = w[t - 15] as number;
    const w2 = w[t - 2] as number;
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    w[t] = ((w[t - 16] as number) + s0 + (w[t - 7] as number) + s1) | 0;
  }
  let a = hash[0] as number;
  let b = hash[1] as number;
  let c = hash[2] as number;
  let d = hash[3] as number;
  let e = hash[4] as number;
  let f = hash[5] as number;
  let g = hash[6] as number;
  let h = hash[7] as number;
  for (let t = 0; t < 64; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + (ROUND[t] as number) + (w[t] as number)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + s0 + majority) | 0;
  }
  hash[0] = (hash[0] as number) + a;
  hash[1] = (hash[1] as number) + b;
  hash[2] = (hash[2] as number) + c;
  hash[3] = (hash[3] as number) + d;
  hash[4] = (hash[4] as number) + e;
  hash[5] = (hash[5] as number) + f;
  hash[6] = (hash[6] as number) + g;
  hash[7] = (hash[7] as number) + h;
}

/** The text in UTF-8, a single 1 bit, zeros, and the length in bits: whole blocks of 64 bytes. */
function paddedBytes(text: string): readonly number[] {
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i) ?? 0;
    if (code > 0xffff) i++;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
  }
  const bits = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  const high = Math.floor(bits / 0x100000000);
  for (const word of [high, bits >>> 0])
    bytes.push(word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255);
  return bytes;
}

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

const PRIMES = primes(64);
/** Fractional parts of the square roots of the first eight primes. */
const INITIAL = Int32Array.from(PRIMES.slice(0, 8), (p) => fraction(Math.sqrt(p)));
/** Fractional parts of the cube roots of the first 64 primes. */
const ROUND = Int32Array.from(PRIMES, (p) => fraction(cubeRoot(p)));

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
