import { words } from '@assemble/language';
import { change, type Move as MoveChange } from '../../rules/changes.ts';
import type { Zone } from '../../table.ts';
import { clauses, inAll, type Phrases, type Said, sentenceOf } from '../../text/said.ts';
import { aimed, WORTH } from '../expect.ts';
import type { DiceNode } from '../node.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { causeIn } from '../values.ts';
import type { Target } from '../vocabulary.ts';

/** Moves dice from one zone to another, unrolled. */
export interface Move extends Targeted {
  readonly node: 'move';
  readonly zone: Zone;
}

const runs = onTargets<Move>((_c, node, targets, scope) => {
  const cause = causeIn(scope);
  return targets.map((target) => change<MoveChange>({ kind: 'move', target, to: node.zone, cause }));
});

/** Attackers that go back to the field no longer attack. */
function withdrawn(p: Phrases, to: Target): Said {
  const clause = p.act('return', p.target(to), p.placed('to', 'field', undefined));
  const subject = p.target({ to: 'that' });
  const noLonger = { en: 'no longer attacks', es: 'ya no ataca', de: 'greift nicht mehr an' }[p.locale];
  return { clauses: [clause], more: [sentenceOf({ text: words(subject.text, noLonger) }, p)] };
}

const say = inAll<Move>((node, p) => {
  const { to, zone } = node;
  if (zone === 'field') return withdrawn(p, to);
  const one = p.target(to);
  if (to.to !== 'choose' && to.to !== 'each')
    return clauses(p.act('put', one, p.placed('into', zone, 'own')));
  return clauses(p.act('move', one, p.placed('to', zone, to.dice.who ?? 'own')));
});

/** What a die is worth more in its new place. */
const PLACED: Readonly<Record<Zone, number>> = {
  card: -WORTH.die,
  bag: 0,
  prep: WORTH.die,
  reserve: WORTH.die,
  /** An attacker that no longer attacks. */
  field: -WORTH.character / 2,
  attack: WORTH.character,
  used: -WORTH.die,
  captured: -WORTH.character,
  beside: 0,
};

export const move: DiceNode<Move> = {
  ...runs,
  say,
  hint: ({ to, zone }, o) => aimed(to, o, PLACED[zone]),
};
