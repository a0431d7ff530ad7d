import { type Clause, type Features, type Rich, rich, words } from '@assemble/language';
import type { Rolled } from '../abilities/rolled.ts';
import type { Amount, Target } from '../abilities/vocabulary.ts';
import type { VerbId } from './lexicon.ts';
import { type Phrases, type Said, sentenceOf } from './said.ts';

interface Drawn {
  readonly take: Amount;
  readonly keep?: number;
  readonly rest?: 'used' | 'bag';
  readonly to: 'prep' | Rolled;
}

const dice = (p: Phrases, n: number): Features => p.subject({ noun: 'die', det: n === 1 ? 'a' : { n } });

/** "put it in your reserve pool" */
const put = (p: Phrases, of: Features, zone: 'prep' | 'reserve' | 'used' | 'bag'): Clause<VerbId> => ({
  verb: 'put',
  object: { of, case: 'acc' },
  rest: p.placed('into', zone, 'own'),
});

/** What becomes of dice that were drawn or picked: clauses that go on, sentences that follow. */
function landing(p: Phrases, to: 'prep' | Rolled, of: Features): Required<Pick<Landing, 'clauses' | 'more'>> {
  if (to === 'prep') return { clauses: [put(p, of, 'prep')], more: [] };
  const roll: Clause<VerbId> = { verb: 'roll', object: { of, case: 'acc' } };
  if (to.character === to.other) return { clauses: [roll, put(p, of, to.other)], more: [] };
  return { clauses: [roll], more: [outcome(p, to, of)] };
}

interface Landing {
  readonly clauses: readonly Clause<VerbId>[];
  readonly more: readonly Rich[];
}

/** "If it shows a character, …; otherwise, …" */
function outcome(p: Phrases, to: Rolled, of: Features): Rich {
  const each =
    p.locale === 'es'
      ? { ...of, number: 'one' as const }
      : { person: 3 as const, number: 'one' as const, gender: of.gender };
  const field: Clause<VerbId> = {
    verb: 'field',
    object: { of: each, case: 'acc' },
    rest: { en: 'for free', es: 'gratis', de: 'kostenlos' }[p.locale],
  };
  const first = to.character === 'field' ? field : put(p, each, to.character);
  const many = of.number === 'many';
  const condition = {
    en: many ? 'for each die: if it shows a character' : 'if it shows a character',
    es: many ? 'por cada dado: si muestra un personaje' : 'si muestra un personaje',
    de: many ? 'Für jeden Würfel: Zeigt er einen Charakter' : 'zeigt er einen Charakter',
  }[p.locale];
  const otherwise = { en: 'otherwise', es: 'si no', de: 'sonst' }[p.locale];
  const hit = p.clause({
    verb: 'deal',
    rest: {
      en: 'damage equal to its attack to the opponent',
      es: 'al rival daño igual a su ataque',
      de: 'dem Gegner Schaden in Höhe seines Angriffs',
    }[p.locale],
  });
  const then = to.hits === true ? p.list([hit, p.clause(first)], 'and') : p.clause(first);
  const last = p.clause(put(p, each, to.other));
  const text =
    p.locale === 'de'
      ? rich`${condition}, ${then}; ${otherwise} ${last}`
      : rich`${condition}, ${then}; ${otherwise}, ${last}`;
  return sentenceOf({ text }, p);
}

/** Taking dice from the bag. */
export function drawing(p: Phrases, node: Drawn): Said {
  const { n, per } = p.amount(node.take);
  const what = p.np({ noun: 'die', det: n === 1 ? 'a' : { n }, case: 'acc' });
  const draw: Clause<VerbId> = { verb: 'draw', rest: words(what, per) };
  const { keep } = node;
  if (keep === undefined || keep >= n) return joinLanding([draw], landing(p, node.to, dice(p, n)));
  if (node.to === 'prep' && node.rest !== 'bag') {
    return { clauses: [draw], more: [splitting(p, keep, n - keep)] };
  }
  return {
    clauses: [draw],
    more: [...keeping(p, node.to, keep), theOthers(p, n - keep, node.rest ?? 'used')],
  };
}

const joinLanding = (start: readonly Clause<VerbId>[], { clauses, more }: Landing): Said => ({
  clauses: [...start, ...clauses],
  ...(more.length === 0 ? {} : { more }),
});

/** "Roll one of them and put it in your reserve pool." */
function keeping(p: Phrases, to: 'prep' | Rolled, keep: number): Rich[] {
  const some = someOf(p, keep);
  const of = dice(p, keep);
  const all = landing(p, to, of);
  const [first, ...others] = all.clauses;
  if (first === undefined) return [];
  const { object: _object, ...plain } = first;
  const named: Clause<VerbId> = { ...plain, rest: words(some, first.rest ?? '') };
  return [sentenceOf({ clauses: [named, ...others] }, p), ...all.more];
}

/** "Put one of them in your prep area and the other in your used pile." */
function splitting(p: Phrases, keep: number, left: number): Rich {
  const first = words(someOf(p, keep), p.placed('into', 'prep', 'own'));
  const second = words(otherOf(p, left), p.placed('into', 'used', 'own'));
  return sentenceOf({ clauses: [{ verb: 'put', rest: p.list([first, second], 'and') }] }, p);
}

const someOf = (p: Phrases, n: number): string =>
  ({
    en: `${p.numeral(n)} of them`,
    es: `${p.numeral(n)} de ellos`,
    de: `${n === 1 ? 'einen' : p.numeral(n)} davon`,
  })[p.locale];

const otherOf = (p: Phrases, n: number): string =>
  ({
    en: n === 1 ? 'the other' : 'the others',
    es: n === 1 ? 'el otro' : 'los demás',
    de: n === 1 ? 'den anderen' : 'die anderen',
  })[p.locale];

/** "Put the other in your used pile." */
function theOthers(p: Phrases, left: number, zone: 'used' | 'bag'): Rich {
  const other = otherOf(p, left);
  if (zone === 'bag') {
    const back = words(other, p.placed('to', zone, 'own'));
    return sentenceOf({ clauses: [{ verb: 'return', rest: back }] }, p);
  }
  const where = p.placed('into', zone, 'own');
  return sentenceOf({ clauses: [{ verb: 'put', rest: words(other, where) }] }, p);
}

/** Rolling dice out of a pile. */
export function rolling(p: Phrases, roll: Clause<VerbId>, to: Target, into: Rolled): Said {
  const many = to.to === 'each' || (to.to === 'choose' && to.count > 1);
  const of = dice(p, many ? 2 : 1);
  if (into.character === into.other) return { clauses: [roll, put(p, of, into.other)] };
  return { clauses: [roll], more: [outcome(p, into, of)] };
}
