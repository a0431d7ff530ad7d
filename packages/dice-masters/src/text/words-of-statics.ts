import { amount, type Clause, type Localized, rich, type Subject, sentence, words } from '@assemble/language';
import { overToOpponent } from '../abilities/nodes/mark.ts';
import type { Dice, StaticEffect } from '../abilities/vocabulary.ts';
import type { Ban, Banned } from '../rules/bans.ts';
import type { BlockRestriction, BlocksMore, SpinsToBlock, Unblockable } from '../rules/blocking.ts';
import type { StandingBonus } from '../rules/bonuses.ts';
import type { ExtraDraw } from '../rules/clear-and-draw.ts';
import type { CombatDamage } from '../rules/combat-damage.ts';
import type { FieldingCost } from '../rules/fielding.ts';
import type { VerbId } from './lexicon.ts';
import { clauses, inAll, type Phrases, type Said, sentenceOf } from './said.ts';
import { again, type Whom } from './whom.ts';

type C = Clause<VerbId>;

/** Everyone of a sort: "your sidekicks", "all characters that aren't Villains". */
const everyone = (p: Phrases, dice: Dice): Whom =>
  p.dice(dice, { det: dice.who === undefined ? 'all' : 'plural' });

const bearer = (p: Phrases, to: Dice | 'self'): Whom => (to === 'self' ? p.self() : everyone(p, to));

const bonus = inAll<StandingBonus>((effect, p) => {
  const subject = bearer(p, effect.to);
  return clauses({ verb: 'get', subject, rest: p.values(effect.attack, effect.defense).what });
});

/** "cannot be blocked by …", "only … may block …". */
const blockers = inAll<BlockRestriction>((effect, p) => {
  const found: C[] = [];
  if (effect.only !== undefined) {
    const who = effect.only.map((dice) => p.dice(dice, { det: 'plural' }).text);
    const subject = p.named(rich`${{ en: 'only', es: 'solo', de: 'nur' }[p.locale]} ${p.list(who, 'and')}`, {
      number: 'many',
    });
    found.push({ verb: 'block', modal: 'may', subject, rest: p.self().in('acc') });
  }
  if (effect.not !== undefined) {
    const not = effect.not.map((dice) => p.dice(dice, { det: 'bare' }).bare('dat'));
    found.push(notBy(p, p.list(not, 'or')));
  }
  if (effect.notBelowOwnLevel === true) {
    const lower = {
      en: 'characters of a lower level',
      es: 'personajes de nivel inferior',
      de: 'Charakteren niedrigerer Stufe',
    }[p.locale];
    found.push(notBy(p, [lower]));
  }
  return { clauses: found };
});

const notBy = (p: Phrases, whom: ReturnType<typeof words>): C => ({
  verb: 'block',
  passive: true,
  modal: 'cannot',
  subject: p.self(),
  rest: p.prep({ en: 'by', es: 'por', de: 'von' }[p.locale], whom),
});

const unblockable = inAll<Unblockable>((_effect, p) =>
  clauses({ verb: 'block', passive: true, modal: 'cannot', subject: p.self() }),
);

const blocksMore = inAll<BlocksMore>((effect, p) => {
  const det = { n: effect.attackers };
  const rest = p.np({ noun: 'attacker', det, adjectives: ['additional'], case: 'acc' });
  return clauses({ verb: 'block', modal: 'may', subject: p.self(), rest });
});

/** Fewer levels for more attackers. */
const spinsToBlock = inAll<SpinsToBlock>((effect, p) => {
  const subject = p.self();
  const most = p.np({ noun: 'level', det: { upTo: effect.most }, case: 'acc' });
  const it = again(p, subject);
  const rest = {
    en: rich`one additional attacker for each level you spin ${it.bare('acc')} down, by ${most}`,
    es: rich`a un atacante más por cada nivel que le bajes, ${most}`,
    de: rich`für jede Stufe, um die du ${it.bare('acc')} dabei herunterdrehst, einen Angreifer mehr`,
  }[p.locale];
  const tail = p.locale === 'de' ? { tail: rich`(${most})` } : {};
  return clauses({ verb: 'block', modal: 'may', subject, rest, ...tail });
});

