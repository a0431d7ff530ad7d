import { rich } from '@assemble/language';
import { clauses, inAll } from '../../text/said.ts';
import { hint, WORTH } from '../expect.ts';
import type { StandingKind } from '../node.ts';

/** "You draw one more die": a standing effect on its player's Clear and Draw. */
export interface ExtraDraw {
  readonly holds: 'extra-draw';
  readonly dice: number;
}

export const extraDraw: StandingKind<ExtraDraw> = {
  say: inAll((effect, p) => {
    const dice = p.np({ noun: 'die', det: { n: effect.dice }, adjectives: ['additional'], case: 'acc' });
    const rest = {
      en: rich`${dice} in your Clear and Draw phase`,
      es: rich`${dice} en tu fase de preparación`,
      de: rich`beim Aufräumen und Ziehen ${dice}`,
    }[p.locale];
    return clauses({ verb: 'draw', subject: p.you, rest });
  }),
  hint: ({ dice }) => hint(dice * WORTH.die, 'own'),
};
