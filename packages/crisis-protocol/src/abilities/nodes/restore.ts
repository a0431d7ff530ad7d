import { DONE } from '@assemble/kernel';
import { restore as restored } from '../../rules/atoms.ts';
import { characterOf } from '../../rules/characters.ts';
import { clauses } from '../../text/said.ts';
import type { CrisisNode } from '../node.ts';
import { onTargets, type Targeted } from '../targets.ts';

/** Characters are as they were at the beginning: Healthy, without damage and special conditions. It saves them from a KO. */
export interface Restore extends Targeted {
  readonly node: 'restore';
}

export const restore: CrisisNode<Restore> = {
  ...onTargets<Restore>((c, _node, targets) => {
    for (const id of targets) restored(c, characterOf(c, id), ['CP-EFFECT-1']);
    return DONE;
  }),
  say: ({ to }, p) => {
    const subject = p.target(to);
    return clauses(
      {
        verb: 'lose',
        subject,
        rest: p.pick({
          en: 'all its damage and special conditions',
          es: 'todo su Daño y sus Estados especiales',
          de: 'allen Schaden und alle Zustände',
        }),
      },
      {
        verb: 'flip',
        subject: { ...subject, text: [] },
        rest: p.pick({
          en: 'its card to the Healthy side',
          es: 'su carta de atributos para que la cara «Sano» quede bocarriba',
          de: 'seine Wertekarte auf die gesunde Seite',
        }),
      },
    );
  },
};
