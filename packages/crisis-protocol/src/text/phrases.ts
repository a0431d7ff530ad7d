import {
  type Features,
  type Kit,
  kit,
  type Locale,
  type Localized,
  type Rich,
  type Whom,
} from '@assemble/language';
import type { Amount, Anchor, Condition, Effect, On, Target, Who } from '../abilities/vocabulary.ts';
import type { Card } from '../content.ts';
import type { Side } from '../table.ts';
import { type Measure, measured } from './amounts.ts';
import { anchorPhrase } from './anchors.ts';
import { conditionPhrase } from './conditions.ts';
import { eventPhrase, type Happening } from './events.ts';
import { type AdjectiveId, lexicon, type NounId, type VerbId } from './lexicon.ts';
import type { Said } from './said.ts';
import { characters, type Det, targetPhrase } from './who.ts';

/** Where a text stands: what "this character" and "the attack" mean depends on it. */
export type Place = 'attack' | 'superpower' | 'leadership' | 'tactic' | 'interact' | 'crisis' | 'one-shot';

/** What the text has spoken of: whoever was named last is taken up by a pronoun. */
export interface Talk {
  focus: Anchor | 'players' | null;
  /** Whom "that character" means. */
  that: Features | null;
  thatNoun: 'character' | 'target';
  /** Whose dice are rolled, and for what. */
  fighter: Exclude<Anchor, 'token'>;
  roll: Side;
  /** A tactic card that two play, one of them in its activation: who that is, by name. */
  first: Whom | null;
  /** A tactic card: who plays it was said, "this character" is one of them. */
  played: boolean;
  /** Something stands before the sentence: a German condition comes behind it. */
  opened: boolean;
  /** Everything hangs on one condition: it is said in one sentence. */
  together: boolean;
  /** Only the next attack is meant. */
  next: boolean;
  /** What "that much" counts: "1 Power for each result changed". */
  done: Localized<string> | null;
}

/** The grammar of a language, the words of the game and the card that speaks. */
export interface Phrases extends Kit<NounId, AdjectiveId, VerbId> {
  readonly card: Card;
  readonly place: Place;
  readonly talk: Talk;
  /** A card by its id or its English name, in this language. */
  nameOf(asked: string): string;
  /** Its name is that of a group: "Ultron Drones". */
  isGroup(asked: string): boolean;
  /** An attack by its address part: of this card, or of another. */
  attackName(slug: string): string;
  /** One of three texts. */
  pick(texts: Localized<Rich | string>): Rich;
  /** Whom an effect is for. What is chosen here is what "that character" means afterwards. */
  target(target: Target): Whom;
  /** One that the ability points at, by a pronoun where it was just named. */
  anchor(anchor: Anchor): Whom;
  /** "each other allied character within Range 2 of the target". */
  characters(who: Who, det: Det): Whom;
  /** "2 damage", "1 Power for each Wild rolled". */
  measured(amount: Amount, measure: Measure): Rich;
  /** "if the attack dealt damage". */
  condition(condition: Condition): Rich;
  /** "when this character is targeted by an attack", and what must hold then. */
  event(on: On): Happening;
  /** The words of a part. */
  say(effect: Effect): Said;
}

/** What phrases need to know of the world outside this room. */
export interface Known extends Pick<Phrases, 'nameOf' | 'isGroup' | 'attackName'> {
  readonly say: (effect: Effect, p: Phrases) => Said;
}

export function phrases(locale: Locale, card: Card, place: Place, { say, ...names }: Known): Phrases {
  const p: Phrases = {
    ...kit(locale, lexicon),
    card,
    place,
    talk: {
      focus: null,
      that: null,
      fighter: 'self',
      roll: place === 'attack' ? 'attack' : 'plain',
      thatNoun: 'character',
      first: null,
      played: false,
      opened: false,
      together: false,
      next: false,
      done: null,
    },
    pick: (texts) => {
      const text = texts[locale];
      return typeof text === 'string' ? [text] : text;
    },
    target: (target) => targetPhrase(p, target),
    anchor: (anchor) => anchorPhrase(p, anchor),
    characters: (who, det) => characters(p, who, det),
    measured: (amount, measure) => measured(p, amount, measure),
    condition: (condition) => conditionPhrase(p, condition),
    event: (on) => eventPhrase(p, on),
    ...names,
    say: (effect) => say(effect, p),
  };
  return p;
}
