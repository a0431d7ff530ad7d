import type { KernelRefusals, Message } from '@assemble/language';
import type { Cost, Effect } from '../abilities/vocabulary.ts';
import type { EnergyType } from '../dice.ts';
import type { DieRef, SourceRef } from '../rules/events.ts';

type None = Record<string, never>;
type OfCard = { readonly card: string };

/** Questions, with what they are about. */
export interface Questions {
  /** `again`: the other player has just declined. */
  'ask.main': { readonly again: boolean };
  'ask.attack-actions': { readonly again: boolean };
  'ask.respond': None;
  'ask.react': None;
  'ask.reroll': None;
  'ask.pay': { readonly items: readonly Message[] };
  'ask.pay-ability': OfCard & { readonly times: number };
  'ask.cost-die': OfCard;
  'ask.attackers': None;
  'ask.blockers': None;
  'ask.next-ability': None;
  'ask.hit-opponent': { readonly die: number };
  'ask.divide-damage': { readonly die: number; readonly amount: number };
  'ask.choose': OfCard & { readonly count: number };
  'ask.keep': { readonly count: number };
  'ask.may': OfCard;
  'ask.unless': OfCard;
  'ask.lift': OfCard & { readonly life: number };
  'ask.spin': { readonly die: number };
  'ask.redirect': { readonly amount: number };
  'ask.name': OfCard;
  'ask.name-type': OfCard;
  'ask.copy-card': OfCard;
  'ask.team': None;
  'ask.draft': None;
  'ask.draft-dice': OfCard;
}

/** What can be chosen: phrases in the infinitive, so that they can stand in a question too. */
export interface Options {
  'option.buy': OfCard;
  'option.field': OfCard & { readonly die?: number; readonly face?: number };
  'option.use': OfCard & { readonly die?: number; readonly face?: number };
  'option.ability': OfCard & { readonly die?: number; readonly face?: number };
  'option.global': OfCard;
  /** On damage that is about to be dealt to a die or, below zero, a player. */
  'option.answer': OfCard & { readonly global: boolean; readonly amount: number; readonly target: number };
  'option.lift': OfCard & { readonly life: number };
  'option.stop': None;
  'option.decline': None;
  'option.again': OfCard;
  'option.spin-up': None;
  'option.spin-down': None;
  'option.draft': OfCard;
  'option.card': OfCard;
  'option.energy': { readonly energy: EnergyType };
  'option.copy-card': OfCard;
  'window.pass': None;
  /** A source of a number. */
  card: OfCard;
}

/** Why no match can stand as a position says. */
export interface PositionRefusals {
  'no.position-dead': { readonly seat: number };
  'no.position-life': { readonly seat: number; readonly life: number };
  'no.position-dice': { readonly card: string; readonly dice: number; readonly max: number };
  'no.position-face': { readonly die: DieRef };
  'no.position-damage': { readonly die: DieRef; readonly damage: number; readonly defense: number };
  'no.position-none-left': { readonly seat: number; readonly card: string };
}

/** Why something is not allowed. */
export interface Refusals extends KernelRefusals {
  'no.only-main': None;
  'no.not-your-turn': None;
  'no.not-now': None;
  'no.not-your-card': None;
  'no.sold-out': None;
  'no.not-in-reserve': None;
  'no.not-a-character': None;
  'no.not-an-action': None;
  'no.not-fielded': None;
  'no.not-attacking': { readonly die: number };
  'no.once-per-turn': None;
  'no.condition': OfCard;
  'no.ban': OfCard;
  'no.energy': { readonly cost: number; readonly energy: number };
  'no.energy-type': { readonly type: EnergyType };
  'no.energy-for-each': None;
  'no.payment-form': None;
  'no.payment-short': { readonly cost: number; readonly energy: number };
  'no.payment-type': { readonly types: readonly EnergyType[] };
  'no.payment-more': { readonly cost: number };
  'no.payment-die': { readonly die: number; readonly card: string };
  'no.payment-part': OfCard & { readonly amount: number };
  'no.markers': { readonly have: number };
  'no.cost-dice': None;
  'no.cost-life': { readonly life: number };
  'no.controls': None;
  'no.cannot-attack': None;
  'no.cannot-block': None;
  'no.unblockable': None;
  'no.block-restriction': OfCard;
  'no.one-attacker': { readonly die: number };
  'no.must-block': { readonly die: number; readonly attackers: readonly number[] };
  'no.must-attack': { readonly dice: readonly number[] };
}

/** Why a team or a match cannot be set up like this. */
export interface SetUpRefusals {
  'no.setup-form': { readonly place: string };
  'no.setup-unknown': { readonly place: string };
  'no.format': { readonly format: string; readonly formats: readonly string[] };
  'no.priority': None;
  'no.first': None;
  'no.two-players': None;
  'no.team-form': None;
  'no.team-basic-action': OfCard;
  'no.team-title': OfCard;
  'no.team-no-dice': OfCard;
  'no.team-limit': OfCard & { readonly dice: number; readonly max: number };
  'no.team-cards': { readonly cards: number; readonly max: number };
  'no.team-dice': { readonly dice: number; readonly max: number };
  'no.team-basic-actions': { readonly count: number };
  'no.not-a-basic-action': OfCard;
  'no.unknown-card': OfCard & { readonly nearest: readonly string[] };
  'no.draft-missing': None;
  'no.draft-number': { readonly number: number };
  'no.draft-basic-actions': None;
  'no.draft-dice': None;
  'no.draft-twice': OfCard;
}

/** Somebody who is hit: a die, or a player where it is null. */
type Hit = { readonly die: DieRef | null; readonly seat: number };
/** What an ability does for what, with the numbers of this moment; `at` is its address. */
type OfAbility = { readonly at: string; readonly cost: Cost | null; readonly effect: Effect };

/** What is going on while somebody is asked. */
export interface Goings {
  'now.damage': Hit & { readonly amount: number; readonly source: SourceRef };
  'now.knock-out': Hit;
  'now.affects': Hit & { readonly source: SourceRef };
  'now.ability': OfAbility;
}

/** What an answer comes to. */
export interface Outcomes {
  'does.ability': OfAbility;
  'does.buy': { readonly cost: number; readonly needs: readonly EnergyType[]; readonly left: number };
  'does.field': { readonly cost: number; readonly attack: number; readonly defense: number };
  'does.lift': { readonly left: number };
  'does.stop-main': None;
  'does.stop-attack': { readonly through: number };
  'does.stop-respond': None;
  /** `left`: the defense or life that is left then. */
  'does.takes': Hit & { readonly amount: number; readonly left: number };
  'does.takes-unnamed': { readonly amount: number; readonly left: number; readonly player: boolean };
  'does.knocked-out': None;
  'does.blockers-take': { readonly amount: number };
  'does.attacks': { readonly attack: number; readonly defense: number };
  'does.goes-on': None;
  'does.nothing': None;
}

/** What should be known before. */
export interface Warnings {
  'but.no-change': None;
}

/** What an answer is called where it has no other name, and questions that say what is at stake. */
export interface Answers {
  'answer.let-it-happen': None;
  'ask.effect': OfCard & OfAbility;
  'ask.use': OfCard & OfAbility;
}

export interface Briefs extends Goings, Outcomes, Warnings, Answers {}

export interface Prompts extends Questions, Options, Refusals, SetUpRefusals, PositionRefusals, Briefs {}
