import { availableParallelism } from 'node:os';
import { type GameId, gameIds } from '@assemble/rules';
import { SingleBar } from 'cli-progress';
import { Argument, type Command, Option } from 'commander';
import { parseGame, playableGame } from '../games/index.ts';
import { FORMAT, noSuch } from '../mistakes.ts';
import { failedReplay, saveReplay } from '../replay-file.ts';
import { simulate } from '../simulate/pool.ts';
import { type Summary, Tally } from '../simulate/report.ts';
import type { Failed, Plan } from '../simulate/run.ts';
import { localeOption, told } from './locale.ts';
import { wholeNumber } from './numbers.ts';

interface Options {
  readonly games: number;
  readonly seed: string;
  readonly jobs: number;
  readonly format: string;
  readonly checks: 'none' | 'all';
  readonly bots: 'random' | 'greedy';
  readonly meetings?: boolean;
  readonly json?: boolean;
}

/** More replays than this help nobody. */
const MOST_REPLAYS = 20;

export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .description(
      told({
        en: 'play many games between bots and look for positions that no rule allows',
        es: 'juega muchas partidas entre bots y busca posiciones que ninguna regla permite',
        de: 'spielt viele Partien zwischen Bots und sucht Stellungen, die keine Regel erlaubt',
      }),
    )
    .addArgument(new Argument('<game>', gameIds.join(', ')).argParser(parseGame))
    .addOption(
      new Option(
        '-n, --games <n>',
        told({ en: 'how many games', es: 'cuántas partidas', de: 'wie viele Partien' }),
      )
        .argParser(wholeNumber(1, 10_000_000))
        .makeOptionMandatory(),
    )
    .option(
      '-s, --seed <seed>',
      told({
        en: 'the same seed plays the same games, with any number of jobs',
        es: 'la misma semilla juega las mismas partidas, con cualquier número de procesos',
        de: 'derselbe Startwert spielt dieselben Partien, mit beliebig vielen Prozessen',
      }),
      '1',
    )
    .addOption(
      new Option(
        '-j, --jobs <n>',
        told({ en: 'worker processes', es: 'procesos de trabajo', de: 'Arbeitsprozesse' }),
      )
        .argParser(wholeNumber(1, 256))
        .default(
          availableParallelism(),
          told({ en: 'one for each processor', es: 'uno por procesador', de: 'einer je Prozessor' }),
        ),
    )
    .option(
      '-f, --format <format>',
      told({
        en: 'a way to play the game (formats, editions, numbers of players); mixed takes them in turn',
        es: 'una forma de jugar (formatos, ediciones, números de jugadores); mixed las alterna',
        de: 'eine Spielweise (Formate, Ausgaben, Anzahl von Personen); mixed wechselt sie ab',
      }),
      'mixed',
    )
    .addOption(
      new Option(
        '-c, --checks <which>',
        told({
          en: 'illegal-state checks',
          es: 'comprobaciones de posiciones ilegales',
          de: 'Prüfungen auf unerlaubte Stellungen',
        }),
      )
        .choices(['none', 'all'])
        .default('all'),
    )
    .addOption(
      new Option(
        '-b, --bots <which>',
        told({
          en: 'who sits in the seats; greedy ones think, and take their time',
          es: 'quién ocupa los asientos; greedy piensa y se toma su tiempo',
          de: 'wer auf den Plätzen sitzt; greedy denkt nach und braucht Zeit',
        }),
      )
        .choices(['random', 'greedy'])
        .default('random'),
    )
    .addOption(
      new Option(
        '-m, --meetings',
        told({
          en: 'favour rare meetings of cards, and check what must not come of them',
          es: 'favorece encuentros raros de cartas y comprueba lo que no debe salir de ellos',
          de: 'begünstigt seltene Begegnungen von Karten und prüft, was daraus nicht werden darf',
        }),
      ).conflicts('bots'),
    )
    .option('--json', told({ en: 'as JSON', es: 'en JSON', de: 'als JSON' }))
    .addHelpText('after', HELP)
    .addOption(localeOption())
    .action(async (id: GameId, options: Options) => {
      const playable = playableGame(id);
      const { game } = playable;
      const { games, seed, jobs, checks, bots } = options;
      const plan: Plan = {
        game: id,
        games,
        seed,
        jobs,
        checks,
        bots,
        meetings: options.meetings === true,
        formats: formats(playable.formats, options.format),
      };
      const bar = progressBar(options.json !== true && process.stderr.isTTY === true, games);
      const tally = new Tally();
      const started = performance.now();
      try {
        await simulate(plan, (played) => {
          tally.add(played);
          bar?.increment();
        });
      } finally {
        bar?.stop();
      }
      const summary = tally.summary((performance.now() - started) / 1000);
      const failed = tally.failed.sort((a, b) => a.index - b.index);
      const saved = failed.slice(0, MOST_REPLAYS).map((one) => {
        const name = `${id}-${one.stuck === null ? 'illegal' : 'stuck'}-${one.seed}`;
        const file = saveReplay(name, failedReplay(game, one.setup, one.seed, one.taken));
        return `game ${one.index} (${one.format}): ${why(one)}\n  ${file}`;
      });
      if (options.json) console.log(JSON.stringify(summary, null, 2));
      else print(summary, tally, plan);
      for (const line of saved) console.error(line);
      if (failed.length > saved.length) console.error(`… and ${failed.length - saved.length} more`);
      if (failed.length > 0) process.exitCode = 1;
    });
}

