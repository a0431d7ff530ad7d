import type { View } from '@assemble/dice-masters';
import { type Locale, plain } from '@assemble/language';
import { type Card, paragraphsOf } from '../data.ts';
import { cardAt } from './dice.ts';
import { boardWords } from './strings.ts';

type Ability = Card['abilities'][number];
type GlobalAbility = Extract<Ability, { node: 'global' }>;

/** A global ability that anybody may pay for. */
export interface GlobalView {
  readonly address: string;
  readonly card: Card;
  readonly ability: GlobalAbility;
  readonly text: string;
  /** Whose team the card is on; both where both teams have it, nobody's for a basic action. */
  readonly owners: readonly number[];
}

/** The global abilities of all cards on the table, each once (DM-GLOBAL-ABILITIES-2). */
export function globalsOf(view: View, locale: Locale): readonly GlobalView[] {
  const found = new Map<string, GlobalView>();
  view.cards.forEach(({ id, owner }, slot) => {
    const card = cardAt(view, slot);
    if (card === undefined) return;
    const texts = paragraphsOf(card, locale).filter(({ marker }) => marker === 'global');
    let n = 0;
    card.abilities.forEach((ability, i) => {
      if (ability.node !== 'global') return;
      const address = `${id}#${i}`;
      const text = texts[n++]?.text;
      const owners = owner === null ? [] : [owner];
      const known = found.get(address);
      found.set(
        address,
        known === undefined
          ? { address, card, ability, text: text === undefined ? '' : plain(text), owners }
          : { ...known, owners: [...known.owners, ...owners] },
      );
    });
  });
  return [...found.values()];
}

/** What a cost asks beside energy, in words. */
export function otherCosts({ cost }: GlobalAbility, locale: Locale): readonly string[] {
  const t = boardWords(locale);
  return [
    ...(cost.life === undefined ? [] : [t.payLife(cost.life)]),
    ...(cost.damage === undefined ? [] : [t.payDamage(cost.damage)]),
    ...(cost.knockOut === undefined ? [] : [t.payKnockOut]),
    ...(cost.spinDown === undefined ? [] : [t.paySpin]),
  ];
}
