import { type Match, type Rulebook, Run } from '@assemble/kernel';
import { FACES } from '../names.ts';
import { characterOf } from '../rules/characters.ts';
import { currentRoll } from '../rules/filter.ts';
import { hasStatic } from '../rules/in-force.ts';
import { dicePerCritical, dodgePool, worthOf } from '../rules/pools.ts';
import type { Table } from '../table.ts';
import type { AttackTerms, Odds, SideTerms } from './attack-dice.ts';
import { attackOdds, rerollOdds } from './odds.ts';

/** A dodge that is under way: who rolls, against how much damage, and how the dice are counted. */
export interface DodgeView {
  readonly who: number;
  readonly incoming: number;
  readonly terms: SideTerms;
}

export function dodgeIn(rulebook: Rulebook<Table>, match: Match<Table>): DodgeView | null {
  const c = new Run(rulebook, match, null);
  const roll = currentRoll(c);
  const frame = match.frames.filter(({ procedure }) => procedure === 'dodge').at(-1);
  if (roll?.kind !== 'dodge' || frame === undefined) return null;
  const worth = worthOf(c, roll, 'dodge');
  return {
    who: roll.target,
    incoming: Number(frame.data['incoming']),
    terms: {
      dice: dodgePool(c, roll).value,
      perCritical: dicePerCritical(c, roll, 'dodge'),
      worth: Object.fromEntries([...worth].map(([face, { each }]) => [face, each])),
      withIcons: [],
      failureCounts: hasStatic(c, 'failure-as-critical', characterOf(c, roll.target)),
    },
  };
}

/** Damage that is certain: as many dice, every face of which counts. */
const certain = (damage: number): SideTerms => ({
  dice: damage,
  perCritical: 0,
  worth: Object.fromEntries(FACES.map((face) => [face, 1])),
  withIcons: [],
  failureCounts: false,
});

const against = ({ incoming, terms }: Omit<DodgeView, 'who'>): AttackTerms => ({
  attack: certain(incoming),
  defense: terms,
  modifiers: [],
  reductions: [],
});

/** CP-DODGE-6: what is suffered of a collision, before its dice are rolled. */
export const dodgeOdds = (dodge: Omit<DodgeView, 'who'>): Odds => attackOdds(against(dodge), false);

/** What is suffered of it when some of the dice that lie there are rolled again. */
export const dodgeRerollOdds = (
  dodge: Omit<DodgeView, 'who'>,
  dice: readonly Pick<Parameters<typeof rerollOdds>[1][number], 'face' | 'again'>[],
): Odds =>
  rerollOdds(against(dodge), [
    ...Array.from({ length: dodge.incoming }, () => ({ side: 'attack', face: 'hit' as const, again: false })),
    ...dice.map(({ face, again }) => ({ side: 'defense', face, again })),
  ]);
