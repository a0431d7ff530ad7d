import { canRun, DONE, runPart } from '@assemble/kernel';
import type { Rich } from '@assemble/language';
import { burstTexts } from '../../text/burst-text.ts';
import { afterEvent, inAll, type Phrases, paragraph, type Said } from '../../text/said.ts';
import type { AbilityNode } from '../node.ts';
import type { ActionAbility } from '../vocabulary.ts';

/** What an action die does when it is used. */
export const action: AbilityNode<ActionAbility> = {
  run: (c, node, _scope, frame) => (frame.step > 0 ? DONE : runPart(c, node.effect, frame)),
  can: (c, node, scope) => canRun(c, node.effect, scope),
  say: inAll(({ effect }, p) => {
    const say = (q: Phrases, said: Said): Rich => paragraph(afterEvent(q, null, said));
    return burstTexts(p, effect, { marker: '', whole: say, alone: say });
  }),
  hint: ({ effect }, o) => o.hint(effect),
};
