import { type Clause, rich, words } from '@assemble/language';
import { type Bonus as BonusChange, change } from '../../rules/changes.ts';
import { burstsOf, dieOf } from '../../rules/dice-in-play.ts';
import type { VerbId } from '../../text/lexicon.ts';
import { inAll, type Phrases, type Said } from '../../text/said.ts';
import { aimed, expected, WORTH } from '../expect.ts';
import type { DiceNode } from '../node.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { amountOf, causeIn } from '../values.ts';
import type { Amount } from '../vocabulary.ts';

/** Gives a bonus until the end of the turn (DM-BONUSES-1, DM-BONUSES-5). */
export interface Bonus extends Targeted {
  readonly node: 'bonus';
  readonly attack: Amount;
  readonly defense: Amount;
}

const runs = onTargets<Bonus>((c, node, targets, scope) => {
  const cause = causeIn(scope);
  return targets.map((target) => {
    // Of several dice of one card each looks at the bursts of its own face.
    const own = node.to.to === 'namesakes' ? { ...scope, bursts: burstsOf(c, dieOf(c, target)) } : scope;
    const attack = amountOf(c, node.attack, own);
    const defense = amountOf(c, node.defense, own);
    return change<BonusChange>({ kind: 'bonus', target, attack, defense, cause });
  });
});

/** "… gets +1A and +1D"; whoever is chosen is given it. */
const say = inAll<Bonus>((node, p) => {
  const one = p.target(node.to);
  if (doubles(node)) return doubled(p, one);
  const { what, per } = p.values(node.attack, node.defense);
  const until = p.untilEndOfTurn();
  const german = p.locale === 'de';
  const given = give(p, one, german ? words(until, per, what) : what, german ? [] : words(per, until));
  if (node.to.to === 'choose') return { clauses: [given] };
  const rest = german ? words(until, per, what) : words(what, per, until);
  return { clauses: [{ verb: 'get', subject: one, rest }], yours: [given] };
});

type Whom = ReturnType<Phrases['target']>;

const doubles = ({ attack, defense }: Bonus): boolean =>
  typeof attack === 'object' &&
  attack.amount === 'attack' &&
  typeof defense === 'object' &&
  defense.amount === 'defense';

/** As much again as it has: "double Silver Surfer's attack and defense". */
function doubled(p: Phrases, one: Whom): Said {
  const until = p.untilEndOfTurn();
  const values = {
    en: rich`${one.pronoun ? p.pronoun(one, 'gen') : rich`${one.text}'s`} attack and defense`,
    es: one.pronoun ? ['su ataque y su defensa'] : rich`el ataque y la defensa ${one.in('gen')}`,
    de: one.pronoun
      ? [`${p.pronoun(one, 'gen')}en Angriff und ${p.pronoun(one, 'gen')}e Verteidigung`]
      : rich`Angriff und Verteidigung ${one.in('gen')}`,
  }[p.locale];
  const rest = p.locale === 'de' ? words(until, values) : words(values, until);
  return { clauses: [{ verb: 'double', rest }] };
}

function give(
  p: Phrases,
  one: Whom,
  what: ReturnType<typeof words>,
  after: ReturnType<typeof words>,
): Clause<VerbId> {
  if (p.locale === 'en') return { verb: 'give', rest: words(one.bare('acc'), what, after) };
  if (one.pronoun) return { verb: 'give', object: { of: one, case: 'dat' }, rest: words(what, after) };
  const rest = p.locale === 'es' ? words(what, one.in('dat'), after) : words(one.in('dat'), what);
  return { verb: 'give', rest };
}

export const bonus: DiceNode<Bonus> = {
  ...runs,
  say,
  hint: (node, o) => aimed(node.to, o, WORTH.value * (expected(node.attack, o) + expected(node.defense, o))),
};
