import { below, type FastStream, stream } from '@assemble/kernel';

/** A claim that the sum of some unknown bits is 0 or 1; the unknowns in it are bits of words. */
export interface Equation {
  readonly of: Int32Array;
  readonly is: 0 | 1;
}

/** So many basic equations are changed for others between two looks. */
const SWAPS = 24;
/** So many other equations are taken for right in each look. */
const WINDOW = 13;
/** Unknowns that contradict a smaller share of the equations are an answer; chance contradicts half. */
const FEW = 0.2;
/** A guess that has contradicted so many more on the way is dropped. */
const SLACK = 4;

/**
 * Solves linear equations over bits of which every tenth is wrong, as errors of a code are found (Stern's way). As many
 * equations as there are unknowns are basic: the unknowns follow from them, once it is known which of them are wrong. A
 * look guesses that at most two in each half of them are, and that `WINDOW` others are right: guesses for the halves
 * that agree on these others are found by a table, without trying all. Before the next look others become basic.
 */
export class NoisyEquations {
  readonly #unknowns: number;
  readonly #equations: number;
  /** Words of a row: a bit for each equation, then a bit for each unknown. */
  readonly #checked: number;
  readonly #width: number;
  /**
   * A row for each basic equation: which equations change sides, and which unknowns flip, if it is wrong. Then a row
   * for what is contradicted if none is wrong, and an empty one.
   */
  readonly #rows: Int32Array;
  readonly #plain: number;
  readonly #basic: Int32Array;
  readonly #isBasic: Uint8Array;
  /** The guesses for each half: two rows each, the empty one for none. */
  readonly #left: Int32Array;
  readonly #right: Int32Array;
  /** What each row does to the window, and the left guesses by what they do to it: one, and which follows it. */
  readonly #keys: Int32Array;
  readonly #table = new Int32Array(1 << WINDOW);
  readonly #following: Int32Array;
  readonly #random: FastStream = stream('noisy equations', 'looks');

  constructor(unknowns: number, equations: readonly Equation[]) {
    this.#unknowns = unknowns;
    this.#equations = equations.length;
    this.#checked = Math.ceil(equations.length / 32);
    this.#width = this.#checked + Math.ceil(unknowns / 32);
    this.#plain = unknowns;
    this.#rows = new Int32Array((unknowns + 2) * this.#width);
    this.#basic = new Int32Array(unknowns);
    this.#isBasic = new Uint8Array(equations.length);
    this.#left = guesses(0, unknowns >> 1, unknowns + 1);
    this.#right = guesses(unknowns >> 1, unknowns, unknowns + 1);
    this.#keys = new Int32Array(unknowns + 2);
    this.#following = new Int32Array(this.#left.length / 2);
    equations.forEach(({ of, is }, equation) => {
      for (let row = 0; row < unknowns; row++)
        if (((of[row >> 5] as number) >>> (row & 31)) & 1) this.#set(row, equation);
      if (is === 1) this.#set(this.#plain, equation);
    });
    for (let row = 0; row < unknowns; row++) this.#set(row, this.#checked * 32 + row);
    this.#chooseBasic();
  }

  /** One look; the unknowns, as bits of words, if it comes upon some that contradict few equations. */
  look(): Int32Array | null {
    for (let i = 0; i < SWAPS; i++) this.#swap();
    this.#readKeys();
    this.#fillTable();
    const right = this.#right;
    for (let i = 0; i < right.length; i += 2) {
      const c = right[i] as number;
      const d = right[i + 1] as number;
      const key = this.#keyOf(c, d) ^ (this.#keys[this.#plain] as number);
      for (let at = this.#table[key] as number; at >= 0; at = this.#following[at] as number) {
        const a = this.#left[at * 2] as number;
        const b = this.#left[at * 2 + 1] as number;
        if (this.#contradictFew(a, b, c, d)) return this.#unknownsOf(a, b, c, d);
      }
    }
    return null;
  }

  /** The unknowns as they are if all basic equations are right. */
  guess(): Int32Array {
    const none = this.#unknowns + 1;
    return this.#unknownsOf(none, none, none, none);
  }

  #fillTable(): void {
    const left = this.#left;
    this.#table.fill(-1);
    for (let at = 0; at < this.#following.length; at++) {
      const key = this.#keyOf(left[at * 2] as number, left[at * 2 + 1] as number);
      this.#following[at] = this.#table[key] as number;
      this.#table[key] = at;
    }
  }

