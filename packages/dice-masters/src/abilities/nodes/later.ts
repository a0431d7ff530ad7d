import { DONE, type Node, propose, runPart } from '@assemble/kernel';
import { change, type Mark } from '../../rules/changes.ts';
import { playerTarget } from '../../table.ts';
import { afterEvent, fronted, inAll } from '../../text/said.ts';
import type { Memory } from '../memory.ts';
import type { DiceNode, Runs } from '../node.ts';
import { causeIn } from '../values.ts';
import type { Effect } from '../vocabulary.ts';

/** Puts an effect off until the attack phase begins or the turn ends; whoever was chosen is remembered. */
export interface Later extends Node {
  readonly node: 'later';
  readonly event: 'attack-starts' | 'turn-ends';
  readonly effect: Effect;
}

/** The effect then belongs to no die: the one that caused it may be gone. */
const remembered = (scope: Memory): Memory => ({
  card: scope.card,
  seat: scope.seat,
  self: -1,
  event: null,
  that: scope.that,
  with: -1,
  amount: 0,
  times: 1,
  spent: [],
  how: causeIn(scope).how,
});

const runs: Runs<Later> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return DONE;
    // In an attack that has begun there is nothing left to wait for.
    if (node.event === 'attack-starts' && c.table.phase === 'attack') return runPart(c, node.effect, frame);
    const data = {
      event: node.event,
      at: c.rulebook.abilities.address(node.effect),
      scope: remembered(scope),
    };
    const target = playerTarget(scope.seat);
    const until = c.table.turn;
    return propose(c, [
      change<Mark>({ kind: 'mark', target, mark: 'later', until, data, cause: causeIn(scope) }),
    ]);
  },
  can: () => true,
};

const say = inAll<Later>((node, p) => {
  const front = {
    'attack-starts': {
      en: 'at the start of your attack phase',
      es: 'al comienzo de tu fase de ataque',
      de: 'zu Beginn deiner Angriffsphase',
    },
    'turn-ends': { en: 'at the end of the turn', es: 'al final del turno', de: 'am Ende des Zuges' },
  }[node.event][p.locale];
  const said = p.say(node.effect);
  if ('text' in said) return { text: afterEvent(p, { front: [front] }, said).flat() };
  const [first, ...others] = said.clauses;
  return first === undefined ? said : { ...said, clauses: [fronted(p, first, front), ...others] };
});

export const later: DiceNode<Later> = {
  ...runs,
  say,
  hint: (node, o) => ({ ...o.hint(node.effect), fails: true }),
};
