import { randomUUID } from 'node:crypto';
import { botsByName, type Level, levels } from '@assemble/bots';
import { stream } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import { type GameId, gameIds } from '@assemble/rules';
import { Argument, type Command, Option } from 'commander';
import { parseGame, playableGame } from '../games/index.ts';
import { FORMAT, noSuch } from '../mistakes.ts';
import { readLines } from '../play/lines.ts';
import { Session } from '../play/session.ts';
import { localeOption, told } from './locale.ts';
import { wholeNumber } from './numbers.ts';

interface Options {
  readonly seat: number;
  readonly bot: 'random' | Level | 'none';
  readonly seed?: string;
  readonly format?: string;
  readonly locale: Locale;
}

export function addPlay(program: Command): void {
  program
    .command('play')
    .description(
      told({
        en: 'play at the terminal: two people, or one against a bot',
        es: 'juega en la terminal: dos personas, o una contra un bot',
        de: 'spielt im Terminal: zwei Personen oder eine gegen einen Bot',
      }),
    )
    .addArgument(new Argument('<game>', gameIds.join(', ')).argParser(parseGame))
    .addOption(
      new Option('--seat <seat>', told({ en: 'where you sit', es: 'dónde te sientas', de: 'wo du sitzt' }))
        .argParser(wholeNumber(0, 1))
        .default(0),
    )
    .addOption(
      new Option(
        '--bot <bot>',
        told({
          en: 'who sits opposite; none: another person',
          es: 'quién se sienta enfrente; none: otra persona',
          de: 'wer gegenübersitzt; none: eine zweite Person',
        }),
      )
        .choices(['random', ...levels, 'none'])
        .default('random'),
    )
    .option(
      '-s, --seed <seed>',
      told({
        en: 'the same seed rolls the same dice',
        es: 'la misma semilla tira los mismos dados',
        de: 'derselbe Startwert würfelt dasselbe',
      }),
    )
    .option(
      '-f, --format <format>',
      told({
        en: 'a way to play the game: a format, an edition, a number of players (default: the first of the game)',
        es: 'una forma de jugar: un formato, una edición, un número de jugadores (por omisión, la primera del juego)',
        de: 'eine Spielweise: ein Format, eine Ausgabe, eine Anzahl von Personen (sonst die erste des Spiels)',
      }),
    )
    .addOption(localeOption())
    .addHelpText(
      'after',
      told({
        en: '\nAt any question: ? why other choices are not legal, u undo, random, q quit and save.',
        es: '\nEn cualquier pregunta: ? por qué otras opciones no son legales, u deshacer, random al azar, q salir y guardar.',
        de: '\nBei jeder Frage: ? warum anderes nicht erlaubt ist, u zurücknehmen, random zufällig, q beenden und speichern.',
      }),
    )
    .action(async (id: GameId, options: Options) => {
      const playable = playableGame(id);
      const { formats } = playable;
      const format = options.format ?? formats[0] ?? '';
      if (!formats.includes(format)) {
        throw noSuch(FORMAT, format, formats);
      }
      const seed = options.seed ?? randomUUID();
      const setup = playable.setup(format, stream(seed, 'set-up'));
      const people = options.bot === 'none' ? [0, 1] : [options.seat];
      const lines = readLines();
      try {
        const bot = botsByName[options.bot === 'none' ? 'random' : options.bot];
        await new Session({ playable, setup, seed, locale: options.locale, people, bot }, lines).run();
      } finally {
        lines.close();
      }
    });
}
