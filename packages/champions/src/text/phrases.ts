import { type Features, kit, type Locale, type Localized } from '@assemble/language';
import type { Effect, StaticEffect } from '../abilities/vocabulary.ts';
import type { Content, Face } from '../content.ts';
import { type K, lexicon, type NounId } from './lexicon.ts';
import type { Said } from './said.ts';

/** What X counts: set by the cost or the effect that was said before. */
export type Counts = 'spent' | 'discarded' | 'counters' | 'replaced' | 'dealt';

/** What the text has spoken of. */
interface Talk {
  /** What "that" is called; 'hurt': whomever an attack has damaged. */
  that: NounId | 'hurt';
  x: Counts;
  /** What the effect before did: "if no damage was healed this way". */
  did: 'healed' | 'discarded' | 'attacked' | 'nemesis' | 'schemed' | 'other';
  /** What the ability is about to change: "prevent 1 of that damage". */
  event: 'damage' | 'threat' | 'scheme' | 'other';
  /** Each player is told what to do, not the reader alone. */
  everyone: boolean;
  /** What the cards are called that were found, and what a pronoun for them agrees with. */
  found: NounId;
  those: Features;
}

/** The grammar of a language, the words of the game and the side of a card that speaks. */
export interface Phrases extends K {
  readonly face: Face;
  readonly content: Content;
  readonly talk: Talk;
  /** The words of one language. */
  in<T>(words: Localized<T>): T;
  say(effect: Effect): Said;
  /** What a standing effect says. */
  hold(effect: StaticEffect): Said;
}

/** How effects are said: the caller knows their kinds. */
export interface Speakers {
  readonly say: (effect: Effect, p: Phrases) => Said;
  readonly hold: (effect: StaticEffect, p: Phrases) => Said;
}

export function phrases(locale: Locale, face: Face, content: Content, speakers: Speakers): Phrases {
  const p: Phrases = {
    ...(kit(locale, lexicon) as K),
    face,
    content,
    talk: {
      that: 'card',
      x: 'spent',
      did: 'other',
      event: 'other',
      everyone: false,
      found: 'card',
      those: { person: 3, number: 'one', gender: 'f' },
    },
    in: (words) => words[locale],
    say: (effect) => speakers.say(effect, p),
    hold: (effect) => speakers.hold(effect, p),
  };
  return p;
}
