import type { KernelRefusals } from '@assemble/language';
import type { EventName } from '../abilities/vocabulary.ts';
import type { Scoring } from '../content.ts';
import type { MapProblem } from '../geometry/maps/check.ts';
import type { Id } from '../geometry/shapes.ts';
import type { MovementTool, Range } from '../geometry/tools.ts';
import type { Affiliation, AttackType, ConditionName, Face } from '../names.ts';
import type { PositionReason } from '../rules/positions.ts';
import type { CrisisType, Edge } from '../table.ts';

type None = Record<string, never>;
type OfCard = { readonly card: string };
type OfCharacter = { readonly who: number };
type OfAbility = { readonly ability: string };
type OfToken = { readonly token: number };
type OfTerrain = { readonly terrain: Id };
/** Toward or away from something, where a movement is bound to that. */
type Way = { readonly way: { readonly way: 'toward' | 'away' } | null };

/** Questions, with what they are about. Those about places carry the whole `What` of `rules/positions.ts`. */
export interface Questions {
  'ask.crisis-type': None;
  'ask.pick-crisis': { readonly type: CrisisType };
  'ask.threat': None;
  'ask.edge': None;
  'ask.squad': None;
  'ask.deploy-whom': None;
  'ask.deploy': OfCharacter & { readonly edge: Edge };
  'ask.leadership': None;
  'ask.turn': None;
  'ask.cards': None;
  'ask.which-move': OfCharacter;
  'ask.activation': OfCharacter & { readonly actions: number };
  'ask.advance': OfCharacter & Way & { readonly tools: readonly MovementTool[] };
  'ask.climb': OfCharacter;
  'ask.place': OfCharacter & { readonly range: Range };
  'ask.transform': OfCharacter & { readonly form: number };
  'ask.push': OfCharacter & Way & { readonly tool: MovementTool };
  'ask.throw': OfCharacter & Way & { readonly tool: MovementTool };
  'ask.hurl': OfCharacter & OfTerrain & { readonly tool: MovementTool };
  'ask.drop': OfCharacter & OfToken & { readonly range: Range };
  'ask.place-token': OfToken & { readonly range: Range };
  'ask.turn-token': OfToken;
  'ask.beam': OfCharacter & { readonly attack: string };
  'ask.which-attack': OfCharacter;
  'ask.which-target': OfCharacter & { readonly attack: string };
  'ask.which-type': { readonly attack: string };
  'ask.series-next': { readonly attack: string };
  'ask.which-hit': None;
  /** `forced`: all that is offered happens, only the order is free. */
  'ask.react': { readonly event: EventName; readonly forced: boolean };
  'ask.who-next': OfAbility;
  'ask.choose': OfAbility & { readonly count: number };
  'ask.choose-token': OfAbility;
  'ask.may': OfAbility & { readonly effect: string };
  'ask.one-of': OfAbility;
  'ask.pay': OfAbility & OfCharacter & { readonly power: number };
  'ask.who-pays': OfAbility & { readonly power: number };
  'ask.how-much-power': OfAbility;
  'ask.reroll': OfAbility & { readonly count: number };
  'ask.change-dice': OfAbility & {
    readonly count: number;
    readonly face: Face | 'any';
    readonly must: boolean;
  };
  'ask.which-face': OfAbility;
  'ask.shed': OfAbility & OfCharacter;
  'ask.throw-what': OfAbility;
  'ask.destroy-what': OfAbility;
  'ask.stage': OfCard;
  'ask.add-tactic': OfAbility;
  'ask.tactic-players': OfCard;
}

/** What can be chosen. */
export interface Options {
  'option.crisis-type': { readonly type: CrisisType };
  'option.crisis': OfCard;
  'option.threat': { readonly type: CrisisType; readonly threat: number };
  'option.edge': { readonly edge: Edge };
  'option.leadership': OfCharacter & { readonly of: number };
  'option.activate': OfCharacter;
  'option.pass': None;
  'option.move': OfCharacter;
  'option.climb': OfCharacter;
  'option.attack': { readonly attack: string };
  'option.superpower': OfAbility;
  'option.shake': { readonly condition: ConditionName };
  'option.interact': OfToken;
  'option.tactic': OfCard;
  'option.end-activation': OfCharacter;
  'option.end-turn': None;
  'option.go-on': None;
  'option.ability': OfAbility & OfCharacter;
  'option.effect': { readonly effect: string };
  'option.token': OfToken;
  'option.type': { readonly type: AttackType };
  'option.face': { readonly face: Face };
  'option.condition': { readonly condition: ConditionName };
  'option.throw': OfCharacter;
  'option.hurl': OfTerrain;
  'option.destroy': OfTerrain;
  'option.terrain': OfTerrain;
  'option.hit-character': OfCharacter;
  'option.hit-terrain': OfTerrain;
  'window.pass': None;
}

type ScoringParts = {
  readonly [F in Scoring['for'] as `part.${F}`]: OfToken & { readonly crisis: string };
};

