import type { Localized } from '@assemble/language';
import { Command, CommanderError } from 'commander';
import { mistakeLine } from './commander-words.ts';
import { addBench } from './commands/bench.ts';
import { addCards } from './commands/cards.ts';
import { addElo } from './commands/elo.ts';
import { localeOption, told } from './commands/locale.ts';
import { addPlay } from './commands/play.ts';
import { addPuzzle } from './commands/puzzle.ts';
import { addReplay } from './commands/replay.ts';
import { addRules } from './commands/rules.ts';
import { addScenario } from './commands/scenario.ts';
import { addSimulate } from './commands/simulate.ts';
import { addTrain } from './commands/train.ts';
import { addWorker } from './commands/worker.ts';
import { Mistake, oneLine } from './mistakes.ts';

/** Runs the command that was typed; never throws. */
export async function main(): Promise<void> {
  // A reader that stops early (`| head`) is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    await program().parseAsync();
  } catch (error) {
    process.exitCode = report(error);
  }
}

function program(): Command {
  const assemble = new Command('assemble')
    .description(
      told({
        en: 'Marvel tabletop games with every rule enforced. An unofficial fan project.',
        es: 'Juegos de mesa de Marvel en los que se cumplen todas las reglas. Un proyecto no oficial de aficionados.',
        de: 'Marvel-Brettspiele, in denen jede Regel eingehalten wird. Ein inoffizielles Fanprojekt.',
      }),
    )
    .addOption(localeOption())
    .helpCommand('help [command]', told(SHOW_HELP))
    .showSuggestionAfterError(true)
    .configureOutput({ outputError: (text, write) => write(`${mistakeLine(text)}\n`) })
    .configureHelp({ sortOptions: false, helpWidth: 100, styleTitle: title })
    .exitOverride();
  for (const add of [
    addRules,
    addCards,
    addScenario,
    addSimulate,
    addWorker,
    addElo,
    addReplay,
    addPlay,
    addPuzzle,
    addBench,
    addTrain,
  ])
    add(assemble);
  for (const command of [assemble, ...assemble.commands]) command.helpOption('-h, --help', told(SHOW_HELP));
  return assemble;
}

const SHOW_HELP = {
  en: 'show the help of a command',
  es: 'muestra la ayuda de una orden',
  de: 'zeigt die Hilfe eines Befehls',
};

/** The headings of commander, in the language of the help. */
const TITLES: Readonly<Record<string, Localized<string>>> = {
  'Usage:': { en: 'Usage:', es: 'Uso:', de: 'Aufruf:' },
  'Arguments:': { en: 'Arguments:', es: 'Argumentos:', de: 'Argumente:' },
  'Options:': { en: 'Options:', es: 'Opciones:', de: 'Optionen:' },
  'Commands:': { en: 'Commands:', es: 'Órdenes:', de: 'Befehle:' },
};

const title = (text: string): string => {
  const texts = TITLES[text];
  return texts === undefined ? text : told(texts);
};

/** Says what went wrong in one line; the exit code follows. */
function report(error: unknown): number {
  // Commander has already said it: a mistake in one line, or help.
  if (error instanceof CommanderError) return error.code === 'commander.help' ? 1 : error.exitCode;
  if (error instanceof Mistake) {
    console.error(mistakeLine(`error: ${error.message}`));
    return 1;
  }
  if (process.env['ASSEMBLE_DEBUG'] === '1') console.error(error);
  else {
    const what = oneLine(error);
    console.error(
      told({
        en: `This is a bug in assemble: ${what} (please report it with the output of ASSEMBLE_DEBUG=1 and the same command)`,
        es: `Esto es un fallo de assemble: ${what} (comunícalo con lo que salga de ASSEMBLE_DEBUG=1 y la misma orden)`,
        de: `Das ist ein Fehler in assemble: ${what} (bitte melde ihn mit der Ausgabe von ASSEMBLE_DEBUG=1 und demselben Befehl)`,
      }),
    );
  }
  return 70;
}