  #keyOf(a: number, b: number): number {
    return (this.#keys[a] as number) ^ (this.#keys[b] as number);
  }

  #readKeys(): void {
    this.#keys.fill(0);
    for (let i = 0; i < WINDOW; i++) {
      const equation = this.#anyOther();
      for (let row = 0; row <= this.#plain; row++)
        this.#keys[row] = ((this.#keys[row] as number) << 1) | this.#bit(row, equation);
    }
  }

  #contradictFew(a: number, b: number, c: number, d: number): boolean {
    let contradicted = 0;
    for (let word = 0; word < this.#checked; word++) {
      contradicted += ones(this.#sum(a, b, c, d, word));
      if (contradicted > (word + 1) * 32 * FEW + SLACK) return false;
    }
    return contradicted < this.#equations * FEW;
  }

  #unknownsOf(a: number, b: number, c: number, d: number): Int32Array {
    return Int32Array.from({ length: this.#width - this.#checked }, (_, i) =>
      this.#sum(a, b, c, d, this.#checked + i),
    );
  }

  /** A word of what holds if the basic equations of these rows are wrong. */
  #sum(a: number, b: number, c: number, d: number, word: number): number {
    const rows = this.#rows;
    const width = this.#width;
    return (
      (rows[a * width + word] as number) ^
      (rows[b * width + word] as number) ^
      (rows[c * width + word] as number) ^
      (rows[d * width + word] as number) ^
      (rows[this.#plain * width + word] as number)
    );
  }

  /** Another equation becomes basic in the place of one. */
  #swap(): void {
    const row = below(this.#random, this.#unknowns);
    let equation = this.#anyOther();
    while (this.#bit(row, equation) === 0) equation = this.#anyOther();
    this.#isBasic[this.#basic[row] as number] = 0;
    this.#makeBasic(row, equation);
  }

  #anyOther(): number {
    let equation = below(this.#random, this.#equations);
    while (this.#isBasic[equation] === 1) equation = below(this.#random, this.#equations);
    return equation;
  }

  #chooseBasic(): void {
    let row = 0;
    for (let equation = 0; equation < this.#equations && row < this.#unknowns; equation++) {
      let from = row;
      while (from < this.#unknowns && this.#bit(from, equation) === 0) from++;
      if (from === this.#unknowns) continue;
      if (from !== row) this.#add(from, row);
      this.#makeBasic(row, equation);
      row++;
    }
    if (row < this.#unknowns) throw new Error('the equations leave unknowns open: more are needed');
  }

  /** Afterwards no other row touches the equation. */
  #makeBasic(row: number, equation: number): void {
    this.#basic[row] = equation;
    this.#isBasic[equation] = 1;
    for (let other = 0; other <= this.#plain; other++)
      if (other !== row && this.#bit(other, equation) === 1) this.#add(row, other);
  }

  #add(from: number, to: number): void {
    const rows = this.#rows;
    const width = this.#width;
    for (let word = 0; word < width; word++)
      rows[to * width + word] = (rows[to * width + word] as number) ^ (rows[from * width + word] as number);
  }

  #bit(row: number, at: number): number {
    return ((this.#rows[row * this.#width + (at >> 5)] as number) >>> (at & 31)) & 1;
  }

  #set(row: number, at: number): void {
    const word = row * this.#width + (at >> 5);
    this.#rows[word] = (this.#rows[word] as number) | (1 << (at & 31));
  }
}

/** None, one or two of the rows, always as two: `none` stands for no row. */
function guesses(from: number, to: number, none: number): Int32Array {
  const pairs = [none, none];
  for (let a = from; a < to; a++) {
    pairs.push(a, none);
    for (let b = a + 1; b < to; b++) pairs.push(a, b);
  }
  return Int32Array.from(pairs);
}

/** How many bits of a word are set. */
function ones(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
