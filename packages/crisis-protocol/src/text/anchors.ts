import { again, type Whom, whom } from '@assemble/language';
import type { Anchor } from '../abilities/vocabulary.ts';
import type { Phrase } from './lexicon.ts';
import type { Phrases, Place } from './phrases.ts';

/** From now on "it" means this one. */
export function named(p: Phrases, anchor: Anchor, one: Whom): Whom {
  p.talk.focus = anchor;
  if (anchor === 'that') p.talk.that = one;
  return one;
}

const ANCHORS: { readonly [anchor in Exclude<Anchor, 'self'>]: Phrase } = {
  attacker: { noun: 'attacker', det: 'the' },
  target: { noun: 'target', det: 'the' },
  that: { noun: 'character', det: 'that' },
  token: { noun: 'token', det: 'the' },
  'held-by': { noun: 'holder', det: 'the' },
};

/** Whose ability it is: at an objective token whoever interacts with it. */
const selfPhrase = (p: Phrases): Phrase => ({
  noun: 'character',
  det: p.place === 'interact' ? 'the' : 'this',
});

/** Where "this character" is the one with the ability. */
const BEARERS: ReadonlySet<Place> = new Set(['attack', 'superpower', 'interact']);

/** Where no character speaks, "that character" is "dieser" in German; after several were named it is several. */
function phraseOf(p: Phrases, anchor: Anchor): Phrase {
  if (anchor === 'self') return selfPhrase(p);
  if (anchor !== 'that') return ANCHORS[anchor];
  if (p.talk.thatNoun === 'target') return ANCHORS.target;
  const many = p.talk.that?.number === 'many';
  return {
    noun: 'character',
    det: p.locale === 'de' && !BEARERS.has(p.place) && !p.talk.played ? 'this' : 'that',
    ...(many ? { count: 'many' as const } : {}),
  };
}

/** By a pronoun where it was just named. */
export function anchorPhrase(p: Phrases, anchor: Anchor): Whom {
  const one = anchor === 'self' && p.talk.first !== null ? p.talk.first : whom(p, phraseOf(p, anchor));
  return p.talk.focus === anchor ? again(p, one) : named(p, anchor, one);
}

/** Inside a phrase one is mentioned, but what the sentence is about stays. */
export function mentioned(p: Phrases, anchor: Anchor): Whom {
  const one = whom(p, phraseOf(p, anchor));
  if (p.talk.focus === anchor) return again(p, one);
  return one;
}
