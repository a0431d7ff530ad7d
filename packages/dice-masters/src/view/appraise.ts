import { type Match, type Rulebook, Run, type Seat } from '@assemble/kernel';
import { statOf } from '../rules/bonuses.ts';
import { faceOf, isAttacking, isFielded, other } from '../rules/dice-in-play.ts';
import { indexOf } from '../rules/index-of-cards.ts';
import { canPay } from '../rules/paying.ts';
import type { C } from '../rules/run.ts';
import type { Die, Table } from '../table.ts';
import { charactersOf, dieWorthBeside, faceWorth, gainOf, WORTH } from './worth.ts';

/** How near a die is to being rolled. */
const ZONES: Readonly<Record<Die['zone'], number>> = {
  card: 0,
  bag: 1,
  prep: 1.15,
  reserve: 0.95,
  field: 1,
  attack: 1,
  used: 0.9,
  captured: 0.5,
  beside: 1,
};

/** How well a match stands for a seat: what it has less what the opponent has. All of it is public. */
export function appraise(rulebook: Rulebook<Table>, match: Match<Table>, seat: Seat): number {
  const { outcome, table } = match;
  if (outcome !== null) {
    if (outcome.winners.length !== 1) return 0;
    return outcome.winners.includes(seat) ? WORTH.won : -WORTH.won;
  }
  const c = new Run(rulebook, match, null);
  const sides = table.players.map((_, whose) => sideOf(c, whose));
  const own = sides[seat];
  const foe = sides[other(seat)];
  if (own === undefined || foe === undefined) return 0;
  return own.points - foe.points + threatOf(c, own, foe, seat) - threatOf(c, foe, own, other(seat));
}

interface Side {
  points: number;
  readonly life: number;
  /** Attacks of those who could attack, and how many could block. */
  readonly attacks: number[];
  blockers: number;
}

function sideOf(c: C, seat: Seat): Side {
  const life = c.table.players[seat]?.life ?? 0;
  const side: Side = { points: lifeWorth(life), life, attacks: [], blockers: 0 };
  const spending = c.table.active === seat && isBeforeStop(c);
  const energy = spending ? energyOf(c, seat) : 0;
  const characters = charactersOf(c, seat);
  for (const die of c.table.dice) {
    if (die.zone === 'card') {
      if (die.owner === seat) side.points += WORTH.onCard * rateOf(c, die);
      continue;
    }
    // Who owns a die has it for good; who controls it has it in the field.
    if (die.owner === seat) side.points += ZONES[die.zone] * ownedWorth(c, die, characters);
    if (die.controller !== seat) continue;
    if (isFielded(die)) addFielded(c, die, side);
    else if (die.zone === 'reserve') side.points += reserveWorth(c, die, spending, energy);
  }
  side.points += WORTH.guard * (side.blockers > 1 ? 1.5 : side.blockers);
  if (spending) side.points += WORTH.purchase * bestPurchase(c, seat, characters);
  else side.points += WORTH.leftGeneric * (c.table.players[seat]?.markers ?? 0);
  return side;
}

const lifeWorth = (life: number): number =>
  WORTH.life * life - WORTH.lastLife * Math.max(0, WORTH.fewLives - life);

/** Before the active player has stopped buying and fielding. */
const isBeforeStop = ({ table: { phase } }: C): boolean =>
  phase === 'clear-and-draw' || phase === 'roll-and-reroll' || phase === 'main';

function addFielded(c: C, die: Die, side: Side): void {
  const attack = statOf(c, die, 'attack');
  const defense = statOf(c, die, 'defense');
  const passing = passingBonus(c, die);
  side.points += WORTH.attack * Math.max(0, attack - passing.attack);
  side.points += WORTH.defense * Math.max(0, defense - passing.defense);
  side.points -= WORTH.damage * die.damage;
  side.attacks.push(attack);
  // Whoever attacks is on the way to the used pile unless somebody blocks.
  if (!isAttacking(c, die)) side.blockers++;
}

