import { ask, DONE, type Node, propose } from '@assemble/kernel';
import type { EnergyType } from '../../dice.ts';
import { change, type Mark } from '../../rules/changes.ts';
import { slotId } from '../../rules/index-of-cards.ts';
import { playerTarget } from '../../table.ts';
import { afterEvent, inAll } from '../../text/said.ts';
import { hint } from '../expect.ts';
import type { DiceNode, Runs } from '../node.ts';
import { causeIn } from '../values.ts';

/** Names an energy type: its characters take no damage this turn. One card does so (Vibranium Shield). */
export interface NameType extends Node {
  readonly node: 'name-type';
  readonly mark: 'immune';
}

const TYPES: readonly EnergyType[] = ['fist', 'bolt', 'mask', 'shield'];

const runs: Runs<NameType> = {
  run: (c, _node, scope, frame) => {
    if (frame.step > 0) return DONE;
    return ask({
      seat: scope.seat,
      ask: { key: 'ask.name-type', args: { card: slotId(c, scope.card) } },
      rules: ['DM-CORE-RULES-1'],
      source: frame.data.at,
      shape: 'options',
      options: TYPES.map((type) => ({ id: type, say: { key: 'option.energy', args: { energy: type } } })),
    });
  },
  take: (c, node, scope, _frame, answer) => {
    const target = playerTarget(scope.seat);
    const data = { type: answer as string };
    const until = c.table.turn;
    return propose(c, [
      change<Mark>({ kind: 'mark', target, mark: node.mark, until, data, cause: causeIn(scope) }),
    ]);
  },
  can: () => true,
};

const say = inAll<NameType>((_node, p) => {
  const named = {
    en: 'Characters of that type take no damage this turn.',
    es: 'Los personajes de ese tipo no sufren daño este turno.',
    de: 'Charaktere dieser Art erleiden in diesem Zug keinen Schaden.',
  }[p.locale];
  const type = { en: 'an energy type', es: 'un tipo de energía', de: 'eine Energieart' }[p.locale];
  return { clauses: [{ verb: 'choose', rest: type }], more: afterEvent(p, null, { text: [named] }) };
});

export const nameType: DiceNode<NameType> = {
  ...runs,
  say,
  hint: () => hint(1.5, 'own', { fails: true }),
};
