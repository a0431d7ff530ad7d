import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, extname } from 'node:path';
import type { Locale } from '@assemble/language';
import { type GameId, gameIds } from '@assemble/rules';
import { SingleBar } from 'cli-progress';
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { parseGame, playableGame } from '../games/index.ts';
import { Mistake } from '../mistakes.ts';
import { table } from '../print.ts';
import { failedReplay, saveReplay } from '../replay-file.ts';
import { RANDOM, readBots } from '../simulate/bots.ts';
import { Kept } from '../simulate/kept.ts';
import { cellsOf, type Plan } from '../simulate/plan.ts';
import { cardsCsv, cellsCsv } from '../simulate/report/csv.ts';
import { htmlReport } from '../simulate/report/html.ts';
import type { Failed, Played } from '../simulate/run.ts';
import { simulate } from '../simulate/simulate.ts';
import type { Spread } from '../simulate/statistics.ts';
import { type Group, type Summary, Tally } from '../simulate/tally.ts';
import { simulateTogether } from '../simulate/together.ts';
import { localeOption, told } from './locale.ts';
import { wholeNumber } from './numbers.ts';

interface Options {
  readonly games: number;
  readonly seed: string;
  readonly jobs: number;
  readonly format?: string;
  readonly checks?: 'none' | 'all';
  readonly bots: readonly string[];
  readonly vary: readonly string[];
  readonly until?: number;
  readonly resume?: string;
  readonly patience?: number;
  readonly report: readonly string[];
  readonly meetings?: boolean;
  readonly json?: boolean;
  readonly locale: Locale;
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
      new Option('-j, --jobs <n>', told({ en: 'worker threads', es: 'hilos de trabajo', de: 'Threads' }))
        .argParser(wholeNumber(0, 256))
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
        .default(
          undefined,
          told({
            en: 'all; none with --vary, --until or --report',
            es: 'all; none con --vary, --until o --report',
            de: 'all; none mit --vary, --until oder --report',
          }),
        ),
    )
    .addOption(
      new Option(
        '-b, --bots <names>',
        told({
          en: 'who plays for each side, such as hard,normal; those that think take their time',
          es: 'quién juega por cada bando, como hard,normal; quienes piensan se toman su tiempo',
          de: 'wer für jede Seite spielt, etwa hard,normal; wer nachdenkt, braucht Zeit',
        }),
      )
        .argParser(readBots)
        .default([RANDOM], RANDOM),
    )
    .addOption(
      new Option(
        '-v, --vary <dimension=values...>',
        told({
          en: 'compare set-ups: every combination of the values, or of all',
          es: 'compara preparaciones: cada combinación de los valores, o de all (todos)',
          de: 'vergleicht Aufbauten: jede Verbindung der Werte, oder von all (allen)',
        }),
      ).default([], told({ en: 'none', es: 'ninguna', de: 'keine' })),
    )
    .addOption(
      new Option(
        '-u, --until <width>',
        told({
          en: 'stop when the 95 % interval of every set-up is at most so wide, such as 0.05',
          es: 'termina cuando el intervalo del 95 % de cada preparación no es más ancho, por ejemplo 0.05',
          de: 'hört auf, sobald das 95-%-Intervall jedes Aufbaus höchstens so breit ist, etwa 0.05',
        }),
      ).argParser(share),
    )
    .option(
      '--resume <file>',
      told({
        en: 'keep the games in a file, and go on from those that are in it',
        es: 'guarda las partidas en un archivo y sigue desde las que ya contiene',
        de: 'bewahrt die Partien in einer Datei auf und macht mit denen weiter, die darin stehen',
      }),
    )
    .addOption(
      new Option(
        '--patience <seconds>',
        told({
          en: 'with DATABASE_URL: a worker that holds a job for longer is taken for dead',
          es: 'con DATABASE_URL: se da por muerto a quien retiene un trabajo más tiempo',
          de: 'mit DATABASE_URL: Wer einen Auftrag länger behält, gilt als ausgefallen',
        }),
      ).argParser(wholeNumber(1, 80_000)),
    )
    .addOption(
      new Option(
        '-r, --report <file...>',
        told({
          en: 'write a report: .html with charts, .csv, .json',
          es: 'escribe un informe: .html con gráficos, .csv, .json',
          de: 'schreibt einen Bericht: .html mit Diagrammen, .csv, .json',
        }),
      )
        .argParser((file: string, list: readonly string[]) => [...list, reportFile(file)])
        .default([], told({ en: 'none', es: 'ninguno', de: 'keiner' })),
    )
    .addOption(
      new Option(
        '-m, --meetings',
        told({
          en: 'favour rare meetings of cards, and check what must not come of them',
          es: 'favorece encuentros raros de cartas y comprueba lo que no debe salir de ellos',
          de: 'begünstigt seltene Begegnungen von Karten und prüft, was daraus nicht werden darf',
        }),
      ).conflicts(['bots', 'vary']),
    )
    .option('--json', told({ en: 'as JSON', es: 'en JSON', de: 'als JSON' }))
    .addHelpText('after', HELP)
    .addOption(localeOption())
    .action(run);
}

