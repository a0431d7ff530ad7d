import { type Answer, type Decision, type Match, type Rulebook, Run, type Seat } from '@assemble/kernel';
import type { Face } from '../dice.ts';
import { mustAttack } from '../rules/blocking.ts';
import { statOf } from '../rules/bonuses.ts';
import { dieOf, faceOf, fieldedBy, other, playerOf } from '../rules/dice-in-play.ts';
import { indexOf } from '../rules/index-of-cards.ts';
import type { C } from '../rules/run.ts';
import type { Die, Table } from '../table.ts';
import { charactersOf, dieWorthBeside, faceWorth, gainOf, WORTH } from './worth.ts';

/** So many characters at least are wanted in the field: the first ones are worth more than what they show. */
const ENOUGH_FIELDED = 3;
const FIRST_FIELDED = 1;
/** A die is rolled again when it shows so much less than it does on average. */
const POOR = 0.15;
/** A die that is worth less is not bought. */
const WORTH_BUYING = 0.9;

/**
 * What a player with some sense answers at once; null where whatever looks best right after it will do. Bots play turns
 * on with it, so it has to be quick, and good enough that a plan is not judged by the blunders that follow.
 */
export function habit(rulebook: Rulebook<Table>, match: Match<Table>, decision: Decision): Answer | null {
  const c = new Run(rulebook, match, null);
  switch (decision.ask.key) {
    case 'ask.reroll':
      return decision.shape === 'entities' ? toRollAgain(c, decision.seat, decision.from) : null;
    case 'ask.main':
      return inMainPhase(c, decision);
    case 'ask.attack-actions':
    case 'ask.respond':
      return 'stop';
    case 'ask.pay':
      return rulebook.testers[decision.test ?? '']?.least?.(c, decision) ?? null;
    case 'ask.attackers':
      return attackers(c, decision);
    case 'ask.blockers':
      return blockers(c, decision);
    default:
      return null;
  }
}

/** Keeps energy, and the characters it can pay for; rolls the rest again where something better is likely. */
function toRollAgain(c: C, seat: Seat, from: readonly number[]): number[] {
  const dice = from.map((id) => dieOf(c, id));
  let energy = playerOf(c, seat).markers;
  for (const die of dice) {
    const face = faceOf(c, die);
    if (face?.kind === 'energy') energy += face.count;
  }
  const alone = fieldedBy(c, seat).length === 0;
  return dice
    .filter((die) => {
      const faces = indexOf(c).kinds[die.card]?.faces ?? [];
      const worth = (face: Face): number => rolledWorth(c, die, face, energy, alone);
      const face = faceOf(c, die);
      const mean = faces.reduce((sum, one) => sum + worth(one), 0) / Math.max(1, faces.length);
      return face !== null && worth(face) < mean - POOR;
    })
    .map(({ id }) => id);
}

function rolledWorth(c: C, die: Die, face: Face, energy: number, alone: boolean): number {
  if (face.kind === 'action') return actionWorth(c, die);
  if (face.kind === 'energy') return faceWorth(face);
  if (face.cost > energy) return 0;
  return faceWorth(face) + (alone ? FIRST_FIELDED : 0);
}

const actionWorth = (c: C, die: Die): number => {
  const card = indexOf(c).cards[die.card];
  return card == null ? 0 : WORTH.toField * gainOf(card);
};

/** Fields and buys what is worth most, uses its actions, and stops. */
function inMainPhase(c: C, decision: Decision): Answer {
  if (decision.shape !== 'options') return decision.fallback;
  const short = fieldedBy(c, decision.seat).length < ENOUGH_FIELDED;
  let best = 'stop';
  let most = 0;
  for (const { id } of decision.options) {
    const points = eagerness(c, id, short);
    if (points <= most) continue;
    most = points;
    best = id;
  }
  return best;
}

