import type { Seat } from '@assemble/kernel';
import type { Memory } from '../abilities/memory.ts';
import type { Anchor, Who } from '../abilities/vocabulary.ts';
import { printed } from '../content.ts';
import type { Range } from '../geometry/tools.ts';
import type { Character, CrisisType, Roll, Token } from '../table.ts';
import { type Body, bodyOf, isNearTerrain, isWithin, isWithinArc, sees, tokenBody } from './board.ts';
import { cardOf, characterOf, heldBy, isGrunt, isThere, isUp, statsOf } from './characters.ts';
import type { C } from './run.ts';

/** From where "allied", "self" and "that" are understood. */
export interface Viewpoint {
  /** Null for a crisis card: nobody is its ally or its enemy (CP-EFFECT-5). */
  readonly seat: Seat | null;
  readonly self: number;
  readonly that: readonly number[];
  readonly token: number;
  /** A tactic card or leadership: its allies are those of the squad (CP-CHAR-2, CP-CHAR-3). */
  readonly squad?: boolean;
  /** Who plays the tactic card. */
  readonly players?: readonly number[];
  /** Power that was paid. */
  readonly paid?: number;
  /** What the effect before came to. */
  readonly done?: number;
}

export const viewpoint = (scope: Omit<Memory, 'at'>): Viewpoint => ({
  seat: scope.seat,
  self: scope.self,
  that: scope.that,
  token: scope.token ?? -1,
  squad: scope.squad === true || scope.players !== undefined,
  players: scope.players ?? [],
  paid: scope.paid ?? 0,
  done: scope.done ?? 0,
});

/** The roll that is being made, if any. */
export const currentRoll = (c: C): Roll | null => c.table.rolls.at(-1) ?? null;

/** The attack that is being made, also while somebody dodges or rolls other dice in the middle of it. */
export function currentAttack(c: C): Roll | null {
  for (let i = c.table.rolls.length - 1; i >= 0; i--) {
    const roll = c.table.rolls[i];
    if (roll?.kind === 'attack') return roll;
  }
  return null;
}

/** The character an ability points at. */
export function anchored(c: C, anchor: Anchor, view: Viewpoint): Character | null {
  const id = anchorId(c, anchor, view);
  return id < 0 ? null : characterOf(c, id);
}

/** Its id, or -1 for nobody. */
export function anchorId(c: C, anchor: Anchor, view: Viewpoint): number {
  switch (anchor) {
    case 'self':
      return view.self;
    case 'that':
      return view.that[0] ?? -1;
    case 'attacker':
      return currentAttack(c)?.attacker ?? -1;
    case 'target':
      return currentAttack(c)?.target ?? -1;
    case 'held-by':
      return c.table.tokens[view.token]?.holder ?? -1;
    case 'token':
      return -1;
  }
}

const isAnchored = (c: C, anchor: Anchor, character: Character, view: Viewpoint): boolean =>
  anchor === 'that' ? view.that.includes(character.id) : anchorId(c, anchor, view) === character.id;

export function bodyAt(c: C, anchor: Anchor, view: Viewpoint): Body | null {
  if (anchor === 'token') {
    const token = c.table.tokens[view.token];
    return token === undefined || token.at === null ? null : tokenBody(token.at);
  }
  const character = anchored(c, anchor, view);
  return character !== null && isThere(character) ? bodyOf(c, character) : null;
}

/** Whether a character is meant. Only those on the battlefield without a Dazed token can be (CP-DAZED-4). */
export const matches = (c: C, who: Who, character: Character, view: Viewpoint): boolean =>
  isMeant(who, character) && fits(c, who, character, view);

const isMeant = ({ dazed }: Who, character: Character): boolean =>
  dazed === undefined ? isUp(character) : isThere(character) && (dazed === 'either' || character.dazed);

