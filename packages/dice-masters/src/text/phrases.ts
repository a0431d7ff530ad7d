import {
  again,
  type Case,
  type Clause,
  type Features,
  kit,
  known,
  type Locale,
  type Rich,
  ref,
  type Whom,
  whom,
} from '@assemble/language';
import type {
  Amount,
  Condition,
  Cost,
  Dice,
  Effect,
  EventName,
  On,
  Target,
} from '../abilities/vocabulary.ts';
import type { Card } from '../content.ts';
import { TITLES } from '../names.ts';
import type { Zone } from '../table.ts';
import * as amounts from './amounts.ts';
import { conditionPhrase } from './condition-phrase.ts';
import { costClauses } from './costs-phrase.ts';
import { dicePhrase, type How, spelt } from './dice-phrase.ts';
import { eventPhrase, type Telling } from './event-phrase.ts';
import { type K, lexicon, type VerbId } from './lexicon.ts';
import type { Happening, Holding, Said } from './said.ts';
import { targetPhrase } from './target-phrase.ts';
import { title } from './titles.ts';
import * as verbs from './verb-phrase.ts';
import { type Owner, placed, zone } from './zones.ts';

type C = Clause<VerbId>;

/** What the text has spoken of: whoever was named last is taken up by a pronoun. */
interface Talk {
  focus: 'self' | 'that' | null;
  /** Whom "that character" means. */
  that: Features | null;
  /** What the ability is about to change or has heard. */
  event: EventName | null;
  /** What the effect before has done to those it reached. */
  done: 'reached' | 'moved';
}

/** How an effect's parts are said: the caller knows the kinds of nodes. */
export type SayEffect = (effect: Effect, p: Phrases) => Said;

/** The grammar of a language, the words of the game and the card that speaks. */
export interface Phrases extends K {
  readonly card: Card;
  readonly talk: Talk;
  /** The text for a face with so many bursts. */
  readonly bursts: 0 | 1 | 2;
  /** A burst's own paragraph: what the basic text has said is not repeated. */
  readonly brief: boolean;
  /** The die of the ability: its title, or a pronoun when it was just named. */
  self(): Whom;
  /** Always by its title. */
  name(): Whom;
  opponent(): Whom;
  /** The die of the ability behind a preposition: "him", "él", "ihm". */
  pronounAfter(): Rich;
  /** "when Beast blocks", "at the start of your turn". */
  event(on: On, telling?: Telling): Happening;
  condition(condition: Exclude<Condition, { readonly if: 'bursts' }>): Holding;
  dice(dice: Dice, how: How): Whom;
  /** Dice in piles are taken 'from' them unless they are spoken of 'in' them. */
  target(target: Target, place?: 'in' | 'from', owner?: Features): Whom;
  zone(place: Zone, owner: Owner, grammaticalCase?: Case): Rich;
  placed(how: 'in' | 'from' | 'to' | 'into', place: Zone, owner: Owner): Rich;
  amount(amount: Amount): amounts.Counted;
  /** "2 damage", "damage equal to his attack". */
  damage(amount: Amount): amounts.Measured;
  life(amount: Amount): amounts.Measured;
  /** "+1A and +1D". */
  values(attack: Amount, defense: Amount): amounts.Measured;
  /** What has to be paid, as commands or as what someone else does. */
  cost(cost: Cost, payer?: Whom): readonly C[];
  /** "knock out an opposing character", "atúrdelo", "schlage ihn k. o.". */
  act(verb: VerbId, one: Whom, after?: Rich): C;
  choose(target: Extract<Target, { readonly to: 'choose' }>): C;
  /** "deal 2 damage to …" */
  deal(amount: Amount, target: Target): C;
  spin(by: number, one: Whom): C;
  /** "until end of turn", nothing in a burst's paragraph. */
  untilEndOfTurn(): Rich;
  thisTurn(): string;
  say(effect: Effect): Said;
  /** The same phrases for another face. */
  at(bursts: 0 | 1 | 2): Phrases;
}

/** The phrases of one card in one language. */
export function phrases(locale: Locale, card: Card, sayEffect: SayEffect): Phrases {
  return make(locale, card, sayEffect, 0, { focus: null, that: null, event: null, done: 'reached' });
}

function make(locale: Locale, card: Card, sayEffect: SayEffect, bursts: 0 | 1 | 2, talk: Talk): Phrases {
  const k = kit(locale, lexicon);
  const linked = title(card.title, locale, (text) => ref('card', card.id, text));
  const gender = locale === 'en' ? TITLES[card.title].gender : linked.gender;
  const self: Features = { person: 3, number: 'one', gender };
  const ownName = (): Whom =>
    card.kind === 'character' ? known(k, self, linked.in) : whom(k, { noun: 'die', det: 'this' }, false);
  const p: Phrases = {
    ...k,
    card,
    talk,
    bursts,
    brief: bursts > 0,
    name: () => {
      talk.focus = 'self';
      return ownName();
    },
    self: () => {
      const taken = talk.focus === 'self';
      talk.focus = 'self';
      return taken ? again(k, ownName()) : ownName();
    },
    pronounAfter: () => again(k, ownName()).bare('dat'),
    event: (on, telling) => eventPhrase(p, on, telling),
    condition: (condition) => conditionPhrase(p, condition),
    opponent: () => whom(k, { noun: 'opponent', det: 'the' }, true),
    dice: (dice, how) => dicePhrase(k, spelt(dice, card.title), how, { self: mentioned() }),
    target: (target, place, owner) => targetPhrase(p, target, place, owner),
    zone: (place, owner, grammaticalCase) => zone(k, place, owner, grammaticalCase),
    placed: (how, place, owner) => placed(k, how, place, owner),
    amount: (amount) => amounts.counted(p, amount),
    damage: (amount) => amounts.damage(p, amount),
    life: (amount) => amounts.life(p, amount),
    values: (attack, defense) => amounts.values(p, attack, defense),
    cost: (cost, payer) => costClauses(p, cost, payer),
    act: (verb, one, after) => verbs.act(p, verb, one, after),
    choose: (target) => verbs.choose(p, target),
    deal: (amount, target) => verbs.deal(p, amount, target),
    spin: (by, one) => verbs.spin(p, by, one),
    untilEndOfTurn: () =>
      bursts > 0
        ? []
        : [{ en: 'until end of turn', es: 'hasta el final del turno', de: 'bis zum Ende des Zuges' }[locale]],
    thisTurn: () => ({ en: 'this turn', es: 'este turno', de: 'in diesem Zug' })[locale],
    say: (effect) => sayEffect(effect, p),
    at: (face) => make(locale, card, sayEffect, face, talk),
  };
  // Inside a phrase the die is named or taken up, but what the sentence is about stays.
  const mentioned = (): Whom => (talk.focus === 'self' ? again(k, ownName()) : ownName());
  return p;
}
