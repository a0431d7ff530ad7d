import { type Localized, type Rich, rich, words } from '@assemble/language';
import type { On, Who } from '../abilities/vocabulary.ts';
import { clause, opponentOf, subjectOf, time } from './event-parts.ts';
import type { Phrases } from './phrases.ts';
import type { Opening } from './said.ts';
import { typed } from './types.ts';

/** An attack is declared, seen from the attacker where it matters who that is. */
export function declaring(p: Phrases, by: Who | undefined): Opening {
  if (by === undefined)
    return clause(p, {
      en: 'when an attack is declared',
      es: 'cuando se declare un Ataque',
      de: 'wenn ein Angriff angesagt wird',
    });
  p.talk.roll = 'attack';
  const attacker = by.is ?? 'attacker';
  const who = by.is === undefined ? p.characters(by, 'a').text : p.anchor(by.is).text;
  p.talk.focus = attacker;
  if (attacker !== 'token') p.talk.fighter = attacker;
  return clause(p, {
    en: rich`when ${who} declares an attack`,
    es: rich`cuando ${who} declare un Ataque`,
    de: rich`wenn ${who} einen Angriff ansagt`,
  });
}

/** While the attack pool is created: by whom goes without saying in the attack's own special rules. */
export function creatingPool(p: Phrases, { by }: On): Opening {
  p.talk.roll = 'attack';
  if (p.place === 'attack' || by === undefined)
    return clause(p, {
      en: 'when the attack pool is created',
      es: 'al crear la reserva de Ataque',
      de: 'wenn der Angriffspool gebildet wird',
    });
  const who = subjectOf(p, by);
  return clause(p, {
    en: rich`when ${who.text} creates its attack pool`,
    es: rich`cuando ${who.text} cree su reserva de Ataque`,
    de: rich`wenn ${who.text} den Angriffspool bildet`,
  });
}

/** "after an attack against this character by an enemy character is resolved". */
export function afterAttack(p: Phrases, on: On): Opening {
  if (p.place === 'attack' && on.who === undefined && on.by === undefined)
    return time(p, {
      en: words('after this', typed(p, { en: 'attack', es: '', de: '' }, on.types), 'is resolved'),
      es: words('después de que se resuelva este', typed(p, { en: '', es: 'Ataque', de: '' }, on.types)),
      de: words('nach diesem', typed(p, { en: '', es: '', de: 'Angriff' }, on.types)),
    });
  const who = on.who === undefined ? null : subjectOf(p, on.who);
  const by = on.by === undefined ? null : (opponentOf(p, on.by) ?? p.characters(on.by, 'a'));
  // Behind an attack "it" could be the attack, and "that character" either of the two.
  p.talk.focus = null;
  if (on.who !== undefined && on.who.is === undefined && by !== null) p.talk.thatNoun = 'target';
  return time(p, {
    en: words(
      'after',
      on.types === undefined || on.types[0] === 'energy' ? 'an' : 'a',
      typed(p, { en: 'attack', es: '', de: '' }, on.types),
      who === null ? '' : rich`against ${who.bare('acc')}`,
      by === null ? '' : rich`by ${by.bare('acc')}`,
      'is resolved',
    ),
    es: words(
      'después de que se resuelva un',
      typed(p, { en: '', es: 'Ataque', de: '' }, on.types),
      who === null ? '' : rich`contra ${who.bare('nom')}`,
      by === null ? '' : who === null ? by.in('gen') : rich`por parte ${by.in('gen')}`,
    ),
    de: words(
      'nach einem',
      typed(p, { en: '', es: '', de: 'Angriff' }, on.types),
      by === null || who !== null ? '' : by.bare('gen'),
      who === null ? '' : rich`gegen ${who.bare('acc')}`,
      by === null || who === null ? '' : rich`durch ${by.bare('acc')}`,
    ),
  });
}

const ROLES = {
  attacking: { en: 'attacking', es: 'ataque', de: 'angreift' },
  defending: { en: 'defending', es: 'se defienda', de: 'sich verteidigt' },
  dodging: { en: 'dodging', es: 'esquive', de: 'ausweicht' },
} as const;

const ROLL_OF = { attacking: 'attack', defending: 'defense', dodging: 'dodge' } as const;

/** While dice are modified; the dice of an attack in its own special rules go without saying. */
export function modifying(p: Phrases, on: On): Opening | null {
  const roles = on.role ?? ['attacking', 'defending', 'dodging'];
  const [first] = roles;
  if (first !== undefined) p.talk.roll = roles.length === 1 ? ROLL_OF[first] : 'plain';
  if (p.place === 'attack' && on.who === undefined) return null;
  const who = subjectOf(p, on.who).text;
  const by = opponentOf(p, on.by);
  const list = p.list(
    roles.map((role) => roleWords(p, role, roles, on)),
    'or',
  );
  // Both sides of an attack are named together: "attacking or defending in a Physical attack".
  const both = roles.includes('attacking') && roles.length > 1 && on.types !== undefined;
  const attack = both ? p.pick(attackWords(p, on, 'in')) : [];
  if (by !== null && roles.join() === 'attacking,defending')
    return clause(p, {
      en: words(rich`when ${who} is ${list}`, attack, rich`against ${by.bare('acc')}`),
      es: words(rich`cuando ${who} ataque ${by.in('acc')} o se defienda de ${p.pronoun(by, 'nom')}`, attack),
      de: words(
        rich`wenn ${who}`,
        attack,
        by.bare('acc'),
        rich`angreift oder sich gegen ${p.pronoun(by, 'acc')} verteidigt`,
      ),
    });
  return clause(p, {
    en: words(rich`when ${who} is ${list}`, attack, by === null ? '' : rich`against ${by.bare('acc')}`),
    es: words(rich`cuando ${who} ${list}`, attack, by === null ? '' : rich`contra ${by.bare('nom')}`),
    de: words(rich`wenn ${who}`, attack, by === null ? '' : rich`gegen ${by.bare('acc')}`, list),
  });
}

const PREPOSITIONS = {
  in: { en: 'in', es: 'en', de: 'in einem' },
  with: { en: 'with', es: 'con', de: 'mit einem' },
  against: { en: 'against', es: 'contra', de: 'gegen einen' },
} as const;

/** "against a Physical or Energy attack". */
const attackWords = (p: Phrases, { types }: On, how: keyof typeof PREPOSITIONS): Localized<Rich> => ({
  en: rich`${PREPOSITIONS[how].en} a${types?.[0] === 'energy' ? 'n' : ''} ${typed(p, { en: 'attack', es: '', de: '' }, types)}`,
  es: rich`${PREPOSITIONS[how].es} un ${typed(p, { en: '', es: 'Ataque', de: '' }, types)}`,
  de: rich`${PREPOSITIONS[how].de} ${typed(p, { en: '', es: '', de: 'Angriff' }, types)}`,
});

type Role = keyof typeof ROLES;

function roleWords(p: Phrases, role: Role, roles: readonly Role[], on: On): Rich {
  const alone = ROLES[role][p.locale];
  if (on.types === undefined || role === 'dodging' || (roles.includes('attacking') && roles.length > 1))
    return [alone];
  const attack = p.pick(attackWords(p, on, role === 'attacking' ? 'with' : 'against'));
  if (p.locale !== 'de') return rich`${alone} ${attack}`;
  return role === 'defending' ? rich`sich ${attack} verteidigt` : rich`${attack} ${alone}`;
}
