import type { Change, Listener, Match, Rulebook } from '@assemble/kernel';
import { Run } from '@assemble/kernel';
import type { Memory } from '../abilities/memory.ts';
import { amountOf } from '../abilities/values.ts';
import type { Amount, Condition, Effect, Trigger } from '../abilities/vocabulary.ts';
import { DIE, type Face } from '../names.ts';
import { MODIFYING, modifyMoment } from '../rules/attack.ts';
import { BUILT_IN } from '../rules/built-in.ts';
import { characterOf } from '../rules/characters.ts';
import { fighterIn, sideOf } from '../rules/conditions.ts';
import { damageTo } from '../rules/damage.ts';
import { viewpoint } from '../rules/filter.ts';
import { hasStatic } from '../rules/in-force.ts';
import { type Belongs, indexOf } from '../rules/index-of-cards.ts';
import { listeners, moment } from '../rules/listeners.ts';
import { dicePerCritical, worthOf } from '../rules/pools.ts';
import { type C, contentOf } from '../rules/run.ts';
import type { Die, Roll, Table } from '../table.ts';
import type { AttackTerms, Modifier, SideTerms } from './attack-dice.ts';

type Fighting = 'attack' | 'defense';

/** What is settled about an attack, and what is up to the players and not counted: the addresses of those abilities. */
export interface Settled {
  readonly terms: AttackTerms;
  readonly leftOut: readonly string[];
}

/** As many dice of each face as any rule asks for, and one more. */
const PLENTY = 2;

/** So that everybody hears who could: every face on both sides. */
const EVERY_FACE: readonly Die[] = (['attack', 'defense'] as const).flatMap((side) =>
  [...new Set(DIE)].flatMap((face) => new Array<Face>(PLENTY).fill(face).map((one) => dieOf(side, one))),
);

function dieOf(side: Fighting, face: Face, id = 0): Die {
  return { id, side, from: 'initial', face, rerolledBy: [], changedBy: [] };
}

/** The match as if these dice lay there in the attack, declared already. */
function withDice(rulebook: Rulebook<Table>, match: Match<Table>, roll: Roll, dice: readonly Die[]): C {
  const shown: Roll = { ...roll, dice: dice.map((die, id) => ({ ...die, id })), failureCounts: [] };
  const rolls = [...match.table.rolls.filter((one) => one !== roll), shown];
  return new Run(rulebook, { ...match, table: { ...match.table, rolls } }, null);
}

/** The rules are asked themselves: who would hear each moment of the attack, and what each would do. */
export function settled(
  rulebook: Rulebook<Table>,
  match: Match<Table>,
  roll: Roll,
  dice: { readonly [side in Fighting]: number },
): Settled {
  const c = withDice(rulebook, match, roll, EVERY_FACE);
  const leftOut: string[] = [];
  const modifiers: Modifier[] = [];
  MODIFYING.forEach((turn, window) => {
    const change = modifyMoment(c, roll, turn);
    for (const listener of change === null ? [] : listeners(c, '', [change])) {
      const by = turn.role === 'attacking' ? 'attack' : 'defense';
      const modifier = modifierOf(c, listener, window, by, turn.dice);
      if (modifier === null) leftOut.push(listener.ability);
      else modifiers.push(modifier);
    }
  });
  const reductions: { amount: number; least: number }[] = [];
  const cause = {
    character: roll.attacker,
    seat: characterOf(c, roll.attacker).controller,
    how: 'attack' as const,
    source: roll.attack,
  };
  for (const listener of listeners(c, '', [damageTo(roll.target, 1, cause)])) {
    const effect = triggerAt(c, listener)?.effect;
    if (effect?.node !== 'reduce') continue;
    if (listener.forced) reductions.push({ amount: effect.amount, least: effect.least });
    else leftOut.push(listener.ability);
  }
  const others: Change[] = [
    ...(roll.dice.length === 0
      ? [
          moment('targeted', roll.target, roll.attacker),
          moment('attack-pool', roll.target, roll.attacker),
          moment('rolling', roll.attacker, roll.target, { role: 'attacking' }),
        ]
      : []),
    moment('before-comparing', roll.target, roll.attacker),
  ];
  for (const change of others) for (const { ability } of listeners(c, '', [change])) leftOut.push(ability);
  const side = (which: Fighting): SideTerms => sideTerms(rulebook, match, roll, which, dice[which]);
  return {
    terms: { attack: side('attack'), defense: side('defense'), modifiers, reductions },
    leftOut: [...new Set(leftOut)],
  };
}

