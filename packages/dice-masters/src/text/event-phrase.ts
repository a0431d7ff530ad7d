import {
  type Clause,
  type Conjunction,
  known,
  type Rich,
  rich,
  type Subject,
  several,
  type Whom,
  words,
} from '@assemble/language';
import type { Dice, On, Who } from '../abilities/vocabulary.ts';
import type { VerbId } from './lexicon.ts';
import type { Phrases } from './phrases.ts';
import type { Happening } from './said.ts';

type C = Clause<VerbId>;

/** How an event is told: as something that happens, may happen every time, or is about to happen. */
export interface Telling {
  readonly conjunction?: Conjunction;
  /** "would take damage" instead of "takes damage". */
  readonly would?: boolean;
}

/** What an ability hears: "when Beast blocks", "whenever you or Hulk take damage", "at the start of your turn". */
export function eventPhrase(p: Phrases, on: On, telling: Telling = {}): Happening {
  p.talk.event = on.event;
  switch (on.event) {
    case 'attack-starts':
    case 'attack-ends':
      return pointOfTime(p, on, 'attackPhase');
    case 'turn-starts':
    case 'turn-ends':
      return pointOfTime(p, on, 'turn');
    default: {
      const usual = on.who.every((who) => who.is === 'self') ? 'when' : 'whenever';
      const clause = clauseOf(p, on, telling.would === true);
      const conjunction = telling.conjunction ?? (on.first === true ? 'when' : usual);
      return { conjunction, clause: on.first === true ? firstTime(p, clause) : clause };
    }
  }
}

/** Only fielding is counted: the first character of a turn, whoever it is. */
function firstTime(p: Phrases, clause: C): C {
  const first = {
    en: 'your first character each turn',
    es: 'a tu primer personaje de cada turno',
    de: 'deinen ersten Charakter in einem Zug',
  }[p.locale];
  return { ...clause, rest: first };
}

function pointOfTime(p: Phrases, on: On, noun: 'attackPhase' | 'turn'): Happening {
  const starts = on.event === 'attack-starts' || on.event === 'turn-starts';
  const [who] = on.who;
  const det = who?.is === 'you' ? 'your' : who?.is === 'anyone' ? 'each' : 'the';
  const theirs = who?.is === 'opponent' ? opponentGenitive(p) : '';
  const start = { en: 'at the start of', es: 'al comienzo de', de: 'zu Beginn' }[p.locale];
  const end = { en: 'at the end of', es: 'al final de', de: 'am Ende' }[p.locale];
  const at = (which: 'a' | typeof det): Rich =>
    p.prep(
      starts ? start : end,
      p.np({ noun, det: which, case: 'gen', ...(theirs === '' ? {} : { after: theirs }) }),
    );
  return { front: at(det), ...(det === 'each' ? { within: at('a') } : {}) };
}

const opponentGenitive = (p: Phrases): Rich => {
  const opponent = p.np({ noun: 'opponent', det: 'the', case: 'gen' });
  return { en: p.prep('of', opponent), es: p.prep('de', opponent), de: opponent }[p.locale];
};

/** Whom the event is about; afterwards "that" means them. */
function about(p: Phrases, on: On): Whom {
  const ones = on.who.map((who) => someone(p, who));
  const [first] = ones;
  const one = first === undefined ? anyone(p) : ones.length === 1 ? first : several(p, ones);
  const last = on.who.at(-1);
  if (last?.is === 'dice' || last?.is === 'anyone') p.talk.focus = 'that';
  // Of two that were named, neither is "he".
  if (last?.is === 'self' || last?.is === 'namesake') p.talk.focus = ones.length === 1 ? 'self' : null;
  const { person, number, gender } = last?.is === 'dice' ? one : (ones.at(-1) ?? one);
  p.talk.that = person === 3 ? { person, number, gender } : null;
  return one;
}

function someone(p: Phrases, who: Who): Whom {
  switch (who.is) {
    case 'self':
    case 'namesake':
      return p.name();
    case 'you':
      return p.target({ to: 'you' });
    case 'opponent':
      return p.opponent();
    case 'dice':
      return p.dice(who.dice, { det: 'a' });
    case 'anyone':
      return anyone(p);
  }
}

const anyone = (p: Phrases): Whom =>
  several(p, [p.dice({}, { det: 'a' }), known(p, p.subject({ noun: 'player', det: 'a' }), playerIn(p))]);

const playerIn = (p: Phrases) => (grammaticalCase: 'nom' | 'acc' | 'dat' | 'gen') =>
  p.np({ noun: 'player', det: p.locale === 'es' ? 'a' : 'none', case: grammaticalCase });

function clauseOf(p: Phrases, on: On, would: boolean): C {
  switch (on.event) {
    case 'fielded':
      return fielded(p, on);
    case 'damage':
      return damage(p, on, would);
    case 'knock-out':
      return knockOut(p, on, would);
    case 'blocks':
      return { verb: 'block', subject: about(p, on) };
    case 'blocked':
      return { verb: 'block', passive: true, subject: about(p, on), rest: byWhom(p, on) };
    case 'unblocked':
      return { verb: 'block', passive: true, not: true, subject: about(p, on) };
    case 'engaged':
      return engaged(p, on);
    case 'action-used':
      return { verb: 'use', subject: user(p, on), rest: p.np({ noun: 'actionDie', det: 'a', case: 'acc' }) };
    case 'affected':
      return affected(p, on, would);
    case 'to-used': {
      const where = p.placed('to', 'used', 'own');
      return { verb: would ? 'wouldGo' : 'go', subject: about(p, on), rest: where };
    }
    default:
      return { verb: 'attack', subject: about(p, on) };
  }
}

