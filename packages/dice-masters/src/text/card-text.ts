import { type Clause, capitalise, type Locale, type Rich, rich, sentence, words } from '@assemble/language';
import type {
  Ability,
  ActionAbility,
  Activated,
  Condition,
  Effect,
  Global,
  On,
  Static,
  Trigger,
  Would,
} from '../abilities/vocabulary.ts';
import type { Card } from '../content.ts';
import { type BurstMark, burstTexts } from './burst-text.ts';
import { WHILE } from './event-phrase.ts';
import type { VerbId } from './lexicon.ts';
import { type Phrases, phrases } from './phrases.ts';
import {
  afterEvent,
  during,
  type Happening,
  type Holding,
  happeningOf,
  joined,
  mayOf,
  mayPay,
  paragraph,
  type Said,
  told,
} from './said.ts';
import { sayEffect } from './words-of-effects.ts';
import { sayStatic } from './words-of-statics.ts';

/** A paragraph of a card: what is always in force, what a burst adds or replaces, or a global ability. */
export interface Paragraph {
  readonly marker: '' | BurstMark | 'global';
  readonly text: Rich;
}

export interface CardText {
  readonly paragraphs: readonly Paragraph[];
}

/** The text of a card, generated from its abilities. */
export function cardText(card: Card, locale: Locale): CardText {
  const paragraphs: Paragraph[] = [];
  const { abilities } = card;
  for (let i = 0; i < abilities.length; i++) {
    const ability = abilities[i] as Ability;
    const p = phrases(locale, card, sayEffect);
    if (ability.node !== 'static') {
      paragraphs.push(...abilityText(ability, p));
      continue;
    }
    // Standing effects under the same condition share a sentence.
    const alike = [ability];
    for (let next = abilities[i + 1]; isAlike(ability, next); next = abilities[i + 1]) {
      alike.push(next);
      i++;
    }
    paragraphs.push(...staticText(alike, p));
  }
  return { paragraphs };
}

function isAlike(one: Static, other: Ability | undefined): other is Static {
  return (
    other?.node === 'static' &&
    one.active === other.active &&
    JSON.stringify(one.condition) === JSON.stringify(other.condition)
  );
}

function abilityText(ability: Exclude<Ability, Static>, p: Phrases): Paragraph[] {
  switch (ability.node) {
    case 'trigger':
      return triggerText(ability, p);
    case 'would':
      return wouldText(ability, p);
    case 'action':
      return actionText(ability, p);
    case 'global':
      return globalText(ability, p);
    case 'activated':
      return activatedText(ability, p);
  }
}

type Worded = Exclude<Condition, { readonly if: 'bursts' }>;

/** Bursts as a condition mark the paragraph; anything else is said. */
function markOf(condition: Condition | undefined): {
  readonly marker: '' | BurstMark;
  readonly words: Worded | null;
} {
  if (condition === undefined) return { marker: '', words: null };
  if (condition.if !== 'bursts') return { marker: '', words: condition };
  const one = condition.are.includes(1);
  const two = condition.are.includes(2);
  return { marker: one && two ? '*/**' : two ? '**' : '*', words: null };
}

/** "While Hulk is active, …" around what is said then. */
const whileActive = (p: Phrases): Clause<VerbId> => {
  const self = p.self();
  return { verb: 'be', subject: self, rest: p.predicative('active', self) };
};

const once = (p: Phrases, limit: 'once-per-turn' | undefined): Rich[] =>
  limit === undefined
    ? []
    : [[{ en: '(Once per turn.)', es: '(Una vez por turno.)', de: '(Einmal pro Zug.)' }[p.locale]]];

/** An event with its condition; attacking alone is one thing in words. */
function opening(p: Phrases, on: On, condition: Worded | null, would: boolean): Happening {
  const event = p.event(on, would ? { would, conjunction: 'if' } : {});
  if (condition === null) return event;
  if (condition.if === 'attacks-alone' && 'clause' in event && on.event === 'attacks') {
    const alone = { en: 'alone', es: 'en solitario', de: 'allein' }[p.locale];
    return { ...event, clause: { ...event.clause, rest: alone } };
  }
  if (condition.if === 'role' && 'clause' in event) {
    const { role } = condition;
    if (role === 'attacking' || role === 'blocking' || role === 'engaged') {
      return joined(p, event, { during: [WHILE[role][p.locale]] });
    }
  }
  return joined(p, event, p.condition(condition));
}

