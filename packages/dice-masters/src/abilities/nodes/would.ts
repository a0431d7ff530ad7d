import { framed, markOf, opening, whileActive } from '../../text/ability-phrase.ts';
import { inAll, mayOf, mayPay, type Phrases, type Said } from '../../text/said.ts';
import { chanceOf, hint, likely, priceOf } from '../expect.ts';
import type { AbilityNode } from '../node.ts';
import { paidEffect } from '../paid.ts';
import type { Would } from '../vocabulary.ts';

/** Changes what is about to happen. */
export const would: AbilityNode<Would> = {
  ...paidEffect,
  say: inAll((ability, p) => {
    const { marker, words: condition } = markOf(ability.condition);
    const active = ability.active === true ? whileActive(p) : null;
    const event = opening(p, ability.on, condition, true);
    const wrap = (said: Said, q: Phrases): Said => {
      if (ability.cost !== undefined) return mayPay(q.cost(ability.cost), said, q);
      return ability.may === true ? mayOf(said, q) : said;
    };
    // The first damage each turn comes once a turn.
    const limit = condition?.if === 'undamaged' && ability.on.event === 'damage' ? undefined : ability.limit;
    return framed(p, { marker, active, event, effect: ability.effect, limit, wrap });
  }),
  hint: ({ on, condition, cost, effect }, o) => {
    const chance = chanceOf(on, o) * likely(condition, o);
    const { gain, side } = o.hint(effect);
    const price = cost === undefined ? { tempo: 0, loss: 0 } : priceOf(cost);
    return hint((gain - price.loss) * chance, side, { fails: true, tempo: price.tempo * chance });
  },
};
