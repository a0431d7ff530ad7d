import { canRun, DONE } from '@assemble/kernel';
import { callFor } from '../../rules/carrying-out.ts';
import { initiation } from '../../rules/initiating.ts';
import { calledPhrase, constantPhrase, generatesPhrase, usablePhrase } from '../../text/ability-phrase.ts';
import type { AbilityNode } from '../node.ts';
import type { Action, Called, Constant, Generates, Triggered } from '../vocabulary.ts';

/** How the abilities of cards begin: what stands around their effects. */

/** Goes through all steps of starting an ability (MC-INIT-1). */
const usable: AbilityNode<Action | Triggered> = {
  run: (_c, _node, scope, frame) =>
    frame.step > 0 ? DONE : initiation(frame.data.at, scope.self, scope.seat, scope),
  can: (c, node, scope) => canRun(c, node.effect, scope),
  say: (ability, p) => usablePhrase(p, ability),
};

/** The rules call for it (MC-ABILITY-5). */
const called: AbilityNode<Called> = {
  run: (_c, node, scope, frame) => {
    if (frame.step > 0) return DONE;
    const heard = { ability: node, address: frame.data.at };
    return callFor([heard], scope.self, scope.seat);
  },
  can: (c, node, scope) => canRun(c, node.effect, scope),
  say: (ability, p) => calledPhrase(p, ability),
};

/** Asked for while something is paid for: it never runs by itself. */
const generates: AbilityNode<Generates> = {
  run: () => DONE,
  can: () => false,
  say: (ability, p) => generatesPhrase(p, ability),
};

/** Asked for by the rules: it never runs. */
const constant: AbilityNode<Constant> = {
  run: () => DONE,
  can: () => false,
  say: (ability, p) => constantPhrase(p, ability, p.hold(ability.holds)),
};

export const abilityNodes = {
  action: usable,
  interrupt: usable,
  response: usable,
  'when-revealed': called,
  'when-defeated': called,
  boost: called,
  'set-up': called,
  special: called,
  generates,
  constant,
} as const;
