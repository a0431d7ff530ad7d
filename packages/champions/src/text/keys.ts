import type { Json } from '@assemble/kernel';
import type { KernelRefusals } from '@assemble/language';
import type { Cost, Effect } from '../abilities/vocabulary.ts';
import type { Resource } from '../content.ts';
import type { CardRef } from '../rules/events.ts';
import type { StatName } from '../rules/reading.ts';

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
  'option.card': OfCard & {
    readonly gives?: readonly Resource[];
    /** What an ability may copy of it, and whether it is one that copies. */
    readonly shows?: readonly Resource[];
    readonly copies?: boolean;
  };
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
export interface Refusals extends KernelRefusals {
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
}

/** Why no match can stand as a position says. */
export interface PositionRefusals {
  'no.position-defeated': OfRef;
  'no.position-cleared': OfRef;
  'no.position-advanced': OfRef;
  'no.position-unique': OfRef;
}
type OfRef = { readonly card: CardRef };

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

/** Somebody attacked, spoken to or spoken of: `you` where it is the reader. */
type OfSeat = { readonly seat: number; readonly you: boolean };
type By = { readonly by: CardRef };
type On = { readonly target: CardRef };
type Amount = { readonly amount: number };
/** What becomes of something that is hit: how much is left of it, or that it is gone. */
export type Fate = 'left' | 'felled' | 'tough' | 'barred';

/** What is going on while somebody is asked. */
export interface Goings {
  /** `boost`: boost cards add to it. */
  'now.attack': By & OfSeat & Amount & { readonly boost: boolean };
  'now.hero-attack': By & { readonly target: CardRef | null; readonly amount: number | null };
  'now.scheme': By & OfSeat & Amount & { readonly boost: boolean };
  'now.damage': On & Amount & { readonly by: CardRef | null };
  'now.threat': On & Amount;
  'now.defeat': On;
  'now.reveal': On & OfSeat;
  'now.play': On & OfSeat;
  'now.attacked': By & { readonly hits: readonly { readonly card: CardRef; readonly dealt: number }[] };
  'now.schemed': By & Amount;
  'now.thwarted': By & Amount;
  'now.damaged': On & Amount & { readonly by: CardRef | null };
  'now.threatened': On & Amount;
  'now.defeated': On;
  'now.played': On & OfSeat;
  'now.entered': On;
  'now.engaged': On & OfSeat;
  'now.changed-form': On;
  'now.phase-ended': None;
  'now.round-ended': None;
}

/** What an answer comes to. */
export interface Outcomes {
  /** What an ability does for what, with the numbers of this moment; `price` is what its card costs besides. */
  'does.ability': {
    readonly at: string;
    readonly price: number;
    readonly cost: readonly Cost[];
    readonly effect: Effect;
  };
  'does.play': { readonly cost: number; readonly face: string };
  'does.attack': Amount;
  'does.thwart': Amount;
  /** Damage that the acting ally takes itself. */
  'does.hurts-itself': Amount;
  'does.recover': Amount & { readonly left: number };
  'does.flip': { readonly face: string; readonly stats: { readonly [S in StatName]?: number } };
  'does.ask': None;
  'does.end': { readonly last: boolean };
  'does.decline': None;
  'does.takes': Amount & { readonly left: number; readonly fate: Fate };
  /** Damage of an attack that boost cards add to. */
  'does.takes-between': {
    readonly least: number;
    readonly most: number;
    readonly left: number;
    readonly tough: boolean;
  };
  'does.named-takes': On & Amount & { readonly left: number; readonly fate: Fate };
  'does.threat-left': { readonly less: number; readonly left: number; readonly cleared: boolean };
  'does.threat-more': { readonly more: number; readonly now: number };
  'does.heals': Amount & { readonly left: number };
  'does.attacks-for': Amount;
  'does.schemes-for': Amount;
  'does.status': { readonly status: 'tough' | 'stunned' | 'confused' };
  'does.retaliate': Amount;
  'does.quickstrike': None;
  'does.goes-on': None;
  'does.nothing': None;
}

/** What should be known before. */
export interface Warnings {
  'but.stunned': None;
  'but.confused': None;
  /** A part of it that would find nobody. */
  'but.no-target': { readonly at: string };
  'but.ally-limit': Amount;
  'but.deadly': None;
}

/** What an answer is called where it has no other name. */
export interface Answers {
  'answer.let-it-happen': None;
  'answer.go-on': None;
  'answer.dont-defend': None;
  'ask.who-defends': None;
  'ask.effect': OfCard & { readonly at: string; readonly effect: Effect };
  'ask.one-answer': OfCard & Outcomes['does.ability'];
}

export interface Briefs extends Goings, Outcomes, Warnings, Answers {}

export interface Prompts extends Questions, Options, Refusals, SetUpRefusals, PositionRefusals, Briefs {}
