import { type Decided, type Game, type Json, type Match, stream } from '@assemble/kernel';
import { type GameId, gameIds } from '@assemble/rules';
import { type Playable, playableGame } from '../games/index.ts';
import type { Bench, Effort, Measured } from './bench.ts';
import { GEOMETRY } from './geometry.ts';
import { median, milliseconds, rounded, warmUp } from './measure.ts';

/** What a game is measured with. */
interface Measures {
  /** Games of a round. Where one is long, a few tell as much. */
  readonly games: number;
  /** The formats of whole games, and of positions in the middle of one. */
  readonly played: readonly string[];
  readonly positions: readonly string[];
}

interface Subject extends Measures {
  readonly playable: Playable;
}

const MEASURES: { readonly [id in GameId]: Measures } = {
  // With teams of their own: a draft measures the drafting more than the game.
  'dice-masters': {
    games: 300,
    played: ['first-game', 'basic', 'tournament'],
    positions: ['first-game', 'basic', 'tournament'],
  },
  'crisis-protocol': { games: 24, played: ['es13', 'de', 'en'], positions: ['es13', 'de', 'en'] },
  // One player decides all the time; four make the largest table.
  champions: { games: 200, played: ['1'], positions: ['4'] },
};

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

const GAMES: readonly Bench[] = gameIds.flatMap((id) => {
  const it = (): Subject => ({ playable: playableGame(id), ...MEASURES[id] });
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

export const BENCHES: readonly Bench[] = [...GAMES, ...GEOMETRY];

/** Plays a game to its end, or through so many decisions. */
function play(
  playable: Playable,
  formats: readonly string[],
  index: number,
  most = Number.POSITIVE_INFINITY,
): { match: Match; taken: Decided[] } {
  const { game } = playable;
  const seed = `bench ${index}`;
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

function decisions({ playable, games: most, played }: Subject, { rounds, scale }: Effort): Measured {
  const games = Math.ceil(most * scale);
  const round = (): number => {
    let count = 0;
    const ms = milliseconds(() => {
      for (let i = 0; i < games; i++) count += play(playable, played, i).taken.length;
    });
    return (count / ms) * 1000;
  };
  warmUp(rounds, () => 1 / round());
  return { value: Math.round(median(rounds, round)), unit: 'decisions/s' };
}

function apply({ playable, games, played }: Subject, { rounds, scale }: Effort): Measured {
  const { game } = playable;
  const records = Array.from({ length: Math.ceil((games / 2) * scale) }, (_, i) => play(playable, played, i));
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
  { playable, positions }: Subject,
  { rounds, scale }: Effort,
  times: number,
  act: (game: Game, match: Match) => unknown,
): Measured {
  const matches = Array.from(
    { length: 12 },
    (_, i) => play(playable, positions, i, play(playable, positions, i).taken.length >> 1).match,
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

function create({ playable }: Subject, { rounds, scale }: Effort): Measured {
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
