import { availableParallelism } from 'node:os';
import { type Command, Option } from 'commander';
import { Mistake } from '../mistakes.ts';
import { Shared } from '../simulate/shared.ts';
import { workOn } from '../simulate/together.ts';
import { localeOption, told } from './locale.ts';
import { wholeNumber } from './numbers.ts';

interface Options {
  readonly jobs: number;
  readonly idle?: number;
}

const NO_DATABASE = {
  en: 'a worker needs DATABASE_URL, like postgres://user:password@host:5432/database.',
  es: 'hace falta DATABASE_URL, por ejemplo postgres://user:password@host:5432/database.',
  de: 'dazu braucht es DATABASE_URL, etwa postgres://user:password@host:5432/database.',
};

export function addWorker(program: Command): void {
  program
    .command('worker')
    .description(
      told({
        en: 'play games of simulations that share the PostgreSQL of DATABASE_URL, until stopped',
        es: 'juega partidas de simulaciones que comparten el PostgreSQL de DATABASE_URL, hasta que se detenga',
        de: 'spielt Partien von Simulationen, die das PostgreSQL von DATABASE_URL teilen, bis man anhält',
      }),
    )
    .addOption(
      new Option('-j, --jobs <n>', told({ en: 'worker threads', es: 'hilos de trabajo', de: 'Threads' }))
        .argParser(wholeNumber(1, 256))
        .default(
          availableParallelism(),
          told({ en: 'one for each processor', es: 'uno por procesador', de: 'einer je Prozessor' }),
        ),
    )
    .addOption(
      new Option(
        '--idle <seconds>',
        told({
          en: 'end when there was nothing to do for so long',
          es: 'termina cuando no ha habido nada que hacer durante ese tiempo',
          de: 'hört auf, wenn es so lange nichts zu tun gab',
        }),
      ).argParser(wholeNumber(1, 1_000_000)),
    )
    .addOption(localeOption())
    .action(async ({ jobs, idle }: Options) => {
      const url = process.env['DATABASE_URL'];
      if (!url) throw new Mistake(told(NO_DATABASE));
      const stop = new AbortController();
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
      const shared = await Shared.open(url);
      try {
        console.log(`${await workOn(shared, jobs, stop.signal, idle)} games`);
      } finally {
        await shared.close();
      }
    });
}
