import { DONE, type Instruction, type Node, runPart } from '@assemble/kernel';
import { type Localized, rich, words } from '@assemble/language';
import type { Point } from '../../geometry/shapes.ts';
import type { Range } from '../../geometry/tools.ts';
import { makeAttack } from '../../rules/attack-order.ts';
import { attackOnTactic, attacksOf, isUp } from '../../rules/characters.ts';
import { isTargeted } from '../../rules/costs.ts';
import { anchored, currentAttack, select, viewpoint } from '../../rules/filter.ts';
import { ruleIn } from '../../rules/in-force.ts';
import type { C } from '../../rules/run.ts';
import { attackVerdict, possibleAttacks, targetsOf } from '../../rules/targeting.ts';
import type { Character } from '../../table.ts';
import { clauses, inTurn } from '../../text/said.ts';
import { rangeOf } from '../../text/who-details.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode, NodeFrame } from '../node.ts';
import { selfIn } from '../values.ts';
import type { Anchor, Effect, Who } from '../vocabulary.ts';
import type { LastingEffect } from './lasting.ts';

/** Makes one more attack: the same one again, or one that is named. */
export interface AttackAgain extends Node {
  readonly node: 'attack';
  /** By the English name that makes its address; without one, the attack that is being made. */
  readonly named?: string;
  readonly free?: true;
  /** Any attack of its own that costs no more than this. */
  readonly costMax?: number;
  /** The attack of the tactic card. */
  readonly granted?: true;
  /** Who makes it, if not the character with the ability. */
  readonly by?: Anchor;
  readonly against?: Who;
  /** Another than the target of the attack before. */
  readonly newTarget?: true;
  /** Whatever the distance to its target. */
  readonly anyRange?: true;
  /** It lacks the special rule that ordered it: "no further Ricochet". */
  readonly once?: true;
  /** The target must be within this Range of the one before. */
  readonly near?: Range;
  /** Only against somebody this attack has not targeted yet this round. */
  readonly fresh?: true;
  /** What holds while it is made: nothing comes of it where no attack can be made. */
  readonly under?: LastingEffect;
  /** What happens to its target, "that character", if it deals damage. */
  readonly ifDealt?: Effect;
}

interface Order {
  readonly attacker: number;
  readonly address: string;
  readonly among: number[];
}

/** An attack of its choice, against whoever one of them could target. */
function anyOrder(c: C, self: Character & { at: Point }, node: AttackAgain, scope: Memory): Order | null {
  const allowed = {
    among: select(c, { side: 'enemy', ...node.against }, viewpoint(scope)),
    anyRange: node.anyRange === true,
  };
  const able = possibleAttacks(c, self, allowed, false).filter(
    ({ attack: { cost } }) => cost <= (node.costMax ?? 0),
  );
  return able.length === 0 ? null : { attacker: self.id, address: '', among: allowed.among };
}

function orderOf(c: C, node: AttackAgain, scope: Memory): Order | null {
  const self = node.by === undefined ? selfIn(c, scope) : anchored(c, node.by, viewpoint(scope));
  if (self === null || !isUp(self)) return null;
  const now = currentAttack(c);
  if (node.costMax !== undefined) return anyOrder(c, self, node, scope);
  const listed =
    node.granted === true
      ? attackOnTactic(c, scope.at)
      : attacksOf(c, self).find(({ address }) =>
          node.named === undefined ? address === now?.attack : address.endsWith(`#${node.named}`),
        );
  if (listed == null) return null;
  const view = viewpoint(scope);
  const who: Who = {
    side: 'enemy',
    ...node.against,
    ...(node.newTarget === true ? { other: 'target' } : {}),
    ...(node.near === undefined ? {} : { within: node.near, of: 'target' }),
  };
  const allowed = { among: select(c, who, view), anyRange: node.anyRange === true };
  const spent = (id: number): boolean => node.fresh === true && isTargeted(c, listed.address, self.id, id);
  const able = targetsOf(c, self, listed.address, allowed).filter((id) => !spent(id));
  if (able.length === 0 || !attackVerdict(c, self, listed, allowed, node.free === true, 'bare').yes)
    return null;
  return { attacker: self.id, address: listed.address, among: able };
}

