import { again, rich } from '@assemble/language';
import { clauses, inAll } from '../../text/said.ts';
import { hint } from '../expect.ts';
import type { StandingKind } from '../node.ts';

/** "May be spun down so many levels at most to block that many attackers more." */
export interface SpinsToBlock {
  readonly holds: 'spins-to-block';
  readonly most: number;
}

export const spinsToBlock: StandingKind<SpinsToBlock> = {
  say: inAll((effect, p) => {
    const subject = p.self();
    const most = p.np({ noun: 'level', det: { upTo: effect.most }, case: 'acc' });
    const it = again(p, subject);
    const rest = {
      en: rich`one additional attacker for each level you spin ${it.bare('acc')} down, by ${most}`,
      es: rich`a un atacante más por cada nivel que le rebajes, ${most}`,
      de: rich`für jede Stufe, um die du ${it.bare('acc')} dabei herunterdrehst, einen Angreifer mehr`,
    }[p.locale];
    const tail = p.locale === 'de' ? { tail: rich`(${most})` } : {};
    return clauses({ verb: 'block', modal: 'may', subject, rest, ...tail });
  }),
  hint: ({ most }) => hint(most / 2, 'own', { fails: true }),
};
