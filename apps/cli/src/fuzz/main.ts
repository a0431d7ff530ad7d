import { type GameId, gameIds } from '@assemble/rules';
import { Command } from 'commander';
import { wholeNumber } from '../commands/numbers.ts';
import { parseGame, playableGame } from '../games/index.ts';
import { fuzzAnswers } from './answers.ts';
import type { Found } from './found.ts';
import { fuzzSetups } from './setups.ts';

const KINDS = { setups: fuzzSetups, answers: fuzzAnswers };

function report({ game, refused, taken, faults }: Found, seconds: number): void {
  console.log(
    `${game}: ${refused} refused, ${taken} taken, ${faults.length} faults (${seconds.toFixed(1)} s)`,
  );
  for (const { try: number, text, times } of faults) console.log(`  try ${number} (${times} times): ${text}`);
}

const program = new Command('fuzz').description('Sends the games what nobody should');
for (const [kind, fuzz] of Object.entries(KINDS)) {
  program
    .command(kind)
    .argument('[count]', 'how many for each game', wholeNumber(1, 10_000_000), 300)
    .option('--game <game>', 'one game only', parseGame)
    .option('--seed <seed>', 'the same seed finds the same again', 'fuzz')
    .action((count: number, { game, seed }: { game?: GameId; seed: string }) => {
      for (const id of game === undefined ? gameIds : [game]) {
        const begin = performance.now();
        const found = fuzz(playableGame(id), count, seed);
        report(found, (performance.now() - begin) / 1000);
        if (found.faults.length > 0) process.exitCode = 1;
      }
    });
}
program.parse();
