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
  for (const test of testsOf(who)) if (!test(c, who, character, view)) return false;
  return true;
}

type Test = (c: C, who: Who, character: Character, view: Viewpoint) => boolean;

/** What each word of a description asks, quick answers first. */
const TESTS: { readonly [word in Exclude<keyof Who, 'dazed' | 'of'>]-?: Test } = {
  side: (_c, { side }, { controller, owner }, { seat, squad }) =>
    (side === 'allied') === (controller === seat) &&
    !(side === 'allied' && squad === true && owner !== controller),
  is: (c, { is = 'self' }, character, view) => isAnchored(c, is, character, view),
  other: (c, { other = 'self' }, { id }, view) => anchorId(c, other, view) !== id,
  grunt: (c, { grunt }, character) => isGrunt(c, character) === grunt,
  health: (_c, { health }, { side }) => side === health,
  damaged: (_c, _who, { damage }) => damage > 0,
  activated: (_c, who, { activated }) => activated === who.activated,
  activating: (c, _who, { id }) => c.table.turn?.character === id,
  powerMin: (_c, { powerMin = 0 }, { power }) => power >= powerMin,
  powerMax: (_c, { powerMax = 0 }, { power }) => power <= powerMax,
  condition: (_c, { condition }, { conditions }) => conditions.some((one) => one === condition),
  // CP-AFFIL-5: "an X character" is one on the list of X, whatever its squad uses.
  affiliation: (c, { affiliation }, character) =>
    cardOf(c, character).affiliations.some((one) => one === affiliation),
  unaffiliated: (c, { unaffiliated }, character) =>
    !cardOf(c, character).affiliations.some((one) => one === unaffiliated),
  threatMax: (c, { threatMax = 0 }, character) => cardOf(c, character).threat <= threatMax,
  named: (c, { named }, character) => cardOf(c, character).name.en === named,
  alterEgo: (c, { alterEgo = '' }, character) => [alterEgo].flat().includes(cardOf(c, character).alterEgo),
  superpower: (c, { superpower }, character) =>
    cardOf(c, character).superpowers.some(({ name }) => name.en === superpower?.en),
  leader: (c, { leader = 'any' }, character) => leads(c, character, leader),
  sizeMax: (c, { sizeMax = 0 }, character) => statsOf(c, character).size <= sizeMax,
  smallerThan: (c, { smallerThan = 'self' }, character, view) =>
    isSmaller(c, character, anchored(c, smallerThan, view)),
  holding: (c, { holding = true }, character) => holdsAsked(c, holding, character),
  fighting: (c, _who, { id }) => currentAttack(c)?.attacker === id || currentAttack(c)?.target === id,
  contesting: (c, { contesting = 'token' }, character, view) => contests(c, contesting, character, view),
  contestingApart: (c, { contestingApart = 'self' }, character, view) =>
    !sharesToken(c, anchored(c, contestingApart, view), character),
  nearToken: (c, { nearToken }, character) => nearToken === undefined || isNearToken(c, nearToken, character),
  inArc: (c, { inArc = 'secure' }, character) => isInArc(c, inArc, character),
  near: (c, { near }, character, view) => near === undefined || isNear(c, near, character, view),
  nearStage: (c, { nearStage }, character) => nearStage === undefined || isNearStage(c, nearStage, character),
  within: (c, { within = 1, of = 'self' }, character, view) =>
    of === 'players'
      ? isNearAll(c, within as Range, character, view)
      : isWithinOf(c, of, character, view, within === 'paid' ? rangeFor(view.paid ?? 0) : within),
  seen: (c, _who, character, { self }) => {
    const by = self < 0 ? null : characterOf(c, self);
    return by !== null && isThere(by) && isThere(character) && sees(c, by, character);
  },
};

const WORDS = Object.keys(TESTS) as readonly (keyof typeof TESTS)[];
const known = new WeakMap<Who, readonly Test[]>();

/** What a description asks, found out once: most words are not in it. */
function testsOf(who: Who): readonly Test[] {
  const found = known.get(who);
  if (found !== undefined) return found;
  const tests = WORDS.flatMap((word) => (who[word] === undefined ? [] : [TESTS[word]]));
  known.set(who, tests);
  return tests;
}

/** Whether a character is within a Range of somebody; nobody is where one of them is nowhere. */
function isWithinOf(c: C, of: Anchor, character: Character, view: Viewpoint, range: Range): boolean {
  const from = bodyAt(c, of, view);
  return from !== null && isThere(character) && isWithin(from, bodyOf(c, character), range);
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
function isNearAll(c: C, within: Range, character: Character, view: Viewpoint): boolean {
  if (!isThere(character)) return false;
  const body = bodyOf(c, character);
  return (view.players ?? []).every((id) => {
    const player = characterOf(c, id);
    return isThere(player) && isWithin(bodyOf(c, player), body, within);
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
