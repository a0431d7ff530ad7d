import { type Explained, explained, type Part } from '@assemble/kernel';
import { amountOf } from '../abilities/values.ts';
import type { Face } from '../names.ts';
import type { Character, Roll } from '../table.ts';
import { characterOf, defenseOf, statsOf } from './characters.ts';
import { attackOf, countFaces } from './conditions.ts';
import { matches } from './filter.ts';
import { hasStatic, inForce } from './in-force.ts';
import type { C, Rule } from './run.ts';

/** How many dice are rolled, and what they count for: numbers that unfold into their sources. */

const printed = (amount: number, rule: Rule): Part => ({
  amount,
  source: { key: 'part.printed', args: {} },
  rule,
});
const from = (amount: number, source: string, rule: Rule): Part => ({
  amount,
  source: { key: 'part.ability', args: { ability: source } },
  rule,
});
const ofCondition = (amount: number, condition: string, rule: Rule): Part => ({
  amount,
  source: { key: 'part.condition', args: { condition } },
  rule,
});

/** CP-ATTACK-4, CP-ATTACK-25: Strength, plus and minus dice from effects, at least one. */
export function attackPool(c: C, roll: Roll): Explained {
  const attacker = characterOf(c, roll.attacker);
  const target = characterOf(c, roll.target);
  const parts = [
    printed(attackOf(c, roll).strength, 'CP-ATTACK-4'),
    ...extraDice(c, roll, 'attack', attacker),
  ];
  if (attacker.conditions.includes('shock')) parts.push(ofCondition(-1, 'shock', 'CP-COND-11'));
  for (const { address } of inForce(c, 'dice-by-size', attacker))
    parts.push(from(statsOf(c, target).size, address, 'CP-ATTACK-4'));
  return explained(halved(c, parts, 'attack', attacker), 1);
}

/** CP-ATTACK-5, CP-ATTACK-26: the Defense of the attack's type, plus and minus dice from effects, at least one. */
export function defensePool(c: C, roll: Roll): Explained {
  const target = characterOf(c, roll.target);
  const defense = defenseOf(c, target, roll.type ?? attackOf(c, roll).type);
  const bare = hasStatic(c, 'no-extra-defense', target);
  const extra = extraDice(c, roll, 'defense', target).filter(({ amount }) => !bare || amount < 0);
  const parts = [printed(defense, 'CP-ATTACK-5'), ...extra];
  if (target.conditions.includes('incinerate')) parts.push(ofCondition(-1, 'incinerate', 'CP-COND-7'));
  return explained(halved(c, parts, 'defense', target), 1);
}

/** CP-DODGE-1: as many dice as its Physical Defense, plus and minus dice from effects. */
export function dodgePool(c: C, roll: Roll): Explained {
  const dodger = characterOf(c, roll.target);
  const parts = [
    printed(defenseOf(c, dodger, 'physical'), 'CP-DODGE-1'),
    ...extraDice(c, roll, 'dodge', dodger),
  ];
  return explained(halved(c, parts, 'dodge', dodger), 0);
}

/** CP-EFFECT-9: the final number is halved, and rounded up. */
function halved(c: C, parts: Part[], side: 'attack' | 'defense' | 'dodge', roller: Character): Part[] {
  const halving = inForce(c, 'halved-dice', roller).find(({ effect }) => effect.in === side);
  const sum = parts.reduce((total, part) => total + part.amount, 0);
  return halving === undefined
    ? parts
    : [...parts, from(-Math.floor(sum / 2), halving.address, 'CP-EFFECT-9')];
}

