import type { View } from '@assemble/dice-masters';
import type { Locale } from '@assemble/language';
import type { GameFace } from '../../../table/board.ts';
import { cardAt, diceIn, inOrder, type PileName, pileOf, rolledOf } from '../board/dice.ts';
import { fullName } from '../board/names.ts';
import { boardWords } from '../board/words/index.ts';
import { nameOf, plainTextOf } from '../data.ts';

type Sections = ReturnType<GameFace<View>['outline']>;
type Line = Sections[number]['lines'][number];

/** The table in words, zone by zone. */
export function outline(view: View, locale: Locale, seatNames: readonly string[]): Sections {
  const t = boardWords(locale);
  const name = (seat: number): string => seatNames[seat] ?? '';
  const line = (die: View['dice'][number]): Line => ({
    entity: die.id,
    card: cardAt(view, die.card)?.id ?? null,
    text: fullName(view, die, locale, seatNames),
  });
  const zone = (place: View['dice'][number]['zone'], seat: number): Line[] =>
    inOrder(view, diceIn(view, place, seat)).map(line);
  const cards = (owner: number | null): Line[] =>
    view.cards.flatMap((slot, i): Line[] => {
      const card = cardAt(view, i);
      if (card === undefined || slot.owner !== owner) return [];
      const left = view.dice.filter((die) => die.card === i && die.zone === 'card').length;
      const facts = [nameOf(card, locale), t.cost(card.cost), t.left(left)].join(', ');
      return [{ entity: null, card: card.id, text: `${facts}. ${plainTextOf(card, locale)}`.trim() }];
    });
  const side = (seat: number): Sections => {
    const player = view.players[seat];
    const rolled = rolledOf(view, seat);
    const count = (pile: PileName): number => pileOf(view, pile, seat).length;
    const piles = [t.pile(t.bag, count('bag')), t.pile(t.prep, count('prep')), t.pile(t.used, count('used'))];
    const markers = player?.markers ?? 0;
    const facts = [
      t.lifeOf(player?.life ?? 0, player?.startLife ?? 0),
      ...(markers > 0 ? [t.markers(markers)] : []),
      ...piles,
    ];
    return [
      { title: name(seat), lines: [{ entity: -1 - seat, card: null, text: facts.join(' · ') }] },
      { title: t.field(name(seat)), lines: [...zone('field', seat), ...zone('beside', seat)] },
      { title: t.reserve(name(seat)), lines: zone('reserve', seat) },
      ...(rolled.length === 0 ? [] : [{ title: t.rolledWhere(name(seat)), lines: rolled.map(line) }]),
      { title: t.team(name(seat)), lines: cards(seat) },
    ];
  };
  const seats = view.players.map((_, seat) => seat);
  return [
    ...seats.flatMap(side),
    { title: t.lane, lines: seats.flatMap((seat) => zone('attack', seat)) },
    { title: t.basics, lines: cards(null) },
  ];
}
