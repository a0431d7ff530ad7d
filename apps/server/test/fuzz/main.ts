// npm run fuzz:messages -- [count] [game] [seed]: what people who mean harm send to a table; see README.md.
import { SETUPS } from '../real.ts';
import { fuzzMessages } from './messages.ts';

const known = Object.keys(SETUPS);
const [count = '1000', only, seed = 'fuzz'] = process.argv.slice(2);
const messages = Number(count);
if (!Number.isInteger(messages) || messages < 1 || (only !== undefined && !known.includes(only))) {
  console.error(`npm run fuzz:messages -- [count] [${known.join(' | ')}] [seed]`);
  process.exit(2);
}
let failed = false;
for (const game of only === undefined ? known : [only]) {
  const { sent, refused, decided, matches, faults } = await fuzzMessages(game, messages, seed);
  console.log(
    `${game}: ${sent} messages in ${matches} matches, ${refused} refused, ${decided} honest decisions, ` +
      `${faults.length} faults`,
  );
  for (const fault of new Set(faults)) console.log(`  ${fault}`);
  failed ||= faults.length > 0;
}
process.exit(failed ? 1 : 0);
