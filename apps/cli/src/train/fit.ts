import { rising } from '@assemble/bots';

/** How a match stood at the start of a turn, and whether it was won. */
export interface Sample {
  readonly points: number;
  readonly won: boolean;
}

export interface Fit {
  readonly even: number;
  readonly per: number;
  /** The mean surprise in bits, and what it is for whoever only knows how many matches are won. */
  readonly surprise: number;
  readonly unknowing: number;
}

const ROUNDS = 12;
const STEPS = 40;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** A chance of nothing would be surprised without end. */
const bits = (p: number): number => -Math.log2(Math.min(1 - 1e-6, Math.max(1e-6, p)));

function surprise(samples: readonly Sample[], chance: (points: number) => number): number {
  const sum = samples.reduce(
    (all, { points, won }) => all + bits(won ? chance(points) : 1 - chance(points)),
    0,
  );
  return sum / Math.max(1, samples.length);
}

/** Where a function is least between two values, by the golden section. */
function least(from: number, to: number, of: (x: number) => number): number {
  let [low, high] = [from, to];
  for (let i = 0; i < STEPS; i++) {
    const [a, b] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
    if (of(a) < of(b)) high = b;
    else low = a;
  }
  return (low + high) / 2;
}

/** The chances that are least surprised by what came. Where both sides are alike the even point is 0. */
export function fit(samples: readonly Sample[], alike: boolean): Fit {
  const reach = Math.max(1, ...samples.map(({ points }) => Math.abs(points)));
  const of = (even: number, per: number): number =>
    surprise(samples, (points) => rising((points - even) / per));
  let even = 0;
  let per = reach / 4;
  for (let round = 0; round < ROUNDS; round++) {
    const [nowEven, nowPer] = [even, per];
    if (!alike) even = least(-reach, reach, (x) => of(x, nowPer));
    per = least(reach / 1000, reach * 4, (x) => of(alike ? nowEven : even, x));
  }
  const won = samples.filter((one) => one.won).length / Math.max(1, samples.length);
  return { even, per, surprise: of(even, per), unknowing: surprise(samples, () => won) };
}

export interface Bin {
  readonly said: number;
  readonly won: number;
  readonly of: number;
}

/** What was said beside what came, for each tenth of the chances. */
export function bins(samples: readonly Sample[], { even, per }: Fit): readonly Bin[] {
  return Array.from({ length: 10 }, (_, i) => {
    const inside = samples
      .map((one) => ({ ...one, said: rising((one.points - even) / per) }))
      .filter(({ said }) => Math.min(9, Math.floor(said * 10)) === i);
    const said = inside.reduce((sum, one) => sum + one.said, 0) / Math.max(1, inside.length);
    return { said, won: inside.filter(({ won }) => won).length, of: inside.length };
  }).filter(({ of }) => of > 0);
}
