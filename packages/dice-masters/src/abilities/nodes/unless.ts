import { ask, canRun, DONE, NEXT, type Node, runPart } from '@assemble/kernel';
import { rich } from '@assemble/language';
import { costVerdict } from '../../rules/costs.ts';
import { other } from '../../rules/dice-in-play.ts';
import { slotId } from '../../rules/index-of-cards.ts';
import { inquiry } from '../../rules/paying.ts';
import { call } from '../../rules/run.ts';
import { inAll, tailed } from '../../text/said.ts';
import { priceOf, WORTH } from '../expect.ts';
import type { DiceNode, Runs } from '../node.ts';
import type { Cost, Effect } from '../vocabulary.ts';

/** Happens unless the opponent pays. */
export interface Unless extends Node {
  readonly node: 'unless';
  readonly cost: Cost;
  readonly effect: Effect;
}

const runs: Runs<Unless, { paid?: true }> = {
  run: (c, node, scope, frame) => {
    const opponent = other(scope.seat);
    if (frame.step === 0) {
      // Nobody is asked to buy off what could do nothing.
      if (!canRun(c, node.effect, scope)) return DONE;
      if (!costVerdict(c, inquiry(c, opponent, 'bare'), node.cost, null).yes) return NEXT;
      return ask({
        seat: opponent,
        ask: { key: 'ask.unless', args: { card: slotId(c, scope.card) } },
        rules: ['DM-CORE-RULES-1', 'DM-PAYING-7'],
        source: frame.data.at,
        shape: 'yes-no',
      });
    }
    if (frame.data.paid === true) return DONE;
    return frame.step === 1 ? runPart(c, node.effect, frame) : DONE;
  },
  take: (_c, _node, scope, frame, answer) => {
    if (answer !== true) return NEXT;
    frame.data.paid = true;
    return call('pay-cost', {
      seat: other(scope.seat),
      ability: frame.data.at,
      self: -1,
      times: 1,
    });
  },
  can: (c, node, scope) => canRun(c, node.effect, scope),
};

const say = inAll<Unless>((node, p) => {
  const said = p.say(node.effect);
  const [first, ...others] = p.cost(node.cost, p.opponent());
  if (first === undefined) return said;
  const and = { en: ' and ', es: ' y ', de: ' und ' }[p.locale];
  const more = others.flatMap((one) => rich`${and}${p.clause({ ...one, mood: 'subordinate' })}`);
  if (p.locale === 'de') return tailed(said, rich`, es sei denn, ${p.clause(first)}${more}`);
  return tailed(said, rich`${p.subordinate('unless', first)}${more}`);
});

export const unless: DiceNode<Unless> = {
  ...runs,
  say,
  hint: ({ cost, effect }, o) => {
    const done = o.hint(effect);
    const { tempo, loss } = priceOf(cost);
    // The opponent takes the lesser evil.
    return { ...done, gain: Math.min(done.gain, loss + tempo * WORTH.energy), fails: true };
  },
};