/** The sources of a number. */
export interface NumberParts extends ScoringParts {
  'part.printed': None;
  'part.card': OfCard;
  'part.ability': OfAbility;
  'part.condition': { readonly condition: ConditionName };
  'part.collision': None;
  'part.faces': { readonly face: Face; readonly dice: number; readonly each: number };
}

/** Why a place or a direction is not allowed: all that geometry can say. */
export type PositionRefusals = {
  readonly [R in PositionReason as `refused.position.${R['kind']}`]: Omit<R, 'kind'>;
} & { readonly 'refused.position.form': None };

type OfPlaces = { readonly ids: readonly Id[] };

/** Why no match can stand as a position says. */
export interface GivenRefusals {
  'refused.given.off-table': OfCharacter & { readonly edges: readonly Edge[] };
  'refused.given.overlaps-base': OfCharacter & OfPlaces;
  'refused.given.partly-on-terrain': OfCharacter & OfPlaces;
  'refused.given.cannot-stand': OfCharacter & OfPlaces;
  'refused.given.power': OfCharacter & { readonly power: number };
  'refused.given.damage': OfCharacter & { readonly damage: number; readonly stamina: number };
  'refused.given.felled': OfCharacter;
  'refused.given.injured': OfCharacter;
  'refused.given.gone': OfCharacter;
  'refused.given.condition': OfCharacter;
  'refused.given.holder': OfCharacter & OfToken;
}

/** What is wrong with a battlefield; not every edition forbids all of it. */
export type TerrainRefusals = {
  readonly [P in MapProblem as `refused.terrain.${P['kind']}`]: Omit<P, 'kind'>;
};

/** Why something is not allowed in play. */
export interface Refusals extends KernelRefusals {
  'refused.activated': OfCharacter;
  'refused.dazed': OfCharacter;
  'refused.pass': { readonly own: number; readonly theirs: number };
  'refused.no-action': OfCharacter;
  'refused.stagger': OfCharacter;
  'refused.one-move': OfCharacter;
  'refused.power': OfCharacter & { readonly needs: number; readonly has: number };
  'refused.used': OfAbility;
  'refused.condition': OfAbility;
  'refused.nothing': OfAbility;
  'refused.grunt': OfCharacter;
  'refused.interact.range': OfCharacter & OfToken;
  'refused.interact.never': OfCharacter & OfToken;
  'refused.interact.exhausted': OfToken;
  'refused.interact.again': OfCharacter & OfToken;
  'refused.interact.none': OfToken;
  'refused.interact.condition': OfToken;
  'refused.tactic.players': OfCard;
  'refused.tactic.activated': OfCard;
  'refused.no-target': { readonly attack: string };
  'refused.target.allied': OfCharacter;
  'refused.target.dazed': OfCharacter;
  'refused.target.other': OfCharacter;
  'refused.target.gone': OfCharacter;
  'refused.target.range': OfCharacter & { readonly range: Range };
  'refused.target.stealth': OfCharacter;
  'refused.target.sight': OfCharacter;
  'refused.die.failure': None;
  'refused.die.again': None;
  'refused.die.twice': None;
  'refused.die.many': { readonly most: number };
  'refused.die.few': { readonly least: number };
  'refused.die.other': None;
}

/** Why a set-up, a roster or a squad cannot be played. */
export interface SetUpRefusals {
  'refused.setup.form': { readonly place: string };
  'refused.setup.unknown': { readonly place: string };
  'refused.setup.edition': { readonly edition: string };
  'refused.setup.rosters': None;
  'refused.one-shots.edition': None;
  'refused.unknown-card': OfCard & { readonly nearest: readonly string[] };
  'refused.roster.characters': { readonly has: number };
  'refused.roster.tactics': { readonly has: number };
  'refused.roster.crises': { readonly type: CrisisType; readonly has: number; readonly needs: number };
  'refused.roster.grunt': OfCard;
  'refused.roster.reserve': OfCard;
  'refused.roster.twins': { readonly one: string; readonly two: string };
  'refused.roster.twice': OfCard;
  'refused.roster.exclusion': OfCard & { readonly other: string };
  'refused.gem.twice': OfCard;
  'refused.gem.bearer': OfCard & { readonly gem: string };
  'refused.gem.many': OfCard & { readonly most: number };
  'refused.squad.form': None;
  'refused.squad.empty': None;
  'refused.squad.roster': OfCard;
  'refused.squad.threat': { readonly threat: number; readonly maximumThreat: number };
  'refused.squad.twins': { readonly one: string; readonly two: string };
  'refused.squad.unrivalled': None;
  'refused.squad.affiliation': {
    readonly affiliation: Affiliation;
    readonly members: number;
    readonly of: number;
  };
  'refused.squad.tactics': { readonly has: number };
  'refused.squad.tactic': OfCard;
}

export type Prompts = Questions &
  Options &
  NumberParts &
  Refusals &
  SetUpRefusals &
  PositionRefusals &
  GivenRefusals &
  TerrainRefusals;
