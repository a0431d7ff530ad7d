// npm run mutate -- <game>: makes small faults in the rules and abilities of a game and tells which of them no test
// notices. See README.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { filesIn } from '../lib/files.ts';
import { readAccepted, reasonFor, stale } from './accepted.ts';
import { allMutants, games, type MutatedGame, sourcesOf } from './games.ts';
import { identity, type Mutant } from './mutant.ts';
import { described, isNoticed, scores, scoreTable } from './report.ts';
import { type Result, tryAll } from './run.ts';
import { sample } from './sample.ts';

const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');
const USAGE = `npm run mutate -- <${games.map(({ name }) => name).join(' | ')}>
  --mutants 300      how many faults are drawn
  --seed assemble    what decides which
  --only <file>      only in sources whose path contains this
  --operator <name>  only faults whose operator contains this
  --again            what survived the last time, instead of a sample
  --workers 2        how many processes run tests
  --list             lists the sample and runs nothing`;

function options() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      mutants: { type: 'string', default: '300' },
      seed: { type: 'string', default: 'assemble' },
      only: { type: 'string' },
      operator: { type: 'string' },
      again: { type: 'boolean', default: false },
      workers: { type: 'string', default: '2' },
      list: { type: 'boolean', default: false },
    },
  });
  const game = games.find(({ name }) => name === positionals[0]);
  const [count, workers] = [Number(values.mutants), Number(values.workers)];
  if (game === undefined || positionals.length !== 1 || !(count > 0) || !(workers > 0)) return null;
  return { ...values, game, count, workers };
}

type Options = NonNullable<ReturnType<typeof options>>;

const resultFile = (game: MutatedGame): string => join(root, '.assemble/mutate', `${game.name}.json`);

/** What survived the last time, as far as it is still there. */
function again(game: MutatedGame, mutants: readonly Mutant[]): Mutant[] {
  const file = resultFile(game);
  if (!existsSync(file)) return [];
  const last = JSON.parse(readFileSync(file, 'utf8')) as Result[];
  const survivors = new Set(last.filter((one) => !isNoticed(one)).map(({ mutant }) => identity(mutant)));
  return mutants.filter((mutant) => survivors.has(identity(mutant)));
}

async function main(chosen: Options): Promise<void> {
  const { game, only = '', operator = '', count, seed } = chosen;
  const sources = sourcesOf(root, game);
  const all = allMutants(game, sources);
  const fitting = all.filter((one) => one.file.includes(only) && one.operator.includes(operator));
  const mutants = chosen.again ? again(game, fitting) : sample(fitting, count, seed);
  console.log(`${game.name}: ${mutants.length} of ${fitting.length} mutants, seed "${seed}"`);
  if (chosen.list) {
    for (const mutant of mutants)
      console.log(described({ mutant, state: 'survived', by: null, cost: 0 }).join('\n'));
    return;
  }
  const accepted = readAccepted(join(root, 'scripts/mutate/accepted', `${game.name}.yaml`));
  const started = performance.now();
  const seconds = (): string => ((performance.now() - started) / 1000).toFixed(0);
  let done = 0;
  const results = await tryAll({
    watching: {
      root,
      file: join(root, '.assemble/mutate', `${game.name}-sight.json`),
      folders: [
        game.folder,
        'packages/kernel/src',
        'packages/language/src',
        'packages/scenario/src',
        'rules/src',
      ],
      include: `${game.folder}/{src,test}/**/*.test.ts`,
      tests: filesIn(root, `${game.folder}/test`, '.test.ts'),
      sources,
      loaded: game.loaded.map((file) => `${game.folder}/src/${file}`),
    },
    mutants,
    workers: chosen.workers,
    grace: 10_000,
    onWatched: ({ tests }) => console.log(`${tests.length} test files watched (${seconds()} s)`),
    onResult: (result) => {
      done++;
      if (isNoticed(result) || reasonFor(accepted, result.mutant) !== null) return;
      console.log(`\n[${done}/${mutants.length}, ${seconds()} s] ${described(result).join('\n')}`);
    },
  });
  mkdirSync(join(root, '.assemble/mutate'), { recursive: true });
  writeFileSync(resultFile(game), `${JSON.stringify(results, null, 1)}\n`);
  console.log(`\n${scoreTable(scores(results, accepted)).join('\n')}`);
  const cost = results.reduce((sum, one) => sum + one.cost, 0) / 1000;
  console.log(`\n${seconds()} s, of which ${cost.toFixed(0)} s of processor time for the tests`);
  const old = stale(accepted, all);
  for (const one of old) console.log(`accepted, but no longer there: ${one.file}: ${one.before}`);
  if (old.length > 0) process.exitCode = 1;
}

const chosen = options();
if (chosen === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else await main(chosen);