const user = (p: Phrases, on: On): Subject => (on.who.some((who) => who.is === 'you') ? p.you : p.opponent());

/** A filter without its side: the subject tells it. */
const anySide = ({ who: _who, ...dice }: Dice): Dice => dice;

function fielded(p: Phrases, on: On): C {
  const [who] = on.who;
  if (who?.is !== 'dice') return { verb: 'field', subject: p.you, rest: about(p, on).in('acc') };
  if (who.dice.who === undefined) return { verb: 'field', passive: true, subject: about(p, on) };
  const subject = who.dice.who === 'own' ? p.you : p.opponent();
  const one = about(p, { ...on, who: [{ is: 'dice', dice: anySide(who.dice) }] });
  return { verb: 'field', subject, rest: one.in('acc') };
}

const isDice = (by: On['by']): by is Dice => typeof by === 'object';

/** The one that does it, where the event names one. */
function doer(p: Phrases, { by }: On): Whom | null {
  if (by === 'self') return p.name();
  if (by === 'your-action-or-global') return p.target({ to: 'you' });
  return isDice(by) ? p.dice(by, { det: 'a' }) : null;
}

const damageWord = (p: Phrases, combat: boolean): string =>
  combat
    ? { en: 'combat damage', es: 'daño de combate', de: 'Kampfschaden' }[p.locale]
    : { en: 'damage', es: 'daño', de: 'Schaden' }[p.locale];

function damage(p: Phrases, on: On, would: boolean): C {
  const what = damageWord(p, on.combat === true);
  const source = doer(p, on);
  if (source === null) {
    const subject = about(p, on);
    const except = on.by === 'not-engaged' ? { tail: exceptEngaged(p) } : {};
    return { verb: would ? 'wouldTake' : 'take', subject, rest: what, ...except };
  }
  const means =
    on.by === 'your-action-or-global'
      ? {
          en: 'with an action or global ability',
          es: 'con una acción o habilidad global',
          de: 'mit einer Aktion oder globalen Fähigkeit',
        }[p.locale]
      : '';
  const everyone = on.who.some((who) => who.is === 'anyone');
  const to = everyone ? '' : about(p, on).in('dat');
  if (everyone) p.talk.focus = null;
  const rest = p.locale === 'de' ? words(to, means, what) : words(what, to, means);
  return { verb: would ? 'wouldDeal' : 'deal', subject: source, rest };
}

const exceptEngaged = (p: Phrases): Rich => {
  const with_ = p.pronounAfter();
  return {
    en: rich`(other than damage from a character engaged with ${with_})`,
    es: rich`(excepto el daño de un personaje enfrentado a ${with_})`,
    de: rich`(außer Schaden durch einen Charakter im Kampf mit ${with_})`,
  }[p.locale];
};

export const WHILE = {
  attacking: { en: 'while attacking', es: 'al atacar', de: 'beim Angreifen' },
  blocking: { en: 'while blocking', es: 'al bloquear', de: 'beim Blocken' },
  engaged: { en: 'while engaged', es: 'en un enfrentamiento', de: 'im Kampf' },
} as const;

/** "in combat", "while blocking". */
function circumstance(p: Phrases, on: On): string {
  if (on.while !== undefined) return WHILE[on.while][p.locale];
  return on.combat === true ? { en: 'in combat', es: 'en combate', de: 'im Kampf' }[p.locale] : '';
}

function knockOut(p: Phrases, on: On, would: boolean): C {
  const source = doer(p, on);
  const one = about(p, on);
  const where = circumstance(p, on);
  if (source !== null) {
    const rest = p.locale === 'de' ? words(where, one.in('acc')) : words(one.in('acc'), where);
    return { verb: 'knockOut', subject: source, rest };
  }
  if (!would) return { verb: 'knockOut', passive: true, subject: one, rest: where };
  const out = { en: 'knocked out', es: one.gender === 'f' ? 'aturdida' : 'aturdido', de: 'k. o. geschlagen' }[
    p.locale
  ];
  return { verb: 'wouldBe', subject: one, rest: p.locale === 'de' ? words(where, out) : words(out, where) };
}

function byWhom(p: Phrases, { by }: On): Rich {
  if (!isDice(by)) return [];
  const one = p.dice(by, { det: 'a' });
  const word = { en: 'by', es: 'por', de: 'von' }[p.locale];
  return p.prep(word, one.bare('dat'));
}

function engaged(p: Phrases, on: On): C {
  const subject = about(p, on);
  const { by } = on;
  const one = isDice(by) ? p.dice(by, { det: 'a' }) : null;
  const rest = {
    en: one === null ? '' : rich`with ${one.bare('acc')}`,
    es: one === null ? 'a un personaje' : one.in('dat'),
    de: one === null ? 'in einen Kampf' : rich`mit ${one.bare('dat')} in einen Kampf`,
  }[p.locale];
  return { verb: 'engage', subject, rest };
}

function affected(p: Phrases, on: On, would: boolean): C {
  const cause = p.named(
    {
      en: 'an ability or effect',
      es: 'una habilidad o un efecto',
      de: 'eine Fähigkeit oder ein Effekt',
    }[p.locale],
  );
  const one = about(p, on);
  const except = on.by === 'not-engaged' ? { tail: exceptEngaged(p) } : {};
  return { verb: would ? 'wouldAffect' : 'affect', subject: cause, rest: one.in('acc'), ...except };
}