async function run(id: GameId, options: Options): Promise<void> {
  const playable = playableGame(id);
  const { games, jobs, until } = options;
  const plan = planOf(id, options);
  const tally = new Tally(plan, playable);
  const kept = options.resume === undefined ? null : new Kept(options.resume, plan);
  const bar = progressBar(options.json !== true && process.stderr.isTTY === true, games);
  const started = performance.now();
  const url = process.env['DATABASE_URL'] || null;
  try {
    const means = {
      games,
      jobs,
      kept,
      onGame: (played: Played): boolean => {
        tally.add(played);
        bar?.increment();
        // Every set-up as often as the others.
        const isRound = (played.index + 1) % plan.cells.length === 0;
        return until !== undefined && isRound && tally.isNarrow(until);
      },
    };
    if (url === null) await simulate(plan, means);
    else await simulateTogether(url, plan, means, options.patience);
  } finally {
    bar?.stop();
  }
  const summary = tally.summary((performance.now() - started) / 1000);
  for (const file of options.report) writeReport(file, summary, options.locale);
  if (options.json) console.log(JSON.stringify(summary, null, 2));
  else print(summary, jobs);
  saveFailed(id, tally.failed);
}

function planOf(id: GameId, options: Options): Plan {
  const compares = options.vary.length > 0 || options.until !== undefined || options.report.length > 0;
  if (options.jobs === 0 && !process.env['DATABASE_URL'])
    throw new Mistake(
      told({
        en: '--jobs 0 needs workers, and DATABASE_URL to reach them.',
        es: '--jobs 0 necesita procesos de trabajo, y DATABASE_URL para llegar a ellos.',
        de: '--jobs 0 braucht Arbeitsprozesse, und DATABASE_URL, um sie zu erreichen.',
      }),
    );
  return {
    game: id,
    seed: options.seed,
    cells: cellsOf(playableGame(id), options.format, options.vary),
    checks: options.checks ?? (compares ? 'none' : 'all'),
    bots: options.bots,
    meetings: options.meetings === true,
    cards: options.report.length > 0,
  };
}

/** Writes the games that went wrong down, and says where. */
function saveFailed(id: GameId, all: readonly Failed[]): void {
  const failed = [...all].sort((a, b) => a.index - b.index);
  for (const one of failed.slice(0, MOST_REPLAYS)) {
    const name = `${id}-${one.stuck === null ? 'illegal' : 'stuck'}-${one.seed}`;
    const file = saveReplay(name, failedReplay(playableGame(id).game, one.setup, one.seed, one.taken));
    console.error(`game ${one.index} (${one.format}): ${why(one)}\n  ${file}`);
  }
  if (failed.length > MOST_REPLAYS) console.error(`… and ${failed.length - MOST_REPLAYS} more`);
  if (failed.length > 0) process.exitCode = 1;
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
A game that fails is written to .assemble/ as a replay.

With --vary, set-ups are compared: --vary team=avengers,x-men --vary against=all, --vary hero=all --vary villain=rhino,klaw,
--vary roster=all --vary map=docks. Heroes who play together are joined with +. Where two sides play against each other they
change seats from game to game. With --resume <file> the games are kept there, and the same command goes on where it stopped.
With DATABASE_URL games are shared out over PostgreSQL: each \`assemble worker\` takes some, and --jobs 0 only waits for them.`;

const why = (failed: Failed): string => failed.stuck ?? failed.illegal ?? '';

/** Reads a share between 0 and 1. */
function share(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value < 1))
    throw new InvalidArgumentError(
      told({
        en: 'It must be a number between 0 and 1.',
        es: 'Tiene que ser un número entre 0 y 1.',
        de: 'Es muss eine Zahl zwischen 0 und 1 sein.',
      }),
    );
  return value;
}

