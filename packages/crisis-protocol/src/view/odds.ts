import type { Face } from '../names.ts';
import { type AttackTerms, dieFor, type Fighting, type Odds, shown } from './attack-dice.ts';
import { add, BestUse } from './best-use.ts';
import { asOn, type Dice, diceOf, put, type Rolls, rerolled, rollOf } from './dice-rolls.ts';

const known = { plain: new WeakMap<AttackTerms, Odds>(), rerolls: new WeakMap<AttackTerms, Odds>() };

/**
 * The damage of an attack that is about to be rolled, if both players use as well as can be what modifies dice for
 * nothing; without rerolls, they only change dice.
 */
export function attackOdds(terms: AttackTerms, rerolls: boolean): Odds {
  const memo = rerolls ? known.rerolls : known.plain;
  const found =
    memo.get(terms) ??
    resolved(
      terms,
      { attack: initialRoll(terms, 'attack'), defense: initialRoll(terms, 'defense') },
      rerolls,
    );
  memo.set(terms, found);
  return found;
}

/** The damage of dice that lie there, some of them rolled again: a reroll adds no dice (CP-MODIFY-8). */
export function rerollOdds(
  terms: AttackTerms,
  dice: readonly { readonly side: string; readonly face: Face; readonly again: boolean }[],
): Odds {
  const roll = (side: Fighting): Rolls => {
    const die = dieFor(terms, side);
    const own = dice.filter((one) => one.side === side);
    const again = own.filter((one) => one.again).map(({ face }) => die.standsFor[face]);
    return rerolled(
      diceOf(
        own.map(({ face }) => face),
        die,
      ),
      again,
      die,
    );
  };
  return resolved(terms, { attack: roll('attack'), defense: roll('defense') }, false);
}

export const atLeast = (odds: Odds, n: number): number => odds.slice(n).reduce((sum, p) => sum + p, 0);

export const average = (odds: Odds): number => odds.reduce((sum, p, n) => sum + p * n, 0);

/** CP-DICE-8, CP-DICE-9: the criticals of the initial roll add dice, those that are added do not. */
function initialRoll(terms: AttackTerms, side: Fighting): Rolls {
  const { dice, perCritical } = terms[side];
  const die = dieFor(terms, side);
  const rolls = new Map<Dice, number>();
  for (const [first, p] of rollOf(dice, dieFor(terms, side, true))) {
    const added = perCritical * shown(terms[side], first, ['critical']);
    for (const [more, q] of rollOf(added, die)) put(rolls, asOn(first, die) + more, p * q);
  }
  return rolls;
}

/** All rolls of both sides; dice that make no difference are not told apart. */
function resolved(
  { modifiers, ...terms }: AttackTerms,
  rolls: { readonly [side in Fighting]: Rolls },
  rerolls: boolean,
): Odds {
  const use = new BestUse({
    ...terms,
    modifiers: modifiers.filter(({ does }) => rerolls || does === 'change'),
  });
  const plain = (side: Fighting): Rolls => {
    const sums = new Map<Dice, number>();
    for (const [dice, chance] of rolls[side]) put(sums, use.plain(dice, side, use.first), chance);
    return sums;
  };
  const damage: number[] = [0];
  const defenses = [...plain('defense')];
  for (const [attack, p] of plain('attack'))
    for (const [defense, q] of defenses)
      add(damage, use.prospect({ attack, defense }, use.first).odds, p * q);
  return damage;
}
