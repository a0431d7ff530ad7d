import type { View } from '@assemble/dice-masters';
import type { GameFace } from '../../../table/board.ts';
import { dieById } from '../board/dice.ts';
import { meterOf } from '../board/outlook.ts';
import { actWords } from './act-words.ts';

const attackOf = (view: View, dice: readonly number[]): number =>
  dice.reduce((sum, id) => sum + (dieById(view, id)?.attack?.value ?? 0), 0);

/** What the primary act is called while dice are chosen: it says what is done with them. */
export const act: NonNullable<GameFace<View>['act']> = (decision, { chosen, put }, view, locale) => {
  const t = actWords[locale];
  switch (decision.ask.key) {
    case 'ask.reroll': {
      if (decision.shape !== 'entities') return null;
      if (chosen.length === 0) return { label: t.keepAll, then: t.toMain };
      return { label: t.reroll(chosen.length), then: t.keepOthers(decision.from.length - chosen.length) };
    }
    case 'ask.attackers':
      if (chosen.length === 0) return { label: t.noAttack, then: t.turnEnds };
      return { label: t.attack(chosen.length), then: t.attackIs(attackOf(view, chosen)) };
    case 'ask.blockers': {
      if (decision.shape !== 'assign') return null;
      const assigned = new Map(decision.items.map((item, at) => [item, put[at] ?? []] as const));
      const { through = 0 } = meterOf(view, assigned) ?? {};
      const blocks = put.some((list) => list.length > 0);
      return { label: blocks ? t.block : t.noBlock, then: through === 0 ? t.allBlocked : t.through(through) };
    }
    default:
      return null;
  }
};
