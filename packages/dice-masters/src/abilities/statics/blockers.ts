import { type Clause, type Rich, rich } from '@assemble/language';
import type { VerbId } from '../../text/lexicon.ts';
import { inAll, type Phrases } from '../../text/said.ts';
import { hint } from '../expect.ts';
import type { StandingKind } from '../node.ts';
import type { Dice } from '../vocabulary.ts';

/** "Cannot be blocked by fist characters", "can be blocked only by …": who may not block the die. */
export interface BlockRestriction {
  readonly holds: 'blockers';
  readonly only?: readonly Dice[];
  readonly not?: readonly Dice[];
  /** Lower in level than the die itself. */
  readonly notBelowOwnLevel?: true;
}

/** "cannot be blocked by …", "only … may block …". */
const say = inAll<BlockRestriction>((effect, p) => {
  const found: Clause<VerbId>[] = [];
  if (effect.only !== undefined) {
    const who = effect.only.map((dice) => p.dice(dice, { det: 'plural' }).text);
    const only = rich`${{ en: 'only', es: 'solo', de: 'nur' }[p.locale]} ${p.list(who, 'and')}`;
    const subject = p.named(only, { number: 'many' });
    found.push({ verb: 'block', modal: 'may', subject, rest: p.self().in('acc') });
  }
  if (effect.not !== undefined) {
    const not = effect.not.map((dice) => p.dice(dice, { det: 'bare' }).bare('dat'));
    found.push(notBy(p, p.list(not, 'or')));
  }
  if (effect.notBelowOwnLevel === true) {
    const lower = {
      en: 'characters of a lower level',
      es: 'personajes de nivel inferior',
      de: 'Charakteren niedrigerer Stufe',
    }[p.locale];
    found.push(notBy(p, [lower]));
  }
  return { clauses: found };
});

const notBy = (p: Phrases, whom: Rich): Clause<VerbId> => ({
  verb: 'block',
  passive: true,
  modal: 'cannot',
  subject: p.self(),
  rest: p.prep({ en: 'by', es: 'por', de: 'von' }[p.locale], whom),
});

export const blockers: StandingKind<BlockRestriction> = {
  say,
  hint: ({ only }) => hint(only === undefined ? 1 : 1.5, 'own', { fails: true }),
};
