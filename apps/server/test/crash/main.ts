// npm run crash -- [sqlite|postgres] [times]: makes trouble for the server again and again; see README.md.
import { randomBytes } from 'node:crypto';
import { startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { crash } from './crash.ts';

const [kind = 'sqlite', count = '100'] = process.argv.slice(2);
const times = Number(count);
if ((kind !== 'sqlite' && kind !== 'postgres') || !Number.isInteger(times) || times < 1) {
  console.error('npm run crash -- [sqlite|postgres] [times]');
  process.exit(2);
}
const database = kind === 'postgres' ? await startPostgres() : null;
const seed = randomBytes(4).toString('hex');
console.log(`${kind}, ${times} troubles, seed ${seed}`);
const list = (troubles: object): string =>
  Object.entries(troubles)
    .map(([trouble, count]) => `${count} × ${trouble}`)
    .join(', ');
const report = await crash({
  url: database?.url ?? null,
  ...(database && { restart: database.restart }),
  times,
  seed,
  onTrouble: (done) => process.stdout.write(done % 10 === 0 || done === times ? `${done}\n` : '.'),
});
await database?.stop();
const { troubles, matches, acknowledged, said, seats, lost, longestPauseMs } = report;
console.log(
  `${list(troubles)}; ${matches} matches; ${acknowledged} decisions, ${said} lines and ${seats} seats acknowledged, ` +
    `${lost.length} of them lost; ` +
    `all matches went on, at the latest ${Math.round(longestPauseMs)} ms after a trouble.`,
);
for (const decision of lost) console.log(JSON.stringify(decision));
process.exit(lost.length === 0 ? 0 : 1);