const HELP = `
With --checks all, at every decision: nothing on the table contradicts the rules of the game (dice and cards exist
once; numbers stay in their bounds; bases neither overlap nor leave the table); the match is plain data; a twin takes
every answer too. The twin is compared and restored from saved text at every 8th decision, in every 20th game at each. At
the first decisions, at every 32nd, and at each in every 20th game: forged answers are refused and change nothing; a guess
at what a seat cannot know changes nothing in its view. In every 20th game also: such a guess leads to the same random
answer; and a match that is stored in another order at each decision, where a game offers that, goes the same way.
With --meetings, set-ups are the best of many draws for cards with rare abilities (copies, captures and bans; status
cards, overkill and elimination; redirected attacks, granted actions, throws and Forms), bots prefer answers that use them, and
an oracle follows tables and log from decision to decision: what left play keeps nothing when it comes back, counts come to
what the log says, whoever became the target is the one attacked, and more; what it finds, it tells with the rule.
A game that fails is written to .assemble/ as a replay.`;

const why = (failed: Failed): string => failed.stuck ?? failed.illegal ?? '';

function formats(known: readonly string[], wanted: string): readonly string[] {
  if (wanted === 'mixed') return known;
  if (known.includes(wanted)) return [wanted];
  const all = [...known, 'mixed'];
  throw noSuch(FORMAT, wanted, all);
}

function progressBar(wanted: boolean, games: number): SingleBar | null {
  if (!wanted) return null;
  const bar = new SingleBar({
    format: '{bar} {value}/{total} games · {eta_formatted} left',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    stream: process.stderr,
  });
  bar.start(games, 0);
  return bar;
}

function print(summary: Summary, tally: Tally, plan: Plan): void {
  const { games, finished, stuck, illegal, decisions, seconds, outcomes } = summary;
  const speed = Math.round(decisions / seconds);
  console.log(`${games} games of ${plan.game}, seed ${plan.seed}, checks ${plan.checks}, ${plan.jobs} jobs`);
  console.log(`finished ${finished} · stuck ${stuck} · illegal ${illegal}`);
  const winners = Object.entries(outcomes).map(([who, n]) => `${who} ${n}`);
  console.log(`won by: ${winners.length === 0 ? 'nobody yet' : winners.join(' · ')}`);
  for (const line of tally.lengths()) console.log(line);
  const met = Object.entries(summary.met).map(([name, n]) => `${name} ${(n / games).toFixed(2)}`);
  if (met.length > 0) console.log(`rare meetings a game: ${met.join(' · ')}`);
  console.log(`${decisions} decisions in ${seconds.toFixed(1)} s: ${speed} a second`);
}
