import { type Localized, plain, type Rich, rich, words } from '@assemble/language';
import type { Amount } from '../abilities/vocabulary.ts';
import { FACES, type Face } from '../names.ts';
import type { Side } from '../table.ts';
import { faces } from './amounts.ts';
import { ROLL_NAMES } from './names.ts';
import type { Phrases } from './phrases.ts';

const opposite = (roll: Side): Side => (roll === 'attack' ? 'defense' : 'attack');

/** The roll that is meant by "own" and "theirs". */
const rollOf = (p: Phrases, whose: 'own' | 'theirs'): Side =>
  whose === 'own' ? p.talk.roll : opposite(p.talk.roll);

/** What an amount of dice is taken for: "for each Power spent". */
export function per(p: Phrases, amount: Amount): Rich {
  if (typeof amount === 'number') return [];
  // "1 die for each …" without the die.
  const whole = p.measured(amount, 'dice');
  const one = plain(p.measured(1, 'dice'));
  const [, ...rest] = plain(whole).startsWith(one) ? whole : [];
  const [first = ''] = rest;
  return typeof first === 'string' ? [first.replace(/^ (die|dado|Würfel) /u, ''), ...rest.slice(1)] : rest;
}

/** Every face but the failure: just any die. */
const isAny = (from: readonly Face[]): boolean =>
  FACES.every((face) => face === 'failure' || from.includes(face));

/** Dice, and what they are counted by: "1 Critical, Wild or Block in the defense roll", "for each Wild rolled". */
export function diceWords(
  p: Phrases,
  count: Amount | 'any',
  from: readonly Face[] | null,
  whose: 'own' | 'theirs',
): { readonly what: Rich; readonly each: Rich } {
  const n = count === 'any' ? null : typeof count === 'number' ? count : 1;
  const each = count === 'any' ? [] : per(p, count);
  if (from === null || isAny(from)) return { what: ofIts(p, n, whose), each };
  const roll = ROLL_NAMES[rollOf(p, whose)];
  const all = faces(p, from, 'or', n !== 1);
  const where: Localized<string> = {
    en: whose === 'own' ? '' : `in the ${roll.en}`,
    es: whose === 'own' ? '' : `de la ${roll.es}`,
    de: whose === 'own' ? '' : `im ${roll.de}`,
  };
  const what = words(
    p.pick({
      en: rich`${n ?? 'any number of'} ${all} ${n === 1 ? 'result' : 'results'}`,
      es: rich`${n === null ? 'cualquier cantidad de resultados' : n === 1 ? '1 resultado' : `${n} resultados`} de ${all}`,
      de: rich`${n ?? 'beliebig viele'} ${all}`,
    }),
    where[p.locale],
  );
  return { what, each };
}

function ofIts(p: Phrases, n: number | null, whose: 'own' | 'theirs'): Rich {
  const own = whose === 'own';
  const roll = ROLL_NAMES[rollOf(p, whose)];
  return p.pick({
    en: `${n === null ? 'any number of' : n === 1 ? '1 of' : `up to ${n} of`} ${own ? 'its dice' : `the dice in the ${roll.en}`}`,
    es: `${n === null ? 'cualquier cantidad de' : n === 1 ? '1 de' : `hasta ${n} de`} ${own ? 'sus dados' : `los dados de la ${roll.es}`}`,
    de: `${n === null ? 'beliebig viele' : n === 1 ? '1' : `bis zu ${n}`} ${own ? 'seiner Würfel' : `Würfel im ${roll.de}`}`,
  });
}
