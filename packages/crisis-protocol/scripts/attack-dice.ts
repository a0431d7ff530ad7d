// npm run attack:dice -- [--seed <words>] [--known 450] [--looks 100000]
// Tries to foretell the dice of a match from those that everybody saw: once with the generator of old matches, which
// gives itself away, and once with the one of new matches. Exit code 1 when the new one does too.
import { parseArgs } from 'node:util';
import { GENERATOR, type Generator } from '@assemble/kernel';
import { publicDice } from '../test/dice/public-dice.ts';
import { foretold, recover } from '../test/dice/recover.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'public dice 18' },
    known: { type: 'string', default: '450' },
    looks: { type: 'string', default: '100000' },
  },
});

function wholeNumber(name: 'known' | 'looks', least: number): number {
  const number = Number(values[name]);
  if (!(Number.isInteger(number) && number >= least))
    throw new Error(`--${name} ${values[name]}: give a whole number from ${least} on`);
  return number;
}

function isBroken(generator: Generator, known: number, looks: number): boolean {
  const dice = publicDice(generator, values.seed);
  if (dice.length <= known)
    throw new Error(
      `this match shows ${dice.length} dice: give another --seed, or fewer dice than that with --known`,
    );
  const later = dice.slice(known);
  const started = Date.now();
  const recovered = recover(dice.slice(0, known), looks);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const right = foretold(recovered, later);
  const broken = right === later.length;
  console.log(
    `${generator}: ${known} public dice of one match, ${recovered.looks} looks in ${seconds} s\n` +
      (broken
        ? `  broken: ${right} of ${later.length} later dice predicted`
        : // Two faces are on the die twice and four once: (2 · 4 + 4 · 1) / 64.
          `  not broken: ${right} of ${later.length} predicted, chance gives ${Math.round((later.length * 12) / 64)}`),
  );
  return broken;
}

const known = wholeNumber('known', 300);
const looks = wholeNumber('looks', 1);
isBroken('xoshiro128**', known, looks);
if (isBroken(GENERATOR, known, looks)) process.exitCode = 1;
