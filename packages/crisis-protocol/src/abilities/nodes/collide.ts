import { ask, DONE, type Instruction, type Node, propose } from '@assemble/kernel';
import { rich, sentence } from '@assemble/language';
import type { Id } from '../../geometry/shapes.ts';
import type { Range } from '../../geometry/tools.ts';
import { destroyTerrain } from '../../rules/atoms.ts';
import { interactiveNear } from '../../rules/board.ts';
import { isUp } from '../../rules/characters.ts';
import { type Collision, collisionDamage, collisionOf, isSpared, makeDodge } from '../../rules/dodge.ts';
import { anchored, viewpoint } from '../../rules/filter.ts';
import { moment } from '../../rules/listeners.ts';
import type { C } from '../../rules/run.ts';
import { feature } from '../../text/moves.ts';
import { clauses } from '../../text/said.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode, NodeFrame } from '../node.ts';
import { candidatesOf } from '../targets.ts';
import { causeIn, seatIn } from '../values.ts';
import type { Anchor, Target } from '../vocabulary.ts';

/** Terrain near a character is destroyed, and somebody is hit as if it had collided with them (CP-HURL-6). */
export interface Collide extends Node {
  readonly node: 'collide';
  readonly terrain: { readonly sizeMax: number; readonly within: Range; readonly of: Anchor };
  readonly to: Target;
}

function features(c: C, { terrain }: Collide, scope: Memory): Id[] {
  const near = anchored(c, terrain.of, viewpoint(scope));
  return near !== null && isUp(near) ? interactiveNear(c, near, terrain) : [];
}

/** The Size of what was destroyed, and what became of the collision. */
interface Destroyed {
  size?: number;
  readonly result?: readonly Collision[];
}

function destroy(c: C, id: Id, scope: Memory, frame: NodeFrame<Destroyed>): Instruction {
  frame.data.size = c.table.terrain.find((one) => one.id === id)?.size ?? 0;
  destroyTerrain(c, id, ['CP-TERRAIN-4']);
  return propose(c, [moment('terrain-destroyed', -1, scope.self)]);
}

export const collide: CrisisNode<Collide, Destroyed> = {
  run: (c, node, scope, frame) => {
    const [hit] = candidatesOf(c, node.to, scope);
    if (hit === undefined || frame.step > 2) return DONE;
    if (frame.step === 1) return collisionOf(c, [hit], scope.self);
    if (frame.step === 2) {
      if (isSpared(frame.data.result, hit)) return DONE;
      const incoming = collisionDamage(c, frame.data.size ?? 0);
      return makeDodge(hit, incoming, { ...causeIn(scope), how: 'collision' });
    }
    const things = features(c, node, scope);
    const [only] = things;
    if (only === undefined) return DONE;
    if (things.length === 1) return destroy(c, only, scope, frame);
    return ask({
      seat: seatIn(c, scope),
      ask: { key: 'ask.destroy-what', args: { ability: scope.at } },
      rules: ['CP-TERRAIN-2', 'CP-HURL-6'],
      source: scope.at,
      shape: 'options',
      options: things.map((id) => ({
        id: `terrain:${id}`,
        say: { key: 'option.destroy', args: { terrain: id } },
      })),
    });
  },
  take: (c, _node, scope, frame, answer) => {
    const feature = c.table.terrain.find((one) => `terrain:${one.id}` === answer);
    return feature === undefined ? DONE : destroy(c, feature.id, scope, frame);
  },
  can: (c, node, scope) => candidatesOf(c, node.to, scope).length > 0 && features(c, node, scope).length > 0,
  say: ({ terrain, to }, p) => {
    const thing = feature(p, terrain);
    const one = p.target(to);
    return {
      ...clauses({ verb: 'destroy', rest: thing.bare('acc') }),
      more: [
        sentence(
          p.pick({
            en: rich`${one.text} suffers a collision as if that terrain feature had been thrown into ${p.pronoun(one, 'acc')}`,
            es: rich`${one.text} sufre una Colisión como si ese elemento se hubiera lanzado contra ${p.pronoun(one, 'nom')}`,
            de: rich`${one.text} erleidet einen Zusammenstoß, als wäre das Geländeteil ${one.gender === 'n' ? 'dagegen' : `gegen ${p.pronoun(one, 'acc')}`} geworfen worden`,
          }),
        ),
      ],
    };
  },
};
