import { DONE, type Instruction } from '@assemble/kernel';
import type { Localized } from '@assemble/language';
import { addLasting, loseCondition } from '../../rules/atoms.ts';
import { characterOf, isGrunt } from '../../rules/characters.ts';
import { loseParent } from '../../rules/grunts.ts';
import { call } from '../../rules/run.ts';
import type { Until } from '../../table.ts';
import { clauses, type Said, sentences } from '../../text/said.ts';
import { staticClause } from '../../text/statics.ts';
import type { CrisisNode } from '../node.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { seatIn } from '../values.ts';
import type { StaticEffect, Who } from '../vocabulary.ts';

/** A standing effect on characters, until a moment comes. */
export interface LastingEffect extends Targeted {
  readonly node: 'lasting';
  readonly holds: StaticEffect;
  readonly until: Until;
  /** It holds for all that these are at the moment, not just for whom it was put on. */
  readonly for?: Who;
  /** It is of the squad and of no character: it stays, whoever falls. */
  readonly squad?: true;
}

/** Whether the words of a standing effect name the attack they are for: the one being made, or the next. */
const namesAttack = (holds: StaticEffect, until: Until): boolean =>
  until === 'this-attack'
    ? holds.holds === 'gives-for-damage'
    : until === 'attack' &&
      (holds.holds === 'dice' ||
        holds.holds === 'counts' ||
        (holds.holds === 'rerolls-any' && holds.in !== undefined));

const UNTIL: { readonly [until in Until]: Localized<string> } = {
  attack: { en: 'for the attack', es: 'durante el Ataque', de: 'für den Angriff' },
  turn: { en: 'until the end of the turn', es: 'hasta el final del turno', de: 'bis zum Ende des Zuges' },
  'this-attack': { en: 'in this attack', es: 'en este Ataque', de: 'in diesem Angriff' },
  activation: {
    en: 'until the start of its next activation',
    es: 'hasta el inicio de su próxima Activación',
    de: 'bis zum Beginn seiner nächsten Aktivierung',
  },
  round: {
    en: 'until the end of the round',
    es: 'hasta el final de la ronda',
    de: 'bis zum Ende der Runde',
  },
  game: {
    en: 'for the rest of the game',
    es: 'durante el resto de la partida',
    de: 'für den Rest der Partie',
  },
};

export const lasting: CrisisNode<LastingEffect> = {
  ...onTargets<LastingEffect>((c, node, targets, scope, frame) => {
    const control = node.holds.holds === 'controlled';
    let follows: Instruction = DONE;
    for (const id of targets) {
      const character = characterOf(c, id);
      // CP-GRUNT-13: a Grunt is removed from the game instead of changing controllers.
      if (control && isGrunt(c, character)) {
        follows = call('remove', { who: id });
        continue;
      }
      addLasting(c, {
        at: frame.data.at,
        character: node.squad === true ? -1 : id,
        seat: seatIn(c, scope),
        self: node.squad === true ? -1 : scope.self,
        that: scope.that ?? [],
        paid: scope.paid ?? 0,
        until: node.until,
      });
      if (control) follows = loseParent(c, character);
      // CP-KEYWORD-2: with the immunity a condition that it has is gone.
      if (node.holds.holds === 'immunity')
        for (const condition of node.holds.to) loseCondition(c, character, condition, ['CP-KEYWORD-2']);
    }
    return follows.do === 'call' ? follows : DONE;
  }),
  say: ({ until, holds, to, for: bearers }, p) => {
    // What dice an attack gets is said by its roll: "its next attack roll this turn".
    const next = namesAttack(holds, until);
    const one = bearers === undefined ? p.target(to) : p.characters(bearers, 'each');
    const chosen = bearers === undefined && to.to === 'choose';
    const subject = chosen ? p.anchor('that') : one;
    p.talk.next = next;
    const said: Said = {
      clauses: [staticClause(p, holds, subject)],
      ...(next ? {} : { time: p.pick(UNTIL[until]) }),
    };
    p.talk.next = false;
    if (!chosen) return said;
    return { ...clauses({ verb: 'choose', rest: one.in('acc') }), more: sentences(p, null, said) };
  },
};
