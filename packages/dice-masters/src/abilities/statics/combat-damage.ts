import { type Clause, rich, sentence, type Whom } from '@assemble/language';
import type { VerbId } from '../../text/lexicon.ts';
import { clauses, inAll, type Phrases } from '../../text/said.ts';
import { bearer } from '../../text/standing-phrase.ts';
import { overToOpponent } from '../../text/verb-phrase.ts';
import { aimed, hint } from '../expect.ts';
import type { StandingKind } from '../node.ts';
import type { Dice } from '../vocabulary.ts';

/** How a die's combat damage differs from the rule: each is a standing effect of a card. */
export interface CombatDamage {
  readonly holds: 'combat-damage';
  readonly how: /** Its whole attack to every blocker instead of dividing it. */
    | 'whole-to-each'
    /** What is over the defense of its blockers hits the opponent. */
    | 'over-to-opponent'
    /** Before the damage of the others. */
    | 'first'
    /** Its player may aim it at the opponent instead of at the blockers. */
    | 'may-hit-opponent'
    /** Unblocked, it deals its damage to the opponent twice. */
    | 'twice';
  /** Whose damage: the die itself, or other dice. */
  readonly to: Dice | 'self';
}

const say = inAll<CombatDamage>((effect, p) => {
  const subject = bearer(p, effect.to);
  const said = clauses(combat(p, effect.how, subject));
  if (effect.how !== 'may-hit-opponent') return said;
  const gone = {
    en: 'if he does, he goes to your used pile at the end of the attack',
    es: 'si lo hace, va a tu zona de usados al final del ataque',
    de: 'in diesem Fall kommt er am Ende des Angriffs in deine Ablage',
  }[p.locale];
  return { ...said, more: [sentence([gone])] };
});

function combat(p: Phrases, how: CombatDamage['how'], subject: Whom): Clause<VerbId> {
  const its = p.pronoun(subject, 'gen');
  const blockersOf = (grammaticalCase: 'dat' | 'gen') =>
    p.np({ noun: 'blocker', det: { of: subject }, count: 'many', case: grammaticalCase });
  switch (how) {
    case 'over-to-opponent':
      return overToOpponent(p, subject);
    case 'first':
      return {
        verb: 'deal',
        subject,
        rest: {
          en: rich`${its} combat damage before all other characters`,
          es: rich`${its} daño de combate antes que los demás personajes`,
          de: rich`${its}en Kampfschaden vor allen anderen Charakteren`,
        }[p.locale],
      };
    case 'twice':
      return {
        verb: 'deal',
        subject,
        rest: {
          en: rich`${its} combat damage to the opponent twice`,
          es: rich`dos veces ${its} daño de combate al rival`,
          de: rich`dem Gegner ${its}en Kampfschaden zweimal`,
        }[p.locale],
      };
    case 'whole-to-each': {
      const each = p.np({ noun: 'blocker', det: { of: subject }, part: 'each', case: 'dat' });
      return {
        verb: 'deal',
        subject,
        rest: {
          en: rich`${its} full attack in damage to each of ${its} blockers instead of dividing it`,
          es: rich`todo ${its} ataque como daño ${p.prep('a', each)} en vez de repartirlo`,
          de: rich`${each} Schaden in Höhe ${its}es vollen Angriffs`,
        }[p.locale],
        ...(p.locale === 'de' ? { tail: ', statt ihn aufzuteilen' } : {}),
      };
    }
    case 'may-hit-opponent':
      return {
        verb: 'deal',
        modal: 'may',
        subject,
        rest: {
          en: rich`${its} combat damage to the opponent instead of ${its} blockers`,
          es: rich`${its} daño de combate al rival en vez de a ${blockersOf('dat')}`,
          de: rich`${its}en Kampfschaden statt ${blockersOf('dat')} dem Gegner`,
        }[p.locale],
      };
  }
}

/** What it is worth to the owner of the die. */
const GAINED: Readonly<Record<CombatDamage['how'], number>> = {
  'whole-to-each': 1,
  'over-to-opponent': 1.5,
  first: 1,
  'may-hit-opponent': 2,
  twice: 3,
};

export const combatDamage: StandingKind<CombatDamage> = {
  say,
  hint: ({ how, to }, o) => ({
    ...(to === 'self' ? hint(GAINED[how], 'own') : aimed({ to: 'each', dice: to }, o, GAINED[how])),
    fails: true,
  }),
};
