import { AGAIN, ask, DONE, propose } from '@assemble/kernel';
import { change, type Spin as SpinChange, spunFace } from '../../rules/changes.ts';
import { dieOf, isFielded, levelOf } from '../../rules/dice-in-play.ts';
import type { KnockOut } from '../../rules/knock-out.ts';
import type { C } from '../../rules/run.ts';
import { clauses, inAll } from '../../text/said.ts';
import { aimed, WORTH } from '../expect.ts';
import type { Memory } from '../memory.ts';
import type { DiceNode, Runs } from '../node.ts';
import { onTargets, type Seen, type Targeted } from '../targets.ts';
import { causeIn } from '../values.ts';

/** Spins characters up or down; 'either' lets its player choose; 'to-1' turns them to level 1. */
export interface Spin extends Targeted {
  readonly node: 'spin';
  readonly by: number | 'either' | 'to-1';
  /** What happens to a character at level 1 instead. */
  readonly below?: 'knock-out';
}

const turns = (c: C, id: number, by: number): boolean => spunFace(c, dieOf(c, id), by) !== dieOf(c, id).face;

function able(c: C, node: Spin, id: number): boolean {
  if (node.by === 'either') return turns(c, id, 1) || turns(c, id, -1);
  if (node.below !== undefined && isFielded(dieOf(c, id))) return true;
  return turns(c, id, node.by === 'to-1' ? -1 : node.by);
}

const plain = onTargets<Spin>((c, node, targets, scope) => {
  const cause = causeIn(scope);
  const times = scope.times;
  return targets.map((target): SpinChange | KnockOut => {
    if (node.below !== undefined && levelOf(c, dieOf(c, target)) === 1) {
      return change<KnockOut>({ kind: 'knock-out', target, cause });
    }
    const by = node.by === 'to-1' ? 1 - levelOf(c, dieOf(c, target)) : (node.by as number) * times;
    return change<SpinChange>({ kind: 'spin', target, by, cause });
  });
}, able);

/** The directions a chosen character can be turned in. */
const directions = (c: C, id: number): string[] => [
  ...(turns(c, id, 1) ? ['up'] : []),
  ...(turns(c, id, -1) ? ['down'] : []),
];

const direct = (c: C, scope: Memory, id: number, way: string) =>
  propose(c, [
    change<SpinChange>({ kind: 'spin', target: id, by: way === 'up' ? 1 : -1, cause: causeIn(scope) }),
  ]);

const choosing = onTargets<Spin>(() => [], able);

const runs: Runs<Spin, Seen & { chosen?: number }> = {
  run: (c, node, scope, frame) => {
    if (node.by !== 'either') {
      const made = frame.data.result ?? [];
      scope.knockedOut = made.some((one) => one.kind === 'knock-out' && !one.prevented);
      return plain.run(c, node, scope, frame);
    }
    const { chosen } = frame.data;
    if (chosen === undefined) {
      // Asked first: once it is chosen, "another" no longer means the one that is left.
      const could = choosing.can(c, node, scope);
      const instruction = choosing.run(c, node, scope, frame);
      if (instruction.do !== 'done' || frame.step > 0) return instruction;
      const only = scope.that[0];
      if (only === undefined || !could) return DONE;
      frame.data.chosen = only;
      return AGAIN;
    }
    if (frame.step > 0) return DONE;
    const ways = directions(c, chosen);
    const only = ways[0];
    if (only === undefined) return DONE;
    if (ways.length === 1) return direct(c, scope, chosen, only);
    return ask({
      seat: scope.seat,
      ask: { key: 'ask.spin', args: { die: chosen } },
      rules: ['DM-SPINNING-1', 'DM-SPINNING-3'],
      source: frame.data.at,
      shape: 'options',
      options: ways.map((way) => ({ id: way, say: { key: `option.spin-${way}`, args: {} } })),
    });
  },
  take: (c, node, scope, frame, answer) => {
    if (node.by !== 'either') return plain.take?.(c, node, scope, frame, answer) ?? DONE;
    const { chosen } = frame.data;
    if (chosen !== undefined) return direct(c, scope, chosen, answer as string);
    const target = (answer as number[])[0];
    if (target === undefined) return DONE;
    choosing.take?.(c, node, scope, frame, answer);
    frame.data.chosen = target;
    return AGAIN;
  },
  can: (c, node, scope) => plain.can(c, node, scope),
};

const LOWEST_OF_MANY = {
  en: 'Knock out those at level 1 instead.',
  es: 'A los que sean de nivel 1, atúrdelos en vez de ello.',
  de: 'Schlage die auf Stufe 1 stattdessen k. o.',
} as const;

const LOWEST = {
  en: 'If it is at level 1, knock it out instead.',
  es: 'Si es de nivel 1, atúrdelo en vez de ello.',
  de: 'Ist er auf Stufe 1, schlage ihn stattdessen k. o.',
} as const;

const say = inAll<Spin>((node, p) => {
  const one = p.target(node.to);
  if (typeof node.by === 'number') {
    const said = clauses(p.spin(node.by, one));
    return node.below === undefined
      ? said
      : { ...said, more: [[(node.to.to === 'each' ? LOWEST_OF_MANY : LOWEST)[p.locale]]] };
  }
  if (node.by === 'to-1') {
    return clauses(p.act('turn', one, [{ en: 'to level 1', es: 'a nivel 1', de: 'auf Stufe 1' }[p.locale]]));
  }
  if (p.locale === 'es') return clauses({ verb: 'spin', rest: ['un nivel ', ...one.in('dat')] });
  const way = p.locale === 'en' ? 'up or down by one level' : 'um eine Stufe hoch oder herunter';
  return clauses(p.act('spin', one, [way]));
});

export const spin: DiceNode<Spin> = {
  ...runs,
  say,
  hint: ({ by, to, below }, o) => {
    const levels = by === 'either' ? 1 : by === 'to-1' ? -1.5 : by;
    return aimed(to, o, levels * WORTH.level * (below === undefined ? 1 : 2));
  },
};
