import { ask, DONE, type Node, propose } from '@assemble/kernel';
import { rich } from '@assemble/language';
import type { Range } from '../../geometry/tools.ts';
import type { ConditionName } from '../../names.ts';
import { gainCondition, returnAt, setActivated } from '../../rules/atoms.ts';
import { bodyOf } from '../../rules/board.ts';
import { cardOf, charactersOf, isGrunt, isThere, isUp } from '../../rules/characters.ts';
import { tell } from '../../rules/events.ts';
import { hasGruntInPlay, isParent } from '../../rules/grunts.ts';
import { moment } from '../../rules/listeners.ts';
import { hasPlace, noFit, placeAsk, pointIn, type What } from '../../rules/positions.ts';
import type { C } from '../../rules/run.ts';
import type { Character } from '../../table.ts';
import { conditionTitle } from '../../text/names.ts';
import { clauses } from '../../text/said.ts';
import { rangeOf } from '../../text/who-details.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode } from '../node.ts';
import { seatIn, selfIn } from '../values.ts';

/** A character of the squad that is off the battlefield comes onto it, unhurt, near the one with the ability. */
export interface Bring extends Node {
  readonly node: 'bring';
  /** By the English name on its card. */
  readonly named: string;
  readonly range: Range;
  readonly conditions: readonly ConditionName[];
  /** It comes with an Activated token. */
  readonly activated?: true;
}

/**
 * Who would come; null where nobody may. CP-GRUNT-3: a Grunt only by a rule of its parents; CP-GRUNT-4 to CP-GRUNT-6:
 * and not beside another one.
 */
function absent(c: C, node: Bring, scope: Memory): Character | null {
  const seat = seatIn(c, scope);
  const own = charactersOf(c, seat).filter((one) => cardOf(c, one).name.en === node.named);
  const [who] = own;
  if (who === undefined || own.some(isThere)) return null;
  if (isGrunt(c, who) && (hasGruntInPlay(c, seat) || !isParent(c, who, scope.self))) return null;
  return who;
}

export const bring: CrisisNode<Bring> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return DONE;
    const self = selfIn(c, scope);
    const who = absent(c, node, scope);
    if (who === null || self === null || !isUp(self)) return DONE;
    const { x, y, radius } = bodyOf(c, self);
    const what: What = { kind: 'enter', who: who.id, range: node.range, around: { x, y, radius } };
    if (!hasPlace(c, what)) {
      tell(c, 'could-not-move', [noFit(c)], () => ({ who: who.id, how: 'place' }));
      return DONE;
    }
    return ask(placeAsk(seatIn(c, scope), 'ask.place', ['CP-PLACE-1', 'CP-PLACE-2'], what));
  },
  take: (c, node, scope, _frame, answer) => {
    const who = absent(c, node, scope);
    if (who === null) return DONE;
    returnAt(c, who, pointIn(answer), ['CP-EFFECT-1', 'CP-PLACE-2']);
    scope.that = [who.id];
    if (node.activated === true) setActivated(who, true);
    for (const condition of node.conditions) gainCondition(c, who, condition, ['CP-COND-1']);
    return propose(c, [moment('moved', who.id, -1, { how: 'place' })]);
  },
  can: (c, node, scope) => {
    const self = selfIn(c, scope);
    return self !== null && isUp(self) && absent(c, node, scope) !== null;
  },
  say: ({ named, range, conditions, activated }, p) => {
    const name = p.nameOf(named);
    p.talk.focus = 'that';
    p.talk.that = { person: 3, number: 'many', gender: 'm' };
    const list = p.list(
      conditions.map((one) => conditionTitle(one, p.locale)),
      'and',
    );
    const given =
      conditions.length === 0
        ? []
        : p.pick({
            en: rich` and gain ${list}`,
            es: rich` y sufren ${conditions.length === 1 ? 'el Estado especial' : 'los Estados especiales'} ${list}`,
            de: rich` und erhalten ${conditions.length === 1 ? 'den Zustand' : 'die Zustände'} ${list}`,
          });
    return {
      ...clauses({
        verb: 'place',
        rest: p.pick({
          en: rich`${name} of your squad that are not on the battlefield ${rangeOf(p, range, 'self').en}`,
          es: rich`en el campo de batalla ${name} de tu Escuadra que no estén en él, ${rangeOf(p, range, 'self').es}`,
          de: rich`${name} deines Teams, die nicht auf dem Schlachtfeld sind, ${rangeOf(p, range, 'self', 'innerhalb von Reichweite').de}`,
        }),
      }),
      more: [
        p.pick({
          en: rich`They have no damage${given}${activated === true ? ', and an Activated token' : ''}.`,
          es: rich`No tienen Daño${given}${activated === true ? ' y reciben una ficha de Activado' : ''}.`,
          de: rich`Sie haben keinen Schaden${given}${activated === true ? ' und erhalten einen Aktiviert-Marker' : ''}.`,
        }),
      ],
    };
  },
};