/** The attack itself: the one of the card, one of its own, the same once more, or one by its name. */
function whatWords(name: string | null, granted: boolean, costMax?: number): Localized<string> {
  if (granted)
    return { en: 'the attack of this card', es: 'el Ataque de esta carta', de: 'den Angriff dieser Karte' };
  if (costMax !== undefined)
    return {
      en: `one of its attacks with a Power cost of ${costMax}`,
      es: `uno de sus Ataques con un coste en Poder de ${costMax}`,
      de: `einen eigenen Angriff mit Kraftkosten von ${costMax}`,
    };
  return name === null
    ? { en: 'this attack again', es: 'otra vez este Ataque', de: 'diesen Angriff noch einmal' }
    : { en: `a ${name} attack`, es: `un Ataque «${name}»`, de: `einen Angriff „${name}“` };
}

/** "it may make this attack again against another target within Range 3 of the first one". */
const say: CrisisNode<AttackAgain>['say'] = (
  {
    named,
    costMax,
    granted,
    by = 'self',
    free,
    against,
    newTarget,
    anyRange,
    once,
    near,
    fresh,
    under,
    ifDealt,
  },
  p,
) => {
  const first = under === undefined ? [] : [p.say(under)];
  const subject = p.anchor(by);
  const name = named === undefined ? null : p.attackName(named);
  const what = p.pick(whatWords(name, granted === true, costMax));
  const whom =
    against !== undefined
      ? p.characters(against, 'a').bare('acc')
      : newTarget === true
        ? p.pick({
            en: `another target${fresh === true ? ' that this attack has not targeted this round' : ''}`,
            es: `otro blanco${fresh === true ? ' que este Ataque no haya tenido aún en esta ronda' : ''}`,
            de: `ein anderes${fresh === true ? ', von diesem Angriff in dieser Runde noch nicht gewähltes' : ''} Ziel`,
          })
        : named === undefined && granted !== true && costMax === undefined
          ? p.pick({ en: 'the same target', es: 'el mismo blanco', de: 'dasselbe Ziel' })
          : [];
  const where = near === undefined ? [] : p.pick(rangeOf(p, near, 'target'));
  const notes = [
    ...(free === true
      ? [
          p.pick({
            en: 'without paying its cost',
            es: 'sin pagar su coste',
            de: 'ohne seine Kosten zu bezahlen',
          }),
        ]
      : []),
    ...(anyRange === true
      ? [p.pick({ en: 'at any range', es: 'a cualquier distancia', de: 'in beliebiger Entfernung' })]
      : []),
    ...(once === true
      ? [
          p.pick({
            en: 'without this special rule',
            es: 'sin esta regla especial',
            de: 'ohne diese Sonderregel',
          }),
        ]
      : []),
  ];
  const to =
    whom.length === 0
      ? []
      : p.pick({ en: rich`against ${whom}`, es: rich`contra ${whom}`, de: rich`gegen ${whom}` });
  const made = clauses({
    verb: 'make',
    subject,
    rest: words(what, to, where),
    tail: notes.length === 0 ? [] : rich`(${p.list(notes, 'and')})`,
  });
  if (ifDealt === undefined) return inTurn(p, [...first, made]);
  p.talk.focus = null;
  p.talk.that = p.subject({ noun: 'target', det: 'the' });
  p.talk.thatNoun = 'target';
  const condition = p.condition({ if: 'dealt' });
  return inTurn(p, [...first, made, { ...p.say(ifDealt), condition }]);
};

/** What the attack came to. */
interface Made {
  readonly result?: { readonly target: number; readonly dealt: number };
}

/** The attack is over: what is to follow if it dealt damage. An attack that was aborted leaves nothing. */
function follow(c: C, node: AttackAgain, scope: Memory, frame: NodeFrame<Made>): Instruction {
  const made = frame.data.result;
  if (node.ifDealt === undefined || made === undefined || made.dealt === 0) return DONE;
  scope.that = [made.target];
  return runPart(c, node.ifDealt, frame);
}

export const attack: CrisisNode<AttackAgain, Made> = {
  run: (c, node, scope, frame) => {
    const last = node.under === undefined ? 0 : 1;
    if (frame.step === last + 1) return follow(c, node, scope, frame);
    const order = frame.step > last ? null : orderOf(c, node, scope);
    if (order === null) return DONE;
    if (node.under !== undefined && frame.step === 0) return runPart(c, node.under, frame);
    const { attacker, address, among } = order;
    return makeAttack(attacker, address, {
      among,
      anyRange: node.anyRange === true,
      free: node.free === true,
      costMax: node.costMax ?? null,
      without: node.once === true ? ruleIn(scope.at) : '',
    });
  },
  can: (c, node, scope) => orderOf(c, node, scope) !== null,
  say,
};
