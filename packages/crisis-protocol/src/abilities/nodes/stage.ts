import { ask, DONE, type Node } from '@assemble/kernel';
import type { Name } from '../../content.ts';
import { stageTerrain } from '../../rules/atoms.ts';
import { slotId } from '../../rules/index-of-cards.ts';
import type { C } from '../../rules/run.ts';
import { clauses } from '../../text/said.ts';
import type { CrisisNode } from '../node.ts';
import { seatIn } from '../values.ts';

/** A terrain feature of the battlefield plays a part for a One-Shot card: the player with priority picks it (CP-ONESHOT-5). */
export interface Stage extends Node {
  readonly node: 'stage';
  readonly what: Name;
  readonly sizeMin: number;
  readonly sizeMax: number;
}

const able = (c: C, { sizeMin, sizeMax }: Stage) =>
  c.table.terrain.filter(({ size }) => size >= sizeMin && size <= sizeMax);

export const stage: CrisisNode<Stage> = {
  run: (c, node, scope) => {
    const features = able(c, node);
    if (features.length === 0) return DONE;
    return ask({
      seat: seatIn(c, scope),
      ask: { key: 'ask.stage', args: { card: slotId(c, scope.card ?? -1) } },
      rules: ['CP-ONESHOT-5'],
      source: scope.at,
      shape: 'options',
      options: features.map(({ id }) => ({
        id: `terrain:${id}`,
        say: { key: 'option.terrain', args: { terrain: id } },
      })),
    });
  },
  take: (c, _node, scope, _frame, answer) => {
    const feature = c.table.terrain.find(({ id }) => `terrain:${id}` === answer);
    if (feature !== undefined) stageTerrain(c, slotId(c, scope.card ?? -1), feature.id, ['CP-ONESHOT-5']);
    return DONE;
  },
  can: (c, node) => able(c, node).length > 0,
  say: ({ what, sizeMin, sizeMax }, p) => {
    const size = sizeMin === sizeMax ? String(sizeMin) : `${sizeMin}–${sizeMax}`;
    const name = what[p.locale];
    return clauses({
      verb: 'choose',
      subject: p.named(
        {
          en: 'the player with priority',
          es: 'quien tenga la Prioridad',
          de: 'wer den Vorrang hat,',
        }[p.locale],
      ),
      rest: p.pick({
        en: `a terrain feature of Size ${size} as the ${name}`,
        es: `un elemento de Escenografía de Tamaño ${size} como «${name}»`,
        de: `ein Geländeteil der Größe ${size} als „${name}“`,
      }),
    });
  },
};
