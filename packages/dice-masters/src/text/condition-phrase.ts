import { type Clause, type Rich, rich } from '@assemble/language';
import type { Condition, Dice } from '../abilities/vocabulary.ts';
import { spelt, titleRef } from './dice-phrase.ts';
import type { VerbId } from './lexicon.ts';
import type { Phrases } from './phrases.ts';
import type { Holding } from './said.ts';
import { title } from './titles.ts';

type C = Clause<VerbId>;

/** What must hold. Bursts are no condition in words: they mark their paragraph. */
export function conditionPhrase(
  p: Phrases,
  condition: Exclude<Condition, { readonly if: 'bursts' }>,
): Holding {
  switch (condition.if) {
    case 'life-below-opponent':
      return {
        verb: 'have',
        subject: p.you,
        rest: {
          en: 'less life than the opponent',
          es: 'menos puntos de vida que el rival',
          de: 'weniger Lebenspunkte',
        }[p.locale],
        ...(p.locale === 'de' ? { tail: 'als der Gegner' } : {}),
      };
    case 'outnumbered':
      return {
        verb: 'have',
        subject: p.opponent(),
        rest: {
          en: 'more fielded characters than you',
          es: 'más personajes desplegados que tú',
          de: 'mehr Charaktere in der Feldzone',
        }[p.locale],
        ...(p.locale === 'de' ? { tail: 'als du' } : {}),
      };
    case 'fielded':
      return fielded(p, condition.dice);
    case 'used-action':
      return {
        verb: 'use',
        past: true,
        subject: p.you,
        rest: {
          en: 'an action die this turn',
          es: 'un dado de acción este turno',
          de: 'in diesem Zug einen Aktionswürfel',
        }[p.locale],
      };
    case 'attacks-alone':
      return {
        verb: 'attack',
        subject: p.self(),
        rest: { en: 'alone', es: 'en solitario', de: 'allein' }[p.locale],
      };
    case 'role':
      return role(p, condition.role);
    case 'engaged-with': {
      const self = p.self();
      const one = p.dice(condition.dice, { det: 'a' });
      return {
        verb: 'be',
        subject: self,
        rest: engagedWith(p, self.gender === 'f', one.bare('dat'), one.in('dat')),
      };
    }
    case 'attack-phase':
      return {
        during: [
          { en: 'during the attack phase', es: 'en la fase de ataque', de: 'in der Angriffsphase' }[p.locale],
        ],
      };
    case 'own-turn':
      return { during: [{ en: 'during your turn', es: 'en tu turno', de: 'in deinem Zug' }[p.locale]] };
    case 'undamaged':
      return undamaged(p);
  }
}

const undamaged = (p: Phrases): C => {
  const subject = p.self();
  if (p.locale === 'en') return { verb: 'be', subject, rest: 'undamaged so far this turn' };
  if (p.locale === 'es') return { verb: 'take', past: true, not: true, subject, rest: 'daño este turno' };
  return { verb: 'take', past: true, subject, rest: 'in diesem Zug keinen Schaden' };
};

const engagedWith = (p: Phrases, feminine: boolean, bare: Rich, to: Rich): Rich =>
  ({
    en: rich`engaged with ${bare}`,
    es: rich`${feminine ? 'enfrentada' : 'enfrentado'} ${to}`,
    de: rich`mit ${bare} im Kampf`,
  })[p.locale];

function fielded(p: Phrases, dice: Dice): C {
  const { who, ...any } = spelt(dice, p.card.title);
  const subject = who === 'opposing' ? p.opponent() : p.you;
  const name = any.title === undefined ? null : title(any.title, p.locale, titleRef(any.title)).in('acc');
  const one = name ?? p.dice(any, { det: 'a' }).bare('acc');
  const rest = {
    en: rich`${one} fielded`,
    es: rich`${name === null ? one : p.prep('a', name)} desplegado`,
    de: rich`${one} in der Feldzone`,
  }[p.locale];
  return { verb: 'have', subject, rest };
}

function role(p: Phrases, which: Extract<Condition, { readonly if: 'role' }>['role']): C {
  const subject = p.self();
  if (p.locale === 'de' && which === 'attacking') return { verb: 'attack', subject };
  if (p.locale === 'de' && which === 'blocking') return { verb: 'block', subject };
  if (p.locale === 'es' && which === 'attacking') return { verb: 'be', subject, rest: 'atacando' };
  if (p.locale === 'es' && which === 'blocking') return { verb: 'be', subject, rest: 'bloqueando' };
  return { verb: 'be', subject, rest: p.predicative(which, subject) };
}