function eagerness(c: C, option: string, short: boolean): number {
  const at = option.indexOf(':');
  const id = Number(option.slice(at + 1));
  switch (option.slice(0, at)) {
    case 'field': {
      const face = faceOf(c, dieOf(c, id));
      return face === null ? 0 : faceWorth(face) + (short ? FIRST_FIELDED : 0);
    }
    case 'buy': {
      const card = indexOf(c).cards[id];
      const worth = card == null ? 0 : dieWorthBeside(card, charactersOf(c, c.table.active));
      return worth < WORTH_BUYING ? 0 : worth;
    }
    case 'use':
      return actionWorth(c, dieOf(c, id));
    default:
      return 0;
  }
}

interface Fighter {
  readonly id: number;
  readonly attack: number;
  /** What it takes to knock it out. */
  readonly left: number;
}

const fighter = (c: C, die: Die): Fighter => ({
  id: die.id,
  attack: statOf(c, die, 'attack'),
  left: statOf(c, die, 'defense') - die.damage,
});

const fighters = (c: C, seat: Seat): Fighter[] =>
  fieldedBy(c, seat)
    .map((die) => fighter(c, die))
    .sort((a, b) => b.attack - a.attack || a.id - b.id);

/** What gets through so many blockers, who stop the strongest. */
const through = (attackers: readonly Fighter[], blockers: number): number =>
  attackers.slice(blockers).reduce((sum, { attack }) => sum + attack, 0);

/**
 * Everybody, when that may win. Otherwise whoever comes home when blocked, or more than can be blocked; but so many stay at
 * home that the answer does not kill.
 */
function attackers(c: C, decision: Decision): Answer {
  if (decision.shape !== 'entities') return decision.fallback;
  const { seat, from } = decision;
  const own = fighters(c, seat).filter(({ id }) => from.includes(id));
  const foes = fighters(c, other(seat));
  const all = from.slice();
  if (through(own, foes.length) >= playerOf(c, other(seat)).life) return all;
  const must = mustAttack(c, seat);
  const going: Fighter[] = own.filter(({ id }) => must.includes(id));
  let home = fieldedBy(c, seat).length - going.length;
  const isSafe = (blockers: number): boolean => through(foes, blockers) < playerOf(c, seat).life;
  for (const one of own) {
    if (going.includes(one) || one.attack === 0 || !isSafe(home - 1)) continue;
    const isOpen = going.length >= foes.length;
    const isStrong = foes.every((foe) => foe.attack < one.left);
    if (!isOpen && !isStrong) continue;
    going.push(one);
    home--;
  }
  return from.filter((id) => going.some((one) => one.id === id));
}

/** Stops what it can stop for nothing, and gives up whoever is worth least for as long as the rest would kill. */
function blockers(c: C, decision: Decision): Answer | null {
  if (decision.shape !== 'assign') return null;
  const { items, to, fallback } = decision;
  const put = (fallback as readonly (readonly number[])[]).map((one) => one.slice());
  const own = items.map((id) => fighter(c, dieOf(c, id)));
  const free = (i: number, attacker: number): boolean =>
    put[i]?.length === 0 && to[i]?.includes(attacker) === true;
  const unblocked = (c.table.combat?.attackers ?? [])
    .map((id) => fighter(c, dieOf(c, id)))
    .filter(({ id }) => !put.some((one) => one.includes(id)))
    .sort((a, b) => b.attack - a.attack || a.id - b.id);
  let coming = unblocked.reduce((sum, { attack }) => sum + attack, 0);
  const { life } = playerOf(c, decision.seat);
  for (const attacker of unblocked) {
    const able = own.map((one, i) => ({ ...one, i })).filter(({ i }) => free(i, attacker.id));
    const survives = able.filter(({ left }) => left > attacker.attack);
    const kills = able.filter(({ attack }) => attack >= attacker.left);
    const best =
      survives.find(({ attack }) => attack >= attacker.left) ??
      survives[0] ??
      (coming >= life ? (kills.at(-1) ?? able.sort((a, b) => a.attack - b.attack)[0]) : undefined);
    if (best === undefined) continue;
    put[best.i] = [attacker.id];
    coming -= attacker.attack;
  }
  return put;
}
