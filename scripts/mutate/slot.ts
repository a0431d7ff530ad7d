// One of the processes that run tests: it keeps Vitest warm and is told what to run. A process of its own, so that a
// fault that never ends can be ended.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { marked } from './regions.ts';
import type { Order, Tried, Watched } from './slots.ts';

type Options = NonNullable<Parameters<typeof createVitest>[1]>;

/** Test files run in the order in which they are asked for. */
class AsAsked {
  sort<T>(files: T[]): T[] {
    return files;
  }
  shard<T>(files: T[]): T[] {
    return files;
  }
}

/** What stands in a source instead of what is written there. */
const instead = new Map<string, string>();

async function vitestFor(root: string, include: string, options: Options): Promise<Vitest> {
  const base: Options = { root, config: false, watch: false, include: [include], environment: 'node' };
  const pool: Options = { pool: 'threads', isolate: false, maxWorkers: 1, fileParallelism: false };
  const calm: Options = { reporters: [{}], silent: true, testTimeout: 60_000, hookTimeout: 60_000 };
  const sequence: Options['sequence'] = { sequencer: AsAsked as never };
  return createVitest(
    'test',
    { ...base, ...pool, ...calm, ...options, sequence },
    {
      plugins: [
        {
          name: 'assemble:instead',
          enforce: 'pre',
          transform: (_code, id) => {
            const code = instead.get(id);
            return code === undefined ? undefined : { code, map: null };
          },
        },
      ],
      // A test has no page that could be told of changes.
      server: { watch: null, hmr: false, ws: false },
    },
  );
}

let running: Promise<Vitest> | null = null;

async function run(vitest: Vitest, root: string, tests: readonly string[]): Promise<TestModule[]> {
  const project = vitest.getRootProject();
  const wanted = tests.map((test) => join(root, test));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    wanted.map((file) => project.createSpecification(file)),
  );
  if (unhandledErrors.length > 0) throw new Error(String(unhandledErrors[0]));
  // Vitest also answers with what it ran before.
  return testModules.filter(({ moduleId }) => wanted.includes(moduleId));
}

/** Finds out which regions each test file runs. */
async function watch(order: Extract<Order, { do: 'watch' }>): Promise<Watched[]> {
  const { root, sources, tests } = order;
  let first = 0;
  for (const [file, text] of sources) {
    const { regions, text: code } = marked(file, text, first);
    first += regions.length;
    instead.set(join(root, file), code);
  }
  process.env['ASSEMBLE_REGIONS'] = String(first);
  const setupFiles = [fileURLToPath(new URL('watch-file.ts', import.meta.url))];
  const vitest = await vitestFor(root, order.include, { setupFiles });
  const modules = await run(vitest, root, tests);
  await vitest.close();
  instead.clear();
  return modules.map((module) => {
    if (module.state() !== 'passed') {
      const [error] = [
        ...module.errors(),
        ...[...module.children.allTests('failed')].flatMap((test) => test.result().errors ?? []),
      ];
      throw new Error(`${module.relativeModuleId} fails without any fault: ${error?.message}`);
    }
    const { seen = [], cost = 0 } = module.meta();
    return { test: module.relativeModuleId, seen, cost };
  });
}

/** Runs tests with a fault, until the first one fails or too much time is spent. */
async function attempt(order: Extract<Order, { do: 'try' }>): Promise<Tried> {
  const { root, tests } = order;
  running ??= vitestFor(root, order.include, { bail: 1 });
  const vitest = await running;
  const file = join(root, order.file);
  instead.set(file, order.text);
  vitest.invalidateFile(file);
  const before = process.cpuUsage();
  const spent = (): number => {
    const { user, system } = process.cpuUsage(before);
    return Math.round((user + system) / 1000);
  };
  const clock = setInterval(() => {
    if (spent() < order.limit) return;
    clearInterval(clock);
    answer({ state: 'endless', by: null, cost: spent() });
  }, 200);
  try {
    const modules = await run(vitest, root, tests).catch((error: unknown) => String(error));
    if (typeof modules === 'string') return { state: 'killed', by: modules, cost: spent() };
    const failed = modules.find((module) => module.state() === 'failed');
    const test = failed === undefined ? null : nameOfFailure(failed);
    return { state: failed === undefined ? 'survived' : 'killed', by: test, cost: spent() };
  } finally {
    clearInterval(clock);
    instead.delete(file);
    vitest.invalidateFile(file);
  }
}

function nameOfFailure(module: TestModule): string {
  for (const test of module.children.allTests('failed'))
    return `${module.relativeModuleId} > ${test.fullName}`;
  return module.relativeModuleId;
}

const answer = (found: Tried | Watched[] | { error: string }): void => {
  process.send?.(found);
};

process.on('message', (order: Order) => {
  const done: Promise<Tried | Watched[]> = order.do === 'watch' ? watch(order) : attempt(order);
  done.then(answer, (error: unknown) =>
    answer({ error: error instanceof Error ? (error.stack ?? '') : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