function sideTerms(
  rulebook: Rulebook<Table>,
  match: Match<Table>,
  roll: Roll,
  side: Fighting,
  dice: number,
): SideTerms {
  const worthShowing = (icons: readonly Face[]): SideTerms['worth'] => {
    const c = withDice(
      rulebook,
      match,
      roll,
      icons.map((face) => dieOf('attack', face)),
    );
    const worth: { [face in Face]?: number } = {};
    for (const [face, { each }] of worthOf(c, roll, side)) worth[face] = each;
    return worth;
  };
  const c = withDice(rulebook, match, roll, []);
  const roller = characterOf(c, side === 'attack' ? roll.attacker : roll.target);
  const iconSets = contentOf(c)
    .attack(roll.attack)
    .rules.map(({ icons }) => icons)
    .filter((icons) => icons.length > 0);
  const worth = worthShowing([]);
  return {
    dice,
    perCritical: dicePerCritical(c, roll, side),
    worth,
    withIcons: iconSets
      .map((icons) => ({ icons, worth: worthShowing(icons) }))
      .filter((one) => Object.entries(one.worth).some(([face, each]) => each !== worth[face as Face])),
    failureCounts: hasStatic(c, 'failure-as-critical', roller),
  };
}

const triggerAt = (c: C, { ability, scope }: Listener<Memory>): Trigger | undefined =>
  heardAt(c, ability, scope.event)?.ability;

const heardAt = (c: C, address: string, event: string | undefined) =>
  indexOf(c)
    .triggers.get((event ?? '') as never)
    ?.find((one) => one.address === address);

/** What it does to dice for nothing; null where it costs something, can be used up, or does something else. */
function modifierOf(
  c: C,
  listener: Listener<Memory>,
  window: number,
  by: Fighting,
  whose: 'own' | 'theirs',
): Modifier | null {
  const heard = heardAt(c, listener.ability, 'modify');
  const effect = diceEffect(heard?.ability.effect ?? BUILT_IN[listener.ability]);
  if (effect === null || (heard !== undefined && !isFree(heard.ability, heard.belongs))) return null;
  const side = whose === 'own' ? by : by === 'attack' ? 'defense' : 'attack';
  const icons = heard?.belongs.of === 'attack' ? heard.belongs.icons : [];
  const common = { ability: listener.scope.at, window, side, by, icons } as const;
  if (effect.node === 'reroll')
    return side === by
      ? {
          ...common,
          does: 'reroll',
          failures: effect.failures === true,
          count: effect.count === 'any' ? 'any' : countOf(c, effect.count, listener),
        }
      : null;
  if (effect.face === 'any' || heard?.ability.limit !== undefined) return null;
  return {
    ...common,
    does: 'change',
    from: effect.from,
    to: effect.face,
    count: countOf(c, effect.count, listener),
  };
}

/** The one thing it does to dice; what else it does must leave them alone. */
function diceEffect(effect: Effect | undefined): Extract<Effect, { node: 'reroll' | 'change-dice' }> | null {
  if (effect?.node === 'sequence') {
    const [first, ...others] = effect.parts;
    return others.every(({ node }) => node === 'power') ? diceEffect(first) : null;
  }
  return effect?.node === 'reroll' || effect?.node === 'change-dice' ? effect : null;
}

const isFree = ({ cost = 0, on }: Trigger, belongs: Belongs): boolean =>
  cost === 0 && belongs.of !== 'tactic' && !asksAboutDice(on.if);

function asksAboutDice(condition: Condition | undefined): boolean {
  switch (condition?.if) {
    case 'rolled':
    case 'die-changed-by':
      return true;
    case 'not':
      return asksAboutDice(condition.of);
    case 'all':
      return condition.of.some(asksAboutDice);
    default:
      return false;
  }
}

function countOf(c: C, amount: Amount, { scope }: Listener<Memory>): Modifier['count'] {
  if (typeof amount === 'number' || amount.amount !== 'rolled') return amountOf(c, amount, scope);
  const roll = c.table.rolls.at(-1);
  const side = roll === undefined ? 'defense' : sideOf(roll, fighterIn(roll, viewpoint(scope)), amount.dice);
  return { side: side === 'attack' ? 'attack' : 'defense', faces: amount.faces };
}
