import { type Decision, type Explained, type Match, type Rulebook, Run } from '@assemble/kernel';
import type { Point } from '../geometry/shapes.ts';
import type { AttackType } from '../names.ts';
import { type AttackData, newRoll } from '../rules/attack-order.ts';
import { attacksOf, isUp } from '../rules/characters.ts';
import { fundsOf } from '../rules/costs.ts';
import { currentAttack } from '../rules/filter.ts';
import { attackHas } from '../rules/in-force.ts';
import { attackPool, defensePool } from '../rules/pools.ts';
import { type C, contentOf } from '../rules/run.ts';
import { type Area, areaOf } from '../rules/series.ts';
import { type Allowed, targetsOf } from '../rules/targeting.ts';
import type { Character, Table } from '../table.ts';
import type { Modifier } from './attack-dice.ts';
import { tacticAreas } from './tactic-areas.ts';
import { type Settled, settled } from './terms.ts';

/** The attack that is being made: at which of its fourteen steps it is, and what is settled about the rest of it. */
export interface AttackView extends Settled {
  readonly step: number;
}

/** An attack that could be made: how it would be rolled, modified and counted. */
export interface Forecast extends Settled {
  readonly attack: string;
  readonly target: number;
  /** The type that the attacker would pick; null where the attack leaves no choice. */
  readonly type: AttackType | null;
  /** How many dice each side rolls, and why. */
  readonly pools: { readonly attack: Explained; readonly defense: Explained };
}

export function attackIn(rulebook: Rulebook<Table>, match: Match<Table>): AttackView | null {
  const c = new Run(rulebook, match, null);
  const roll = currentAttack(c);
  if (roll === null) return null;
  const dice = { attack: attackPool(c, roll).value, defense: defensePool(c, roll).value };
  const { terms, leftOut } = settled(rulebook, match, roll, dice);
  const rows = rulebook.procedures['attack']?.rows ?? [];
  const at = rowIn(match);
  const first = rows.findIndex(({ name }) => name.startsWith('9 '));
  const used = usedIn(match);
  const isToCome = ({ window, ability }: Modifier): boolean =>
    first + window > at || (first + window === at && !used.some((id) => isUse(id, ability)));
  return {
    // The number that the name of a step begins with.
    step: Number.parseInt(rows[at]?.name ?? '0', 10),
    terms: { ...terms, modifiers: terms.modifiers.filter(isToCome) },
    leftOut,
  };
}

/** Whether a window names this ability as used: by its own address, or as what a rule of the book offers in its name. */
const isUse = (id: string, ability: string): boolean =>
  id.startsWith(`${ability}@`) || id.endsWith(`/${ability}`);

const attackFrame = ({ frames }: Match<Table>): number =>
  frames.map(({ procedure }) => procedure).lastIndexOf('attack');

/** The row of the attack that is at work. One that called for something else has already gone on to the next. */
function rowIn(match: Match<Table>): number {
  const frame = match.frames[attackFrame(match)];
  if (frame === undefined) return -1;
  return frame === match.frames.at(-1) ? frame.step : frame.step - 1;
}

/** The abilities that were used in the window that the attack has open. */
function usedIn(match: Match<Table>): readonly string[] {
  const window = match.frames.slice(attackFrame(match)).find(({ data }) => Array.isArray(data['used']));
  return (window?.data['used'] ?? []) as readonly string[];
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
  const pairs = pairsFor(c, match, decision, attacker);
  return pairs.flatMap(({ attack, target }) =>
    typesOf(c, attack).map((type) => forecastOf(rulebook, match, attacker.id, attack, target, type)),
  );
}

/** Each attack that is offered with each target that it could have. */
function pairsFor(
  c: C,
  match: Match<Table>,
  { ask, test, ...shape }: Decision,
  attacker: Character & { at: Point },
): readonly Pick<Forecast, 'attack' | 'target'>[] {
  const against = (attack: string, allowed?: Allowed) =>
    targetsOf(c, attacker, attack, allowed).map((target) => ({ attack, target }));
  if (ask.key === 'ask.which-target' && shape.shape === 'entities')
    return shape.from.map((target) => ({ attack: String(ask.args['attack']), target }));
  if (ask.key === 'ask.which-attack' && shape.shape === 'options') {
    const ordered = match.frames.at(-1)?.data as AttackData;
    return shape.options.flatMap(({ id }) => against(id, ordered));
  }
  if (test !== 'activation') return [];
  return attacksOf(c, attacker).flatMap(({ address, attack }) =>
    fundsOf(c, attacker) < attack.cost ? [] : against(address),
  );
}

/** CP-STAT-17: the types that the attacker may pick from. */
function typesOf(c: C, attack: string): readonly (AttackType | null)[] {
  const choice = attackHas(c, attack, 'type-choice');
  return choice?.holds === 'type-choice' ? choice.types : [null];
}

function forecastOf(
  rulebook: Rulebook<Table>,
  match: Match<Table>,
  attacker: number,
  attack: string,
  target: number,
  type: AttackType | null,
): Forecast {
  const content = contentOf(new Run(rulebook, match, null));
  const roll = newRoll(attacker, target, attack, type ?? content.attack(attack).type, '');
  // As if it had been declared: rules of the attack itself hold only while it is made.
  const table = { ...match.table, rolls: [...match.table.rolls, roll] };
  const declared = { ...match, table };
  const then = new Run(rulebook, declared, null);
  const pools = { attack: attackPool(then, roll), defense: defensePool(then, roll) };
  const dice = { attack: pools.attack.value, defense: pools.defense.value };
  return { attack, target, type, pools, ...settled(rulebook, declared, roll, dice) };
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
  const own = attacksOf(c, attacker).flatMap(({ address }) => areaOf(c, attacker, address) ?? []);
  return decision.test === 'activation' ? [...own, ...tacticAreas(c, decision.seat, attacker.id)] : own;
}

function attackerIn(c: C, { ask }: Decision) {
  const attacker = c.table.characters[Number(ask.args['who'] ?? c.table.turn?.character ?? -1)];
  return attacker !== undefined && isUp(attacker) ? attacker : null;
}
