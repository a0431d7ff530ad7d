import { type Clause, type Rich, rich, type Subject, type Whom, words } from '@assemble/language';
import type { Amount, Target } from '../abilities/vocabulary.ts';
import type { VerbId } from './lexicon.ts';
import type { Phrases } from './phrases.ts';

type C = Clause<VerbId>;

/** English pronouns with a gender do not fit between a verb and its particle: the title is repeated there. */
const isGendered = (p: Phrases, one: Whom): boolean =>
  p.locale === 'en' && one.pronoun && one.number === 'one' && one.gender !== 'n' && one.human !== true;

/** Something done to someone. */
export function act(p: Phrases, verb: VerbId, one: Whom, after: Rich = []): C {
  if (isGendered(p, one)) return { verb, rest: words(p.name().text, after) };
  if (one.pronoun) return { verb, object: { of: one, case: 'acc' }, rest: after };
  return { verb, rest: words(one.in('acc'), after) };
}

/** Whether an amount is a value of some character: "damage equal to his attack". */
const isValue = (amount: Amount): boolean =>
  typeof amount === 'object' && (amount.amount === 'attack' || amount.amount === 'defense');

/**
 * Damage to a target. In German, and in Spanish before a value, the target stands first, and "his attack" could
 * then be the target's.
 */
export function deal(p: Phrases, amount: Amount, target: Target): C {
  const first = p.locale === 'de' || (p.locale === 'es' && isValue(amount));
  const early = first ? p.target(target) : null;
  const { what, per } = p.damage(amount);
  const one = early ?? p.target(target);
  if (one.person === 2) return { verb: 'take', subject: p.you, rest: words(what, per) };
  if (one.pronoun && !isGendered(p, one)) {
    const rest = p.locale === 'de' ? words(per, what) : words(what, per);
    return { verb: 'deal', object: { of: one, case: 'dat' }, rest };
  }
  const to = one.in('dat');
  // After "dem Gegner" a German or Spanish "him" would be the opponent.
  if (target.to === 'opponent' && p.locale !== 'en') p.talk.that = null;
  return { verb: 'deal', rest: first ? words(to, per, what) : words(what, to, per) };
}

/** "choose an opposing character", "the opponent chooses two of their characters". */
export function choose(p: Phrases, target: Extract<Target, { readonly to: 'choose' }>): C {
  if (target.by !== 'opponent') return act(p, 'choose', p.target(target));
  const subject = p.opponent();
  const { by: _by, ...chosen } = target;
  const theirs = target.dice.who === 'opposing' ? { ...target.dice, who: 'own' as const } : target.dice;
  const owner = target.dice.who === 'opposing' ? subject : p.you;
  const one = p.target({ ...chosen, dice: theirs }, 'from', owner);
  return { ...act(p, 'choose', one), subject };
}

const levels = (p: Phrases, n: number): Rich => {
  const count = p.np({ noun: 'level', det: { n }, case: 'acc' });
  return { en: rich`by ${count}`, es: count, de: rich`um ${count}` }[p.locale];
};

/** Up or down by levels. */
export function spin(p: Phrases, by: number, one: Whom): C {
  const verb = by < 0 ? 'spinDown' : 'spinUp';
  const far = levels(p, Math.abs(by));
  if (p.locale !== 'es') return act(p, verb, one, far);
  if (one.pronoun) return { verb, object: { of: one, case: 'dat' }, rest: far };
  return { verb, rest: words(far, one.in('dat')) };
}

/** What is more than the blockers can take. */
export function overToOpponent(p: Phrases, subject: Subject): Clause<VerbId> {
  const its = p.pronoun(subject, 'gen');
  const blockers = p.np({ noun: 'blocker', det: { of: subject }, count: 'many', case: 'gen' });
  return {
    en: { verb: 'deal', subject, rest: rich`damage beyond ${its} blockers' total defense to the opponent` },
    es: {
      verb: 'deal',
      subject,
      rest: rich`al rival el daño que supere la defensa total ${p.prep('de', blockers)}`,
    },
    de: {
      verb: 'deal',
      subject,
      rest: 'dem Gegner den Schaden',
      tail: rich`, der über die gesamte Verteidigung ${blockers} hinausgeht`,
    },
  }[p.locale] as Clause<VerbId>;
}
