import type { View } from '@assemble/crisis-protocol';
import type { Event } from '@assemble/kernel';
import { type Afterwards, type Deed, type Doer, Tally } from '../../../table/deeds.ts';
import { nameOfId } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';

const cardAt = (view: View, who: number): string | null =>
  view.cards[view.characters[who]?.card ?? -1]?.id ?? null;

/** Points that were scored; a character that was dazed or knocked out, which is worth as much as one. */
function deedOf({ kind, args }: Event, view: View): Deed | null {
  if (kind === 'scored') {
    const { value } = args['points'] as { readonly value?: number };
    return { card: null, amount: Number(value ?? 0), sign: '+' };
  }
  if (kind === 'dazed' || kind === 'knocked-out')
    return { card: cardAt(view, Number(args['who'])), amount: 1, sign: '−' };
  return null;
}

/** Damage of attacks; who was dazed or knocked out counts for whoever attacked it last. */
function doers(events: readonly Event[], view: View): readonly Doer[] {
  const tally = new Tally();
  const hurtBy = new Map<number, number>();
  const add = (who: number, more: Parameters<Tally['add']>[2]): void => {
    const card = cardAt(view, who);
    if (card !== null) tally.add(card, view.characters[who]?.owner ?? null, more);
  };
  for (const { kind, args } of events) {
    const who = Number(args['who']);
    if (kind === 'attack-resolved') {
      add(who, { damage: Number(args['dealt']), uses: 1 });
      hurtBy.set(Number(args['target']), who);
    } else if (kind === 'dazed' || kind === 'knocked-out') {
      const by = hurtBy.get(who);
      if (by !== undefined) add(by, { knockOuts: 1 });
      hurtBy.delete(who);
    }
  }
  return tally.all;
}

export const afterwards: Afterwards<View> = {
  curve: {
    en: 'Victory points by round',
    es: 'Puntos de victoria por ronda',
    de: 'Siegpunkte je Runde',
  },
  turn: { en: (n) => `Round ${n}`, es: (n) => `Ronda ${n}`, de: (n) => `Runde ${n}` },
  unit: { en: 'Points', es: 'Puntos', de: 'Punkte' },
  line: (line, _view, _locale, seatNames) => seatNames[Number(line.replace('seat-', ''))] ?? '',
  deedOf,
  doers,
  tallies: {
    en: { title: 'Most valuable model', damage: 'damage', knockOuts: 'dazed or KO', uses: 'attacks' },
    es: {
      title: 'Miniatura más valiosa',
      damage: 'Daño',
      knockOuts: 'Abatidos o Noqueados',
      uses: 'Ataques',
    },
    de: {
      title: 'Wertvollste Miniatur',
      damage: 'Schaden',
      knockOuts: 'angeschlagen oder besiegt',
      uses: 'Angriffe',
    },
  },
  cardName: nameOfId,
  emblem: (card) => emblemOf(card),
};