interface Frame {
  readonly marker: '' | BurstMark;
  /** Said before everything: while the card is active. */
  readonly active: Clause<VerbId> | null;
  readonly event: Happening;
  readonly effect: Effect;
  readonly limit: 'once-per-turn' | undefined;
  /** How the effect is told: as it is, or as something the reader may do. */
  readonly wrap: (said: Said, p: Phrases) => Said;
}

/** An event and what follows from it, with the paragraphs of its bursts. */
function framed(p: Phrases, { marker, active, event, effect, limit, wrap }: Frame): Paragraph[] {
  const say = (q: Phrases, said: Said): Rich => {
    const first = told(q, event, wrap(said, q));
    const whole = active === null ? first : q.conditional('while', active, { text: first });
    return paragraph([sentence(whole), ...(wrap(said, q).more ?? []), ...once(q, limit)]);
  };
  return burstTexts(p, effect, {
    marker,
    whole: say,
    alone: (q, said) => paragraph(afterEvent(q, null, wrap(said, q))),
  });
}

const asItIs = (said: Said): Said => said;

function triggerText(ability: Trigger, p: Phrases): Paragraph[] {
  const { marker, words: condition } = markOf(ability.condition);
  const active = ability.active === true ? whileActive(p) : null;
  const event = opening(p, ability.on, condition, false);
  return framed(p, { marker, active, event, effect: ability.effect, limit: ability.limit, wrap: asItIs });
}

function wouldText(ability: Would, p: Phrases): Paragraph[] {
  const { marker, words: condition } = markOf(ability.condition);
  const active = ability.active === true ? whileActive(p) : null;
  const event = opening(p, ability.on, condition, true);
  const wrap = (said: Said, q: Phrases): Said => {
    if (ability.cost !== undefined) return mayPay(q.cost(ability.cost), said, q);
    return ability.may === true ? mayOf(said, q) : said;
  };
  return framed(p, { marker, active, event, effect: ability.effect, limit: ability.limit, wrap });
}

function staticText(alike: readonly Static[], p: Phrases): Paragraph[] {
  const [ability] = alike;
  if (ability === undefined) return [];
  const { marker, words: condition } = markOf(ability.condition);
  const active: Happening | null =
    ability.active === true ? { conjunction: 'while', clause: whileActive(p) } : null;
  const holding = condition === null ? null : p.condition(condition);
  const all = alike.map((one) => sayStatic(one.holds, p));
  const conjunction = condition?.if === 'used-action' ? 'if' : 'while';
  const event =
    holding === null
      ? active
      : active === null
        ? happeningOf(holding, conjunction)
        : joined(p, active, holding);
  return [{ marker, text: paragraph(afterEvent(p, event, together(all))) }];
}

/** Several standing effects in one sentence. */
function together(all: readonly Said[]): Said {
  const clauses = all.flatMap((said) => ('clauses' in said ? said.clauses : []));
  const more = all.flatMap((said) => said.more ?? []);
  return { clauses, ...(more.length === 0 ? {} : { more }) };
}

function actionText({ effect }: ActionAbility, p: Phrases): Paragraph[] {
  const say = (q: Phrases, said: Said): Rich => paragraph(afterEvent(q, null, said));
  return burstTexts(p, effect, { marker: '', whole: say, alone: say });
}

/** Effects that change what is about to happen. */
const REPLACES: ReadonlySet<string> = new Set(['prevent', 'redirect', 'increase']);

