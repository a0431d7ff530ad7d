import { ask, DONE, type Instruction, type Seat } from '@assemble/kernel';
import { formOf, pieceAt } from '../../rules/cards-in-play.ts';
import { enemyAttack } from '../../rules/enemy-attack.ts';
import { targetsOf } from '../../rules/reading.ts';
import { andAgain, type C, cardIn } from '../../rules/run.ts';
import type { Hit } from '../../table.ts';
import { attacksPhrase } from '../../text/attacks-phrase.ts';
import type { EffectNode } from '../node.ts';
import { bind, type Memory, note } from '../scope.ts';
import type { Targeted } from '../targets.ts';

/**
 * Enemies attack: you, or the players they are engaged with (MC-ATTACK-6). One after the other, as the first player says
 * (MC-FIRST-3). "That" is whom they damaged, X how much.
 */
export interface Attacks extends Targeted {
  readonly node: 'attacks';
  readonly whom: 'you' | 'engaged';
  /** Only heroes can be attacked this way: nothing happens to an alter-ego. */
  readonly heroes?: true;
}

interface Notes {
  /** Enemies that have not attacked yet. */
  enemies: number[];
  /** How many attacks were made. */
  made: number;
  result?: Hit[] | false;
}

/** The player whom this enemy would attack now, or -1. */
function attackedBy(c: C, node: Attacks, scope: Memory, enemy: number): Seat {
  const piece = pieceAt(c, enemy);
  if (piece === undefined) return -1;
  const seat = node.whom === 'you' ? scope.seat : piece.engaged;
  const form = formOf(c, seat);
  return form === 'hero' || (form !== null && node.heroes !== true) ? seat : -1;
}

function attackOf(c: C, node: Attacks, scope: Memory, notes: Notes, enemy: number): Instruction {
  notes.enemies = notes.enemies.filter((id) => id !== enemy);
  return andAgain(enemyAttack(enemy, attackedBy(c, node, scope, enemy)));
}

export const attacks: EffectNode<Attacks, Notes> = {
  run: (c, node, scope, frame) => {
    const { data } = frame;
    if (frame.step === 0) {
      data.enemies = targetsOf(c, node.to, scope).map((piece) => piece.id);
      data.made = 0;
      scope.x = 0;
      bind(scope, []);
      frame.step = 1;
    }
    if (data.result) {
      data.made++;
      for (const hit of data.result) {
        scope.x += hit.dealt;
        if (hit.dealt > 0) bind(scope, [...scope.that, hit.target]);
      }
    }
    note(scope, data.made, data.made > 0);
    const left = data.enemies.filter((id) => attackedBy(c, node, scope, id) >= 0);
    const [only] = left;
    if (only === undefined) return DONE;
    if (left.length === 1) return attackOf(c, node, scope, data, only);
    return ask({
      seat: c.table.first,
      ask: { key: 'ask.attacks', args: { card: scope.self } },
      rules: ['MC-FIRST-3'],
      source: data.at,
      shape: 'entities',
      from: left,
      min: 1,
      max: 1,
    });
  },
  take: (c, node, scope, { data }, answer) => attackOf(c, node, scope, data, cardIn(answer)),
  can: () => true,
  say: (node, p) => attacksPhrase(p, node),
};
