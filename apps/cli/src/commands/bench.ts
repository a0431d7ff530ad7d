import { type Command, Option } from 'commander';
import type { Effort, Measured } from '../bench/bench.ts';
import { BENCHES, calibrate } from '../bench/benches.ts';
import { noSuch } from '../mistakes.ts';
import { table } from '../print.ts';
import { localeOption, told } from './locale.ts';

interface Options {
  readonly json?: boolean;
  readonly only?: string;
  readonly quick?: boolean;
}

export function addBench(program: Command): void {
  program
    .command('bench')
    .description(
      told({
        en: 'how fast the rules are, on one thread',
        es: 'lo rápidas que son las reglas, en un solo hilo',
        de: 'wie schnell die Regeln sind, auf einem Prozessorkern',
      }),
    )
    .option(
      '--json',
      told({
        en: 'as JSON, with a calibration that lets two machines be compared',
        es: 'en JSON, con una calibración para comparar dos máquinas',
        de: 'als JSON, mit einer Eichung, um zwei Rechner zu vergleichen',
      }),
    )
    .addOption(
      new Option(
        '--only <name>',
        told({
          en: 'one measure, or all of a game',
          es: 'una medida, o todas las de un juego',
          de: 'eine Messung oder alle eines Spiels',
        }),
      ).argParser(parseName),
    )
    .option(
      '--quick',
      told({
        en: 'few and short rounds: a first look, not a measurement',
        es: 'pocas rondas y cortas: un primer vistazo, no una medición',
        de: 'wenige, kurze Runden: ein erster Blick, keine Messung',
      }),
    )
    .addHelpText('after', `\nMeasures:\n${BENCHES.map((one) => `  ${one.name}  ${one.what}`).join('\n')}`)
    .addOption(localeOption())
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
  throw noSuch({ en: 'measure', es: 'la medida', de: 'eine Messung' }, text, names);
}