function globalText(ability: Global, p: Phrases): Paragraph[] {
  const { reaction, condition, effect } = ability;
  const event =
    reaction === undefined
      ? null
      : p.event(reaction, {
          conjunction: 'when',
          would: REPLACES.has(effect.node) && reaction.event !== 'affected',
        });
  const holding = condition === undefined || condition.if === 'bursts' ? null : p.condition(condition);
  const payment = { clauses: paidDuring(p, p.cost(ability.cost), ability, holding) };
  const cost = event === null ? payment : reacting(p, payment.clauses, event);
  const limited = limitedBy(p, ability, holding);
  const first = told(p, holding !== null && !('during' in holding) ? asCondition(holding) : null, cost);
  const start =
    limited.length === 0
      ? first
      : p.locale === 'de'
        ? rich`${limited}: ${capitalise(first)}`
        : rich`${limited}, ${first}`;
  const said = [...afterEvent(p, null, p.say(effect)), ...oncePerEvent(p, ability)];
  return [{ marker: 'global', text: words('Global:', paragraph([sentence(start), ...said])) }];
}

/** German puts the time into the clause; with "once" it stands before a colon. */
function paidDuring(
  p: Phrases,
  cost: readonly Clause<VerbId>[],
  { limit }: Global,
  holding: Holding | null,
): readonly Clause<VerbId>[] {
  const [first, ...others] = cost;
  if (p.locale !== 'de' || limit === 'once-per-turn' || first === undefined) return cost;
  return holding !== null && 'during' in holding ? [during(p, first, holding.during), ...others] : cost;
}

const asCondition = (holding: Clause<VerbId>): Happening => ({ conjunction: 'if', clause: holding });

/** "Pay a shield when you would take damage." */
function reacting(p: Phrases, cost: readonly Clause<VerbId>[], event: Happening): Said {
  if ('front' in event)
    return { clauses: cost.map((one, i) => (i === 0 ? { ...one, front: event.front } : one)) };
  const when = p.subordinate(event.conjunction, event.clause);
  const tail = p.locale === 'de' ? rich`, ${when}` : when;
  return { clauses: cost.map((one, i) => (i === cost.length - 1 ? { ...one, tail } : one)) };
}

const oncePerEvent = (p: Phrases, { limit }: Global): Rich[] =>
  limit === 'once-per-event'
    ? [
        [
          {
            en: '(Only once each time.)',
            es: '(Solo una vez en cada ocasión.)',
            de: '(Jedes Mal nur einmal.)',
          }[p.locale],
        ],
      ]
    : [];

/** "once during your turn" */
function limitedBy(p: Phrases, { limit }: Global, holding: Holding | null): Rich {
  const time = holding !== null && 'during' in holding ? holding.during : [];
  if (limit !== 'once-per-turn') return p.locale === 'de' ? [] : time;
  if (time.length > 0) return words({ en: 'once', es: 'una vez', de: 'einmal' }[p.locale], time);
  return [{ en: 'once per turn', es: 'una vez por turno', de: 'einmal pro Zug' }[p.locale]];
}

/** Words for a time in the first clause. */
function duringFirst(p: Phrases, said: Said, when: Rich): Said {
  if ('text' in said) return said;
  const [first, ...others] = said.clauses;
  return first === undefined ? said : { ...said, clauses: [during(p, first, when), ...others] };
}

function activatedText(ability: Activated, p: Phrases): Paragraph[] {
  if (ability.beside === true) {
    const front = [{ en: 'at any time', es: 'en cualquier momento', de: 'jederzeit' }[p.locale]];
    return [{ marker: '', text: paragraph(afterEvent(p, { front }, mayOf(p.say(ability.effect), p))) }];
  }
  const active = whileActive(p);
  const where = {
    en: ability.limit === undefined ? 'during your main phase' : 'once during your main phase',
    es: ability.limit === undefined ? 'en tu fase principal' : 'una vez en tu fase principal',
    de: ability.limit === undefined ? 'in deiner Hauptphase' : 'einmal in deiner Hauptphase',
  }[p.locale];
  const cost = p.cost(ability.cost);
  const [first, ...others] = cost;
  const paid = first === undefined ? [] : [during(p, first, [where]), ...others];
  const effect = p.say(ability.effect);
  const said = mayPay(paid, first === undefined ? duringFirst(p, effect, [where]) : effect, p);
  const text = paragraph(afterEvent(p, { conjunction: 'while', clause: active }, said));
  return [{ marker: '', text }];
}
