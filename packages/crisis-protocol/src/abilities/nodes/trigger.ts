import { canRun, DONE } from '@assemble/kernel';
import { indexOf } from '../../rules/index-of-cards.ts';
import { call } from '../../rules/run.ts';
import { isPlaying } from '../../rules/tactic-players.ts';
import { sayTrigger } from '../../text/abilities.ts';
import type { AbilityNode } from '../node.ts';
import { seatIn } from '../values.ts';
import type { Trigger } from '../vocabulary.ts';
import { paid, payAndRun } from './active.ts';

/** Something happens, then the effect does. A Reactive tactic card is played first; it comes back here paid for. */
export const trigger: AbilityNode<Trigger> = {
  run: (c, node, scope, frame) => {
    const slot = scope.card ?? -1;
    const played = indexOf(c).tactics[slot] != null && isPlaying(scope.at) && scope.settled !== true;
    if (!played) return payAndRun(c, node, scope, frame);
    if (frame.step > 0) return DONE;
    return call('play-tactic', {
      slot,
      seat: seatIn(c, scope),
      players: [],
      pays: [],
      scope: { ...scope },
    });
  },
  take: (c, node, scope, frame, answer) => paid(c, node, scope, frame, answer as number),
  can: (c, node, scope) => canRun(c, node.effect, scope),
  say: (ability, p) => sayTrigger(ability, p),
};
