import { type Decision, type Explained, type Match, type Rulebook, Run } from '@assemble/kernel';
import type { Face } from '../names.ts';
import { newRoll } from '../rules/attack-order.ts';
import { attacksOf, isUp } from '../rules/characters.ts';
import { fundsOf } from '../rules/costs.ts';
import { currentAttack } from '../rules/filter.ts';
import { attackPool, defensePool, dicePerCritical, worthOf } from '../rules/pools.ts';
import { type C, contentOf } from '../rules/run.ts';
import { type Area, areaOf } from '../rules/series.ts';
import { targetsOf } from '../rules/targeting.ts';
import type { Roll, Table } from '../table.ts';
import type { SideTerms } from './odds.ts';

/** The attack that is being made: at which of its fourteen steps it is, and how its sides are rolled and counted. */
export interface AttackView {
  readonly step: number;
  readonly attack: SideTerms;
  readonly defense: SideTerms;
}

/** An attack that could be made: how it would be rolled, before anybody modifies dice. */
export interface Forecast {
  readonly attack: string;
  readonly target: number;
  /** How many dice each side rolls, and why. */
  readonly pools: { readonly attack: Explained; readonly defense: Explained };
  readonly terms: { readonly attack: SideTerms; readonly defense: SideTerms };
}

function termsOf(c: C, roll: Roll, side: 'attack' | 'defense', dice: number): SideTerms {
  const worth: { [face in Face]?: number } = {};
  for (const [face, { each }] of worthOf(c, roll, side)) worth[face] = each;
  return { dice, perCritical: dicePerCritical(c, roll, side), worth };
}

/** The number that the name of a step begins with. A step that called for something else has already gone on to the next. */
function stepIn(rulebook: Rulebook<Table>, match: Match<Table>): number {
  const frame = match.frames[match.frames.map(({ procedure }) => procedure).lastIndexOf('attack')];
  if (frame === undefined) return 0;
  const at = frame === match.frames.at(-1) ? frame.step : frame.step - 1;
  return Number.parseInt(rulebook.procedures['attack']?.rows[at]?.name ?? '0', 10);
}

export function attackIn(rulebook: Rulebook<Table>, match: Match<Table>): AttackView | null {
  const c = new Run(rulebook, match, null);
  const roll = currentAttack(c);
  if (roll === null) return null;
  return {
    step: stepIn(rulebook, match),
    attack: termsOf(c, roll, 'attack', attackPool(c, roll).value),
    defense: termsOf(c, roll, 'defense', defensePool(c, roll).value),
  };
}

/** What the attacks would be like that a decision is about: those of the menu, or those against the listed targets. */
export function forecastsFor(
  rulebook: Rulebook<Table>,
  match: Match<Table>,
  decision: Decision,
): readonly Forecast[] {
  const c = new Run(rulebook, match, null);
  const attacker = attackerIn(c, decision);
  if (attacker === null) return [];
  const pairs =
    decision.ask.key === 'ask.which-target' && decision.shape === 'entities'
      ? decision.from.map((target) => ({ attack: String(decision.ask.args['attack']), target }))
      : decision.test === 'activation'
        ? attacksOf(c, attacker).flatMap(({ address, attack }) =>
            fundsOf(c, attacker) < attack.cost
              ? []
              : targetsOf(c, attacker, address).map((target) => ({ attack: address, target })),
          )
        : [];
  return pairs.map(({ attack, target }) => {
    const roll = newRoll(attacker.id, target, attack, contentOf(c).attack(attack).type, '');
    // As if it had been declared: rules of the attack itself hold only while it is made.
    const table = { ...match.table, rolls: [...match.table.rolls, roll] };
    const then = new Run(rulebook, { ...match, table }, null);
    const pools = { attack: attackPool(then, roll), defense: defensePool(then, roll) };
    return {
      attack,
      target,
      pools,
      terms: {
        attack: termsOf(then, roll, 'attack', pools.attack.value),
        defense: termsOf(then, roll, 'defense', pools.defense.value),
      },
    };
  });
}

/** The areas of the attacks that a menu offers. */
export function areasFor(
  rulebook: Rulebook<Table>,
  match: Match<Table>,
  decision: Decision,
): readonly Area[] {
  const isMenu = decision.test === 'activation' || decision.ask.key === 'ask.which-attack';
  const c = new Run(rulebook, match, null);
  const attacker = attackerIn(c, decision);
  if (!isMenu || attacker === null) return [];
  return attacksOf(c, attacker).flatMap(({ address }) => areaOf(c, attacker, address) ?? []);
}

function attackerIn(c: C, { ask }: Decision) {
  const attacker = c.table.characters[Number(ask.args['who'] ?? c.table.turn?.character ?? -1)];
  return attacker !== undefined && isUp(attacker) ? attacker : null;
}
