import { Judge, type Tester, type Verdict } from '@assemble/kernel';
import type { Die, Table } from '../table.ts';
import { currentRoll } from './filter.ts';
import { nameIn } from './in-force.ts';
import { editionOf, type Rule } from './run.ts';

/** CP-DICE-7, CP-MODIFY-6: all reasons why an ability may not reroll a die; abilities that share a name are one. */
export function rerollVerdict(die: Die, ability: string, failures: boolean): Verdict<Rule> {
  const name = nameIn(ability);
  const before = die.rerolledBy.some((by) => nameIn(by) === name);
  return new Judge<Rule>()
    .must(failures || die.face !== 'failure', 'CP-DICE-7', 'refused.die.failure', { die: die.id })
    .must(!before, 'CP-MODIFY-6', 'refused.die.again', { die: die.id })
    .verdict();
}

/** Says why dice that were not offered cannot be taken. */
export const diceTester: Tester<Table> = {
  verdict: (c, decision, answer) => {
    const judge = new Judge<Rule>();
    if (decision.shape !== 'entities') return judge.verdict();
    const chosen = answer as readonly number[];
    const roll = currentRoll(c);
    const side = roll?.dice[decision.from[0] ?? -1]?.side;
    judge.must(new Set(chosen).size === chosen.length, 'CP-MODIFY-7', 'refused.die.twice');
    judge.must(chosen.length <= decision.max, 'CP-MODIFY-7', 'refused.die.many', { most: decision.max });
    // One book says outright that it is not optional (CP-ICON-3); the others that the effect is applied.
    const applied = editionOf(c).id === 'de' ? 'CP-ICON-3' : 'CP-ICON-1';
    judge.must(chosen.length >= decision.min, applied, 'refused.die.few', { least: decision.min });
    for (const id of new Set(chosen)) {
      if (decision.from.includes(id)) continue;
      const die = roll?.dice[id];
      if (die?.face === 'failure') judge.refuse('CP-DICE-7', 'refused.die.failure', { die: id });
      else if (die === undefined || die.side !== side)
        judge.refuse('CP-ATTACK-9', 'refused.die.other', { die: id });
      else judge.refuse('CP-MODIFY-6', 'refused.die.again', { die: id });
    }
    return judge.verdict();
  },
};
