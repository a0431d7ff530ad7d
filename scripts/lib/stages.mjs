// Runs named stages, each with its time, and adds up what passed and failed.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './setup.mjs';

/**
 * A stage is one command. It counts as one check, unless it writes a report that tells how many tests it ran.
 * Neighbours that are `single`, busy on one core each, run at the same time.
 * @typedef {{ name: string, command: string[][], single?: true, report?: string, env?: Record<string, string>,
 *   count?: (report: any) => { passed: number, failed: number } }} Stage
 * @typedef {{ name: string, ok: boolean, seconds: number, passed: number, failed: number }} Result
 */

const unitReport = join(root, '.assemble/unit.json');
const browserReport = join(root, '.assemble/browser.json');

/** The configurations of the compiler; the one of the page only once there is a page. */
function typeChecks() {
  const names = ['tsconfig.json', 'tsconfig.packages.json'];
  if (existsSync(join(root, 'apps/web/src'))) names.push('tsconfig.web.json');
  return names.map((name) => ['tsc', '--project', name]);
}

/** @returns {Stage[]} */
export function checkStages() {
  return [
    { name: 'types', single: true, command: typeChecks() },
    { name: 'lint', single: true, command: [['biome', 'check', '--error-on-warnings', '.']] },
    {
      name: 'boundaries',
      single: true,
      command: [['depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'rules']],
    },
    { name: 'unused', single: true, command: [['knip', '--no-config-hints']] },
    {
      name: 'unit tests',
      command: [
        [
          ...['vitest', 'run', '--reporter', 'default', '--reporter', './scripts/rules-reporter.ts'],
          ...['--reporter', 'json', `--outputFile.json=${unitReport}`],
        ],
      ],
      report: unitReport,
      count: (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
    },
  ];
}

/** @param {string} chromium the browser to drive @returns {Stage} */
export function browserStage(chromium) {
  return {
    name: 'browser tests',
    command: [['playwright', 'test', '--config', 'e2e/playwright.config.ts']],
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    report: browserReport,
    count: (report) => ({
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
    }),
  };
}

/** @param {Stage} stage @param {boolean} ok */
function counted(stage, ok) {
  const plain = { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  if (!stage.report || !stage.count || !existsSync(stage.report)) return plain;
  const { passed, failed } = stage.count(JSON.parse(readFileSync(stage.report, 'utf8')));
  // A file that cannot even be loaded fails the run without a failed test.
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

/**
 * Runs a program; answers whether it went well, and what it printed unless that is shown at once.
 * @param {string[]} command @param {NodeJS.ProcessEnv} env @param {boolean} shown
 * @returns {Promise<{ ok: boolean, out: string }>}
 */
function run([program = '', ...args], env, shown) {
  const shell = process.platform === 'win32';
  const child = spawn(program, args, { cwd: root, stdio: shown ? 'inherit' : 'pipe', env, shell });
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      out += text;
    });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, out: `${out}${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, out }));
  });
}

/** @param {Stage} stage @param {boolean} alone @returns {Promise<Result>} */
async function runStage(stage, alone) {
  const title = `\n── ${stage.name}`;
  if (alone) console.log(title);
  if (stage.report) {
    mkdirSync(dirname(stage.report), { recursive: true });
    rmSync(stage.report, { force: true });
  }
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  const env = { ...process.env, ...stage.env, PATH: path };
  const started = performance.now();
  let ok = true;
  let printed = '';
  for (const command of stage.command) {
    const done = await run(command, env, alone);
    ok &&= done.ok;
    printed += done.out;
  }
  const seconds = (performance.now() - started) / 1000;
  // What ran alone has shown its output, but for a program that could not be started.
  if (!alone) console.log(`${title}\n${printed.trimEnd()}`);
  else if (printed !== '') console.log(printed.trimEnd());
  console.log(`${ok ? '✔' : '✘'} ${stage.name} ${seconds.toFixed(1)} s`);
  return { name: stage.name, ok, seconds, ...counted(stage, ok) };
}

/** Neighbours that run at the same time. @param {Stage[]} stages @returns {Stage[][]} */
function grouped(stages) {
  /** @type {Stage[][]} */
  const groups = [];
  for (const stage of stages) {
    const group = groups.at(-1);
    if (stage.single && group?.[0]?.single) group.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

/**
 * Runs all stages, also after one failed, prints a summary and sets the exit code.
 * @param {Stage[]} stages
 */
export async function runStages(stages) {
  const started = performance.now();
  /** @type {Result[]} */
  const results = [];
  for (const group of grouped(stages))
    results.push(...(await Promise.all(group.map((stage) => runStage(stage, group.length === 1)))));
  const total = (performance.now() - started) / 1000;
  const width = Math.max(...results.map((result) => result.name.length));
  console.log('');
  for (const { name, ok, seconds, passed, failed } of results) {
    const numbers = `${passed} passed, ${failed} failed`;
    console.log(`${ok ? '✔' : '✘'} ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${numbers}`);
  }
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((all, result) => all + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed (${total.toFixed(0)} s)`);
  process.exitCode = results.every((result) => result.ok) ? 0 : 1;
}
