import type { Attach, Whom as Someone, Target } from '../abilities/vocabulary.ts';
import { cardsPhrase } from './cards-phrase.ts';
import type { NounId } from './lexicon.ts';
import type { Phrases } from './phrases.ts';
import { isCharacter, ownName } from './titles.ts';
import { reader, type Whom, whom } from './whom.ts';

/** The card that has the ability: a character by its name, else "this card". */
export function self(p: Phrases): Whom {
  const { face } = p;
  // A minion that is one of many has no name of its own.
  if (face.type === 'minion' && !face.unique) return whom(p, { noun: 'minion', det: 'this' });
  if (isCharacter(face)) return ownName(p);
  const noun: NounId = face.type === 'main-scheme' || face.type === 'side-scheme' ? 'scheme' : 'card';
  return whom(p, { noun, det: 'this' });
}

/** What a card attaches to, as a noun. */
const hostNoun = ({ to }: Attach): NounId =>
  to.type === undefined || typeof to.type !== 'string' ? 'card' : to.type;

/** The card that this one is attached to; there is only one villain. */
function host(p: Phrases): Whom {
  const noun = p.face.attach === null ? 'card' : hostNoun(p.face.attach);
  if (noun === 'villain') return whom(p, { noun, det: 'the' });
  const after = p.in({ en: '', es: '', de: 'mit dieser Karte' });
  return whom(p, { noun, det: 'the', adjectives: ['attached'], after });
}

/** What was spoken of before: German says "dieser" where the others say "that". */
export function thatOne(p: Phrases, noun = p.talk.that): Whom {
  if (noun !== 'hurt') return whom(p, { noun, det: p.locale === 'de' ? 'this' : 'that' });
  const after = p.in({ en: 'damaged by that attack', es: 'que haya sufrido daño por ese ataque', de: '' });
  return whom(p, { noun: 'character', det: 'each', adjectives: ['hurt'], after });
}

/** Whom or what an effect is for. What was chosen is "that" from now on. */
export function targetPhrase(p: Phrases, target: Target): Whom {
  switch (target.to) {
    case 'self':
      return self(p);
    case 'that':
      return thatOne(p);
    case 'you':
      return reader(p);
    case 'your-hero':
      return whom(p, { noun: 'hero', det: 'your' });
    case 'your-alter-ego':
      return whom(p, { noun: 'alter-ego', det: 'your' });
    case 'host':
      return host(p);
    case 'villain':
      return whom(p, { noun: 'villain', det: 'the' });
    case 'main-scheme':
      return whom(p, { noun: 'main-scheme', det: 'the' });
    case 'attacker':
      return whom(p, { noun: 'enemy', det: 'the', adjectives: ['attacking'] });
    case 'attacked':
      return whom(p, { noun: 'enemy', det: 'the', adjectives: ['attacked'] });
    case 'damaged':
      return thatOne(p, 'character');
    case 'each':
      return chosen(p, cardsPhrase(p, target.cards, { det: 'each' }));
    case 'picked':
      return chosen(p, cardsPhrase(p, target.cards, { det: 'a' }));
    case 'choose': {
      const { count } = target;
      const det = count === 1 ? 'a' : { n: count };
      return chosen(p, cardsPhrase(p, target.cards, { det }));
    }
  }
}

const chosen = (p: Phrases, one: Whom): Whom => {
  p.talk.that = one.noun;
  return one;
};

/** Whom an event is about. */
export function someone(p: Phrases, one: Someone): Whom {
  if (typeof one === 'object') return chosen(p, cardsPhrase(p, one, { det: 'a' }));
  return targetPhrase(p, { to: one });
}
