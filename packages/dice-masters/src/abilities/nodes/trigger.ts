import { canRun, DONE, runPart } from '@assemble/kernel';
import { framed, markOf, opening, whileActive } from '../../text/ability-phrase.ts';
import { inAll } from '../../text/said.ts';
import { chanceOf, likely, scaled } from '../expect.ts';
import type { AbilityNode } from '../node.ts';
import { once, tellUsed } from '../paid.ts';
import type { Trigger } from '../vocabulary.ts';

/** Something happens, then the effect does. */
export const trigger: AbilityNode<Trigger> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return DONE;
    once(c, node, scope, frame);
    // What its player may still decline, or cannot pay for, has not taken effect.
    if (node.effect.node !== 'may') tellUsed(c, scope);
    return runPart(c, node.effect, frame);
  },
  can: (c, node, scope) => canRun(c, node.effect, scope),
  say: inAll((ability, p) => {
    const { marker, words: condition } = markOf(ability.condition);
    const active = ability.active === true ? whileActive(p) : null;
    const event = opening(p, ability.on, condition, false);
    return framed(p, {
      marker,
      active,
      event,
      effect: ability.effect,
      limit: ability.limit,
      wrap: (said) => said,
    });
  }),
  hint: ({ on, active, condition, effect }, o) => {
    // While active, it goes on as long as any die of the card is out.
    const chance = chanceOf(on, o) * likely(condition, o) * (active === true ? 1.5 : 1);
    const one = scaled(o.hint(effect), chance);
    return { ...one, fails: one.fails || condition !== undefined || on.event !== 'fielded' };
  },
};