function extraDice(c: C, roll: Roll, side: 'attack' | 'defense' | 'dodge', roller: Character): Part[] {
  const rule: Rule = side === 'attack' ? 'CP-ATTACK-4' : side === 'defense' ? 'CP-ATTACK-5' : 'CP-DODGE-1';
  const opponent = side === 'attack' ? roll.target : roll.attacker;
  const standing = inForce(c, 'dice', roller).flatMap(({ effect, address, view }) => {
    if (effect.in !== side) return [];
    if (effect.types !== undefined && (roll.type === null || !effect.types.includes(roll.type))) return [];
    if (effect.attacks !== undefined && !isOneOf(roll.attack, effect.attacks)) return [];
    const against = effect.against === undefined || opponent < 0 ? null : effect.against;
    if (against !== null && !matches(c, against, characterOf(c, opponent), view)) return [];
    const amount = amountOf(c, effect.amount, view);
    return amount === 0 ? [] : [from(amount, address, rule)];
  });
  const added = roll.bonuses
    .filter((bonus) => bonus.side === side && bonus.who === roller.id)
    .map(({ amount, source }) => from(amount, source, rule));
  return [...standing, ...added];
}

/** Whether an attack is one of those named: 'strike' for 'core/crossbones#strike'. */
export const isOneOf = (attack: string, names: readonly string[]): boolean =>
  names.includes(attack.slice(attack.indexOf('#') + 1));

const SUCCESS: { readonly [side in 'attack' | 'defense' | 'dodge']: readonly Face[] } = {
  attack: ['critical', 'wild', 'hit'],
  defense: ['critical', 'wild', 'block'],
  dodge: ['critical', 'wild', 'block'],
};

/** CP-DICE-2 to CP-DICE-6: what each face counts for on a side, where it counts at all. */
export function worthOf(
  c: C,
  roll: Roll,
  side: 'attack' | 'defense' | 'dodge',
): ReadonlyMap<Face, { readonly each: number; readonly rule: Rule }> {
  const roller = characterOf(c, side === 'attack' ? roll.attacker : roll.target);
  const opponent = side === 'attack' ? roll.target : roll.attacker;
  const worth = new Map<Face, { each: number; rule: Rule }>();
  for (const face of SUCCESS[side]) worth.set(face, { each: 1, rule: FACE_RULES[face] });
  if (side !== 'dodge') {
    for (const { effect, view } of inForce(c, 'counts', roller)) {
      if (effect.in !== side) continue;
      if (effect.types !== undefined && (roll.type === null || !effect.types.includes(roll.type))) continue;
      if (effect.against !== undefined && !matches(c, effect.against, characterOf(c, opponent), view))
        continue;
      if (effect.as > (worth.get(effect.face)?.each ?? 0))
        worth.set(effect.face, { each: effect.as, rule: 'CP-EFFECT-1' });
    }
  }
  return worth;
}

/** CP-ATTACK-10: successes of a side, face by face. */
export function successes(c: C, roll: Roll, side: 'attack' | 'defense' | 'dodge'): Explained {
  const parts: Part[] = [];
  for (const [face, { each, rule }] of worthOf(c, roll, side)) {
    const dice = countFaces(roll, side, [face]);
    if (dice > 0)
      parts.push({ amount: dice * each, source: { key: 'part.faces', args: { face, dice, each } }, rule });
  }
  return explained(parts, 0);
}

const FACE_RULES: { readonly [face in Face]: Rule } = {
  critical: 'CP-DICE-2',
  wild: 'CP-DICE-3',
  hit: 'CP-DICE-4',
  block: 'CP-DICE-5',
  blank: 'CP-DICE-6',
  failure: 'CP-DICE-7',
};

/** CP-ATTACK-8, CP-COND-6: dice that one critical of the initial roll adds; none under Hex. */
export function dicePerCritical(c: C, roll: Roll, side: 'attack' | 'defense' | 'dodge'): number {
  const roller = characterOf(c, side === 'attack' ? roll.attacker : roll.target);
  if (roller.conditions.includes('hex')) return 0;
  if (side !== 'attack') return 1;
  return inForce(c, 'dice-per-critical', roller).reduce(
    (most, { effect }) => Math.max(most, effect.amount),
    1,
  );
}

/** CP-ATTACK-8: dice that the criticals of the initial roll add. */
export function extraForCriticals(c: C, roll: Roll, side: 'attack' | 'defense' | 'dodge'): number {
  const initial = { ...roll, dice: roll.dice.filter((die) => die.from === 'initial') };
  return countFaces(initial, side, ['critical']) * dicePerCritical(c, roll, side);
}
