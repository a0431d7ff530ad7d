// npm run perft: counts legal answers and positions from ten places of each game, far and wide; see README.md.
import { writeFileSync } from 'node:fs';
import { gameIds } from '@assemble/rules';
import { playableGame } from '../../src/games/index.ts';
import { difference, FILE, freeze, isGame, readFrozen, written } from './positions.ts';

const words = process.argv.slice(2);
const named = words.filter(isGame);
const games = named.length > 0 ? named : gameIds;
if (words.some((word) => !isGame(word) && word !== '--freeze')) {
  console.error(`npm run perft -- [--freeze] [${gameIds.join(' | ')}]`);
  process.exitCode = 2;
} else if (words.includes('--freeze')) {
  const frozen = { ...readFrozen() };
  for (const game of games) {
    const started = performance.now();
    frozen[game] = freeze(game);
    console.log(`${game}: frozen (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  }
  writeFileSync(FILE, written(frozen));
} else {
  const all = readFrozen();
  for (const id of games) {
    const started = performance.now();
    const { game } = playableGame(id);
    const found = (all[id] ?? []).flatMap((one) => difference(game, one, 'large') ?? []);
    for (const line of found) console.error(line);
    if (found.length > 0) process.exitCode = 1;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${id}: ${(all[id]?.length ?? 0) - found.length} of ${all[id]?.length ?? 0} as frozen (${seconds} s)`,
    );
  }
}
