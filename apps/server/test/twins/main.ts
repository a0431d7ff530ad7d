// npm run twins -- [decisions] [game] [seed]: compares twin matches on the wire; see README.md.
import { randomBytes } from 'node:crypto';
import { real } from '../real.ts';
import { Leak, type Report } from './report.ts';
import { ASKING_TELLS, TWIN_SETUPS } from './setups.ts';
import { compareTwins } from './twins.ts';

const [count = '1000', only, seed = randomBytes(4).toString('hex')] = process.argv.slice(2);
const decisions = Number(count);
const known = Object.keys(TWIN_SETUPS);
if (!Number.isInteger(decisions) || decisions < 1 || (only !== undefined && !known.includes(only))) {
  console.error(`npm run twins -- [decisions] [${known.join(' | ')}] [seed]`);
  process.exit(2);
}

const summary = (report: Report, seconds: number): string =>
  `${report.decisions} decisions, ${report.messages} messages and ${Math.round(report.bytes / 1e6)} MB the same in ` +
  `${report.pairs} pairs, ${report.revealed} ended by what was revealed (${report.askedApart} by being asked); ` +
  `${(report.decisions / seconds).toFixed(1)} decisions a second`;

let failed = false;
for (const game of only === undefined ? known : [only]) {
  console.log(`${game}: ${decisions} decisions, seed ${seed}`);
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  try {
    const report = await compareTwins({
      playable: real,
      game,
      setups: TWIN_SETUPS[game] ?? [],
      decisions,
      seed,
      askingTells: ASKING_TELLS.has(game),
      onPair: (so) => so.pairs % 25 === 0 && console.log(`  ${summary(so, seconds())}`),
    });
    console.log(`${game}: ${summary(report, seconds())}`);
    if (report.missing.length > 0) console.log(`  never compared: ${report.missing.join(', ')}`);
    failed ||= report.missing.length > 0;
  } catch (error) {
    if (!(error instanceof Leak)) throw error;
    console.log(`${game}: ${error.message}`);
    failed = true;
  }
}
process.exit(failed ? 1 : 0);
