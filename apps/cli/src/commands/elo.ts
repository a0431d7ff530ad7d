import { availableParallelism } from 'node:os';
import { levels } from '@assemble/bots';
import { type GameId, gameIds } from '@assemble/rules';
import { Argument, type Command, Option } from 'commander';
import { parseGame, playableGame } from '../games/index.ts';
import { Mistake } from '../mistakes.ts';
import { table } from '../print.ts';
import { RANDOM, readBots } from '../simulate/bots.ts';
import { Ladder, type Rung } from '../simulate/ladder.ts';
import { cellsOf, type Plan } from '../simulate/plan.ts';
import { simulate } from '../simulate/simulate.ts';
import { localeOption, told } from './locale.ts';
import { wholeNumber } from './numbers.ts';

interface Options {
  readonly bots: readonly string[];
  readonly games: number;
  readonly ladder: string;
  readonly seed: string;
  readonly jobs: number;
  readonly json?: boolean;
}

/** Who is on a ladder unless somebody else is named. */
const BOTS = [RANDOM, ...levels];

/** Two on the ladder, and the plan by which they meet. */
interface Meeting {
  readonly one: string;
  readonly other: string;
  readonly plan: Plan;
}

export function addElo(program: Command): void {
  program
    .command('elo')
    .description(
      told({
        en: 'a ladder of bots, kept in a file: every pair plays so many more games',
        es: 'una clasificación de bots, guardada en un archivo: cada pareja juega tantas partidas más',
        de: 'eine Rangliste der Bots in einer Datei: Jedes Paar spielt so viele Partien mehr',
      }),
    )
    .addArgument(new Argument('<game>', gameIds.join(', ')).argParser(parseGame))
    .addOption(
      new Option(
        '--ladder <file>',
        told({ en: 'the file', es: 'el archivo', de: 'die Datei' }),
      ).makeOptionMandatory(),
    )
    .addOption(
      new Option('-b, --bots <names>', told({ en: 'who plays', es: 'quién juega', de: 'wer spielt' }))
        .argParser(readBots)
        .default(BOTS, BOTS.join(',')),
    )
    .addOption(
      new Option(
        '-n, --games <n>',
        told({ en: 'games of each pair', es: 'partidas de cada pareja', de: 'Partien jedes Paares' }),
      )
        .argParser(wholeNumber(0, 1_000_000))
        .default(20),
    )
    .option('-s, --seed <seed>', told({ en: 'the seed', es: 'la semilla', de: 'der Startwert' }), '1')
    .addOption(
      new Option('-j, --jobs <n>', told({ en: 'worker threads', es: 'hilos de trabajo', de: 'Threads' }))
        .argParser(wholeNumber(1, 256))
        .default(
          availableParallelism(),
          told({ en: 'one for each processor', es: 'uno por procesador', de: 'einer je Prozessor' }),
        ),
    )
    .option('--json', told({ en: 'as JSON', es: 'en JSON', de: 'als JSON' }))
    .addHelpText('after', HELP)
    .addOption(localeOption())
    .action(async (id: GameId, options: Options) => {
      const ladder = new Ladder(options.ladder, id);
      for (const meeting of meetingsOf(id, options, ladder)) ladder.add(await played(meeting, options));
      if (options.json) console.log(JSON.stringify(ladder.rungs, null, 2));
      else for (const line of table(['', 'Elo', '±', 'games'], ladder.rungs.map(row))) console.log(line);
    });
}

const HELP = `
Where all play together, bots meet the villains, who have a place on the ladder too. The ratings are those under which all
that was played is most likely, around 1500; they do not depend on the order of the games.`;

/** Every pair of bots, or every bot with every villain. The more they have played, the further on their seeds are. */
function meetingsOf(id: GameId, { bots, seed, games }: Options, ladder: Ladder): readonly Meeting[] {
  if (games === 0) return [];
  const playable = playableGame(id);
  const plan = (one: string, other: string, who: readonly string[], vary: readonly string[]): Meeting => ({
    one,
    other,
    plan: {
      game: id,
      seed: `${seed}/${one}/${other}/${ladder.games(one, other)}`,
      cells: cellsOf(playable, undefined, vary),
      checks: 'none',
      bots: who,
      meetings: false,
      cards: false,
    },
  });
  if (playable.varied.opposed === null) {
    const ready = ['hero=all', 'aspect=ready', 'mode=standard'];
    const villains = playable.varied.dimensions['villain'] ?? [];
    return bots.flatMap((bot) =>
      villains.map((villain) => plan(bot, villain, [bot], [...ready, `villain=${villain}`])),
    );
  }
  const names = [...bots].sort();
  if (names.length < 2)
    throw new Mistake(
      told({
        en: 'a ladder has two bots or more.',
        es: 'una clasificación tiene dos bots o más.',
        de: 'eine Rangliste hat zwei Bots oder mehr.',
      }),
    );
  const [mine, theirs] = playable.varied.opposed;
  return names.flatMap((one, i) =>
    names.slice(i + 1).map((other) => plan(one, other, [one, other], [`${mine}=random`, `${theirs}=random`])),
  );
}

async function played({ one, other, plan }: Meeting, { games, jobs }: Options) {
  const sum = { one, other, won: 0, lost: 0, drawn: 0 };
  const isTogether = playableGame(plan.game).varied.opposed === null;
  await simulate(plan, {
    games,
    jobs,
    kept: null,
    onGame: ({ won, outcome, stuck, illegal }) => {
      if (outcome === null) throw new Error(stuck ?? illegal ?? 'a game did not end');
      if (won.includes(0)) sum.won++;
      else if (won.length > 0 || isTogether) sum.lost++;
      else sum.drawn++;
      return false;
    },
  });
  return sum;
}

const row = ({ name, rating, within, games }: Rung): string[] => [
  name,
  rating.toFixed(0),
  within.toFixed(0),
  String(games),
];
