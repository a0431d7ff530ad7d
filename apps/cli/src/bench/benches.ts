import { type Decided, type Game, type Json, type Match, stream } from '@assemble/kernel';
import { type Playable, playableGame, playableIds } from '../games/index.ts';

export interface Measured {
  readonly value: number;
  readonly unit: string;
}

/** How much work a measure may do: so many rounds, each of so much of the full size. */
export interface Effort {
  readonly rounds: number;
  readonly scale: number;
}

export interface Bench {
  readonly name: string;
  readonly what: string;
  readonly run: (effort: Effort) => Measured;
}

/** Games played with teams of their own; a draft measures the drafting more than the game. */
const formatsOf = ({ formats }: Playable): readonly string[] =>
  formats.filter((format) => format !== 'draft');

const LCG_RESULT = -288021375;

/** Milliseconds for 5e7 dependent multiply-adds: what this machine can do at all. */
export function calibrate(): number {
  return Math.round(median(5, () => milliseconds(lcg)) * 10) / 10;
}

function lcg(): void {
  let x = 1;
  for (let i = 0; i < 5e7; i++) x = (Math.imul(x, 1664525) + 1013904223) | 0;
  // The result is used, so that the loop cannot be left out.
  if (x !== LCG_RESULT) throw new Error(`this machine multiplies wrongly: ${x}`);
}

export const BENCHES: readonly Bench[] = playableIds.flatMap((id) => {
  const it = (): Playable => playableGame(id);
  return [
    {
      name: `${id}.decisionsPerSecond`,
      what: 'random games: sample and apply',
      run: (e) => decisions(it(), e),
    },
    { name: `${id}.applyMicroseconds`, what: 'apply alone, over recorded games', run: (e) => apply(it(), e) },
    {
      name: `${id}.cloneMicroseconds`,
      what: 'clone of a mid-game match, thrown away at once',
      run: (e) => midGame(it(), e, 20_000, (game, match) => game.clone(match)),
    },
    {
      name: `${id}.viewMicroseconds`,
      what: 'view of a mid-game match',
      run: (e) => midGame(it(), e, 2_000, (game, match) => game.view(match, 0)),
    },
    {
      name: `${id}.digestMicroseconds`,
      what: 'digest of a mid-game match',
      run: (e) => midGame(it(), e, 2_000, (game, match) => game.digest(match)),
    },
    { name: `${id}.createMilliseconds`, what: 'set-up to the first decision', run: (e) => create(it(), e) },
  ] satisfies Bench[];
});

/** Plays a game to its end, or through so many decisions. */
function play(
  playable: Playable,
  index: number,
  most = Number.POSITIVE_INFINITY,
): { match: Match; taken: Decided[] } {
  const { game } = playable;
  const seed = `bench ${index}`;
  const formats = formatsOf(playable);
  const format = formats[index % formats.length] ?? '';
  const match = game.create(playable.setup(format, stream(seed, 'set-up')), seed);
  const random = stream(seed, 'random-bot');
  const taken: Decided[] = [];
  while (match.outcome === null && taken.length < most) {
    const decision = match.pending[0];
    if (decision === undefined) throw new Error('nobody is asked and nobody has won');
    const { seat, n } = decision;
    const answer = game.sample(match, decision, random);
    if (!game.apply(match, seat, n, answer, null).yes) throw new Error('a sampled answer is refused');
    taken.push({ seat, n, answer });
  }
  return { match, taken };
}

/** Runs rounds until they get no quicker: what is measured is compiled code, not the compiler. */
function warmUp(rounds: number, round: () => number): void {
  let best = round();
  for (let i = 1, idle = 0; i < rounds * 2 && idle < 2; i++) {
    const time = round();
    idle = time < best * 0.97 ? 0 : idle + 1;
    best = Math.min(best, time);
  }
}

function decisions(playable: Playable, { rounds, scale }: Effort): Measured {
  const games = Math.ceil(300 * scale);
  const round = (): number => {
    let count = 0;
    const ms = milliseconds(() => {
      for (let i = 0; i < games; i++) count += play(playable, i).taken.length;
    });
    return (count / ms) * 1000;
  };
  warmUp(rounds, () => 1 / round());
  return { value: Math.round(median(rounds, round)), unit: 'decisions/s' };
}

function apply(playable: Playable, { rounds, scale }: Effort): Measured {
  const { game } = playable;
  const records = Array.from({ length: Math.ceil(150 * scale) }, (_, i) => play(playable, i));
  const count = records.reduce((sum, { taken }) => sum + taken.length, 0);
  const round = (): number => {
    const starts = records.map(({ match }, i) => game.create(match.setup, `bench ${i}`));
    const ms = milliseconds(() => {
      records.forEach(({ taken }, i) => {
        const match = starts[i] as Match;
        for (const { seat, n, answer } of taken) game.apply(match, seat, n, answer, null);
      });
    });
    return (ms * 1000) / count;
  };
  warmUp(rounds, round);
  return rounded(median(rounds, round), 'µs');
}

/** Something done to matches in the middle of a game; what it makes is thrown away. */
function midGame(
  playable: Playable,
  { rounds, scale }: Effort,
  times: number,
  act: (game: Game, match: Match) => unknown,
): Measured {
  const matches = Array.from(
    { length: 12 },
    (_, i) => play(playable, i, play(playable, i).taken.length >> 1).match,
  );
  const count = Math.ceil((times * scale) / matches.length);
  // The last few are kept for a moment, so that none of the work can be left out.
  const kept: unknown[] = [];
  const round = (): number => {
    const ms = milliseconds(() => {
      for (let i = 0; i < count; i++) {
        matches.forEach((match, k) => {
          kept[k] = act(playable.game, match);
        });
      }
    });
    return (ms * 1000) / (count * matches.length);
  };
  warmUp(rounds, round);
  return rounded(median(rounds, round), 'µs');
}

function create(playable: Playable, { rounds, scale }: Effort): Measured {
  const setups: Json[] = Array.from({ length: 12 }, (_, i) =>
    playable.readySetup(stream(`bench ${i}`, 'set-up')),
  );
  const count = Math.ceil((600 * scale) / setups.length);
  const round = (): number => {
    const ms = milliseconds(() => {
      for (let i = 0; i < count; i++) for (const setup of setups) playable.game.create(setup, `bench ${i}`);
    });
    return ms / (count * setups.length);
  };
  round();
  return rounded(median(rounds, round), 'ms');
}

const rounded = (value: number, unit: string): Measured => ({ value: Number(value.toPrecision(3)), unit });

function milliseconds(act: () => void): number {
  const started = performance.now();
  act();
  return performance.now() - started;
}

function median(rounds: number, round: () => number): number {
  const values = Array.from({ length: rounds }, round).sort((a, b) => a - b);
  return values[values.length >> 1] ?? Number.NaN;
}
