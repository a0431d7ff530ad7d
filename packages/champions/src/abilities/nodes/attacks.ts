import { DONE } from '@assemble/kernel';
import { formOf } from '../../rules/cards-in-play.ts';
import { enemyAttack } from '../../rules/enemy-attack.ts';
import { targetsOf } from '../../rules/reading.ts';
import { andAgain } from '../../rules/run.ts';
import type { Hit } from '../../table.ts';
import { attacksPhrase } from '../../text/attacks-phrase.ts';
import { crowd } from '../expect.ts';
import type { EffectNode } from '../node.ts';
import { bind, from, note } from '../scope.ts';
import type { Targeted } from '../targets.ts';

/**
 * Enemies attack: you, or the players they are engaged with (MC-ATTACK-6). One after the other. "That" is whom they
 * damaged, X how much.
 */
export interface Attacks extends Targeted {
  readonly node: 'attacks';
  readonly whom: 'you' | 'engaged';
  /** Only heroes can be attacked this way: nothing happens to an alter-ego. */
  readonly heroes?: true;
}

export const attacks: EffectNode<Attacks> = {
  run: (c, node, scope, frame) => {
    const { data } = frame;
    if (frame.step === 0) {
      data['enemies'] = targetsOf(c, node.to, from(scope)).map((piece) => piece.id);
      data['made'] = 0;
      scope['x'] = 0;
      bind(scope, []);
      frame.step = 1;
    }
    if (Array.isArray(data['result'])) {
      data['made'] = (data['made'] as number) + 1;
      for (const hit of data['result'] as unknown as Hit[]) {
        scope['x'] = from(scope).x + hit.dealt;
        if (hit.dealt > 0) bind(scope, [...from(scope).that, hit.target]);
      }
    }
    data['result'] = false;
    note(scope, data['made'] as number, (data['made'] as number) > 0);
    const enemies = data['enemies'] as number[];
    for (let enemy = enemies.shift(); enemy !== undefined; enemy = enemies.shift()) {
      const seat =
        node.whom === 'you'
          ? from(scope).seat
          : (c.table.play.find((one) => one.id === enemy)?.engaged ?? -1);
      if (seat >= 0 && (node.heroes !== true || formOf(c, seat) === 'hero'))
        return andAgain(enemyAttack(enemy, seat));
    }
    return DONE;
  },
  can: () => true,
  say: (node, p) => attacksPhrase(p, node),
  hint: ({ to }) => ({ gain: -3 * crowd(to) }),
};
