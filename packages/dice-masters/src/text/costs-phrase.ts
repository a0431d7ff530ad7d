import { amount, type Clause, type Rich, rich, type Whom } from '@assemble/language';
import type { Cost } from '../abilities/vocabulary.ts';
import type { EnergyType } from '../dice.ts';
import { points } from './amounts.ts';
import type { VerbId } from './lexicon.ts';
import type { Phrases } from './phrases.ts';

const TYPES: readonly EnergyType[] = ['fist', 'bolt', 'mask', 'shield'];

/** "a fist", "two bolts", "2 energy". */
function energyPhrase(p: Phrases, energy: Cost['energy']): Rich[] {
  const found: Rich[] = [];
  for (const type of TYPES) {
    const n = energy.filter((one) => one === type).length;
    if (n === 0) continue;
    const det = n === 1 ? 'a' : { n };
    found.push(p.np({ noun: type, det, case: 'acc', link: { ref: 'energy', id: type } }));
  }
  const any = energy.filter((one) => one === 'any').length;
  if (any > 0) {
    const number = amount(any);
    found.push(
      { en: rich`${number} energy`, es: rich`${number} de energía`, de: rich`${number} Energie` }[p.locale],
    );
  }
  return found;
}

/** Everything a cost asks for, one clause each. */
export function costClauses(p: Phrases, cost: Cost, payer?: Whom): Clause<VerbId>[] {
  const by = payer === undefined ? {} : { subject: payer };
  const owner = payer === undefined ? {} : { owner: payer };
  const paid = energyPhrase(p, cost.energy);
  if (cost.life !== undefined) paid.push(p.life(cost.life).what);
  const found: Clause<VerbId>[] = [];
  if (paid.length > 0) found.push({ verb: 'pay', ...by, rest: p.list(paid, 'and') });
  if (cost.damage !== undefined) {
    found.push({
      verb: 'take',
      ...by,
      rest: points(p, cost.damage, { en: 'damage', es: 'daño', de: 'Schaden' }[p.locale]),
    });
  }
  if (cost.knockOut !== undefined) {
    found.push({ ...by, ...p.act('knockOut', p.dice(cost.knockOut, { det: 'a', ...owner })) });
  }
  if (cost.spinDown !== undefined) {
    found.push({ ...by, ...p.spin(-1, p.dice(cost.spinDown, { det: 'a', ...owner })) });
  }
  return found;
}
