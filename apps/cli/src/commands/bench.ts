import { type Command, Option } from 'commander';
import type { Effort, Measured } from '../bench/bench.ts';
import { BENCHES, calibrate } from '../bench/benches.ts';
import { didYouMean, Mistake } from '../mistakes.ts';
import { table } from '../print.ts';

interface Options {
  readonly json?: boolean;
  readonly only?: string;
  readonly quick?: boolean;
}

export function addBench(program: Command): void {
  program
    .command('bench')
    .description('how fast the rules are, on one thread')
    .option('--json', 'as JSON, with a calibration that lets two machines be compared')
    .addOption(new Option('--only <name>', 'one measure, or all of a game').argParser(parseName))
    .option('--quick', 'few and short rounds: a first look, not a measurement')
    .addHelpText('after', `\nMeasures:\n${BENCHES.map((one) => `  ${one.name}  ${one.what}`).join('\n')}`)
    .action(({ json, only, quick }: Options) => {
      const effort: Effort = quick === true ? { rounds: 1, scale: 0.02 } : { rounds: 7, scale: 1 };
      const lcg5e7Ms = calibrate();
      const results: Record<string, Measured> = {};
      for (const bench of BENCHES) {
        if (only === undefined || matches(bench.name, only)) results[bench.name] = bench.run(effort);
      }
      if (json) console.log(JSON.stringify({ calibration: { lcg5e7Ms }, results }, null, 2));
      else {
        const rows = Object.entries(results).map(([name, one]) => [name, String(one.value), one.unit]);
        for (const line of table(['measure', 'value', 'unit'], rows)) console.log(line);
        console.log(`calibration: 50 million dependent multiply-adds take ${lcg5e7Ms} ms`);
      }
    });
}

const matches = (name: string, wanted: string): boolean => name === wanted || name.startsWith(`${wanted}.`);

function parseName(text: string): string {
  const names = BENCHES.map((one) => one.name);
  if (names.some((name) => matches(name, text))) return text;
  throw new Mistake(`there is no measure "${text}"; there is ${names.join(', ')}.${didYouMean(text, names)}`);
}
