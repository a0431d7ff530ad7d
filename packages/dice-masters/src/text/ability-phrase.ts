import { type Clause, type Rich, sentence } from '@assemble/language';
import type { Condition, Effect, On } from '../abilities/vocabulary.ts';
import { type BurstMark, burstTexts } from './burst-text.ts';
import { WHILE } from './event-phrase.ts';
import type { VerbId } from './lexicon.ts';
import type { Phrases } from './phrases.ts';
import { afterEvent, type Happening, joined, paragraph, type Said, told } from './said.ts';

/** A paragraph of a card: what is always in force, what a burst adds or replaces, or a global ability. */
export interface Paragraph {
  readonly marker: '' | BurstMark | 'global';
  readonly text: Rich;
}

export type Worded = Exclude<Condition, { readonly if: 'bursts' }>;

/** Bursts as a condition mark the paragraph; anything else is said. */
export function markOf(condition: Condition | undefined): {
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
export const whileActive = (p: Phrases): Clause<VerbId> => {
  const self = p.self();
  return { verb: 'be', subject: self, rest: p.predicative('active', self) };
};

const once = (p: Phrases, limit: 'once-per-turn' | undefined): Rich[] =>
  limit === undefined
    ? []
    : [[{ en: '(Once per turn.)', es: '(Una vez por turno.)', de: '(Einmal pro Zug.)' }[p.locale]]];

/** An event with its condition; attacking alone is one thing in words. */
export function opening(p: Phrases, on: On, condition: Worded | null, would: boolean): Happening {
  const event = p.event(on, would ? { would, conjunction: 'if' } : {});
  if (condition === null) return event;
  if (condition.if === 'attacks-alone' && 'clause' in event && on.event === 'attacks') {
    const alone = { en: 'alone', es: 'en solitario', de: 'allein' }[p.locale];
    return { ...event, clause: { ...event.clause, rest: alone } };
  }
  if (condition.if === 'undamaged' && 'clause' in event && on.event === 'damage') {
    return { ...event, clause: { ...event.clause, rest: firstDamage(p, event.clause) } };
  }
  if (condition.if === 'role' && 'clause' in event) {
    const { role } = condition;
    if (role === 'attacking' || role === 'blocking' || role === 'engaged') {
      return joined(p, event, { during: [WHILE[role][p.locale]] });
    }
  }
  return joined(p, event, p.condition(condition));
}

/** "his first damage each turn": damage to someone who has taken none. */
function firstDamage(p: Phrases, { subject }: Clause<VerbId>): Rich {
  const its = subject === undefined ? '' : p.pronoun(subject, 'gen');
  return {
    en: [`${its} first damage each turn`],
    es: ['su primer daño de cada turno'],
    de: [`in einem Zug ${its}en ersten Schaden`],
  }[p.locale];
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
export function framed(p: Phrases, { marker, active, event, effect, limit, wrap }: Frame): Paragraph[] {
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
