import type { Clause, Features, Modal } from './kit.ts';
import type { GermanVerb } from './lexicon.ts';
import { moodOf } from './shared.ts';

/** The two brackets around a German clause: what stands second, what stands last. */
export interface Bracket {
  readonly finite: string;
  readonly end: string;
  /** The finite verb grows onto the end in a subordinate clause: "zufügt". */
  readonly fused: boolean;
}

/** What a finite form is made from. */
type Finite = Omit<GermanVerb, 'imperative' | 'participle'>;

const werden: Finite = { infinitive: 'werden', third: 'wird', second: 'wirst' };
const haben: Finite = { infinitive: 'haben', third: 'hat' };
const sein: Finite = {
  infinitive: 'sein',
  third: 'ist',
  second: 'bist',
  plural: 'sind',
  secondPlural: 'seid',
};
const modals: Record<Modal, Finite> = {
  may: { infinitive: 'dürfen', third: 'darf', second: 'darfst' },
  must: { infinitive: 'müssen', third: 'muss', second: 'musst' },
  cannot: { infinitive: 'können', third: 'kann', second: 'kannst' },
};

const bare = ({ infinitive, prefix }: Finite): string =>
  prefix === undefined ? infinitive : infinitive.slice(prefix.length).trimStart();

const isFused = ({ infinitive, prefix }: GermanVerb): boolean =>
  prefix !== undefined && !infinitive.startsWith(`${prefix} `);

/** "zuzufügen", "k. o. zu schlagen", "zu blocken". */
function toInfinitive(verb: GermanVerb): string {
  const { prefix = '' } = verb;
  return isFused(verb) ? `${prefix}zu${bare(verb)}` : `${prefix} zu ${bare(verb)}`.trimStart();
}

function finite(verb: Finite, { person, number }: Features): string {
  if (person === 3) return number === 'one' ? verb.third : (verb.plural ?? bare(verb));
  if (number === 'many')
    return (
      verb.secondPlural ??
      bare(verb)
        .replace(/([dt])en$/u, '$1et')
        .replace(/e?n$/u, 't')
    );
  if (verb.second !== undefined) return verb.second;
  const stem = verb.third.replace(/t$/u, '');
  return stem + (/[sßxz]$/u.test(stem) ? 't' : 'st');
}

export function bracket(verb: GermanVerb, clause: Clause<string>, of: Features): Bracket {
  const { modal, passive, past } = clause;
  const mood = moodOf(clause);
  const infinitive = passive ? `${verb.participle} werden` : verb.infinitive;
  const last = (end: string, finiteVerb = ''): Bracket => ({ finite: finiteVerb, end, fused: false });
  if (mood === 'infinitive') return last(infinitive);
  if (mood === 'toInfinitive') return last(passive ? `${verb.participle} zu werden` : toInfinitive(verb));
  if (modal !== undefined) return last(infinitive, finite(modals[modal], of));
  if (passive) {
    if (past) return last(`${verb.participle} worden`, finite(sein, of));
    return last(verb.participle, mood === 'imperative' ? 'werde' : finite(werden, of));
  }
  if (past) return last(verb.participle, finite(verb.sein ? sein : haben, of));
  const form = mood === 'imperative' ? verb.imperative : finite(verb, of);
  return { finite: form, end: verb.prefix ?? '', fused: isFused(verb) };
}
