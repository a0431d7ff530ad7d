// A Vitest reporter: after a full run it writes which rules of the ledger passing tests prove, and fails the run where a
// testable one has no proof, or one of Champions about players no proof with two of them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ledger } from '@assemble/rules';
import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import { type Ledger, unproven } from './gates/proofs.ts';
import { provenAlone } from './gates/several-players.ts';

export interface FinishedTest {
  readonly name: string;
  readonly state: string;
  readonly rules?: readonly string[] | undefined;
  readonly players?: number | undefined;
}

/** From rule id to the names of the passing tests that cite it, both sorted. */
export function provenBy(tests: Iterable<FinishedTest>): Record<string, string[]> {
  const names = new Map<string, Set<string>>();
  for (const test of tests) {
    if (test.state !== 'passed') continue;
    for (const id of test.rules ?? []) names.set(id, (names.get(id) ?? new Set()).add(test.name));
  }
  return Object.fromEntries(
    [...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, found]) => [id, [...found].sort()]),
  );
}

function* finishedTests(modules: readonly TestModule[]): Generator<FinishedTest> {
  for (const module of modules) {
    for (const test of module.children.allTests()) {
      const name = `${module.relativeModuleId} > ${test.fullName}`;
      const { rules, players } = test.meta();
      yield { name, state: test.result().state, rules, players };
    }
  }
}

/** Whether nothing was left out: no filter on the command line, and every test file ran. */
async function isFullRun(vitest: Vitest, modules: readonly TestModule[]): Promise<boolean> {
  const { testNamePattern, tagsFilter, changed, related, shard, project, cliExclude } = vitest.config;
  const filters = [project, cliExclude, tagsFilter, related];
  if (testNamePattern || changed || shard || filters.some((filter) => filter && filter.length > 0))
    return false;
  const ran = new Set(modules.map((module) => module.moduleId));
  const all = await vitest.globTestSpecifications();
  return all.every((specification) => ran.has(specification.moduleId));
}

const repository = fileURLToPath(new URL('../', import.meta.url));

/** What must be proven: the ledger, unless something else than this repository is tested. */
const ledgerOf = (root: string): Ledger => (resolve(root) === resolve(repository) ? ledger : {});

function fail(claim: string, rules: readonly string[]): void {
  if (rules.length === 0) return;
  console.error(`\n${claim}:\n${rules.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
}

export default class RulesReporter implements Reporter {
  #vitest: Vitest | undefined;
  readonly #ledger: Ledger | undefined;

  constructor(options: { readonly ledger?: Ledger } = {}) {
    this.#ledger = options.ledger;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    _errors: readonly unknown[],
    reason: TestRunEndReason,
  ): Promise<void> {
    const vitest = this.#vitest;
    if (vitest === undefined || reason === 'interrupted' || !(await isFullRun(vitest, modules))) return;
    const folder = join(vitest.config.root, '.assemble');
    mkdirSync(folder, { recursive: true });
    const tests = [...finishedTests(modules)];
    const proven = provenBy(tests);
    const report = { finishedAt: new Date().toISOString(), proven };
    writeFileSync(join(folder, 'proven.json'), `${JSON.stringify(report, null, 2)}\n`);
    const all = this.#ledger ?? ledgerOf(vitest.config.root);
    fail('No passing test proves', unproven(all, proven));
    fail('No passing test with two players or more proves', provenAlone(all['champions'] ?? [], tests));
  }
}
