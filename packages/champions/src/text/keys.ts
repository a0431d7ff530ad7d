import type { Json } from '@assemble/kernel';
import type { Resource } from '../content.ts';

type None = Record<string, never>;
/** A card by its number in the match. */
type OfCard = { readonly card: number };
/** A card by its id, where there is no match. */
type OfDeck = { readonly seat: number; readonly card: string };

/** Effects that ask for their targets, each with a question of its own. */
export type TargetedKind =
  | 'attacks'
  | 'damage'
  | 'discard'
  | 'exhaust'
  | 'gain-control'
  | 'give-status'
  | 'heal'
  | 'move-damage'
  | 'place-threat'
  | 'ready'
  | 'remove-threat'
  | 'schemes';

type TargetQuestions = { readonly [K in TargetedKind as `ask.${K}`]: OfCard };

/** Questions, with what they are about. */
export interface Questions extends TargetQuestions {
  'ask.first-player': None;
  'ask.mulligan': None;
  'ask.turn': None;
  /** Another player's turn: is there an action to offer? */
  'ask.offer': { readonly active: number };
  'ask.end-discard': { readonly size: number };
  'ask.minion': None;
  'ask.attack': OfCard;
  'ask.thwart': OfCard;
  'ask.defender': { readonly enemy: number; readonly seat: number };
  'ask.over-limit': { readonly count: number };
  'ask.host': OfCard;
  'ask.controller': OfCard;
  'ask.pay': OfCard & { readonly cost: number };
  'ask.printed-cost': OfCard;
  'ask.discard-cost': OfCard;
  'ask.forced': None;
  'ask.interrupt': None;
  'ask.response': None;
  'ask.assign-damage': OfCard;
  'ask.choose-cards': OfCard;
  'ask.choose-one': OfCard;
  'ask.choose-player': OfCard;
  'ask.look-at-top': OfCard;
  /** `at` is the address of what may be done. */
  'ask.may': OfCard & { readonly at: string };
  'ask.search': OfCard;
  'ask.specials': OfCard;
}

/** What a player can do in a turn: an option of each has its words. */
export type TurnVerb = 'play' | 'attack' | 'thwart' | 'use' | 'recover' | 'flip' | 'ask' | 'end' | 'decline';

/** What can be chosen. */
export interface Options extends Record<`option.${TurnVerb}`, object> {
  'option.play': OfCard;
  'option.attack': OfCard;
  'option.thwart': OfCard;
  /** `at` is the address of the ability. */
  'option.use': OfCard & { readonly at: string };
  'option.recover': None;
  'option.flip': None;
  'option.ask': { readonly seat: number };
  'option.end': None;
  'option.decline': None;
  'option.card': OfCard & { readonly gives?: readonly Resource[] };
  'option.seat': { readonly seat: number };
  /** `at` is the address of the effect. */
  'option.effect': { readonly at: string };
  'window.pass': None;
  /** Sources of a number. */
  'part.card': { readonly face: string };
  'part.boost': None;
  'part.acceleration': { readonly face: string };
  'part.defense': { readonly face: string };
}

/** Why something is not allowed. */
export interface Refusals {
  'no.turn': None;
  'no.form': { readonly form: 'hero' | 'alter-ego' };
  'no.power': OfCard;
  'no.exhausted': OfCard;
  'no.dash': OfCard;
  'no.enemy': None;
  'no.scheme': None;
  'no.damage-to-heal': None;
  'no.flipped': None;
  'no.peril': None;
  'no.limit': { readonly period: string };
  'no.condition': None;
  'no.change': None;
  'no.in-hand': OfCard;
  'no.unique': OfCard;
  'no.max': OfCard;
  'no.host': OfCard;
  'no.cannot-pay': { readonly cost: number };
  'no.cost': None;
  'no.counters': OfCard;
  'no.cards': { readonly count: number };
  'no.pays-itself': OfCard;
  'no.source': OfCard;
  'no.type': OfCard;
  'no.short': { readonly cost: number; readonly got: number };
  'no.short-of': { readonly type: Resource };
  'no.too-much': OfCard;
  'kernel.not-offered': None;
  'kernel.match-over': None;
  'kernel.stale': { readonly seat: number; readonly decides: number; readonly n: number };
  'kernel.not-your-decision': { readonly seat: number; readonly decides: number; readonly n: number };
}

/** Why a deck or a match cannot be set up like this. */
export interface SetUpRefusals {
  'no.set-up': { readonly place: string };
  'no.set-up-unknown': { readonly place: string };
  'no.seats': { readonly seats: number };
  'no.same-identity': None;
  'no.villain': { readonly villain: Json; readonly known: readonly string[] };
  'no.mode': { readonly mode: Json };
  'no.modular': { readonly modular: Json; readonly known: readonly string[] };
  'no.first': { readonly first: Json };
  'no.pacing': { readonly pacing: Json };
  'no.identity': { readonly seat: number; readonly identity: Json };
  'no.card': OfDeck & { readonly nearest: readonly string[] };
  'no.deck-size': { readonly seat: number; readonly size: number };
  'no.identity-set': OfDeck & { readonly copies: number; readonly needed: number };
  'no.foreign': OfDeck;
  'no.needed-aspect': { readonly seat: number; readonly aspect: string };
  'no.aspects': { readonly seat: number; readonly aspects: readonly string[] };
  'no.unique-copies': OfDeck & { readonly copies: number };
  'no.copies': OfDeck & { readonly copies: number };
  'no.max-per-deck': OfDeck & { readonly copies: number; readonly most: number };
  'no.same-person': OfDeck;
}

export interface Prompts extends Questions, Options, Refusals, SetUpRefusals {}
