import type { View } from '@assemble/dice-masters';
import type { Event } from '@assemble/kernel';
import { createElement } from 'react';
import { type Afterwards, type Deed, type Doer, Tally } from '../../../table/deeds.ts';
import { cardById } from '../board/dice.ts';
import { titleOfId } from '../board/titles.ts';
import { content } from '../data.ts';
import { Cube } from '../die/Cube.tsx';
import { emblemOf, sidekickEmblem } from '../emblem-of.ts';

interface Source {
  readonly card: string;
  readonly die: number;
}

const sourceIn = ({ args }: Event): Source | null => (args['source'] ?? null) as Source | null;

/** Damage to a player, by what dealt it. */
function deedOf(event: Event): Deed | null {
  const source = sourceIn(event);
  if (event.kind !== 'player-damaged' || source === null) return null;
  return { card: source.card, amount: Number(event.args['amount']), sign: '−' };
}

/** Damage counts that reached the other player; a knock-out for whoever dealt the last damage before it. */
function doers(events: readonly Event[], view: View): readonly Doer[] {
  const tally = new Tally();
  const owner = new Map(view.dice.map(({ id, owner: seat }) => [id, seat]));
  const hurtBy = new Map<number, Source>();
  const seatOf = ({ die }: Source, hurt: number): number => owner.get(die) ?? 1 - hurt;
  for (const event of events) {
    const { kind, args } = event;
    const source = sourceIn(event);
    const die = args['die'] as { readonly die: number; readonly card: string } | undefined;
    if (kind === 'player-damaged' && source !== null) {
      const hurt = Number(args['seat']);
      const seat = seatOf(source, hurt);
      if (seat !== hurt) tally.add(source.card, seat, { damage: Number(args['amount']) });
    } else if (kind === 'damaged' && source !== null && die !== undefined) hurtBy.set(die.die, source);
    else if (kind === 'knocked-out' && die !== undefined) {
      const by = hurtBy.get(die.die);
      const hurt = owner.get(die.die) ?? -1;
      if (by !== undefined && seatOf(by, hurt) !== hurt)
        tally.add(by.card, seatOf(by, hurt), { knockOuts: 1 });
      hurtBy.delete(die.die);
    } else if (kind === 'fielded' && die !== undefined)
      tally.add(die.card, Number(args['seat']), { uses: 1 });
  }
  return tally.all;
}

const emblem: Afterwards['emblem'] = (id) => {
  const card = cardById(id);
  return card === undefined ? sidekickEmblem : emblemOf(card.title);
};

/** Its highest level in front, its energy at the sides. */
function figure(id: string) {
  const { faces } = content.dieKind(id);
  const front = faces.at(-1);
  const [side, top] = [faces[1], faces.at(-2)];
  const shown = [front, side, side, top, side].flatMap((face) => face ?? []);
  return createElement(Cube, { faces: shown, emblem: emblem(id), size: 178, turn: [-24, -30, -4] });
}

export const afterwards: Afterwards<View> = {
  curve: { en: 'Life by turn', es: 'Vida por turno', de: 'Lebenspunkte je Zug' },
  turn: { en: (n) => `Turn ${n}`, es: (n) => `Turno ${n}`, de: (n) => `Zug ${n}` },
  unit: { en: 'Life', es: 'Vida', de: 'Lebenspunkte' },
  line: (line, _view, _locale, seatNames) => seatNames[Number(line.replace('seat-', ''))] ?? '',
  deedOf,
  doers,
  tallies: {
    en: { title: 'Most valuable die', damage: 'damage', knockOuts: 'KOs', uses: 'fielded' },
    es: { title: 'Dado más valioso', damage: 'daño', knockOuts: 'aturdidos', uses: 'desplegado' },
    de: { title: 'Wertvollster Würfel', damage: 'Schaden', knockOuts: 'k. o.', uses: 'eingesetzt' },
  },
  cardName: titleOfId,
  emblem,
  figure,
};
