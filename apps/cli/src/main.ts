import { Command, CommanderError } from 'commander';
import { addBench } from './commands/bench.ts';
import { addCards } from './commands/cards.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addRules } from './commands/rules.ts';
import { addScenario } from './commands/scenario.ts';
import { addSimulate } from './commands/simulate.ts';
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
    .description('Marvel tabletop games with every rule enforced. An unofficial fan project.')
    .helpCommand('help [command]', 'show the help of a command')
    .showSuggestionAfterError(true)
    .configureOutput({ outputError: (text, write) => write(`${text.trim().replace(/\s*\n\s*/g, ' ')}\n`) })
    .configureHelp({ sortOptions: false, helpWidth: 100 })
    .exitOverride();
  for (const add of [addRules, addCards, addScenario, addSimulate, addReplay, addPlay, addBench])
    add(assemble);
  return assemble;
}

/** Says what went wrong in one line; the exit code follows. */
function report(error: unknown): number {
  // Commander has already said it: a mistake in one line, or help.
  if (error instanceof CommanderError) return error.code === 'commander.help' ? 1 : error.exitCode;
  if (error instanceof Mistake) {
    console.error(`error: ${error.message}`);
    return 1;
  }
  if (process.env['ASSEMBLE_DEBUG'] === '1') console.error(error);
  else {
    console.error(
      `This is a bug in assemble: ${oneLine(error)} (please report it with the output of ` +
        'ASSEMBLE_DEBUG=1 and the same command)',
    );
  }
  return 70;
}