const banned: Readonly<Record<Banned, Localized<Omit<C, 'subject'>>>> = {
  reroll: {
    en: { verb: 'reroll', modal: 'cannot', rest: 'dice' },
    es: { verb: 'reroll', modal: 'cannot', rest: 'tiradas' },
    de: { verb: 'reroll', modal: 'may', rest: 'keine Würfel' },
  },
  'actions-and-globals': {
    en: { verb: 'use', modal: 'cannot', rest: 'action dice or global abilities' },
    es: { verb: 'use', modal: 'cannot', rest: 'dados de acción ni habilidades globales' },
    de: { verb: 'use', modal: 'may', rest: 'weder Aktionswürfel noch globale Fähigkeiten' },
  },
  field: {
    en: { verb: 'field', modal: 'cannot', rest: 'characters' },
    es: { verb: 'field', modal: 'cannot', rest: 'personajes' },
    de: { verb: 'field', modal: 'may', rest: 'keine Charaktere' },
  },
};

const ban = inAll<Ban>((effect, p) => {
  const opponent = p.opponent();
  const clause: C = { ...banned[effect.what][p.locale], subject: opponent };
  if (effect.lift === undefined) return clauses(clause);
  const [pay] = p.cost({ energy: [], life: effect.lift.life }, opponent);
  if (pay === undefined) return clauses(clause);
  const tail = {
    en: 'to ignore this until end of turn',
    es: 'para ignorar esto hasta el final del turno',
    de: ', um dies bis zum Ende des Zuges zu ignorieren',
  }[p.locale];
  return { clauses: [clause], more: [sentenceOf({ clauses: [{ ...pay, modal: 'may', tail }] }, p)] };
});

const fieldingCost = inAll<FieldingCost>((effect, p): Said => {
  const { who, ...dice } = effect.dice;
  const payer: Subject = who === 'opposing' ? p.opponent() : p.you;
  if (effect.change === 'free') {
    const rest = p.dice(dice, { det: 'bare' }).in('nom');
    const free = { en: 'for free', es: 'gratis', de: 'kostenlos' }[p.locale];
    return clauses({ verb: 'field', modal: 'may', subject: payer, rest: words(rest, free) });
  }
  const each = p.dice(dice, { det: 'each' });
  const n = amount(Math.abs(effect.change));
  const more = effect.change > 0;
  const rest = {
    en: rich`${n} ${more ? 'more' : 'less'} energy to field ${each.bare('acc')}`,
    es: rich`${n} de energía ${more ? 'más' : 'menos'} para desplegar ${each.bare('acc')}`,
    de: rich`für den Einsatz ${each.bare('gen')} ${n} Energie ${more ? 'mehr' : 'weniger'}`,
  }[p.locale];
  return clauses({ verb: 'pay', subject: payer, rest });
});

const extraDraw = inAll<ExtraDraw>((effect, p) => {
  const dice = p.np({ noun: 'die', det: { n: effect.dice }, adjectives: ['additional'], case: 'acc' });
  const rest = {
    en: rich`${dice} in your Clear and Draw phase`,
    es: rich`${dice} en tu fase de preparación`,
    de: rich`beim Aufräumen und Ziehen ${dice}`,
  }[p.locale];
  return clauses({ verb: 'draw', subject: p.you, rest });
});

const combatDamage = inAll<CombatDamage>((effect, p) => {
  const subject = bearer(p, effect.to);
  const said = clauses(combat(p, effect.how, subject));
  if (effect.how !== 'may-hit-opponent') return said;
  const gone = {
    en: 'if he does, he goes to your used pile at the end of the attack',
    es: 'si lo hace, va a tu zona de usados al final del ataque',
    de: 'dann kommt er am Ende des Angriffs in deine Ablage',
  }[p.locale];
  return { ...said, more: [sentence([gone])] };
});

function combat(p: Phrases, how: CombatDamage['how'], subject: Whom): C {
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
          es: rich`todo ${its} ataque como daño a ${each} en vez de repartirlo`,
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

type Says = Localized<(effect: never, p: Phrases) => Said>;

/** How every standing effect reads. */
const staticWords: Readonly<Record<string, Says>> = {
  bonus,
  blockers,
  unblockable,
  'blocks-more': blocksMore,
  'spins-to-block': spinsToBlock,
  ban,
  'fielding-cost': fieldingCost,
  'extra-draw': extraDraw,
  'combat-damage': combatDamage,
};

/** Says a standing effect. */
export function sayStatic(effect: StaticEffect, p: Phrases): Said {
  const words = staticWords[effect.holds];
  if (words === undefined) throw new Error(`no words for the standing effect "${effect.holds}"`);
  const say = words[p.locale] as (effect: StaticEffect, p: Phrases) => Said;
  return say(effect, p);
}
