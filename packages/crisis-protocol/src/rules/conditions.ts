import type { Condition } from '../abilities/vocabulary.ts';
import type { Face } from '../names.ts';
import type { Die, Roll, Side } from '../table.ts';
import { characterOf, heldBy } from './characters.ts';
import { anchored, anchorId, currentRoll, isContesting, matches, type Viewpoint } from './filter.ts';
import { type C, contentOf } from './run.ts';

/** Which dice are a character's own in a roll: the attacker's, or those of whoever defends, dodges or rolls. */
export function sideOf(roll: Roll, self: number, dice: 'own' | 'theirs'): Side {
  if (roll.kind !== 'attack') return roll.kind;
  const own = roll.attacker === self ? 'attack' : 'defense';
  return dice === 'own' ? own : own === 'attack' ? 'defense' : 'attack';
}

export const isFighter = (roll: Roll, id: number): boolean => id === roll.attacker || id === roll.target;

export const diceOf = (roll: Roll, side: Side): Die[] => roll.dice.filter((die) => die.side === side);

/** How many dice of a side show one of the faces; where one failure counts as a critical, it does here. */
export function countFaces(roll: Roll, side: Side, faces: readonly Face[]): number {
  const dice = diceOf(roll, side);
  const shown = dice.filter((die) => faces.includes(die.face)).length;
  if (!roll.failureCounts.includes(side) || !dice.some((die) => die.face === 'failure')) return shown;
  return shown + (faces.includes('critical') ? 1 : 0) - (faces.includes('failure') ? 1 : 0);
}

/**
 * Whose dice an ability calls its own: those of the fighter it helps. An aura's bearer is no fighter; then the fighter
 * that is modifying is meant.
 */
export function fighterIn(roll: Roll, view: Viewpoint): number {
  if (isFighter(roll, view.self)) return view.self;
  return view.that[0] ?? roll.target;
}

/** Whether a condition holds for an ability. */
export function holds(c: C, condition: Condition, view: Viewpoint): boolean {
  const roll = currentRoll(c);
  switch (condition.if) {
    case 'dealt':
      return (roll?.dealt ?? 0) > 0;
    case 'not-dealt':
      return (roll?.dealt ?? 0) === 0;
    case 'felled':
      return roll?.felled === true;
    case 'character': {
      const character = anchored(c, condition.of, view);
      return character !== null && matches(c, condition.who, character, view);
    }
    case 'rolled': {
      if (roll === null) return false;
      const side = sideOf(roll, fighterIn(roll, view), condition.dice);
      return countFaces(roll, side, condition.faces) >= condition.min;
    }
    case 'attacked-this-turn':
      return c.table.turn?.attacked.includes(anchorId(c, condition.of, view)) ?? false;
    case 'outrolls-contesting': {
      const token = c.table.tokens[view.token];
      if (roll === null || token === undefined) return false;
      const enemies = c.table.characters.filter(
        (one) => one.controller !== view.seat && one.side === 'healthy' && isContesting(c, one, token),
      );
      return (
        countFaces(roll, roll.kind === 'attack' ? 'attack' : roll.kind, condition.faces) > enemies.length
      );
    }
    case 'holds':
      // CP-XOBJ-6: who holds one of a Limited kind is refused before anybody asks (interacting.ts).
      return condition.what === 'nothing' && heldBy(c, characterOf(c, view.self)).length === 0;
    case 'trailing': {
      const [a, b] = c.table.players;
      return view.seat !== null && (view.seat === 0 ? a.points < b.points : b.points < a.points);
    }
    case 'own-turn':
      return c.table.turn?.seat === view.seat;
    case 'token-of':
      return c.table.tokens[view.token]?.of === condition.of;
    case 'nothing-done':
      return (view.done ?? 0) === 0;
    case 'squad': {
      const squad = view.seat === null ? null : c.table.players[view.seat as 0 | 1].affiliation;
      return condition.affiliations.some((one) => one === squad);
    }
    case 'die-changed-by':
      return (
        roll?.dice.some(({ changedBy }) => changedBy.some((by) => by.includes(`#${condition.rule}/`))) ===
        true
      );
    case 'not':
      return !holds(c, condition.of, view);
    case 'all':
      return condition.of.every((one) => holds(c, one, view));
  }
}

/** The attack of the current roll, as printed. */
export function attackOf(c: C, roll: Roll) {
  return contentOf(c).attack(roll.attack);
}