const REPORTS = ['.html', '.csv', '.json'];

function reportFile(file: string): string {
  if (!REPORTS.includes(extname(file))) throw new InvalidArgumentError(REPORTS.join(', '));
  if (!existsSync(dirname(file)))
    throw new InvalidArgumentError(
      told({
        en: `There is no folder ${dirname(file)}.`,
        es: `No existe la carpeta ${dirname(file)}.`,
        de: `Den Ordner ${dirname(file)} gibt es nicht.`,
      }),
    );
  return file;
}

/** What readers know cards by. */
function cardNames(id: GameId, locale: Locale): (card: string) => string {
  const names = new Map(
    playableGame(id)
      .cards(locale)
      .map((card) => [card.id, card.name]),
  );
  return (card) => names.get(card) ?? card;
}

/** Cards have a table of their own beside that of the set-ups. */
function writeReport(file: string, summary: Summary, locale: Locale): void {
  // Without the time it took: the same plan writes the same file.
  const { seconds: _, ...lasting } = summary;
  switch (extname(file)) {
    case '.html':
      writeFileSync(file, htmlReport(summary, locale, cardNames(summary.plan.game, locale)));
      break;
    case '.csv':
      writeFileSync(file, cellsCsv(summary));
      writeFileSync(file.replace(/\.csv$/, '-cards.csv'), cardsCsv(summary));
      break;
    default:
      writeFileSync(file, `${JSON.stringify(lasting, null, 1)}\n`);
  }
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

function print(summary: Summary, jobs: number): void {
  const { games, finished, stuck, illegal, decisions, seconds, outcomes, plan, cells, found } = summary;
  const speed = Math.round(decisions / seconds);
  console.log(
    `${games} games of ${plan.game}, seed ${plan.seed}, checks ${plan.checks}, ${jobs} jobs, bots ${plan.bots.join(', ')}`,
  );
  console.log(`finished ${finished} · stuck ${stuck} · illegal ${illegal}`);
  const winners = Object.entries(outcomes).map(([who, n]) => `${who} ${n}`);
  console.log(`won by: ${winners.length === 0 ? 'nobody yet' : winners.join(' · ')}`);
  const causes = Object.entries(summary.all.ended).map(([cause, n]) => `${cause} ${n}`);
  if (causes.length > 0) console.log(`ended by: ${causes.join(' · ')}`);
  const head = ['games', 'won by the first side (95 %)', 'decisions (least · median · most)', 'turns'];
  for (const line of table(['set-up', ...head], cells.map(row))) console.log(line);
  if (found.length > 0) for (const line of table(['mission', ...head], found.map(row))) console.log(line);
  const met = Object.entries(summary.met).map(([name, n]) => `${name} ${(n / games).toFixed(2)}`);
  if (met.length > 0) console.log(`rare meetings a game: ${met.join(' · ')}`);
  console.log(`${decisions} decisions in ${seconds.toFixed(1)} s: ${speed} a second`);
}

const row = ({ name, games, sides, decisions, turns }: Group): string[] => {
  const { rate, low, high } = sides[0] ?? { rate: 0, low: 0, high: 1 };
  const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
  return [
    name,
    String(games),
    `${percent(rate)} (${percent(low)} – ${percent(high)})`,
    spread(decisions),
    spread(turns),
  ];
};

const spread = ({ least, median, most }: Spread): string => `${least} · ${median} · ${most}`;