/** What a die has only until the turn ends: worth what it does in the fight, not for itself. */
function passingBonus(c: C, die: Die): { attack: number; defense: number } {
  const sum = { attack: 0, defense: 0 };
  for (const one of c.table.lasting) {
    if (one.kind !== 'bonus' || one.die !== die.id || one.until > c.table.turn) continue;
    sum.attack += one.data['attack'] as number;
    sum.defense += one.data['defense'] as number;
  }
  return sum;
}

/** A die in the reserve pool, on top of owning it. */
function reserveWorth(c: C, die: Die, spending: boolean, energy: number): number {
  const face = faceOf(c, die);
  if (face === null) return 0;
  if (face.kind === 'energy') {
    if (spending) return WORTH.energy * face.count;
    const each =
      face.energy === 'wild'
        ? WORTH.leftWild
        : face.energy === 'generic'
          ? WORTH.leftGeneric
          : WORTH.leftTyped;
    return each * face.count;
  }
  if (face.kind === 'action') {
    const card = indexOf(c).cards[die.card];
    return card == null ? 0 : WORTH.toField * Math.max(1, gainOf(card));
  }
  // Who cannot be fielded goes to the used pile.
  if (!spending || face.cost > energy) return 0;
  return WORTH.toField * Math.max(0, faceWorth(face));
}

/** The energy a player can spend, of whatever type. */
function energyOf(c: C, seat: Seat): number {
  let sum = c.table.players[seat]?.markers ?? 0;
  for (const die of c.table.dice) {
    if (die.zone !== 'reserve' || die.controller !== seat) continue;
    const face = faceOf(c, die);
    if (face?.kind === 'energy') sum += face.count;
  }
  return sum;
}

/** The most that the energy in the reserve pool buys. */
function bestPurchase(c: C, seat: Seat, characters: number): number {
  const { cards, prices } = indexOf(c);
  const left = new Set<number>();
  for (const die of c.table.dice) if (die.zone === 'card') left.add(die.card);
  let best = 0;
  for (const slot of left) {
    const card = cards[slot];
    const price = prices[slot];
    const owner = c.table.cards[slot]?.owner ?? seat;
    if (card == null || price === undefined || owner !== seat) continue;
    const worth = dieWorthBeside(card, characters);
    if (worth > best && canPay(c, seat, price)) best = worth;
  }
  return best;
}

/** What one side's attack would do to the other: each blocker stops the strongest that is left. */
function threatOf(c: C, from: Side, to: Side, seat: Seat): number {
  const through = from.attacks
    .sort((a, b) => b - a)
    .slice(to.blockers)
    .reduce((sum, attack) => sum + attack, 0);
  const next = c.table.active === seat && c.table.phase !== 'regroup' && !isFighting(c);
  const rate = next || (c.table.active !== seat && isFighting(c)) ? 1 : WORTH.later;
  const share = to.life <= 0 ? 1 : Math.min(1, through / to.life);
  return rate * (WORTH.threat * Math.min(through, to.life) + (share >= 1 ? WORTH.lethal : 0));
}

/** The attackers are declared: the next attack is the other player's. */
const isFighting = (c: C): boolean => (c.table.combat?.attackers.length ?? 0) > 0;

const ownedWorth = (c: C, die: Die, characters: number): number => {
  const card = indexOf(c).cards[die.card];
  return card == null ? SIDEKICK : dieWorthBeside(card, characters);
};

/** Sidekicks are there from the start; a bag of them alone buys nothing great. */
const SIDEKICK = 0.4;

/** Worth for its price: what tells a good team from a bad one. */
const rateOf = (c: C, die: Die): number => {
  const card = indexOf(c).cards[die.card];
  return card == null ? 0 : dieWorthBeside(card, 2) / Math.max(2, card.cost);
};
