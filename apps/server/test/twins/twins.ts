import type { Bot } from '@assemble/bots';
import { below, type Game, type Json, type Stream, stream } from '@assemble/kernel';
import type { Playable } from '../../src/games.ts';
import { act, finish, lookAtAll } from './actions.ts';
import { type Base, basesOf } from './base.ts';
import type { Difference, Viewer } from './hidden.ts';
import { Pair } from './pair.ts';
import { Leak, mustBeSame, Report } from './report.ts';
import { Side } from './side.ts';

export interface Run {
  readonly playable: Playable;
  readonly game: string;
  /** Set-ups of the game for two people. */
  readonly setups: readonly Json[];
  /** So many decisions are compared. */
  readonly decisions: number;
  readonly seed: string;
  readonly askingTells?: boolean;
  readonly onPair?: (report: Report) => void;
}

/** Matches part after so many decisions, twice as many and so on. */
const APART = 12;
const LONGEST_BASE = 180;
/** A pair that nothing reveals is given up after so many actions at the latest. */
const MOST_ACTIONS = 60;

const LONG_CLOCK = { bank: 3_600_000, gain: 60_000, isShort: false };
const SHORT_CLOCK = { bank: 2000, gain: 120, isShort: true };

/** Answers without thinking: bots that think would use what they see, and so would their seats. */
const plainBot = (): Bot => ({
  name: 'plain',
  decide: (game, seen, decision) => game.fallback(seen, decision),
});

/** Compares twins of a game until enough decisions have been. Throws a `Leak` at the first difference. */
export async function compareTwins(run: Run): Promise<Report> {
  const report = new Report();
  const playable = { ...run.playable, bots: { plain: plainBot }, standIn: 'plain' };
  const sides = [await Side.open(playable, false), await Side.open(playable, true)] as const;
  const random = stream(run.seed, 'script');
  try {
    for (let nth = 0; report.decisions < run.decisions; nth++) {
      const setup = run.setups[nth % run.setups.length] ?? null;
      const game = run.playable.games[run.game] as Game;
      for (const base of basesOf(game, setup, `${run.seed} ${nth}`, APART, LONGEST_BASE)) {
        await comparePair(run, sides, base, random, report);
        run.onPair?.(report);
        if (report.decisions >= run.decisions) break;
      }
    }
    return report;
  } finally {
    for (const side of sides) await side.close();
  }
}

async function comparePair(
  run: Run,
  sides: readonly [Side, Side],
  base: Base,
  random: Stream,
  report: Report,
): Promise<void> {
  const viewer = ([0, 1, null] as const)[below(random, 3)] as Viewer;
  const difference: Difference = run.game === 'champions' && below(random, 4) > 0 ? 'cards' : 'chance';
  const isShort = report.pairs % 25 === 5;
  const clock = isShort ? SHORT_CLOCK : below(random, 4) === 0 ? LONG_CLOCK : null;
  const parting = { at: base.asked - 1, viewer, difference, seed: `${run.seed} ${report.pairs}` };
  report.pairs++;
  for (const side of sides) await side.begin(base, parting, clock);
  const pair = new Pair({ sides, viewer, random, report, askingTells: run.askingTells ?? true });
  try {
    if (isShort) await letTimePass(pair);
    else await play(pair, report);
  } catch (error) {
    if (!(error instanceof Leak)) throw error;
    const where = `${run.game}, seed "${run.seed}", pair ${report.pairs}, after ${base.decisions.length} decisions`;
    throw new Leak(`${where}, twins differ in ${difference}\n${error.message}`);
  } finally {
    await pair.both((side) => side.leaveAll());
  }
  compareLogs(sides);
  await compareMetrics(sides);
}

async function play(pair: Pair, report: Report): Promise<void> {
  await pair.compare(0);
  const most = 1 + pair.below(MOST_ACTIONS);
  for (let i = 0; i < most && !pair.isOver; i++) await act(pair);
  if (pair.isOver) return;
  if (report.pairs % 8 === 0) await lookAtAll(pair);
  await finish(pair);
}

/** Nobody decides, until somebody has lost by it. On a machine that is too slow, some time was over before all had come. */
async function letTimePass(pair: Pair): Promise<void> {
  const { sides } = pair.terms;
  const begun = new Set(
    sides.flatMap((side) => ([0, 1, 'watcher'] as const).map((who) => side.at(who).update?.n)),
  );
  await pair.both(async (side) => {
    await side.at('watcher').until(() => side.at('watcher').update?.outcome != null);
  });
  if (begun.size === 1) await pair.compare('watcher');
}

/** Lines of the log come in the order in which sockets close, which is nobody's: they are compared as a set. */
function compareLogs(sides: readonly [Side, Side]): void {
  const [one, other] = sides.map((side) =>
    side.lines
      .splice(0)
      .map((line) => side.mask.line(line))
      .sort(),
  ) as [string[], string[]];
  mustBeSame('the log', one, other);
}

/** What is counted, and by which labels; not how much: others may be refused more often on one side. */
async function compareMetrics(sides: readonly [Side, Side]): Promise<void> {
  const [one, other] = (await Promise.all(
    sides.map(async (side) => {
      const text = (await side.house.stranger().ask('GET', '/metrics')).body as string;
      const lines = text.split('\n').filter((line) => line.startsWith('assemble_'));
      return lines.map((line) => line.replace(/ \S+$/, ''));
    }),
  )) as [string[], string[]];
  mustBeSame('the metrics', one, other);
}