/** Whether a description fits a character, Dazed and gone ones too; nothing is near to who is gone. */
export function fits(c: C, who: Who, character: Character, view: Viewpoint): boolean {
  if (who.side !== undefined && (who.side === 'allied') !== (character.controller === view.seat))
    return false;
  if (who.side === 'allied' && view.squad === true && character.owner !== character.controller) return false;
  if (who.is !== undefined && !isAnchored(c, who.is, character, view)) return false;
  if (who.other !== undefined && anchorId(c, who.other, view) === character.id) return false;
  if (who.sizeMax !== undefined && statsOf(c, character).size > who.sizeMax) return false;
  if (who.smallerThan !== undefined && !isSmaller(c, character, anchored(c, who.smallerThan, view)))
    return false;
  if (who.health !== undefined && character.side !== who.health) return false;
  if (who.grunt !== undefined && isGrunt(c, character) !== who.grunt) return false;
  if (who.damaged === true && character.damage === 0) return false;
  if (who.activated !== undefined && character.activated !== who.activated) return false;
  if (who.condition !== undefined && !character.conditions.includes(who.condition)) return false;
  if (who.holding !== undefined && !holdsAsked(c, who.holding, character)) return false;
  if (who.powerMin !== undefined && character.power < who.powerMin) return false;
  if (who.powerMax !== undefined && character.power > who.powerMax) return false;
  const card = cardOf(c, character);
  // CP-AFFIL-5: "an X character" is one on the list of X, whatever its squad uses.
  if (who.affiliation !== undefined && !card.affiliations.some((one) => one === who.affiliation))
    return false;
  if (who.unaffiliated !== undefined && card.affiliations.some((one) => one === who.unaffiliated))
    return false;
  if (who.threatMax !== undefined && card.threat > who.threatMax) return false;
  if (who.leader !== undefined && !leads(c, character, who.leader)) return false;
  if (who.named !== undefined && card.name.en !== who.named) return false;
  if (who.alterEgo !== undefined && ![who.alterEgo].flat().includes(card.alterEgo)) return false;
  const { superpower } = who;
  if (superpower !== undefined && !card.superpowers.some(({ name }) => name.en === superpower.en))
    return false;
  if (who.contesting !== undefined && !contests(c, who.contesting, character, view)) return false;
  if (who.contestingApart !== undefined && sharesToken(c, anchored(c, who.contestingApart, view), character))
    return false;
  if (who.nearToken !== undefined && !isNearToken(c, who.nearToken, character)) return false;
  if (who.inArc !== undefined && !isInArc(c, who.inArc, character)) return false;
  if (who.near !== undefined && !isNear(c, who.near, character, view)) return false;
  if (who.fighting === true && ![currentAttack(c)?.attacker, currentAttack(c)?.target].includes(character.id))
    return false;
  if (who.nearStage !== undefined && !isNearStage(c, who.nearStage, character)) return false;
  if (who.activating === true && c.table.turn?.character !== character.id) return false;
  if (who.of === 'players') return isNearAll(c, who, character, view);
  if (who.within !== undefined || who.beyond !== undefined) {
    const from = bodyAt(c, who.of ?? 'self', view);
    if (from === null || !isThere(character)) return false;
    const body = bodyOf(c, character);
    const within = who.within === 'paid' ? rangeFor(view.paid ?? 0) : who.within;
    if (within !== undefined && !isWithin(from, body, within)) return false;
    if (who.beyond !== undefined && isWithin(from, body, who.beyond)) return false;
  }
  if (who.seen === true) {
    const self = view.self < 0 ? null : characterOf(c, view.self);
    if (self === null || !isThere(self) || !isThere(character) || !sees(c, self, character)) return false;
  }
  return true;
}

const isInArc = (c: C, crisis: CrisisType, character: Character): boolean =>
  c.table.tokens.some((token) => token.crisis === crisis && isInArcOf(c, character, token));

/** CP-XOBJ-4: whether a character is within the arc of a Zone token. */
export const isInArcOf = (c: C, character: Character, { at, facing }: Token): boolean =>
  isThere(character) && at !== null && facing !== null && isWithinArc(bodyOf(c, character), at, facing);

/** CP-LEAD-2, CP-LEAD-5: whether it has a leadership, or the one in use. */
const leads = (c: C, character: Character, which: 'active' | 'any'): boolean =>
  which === 'any'
    ? cardOf(c, character).leadership.length > 0
    : c.table.players[character.owner as 0 | 1].leadership?.character === character.id;

/** Within a Range of at least one of the characters named. */
function isNear(c: C, near: NonNullable<Who['near']>, character: Character, view: Viewpoint): boolean {
  if (!isThere(character)) return false;
  const body = bodyOf(c, character);
  return select(c, near.who, view).some((id) => {
    const one = characterOf(c, id);
    return isThere(one) && isWithin(bodyOf(c, one), body, near.within);
  });
}

/** As far as a range tool reaches: there is none longer than 5. */
const rangeFor = (power: number): Range => Math.max(1, Math.min(5, power)) as Range;

/** Within the Range of everybody who plays the card. */
function isNearAll(c: C, { within }: Who, character: Character, view: Viewpoint): boolean {
  if (!isThere(character)) return false;
  const body = bodyOf(c, character);
  return (view.players ?? []).every((id) => {
    const player = characterOf(c, id);
    return isThere(player) && isWithin(bodyOf(c, player), body, within as Range);
  });
}

function holdsAsked(c: C, asked: boolean | CrisisType, character: Character): boolean {
  const held = heldBy(c, character);
  return typeof asked === 'boolean'
    ? held.length > 0 === asked
    : held.some((token) => token.crisis === asked);
}

function contests(c: C, which: 'token' | CrisisType, character: Character, view: Viewpoint): boolean {
  return c.table.tokens.some(
    (token) =>
      (which === 'token' ? token.id === view.token : token.crisis === which) &&
      isContesting(c, character, token),
  );
}

function isNearStage(c: C, { card, within }: NonNullable<Who['nearStage']>, character: Character): boolean {
  const ids = c.table.mission.staged.filter((one) => one.card === card).map(({ terrain }) => terrain);
  return isThere(character) && isNearTerrain(c, character, ids, within);
}

const isSmaller = (c: C, one: Character, other: Character | null): boolean =>
  other !== null && statsOf(c, one).size < statsOf(c, other).size;

/** Whether there is a token that both contest. */
const sharesToken = (c: C, one: Character | null, other: Character): boolean =>
  one !== null &&
  c.table.tokens.some((token) => isContesting(c, one, token) && isContesting(c, other, token));

const isNearToken = (
  c: C,
  { crisis, within }: NonNullable<Who['nearToken']>,
  character: Character,
): boolean =>
  isThere(character) &&
  c.table.tokens.some(
    (token) =>
      token.crisis === crisis &&
      token.at !== null &&
      isWithin(tokenBody(token.at), bodyOf(c, character), within),
  );

/** CP-EFFECT-7: printed on its card, so that nobody has to be asked whether it holds now. */
export const hasNoObjectives = (c: C, character: Character): boolean =>
  printed(cardOf(c, character), 'no-objectives').length > 0;

/** CP-SECURE-1, CP-SECURE-5, CP-XOBJ-2: it is within Range 1 of the token, and up. */
export function isContesting(c: C, character: Character, token: Token): boolean {
  if (token.at === null || token.exhausted || !isUp(character)) return false;
  if (hasNoObjectives(c, character)) return false;
  if (printed(cardOf(c, character), 'no-contest').some(({ crisis }) => crisis === token.crisis)) return false;
  return isWithin(tokenBody(token.at), bodyOf(c, character), 1);
}

/** All characters that are meant, in the order of their numbers. */
export function select(c: C, who: Who, view: Viewpoint): number[] {
  const found: number[] = [];
  for (const character of c.table.characters) if (matches(c, who, character, view)) found.push(character.id);
  return found;
}
