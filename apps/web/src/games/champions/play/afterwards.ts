import type { View } from '@assemble/champions';
import type { Event } from '@assemble/kernel';
import type { Localized } from '@assemble/language';
import { type Afterwards, type Deed, type Doer, Tally } from '../../../table/deeds.ts';
import { content } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';

interface CardRef {
  readonly id: number;
  readonly face: string;
}

const refIn = ({ args }: Event, name: 'card' | 'by'): CardRef | null =>
  (args[name] ?? null) as CardRef | null;

const typeOf = ({ face }: CardRef) => (face === '' ? null : content.face(face).type);
const isEnemy = (ref: CardRef): boolean => ['villain', 'minion'].includes(typeOf(ref) ?? '');
const isIdentity = (ref: CardRef): boolean => ['hero', 'alter-ego'].includes(typeOf(ref) ?? '');

/** Damage to the villain or to a hero, and threat on the main scheme: what a match is won and lost by. */
function deedOf(event: Event): Deed | null {
  const card = refIn(event, 'card');
  const by = refIn(event, 'by');
  const amount = Number(event.args['amount']);
  if (card === null || card.face === '') return null;
  if (event.kind === 'damaged' && (typeOf(card) === 'villain' || isIdentity(card)))
    return { card: (by !== null && by.face !== '' ? by : card).face, amount, sign: '−' };
  if (event.kind === 'threat-placed' && typeOf(card) === 'main-scheme')
    return { card: card.face, amount, sign: '+' };
  return null;
}

/** Damage to enemies; a defeat for whoever dealt the last damage before it. */
function doers(events: readonly Event[]): readonly Doer[] {
  const tally = new Tally();
  const hurtBy = new Map<number, string>();
  for (const event of events) {
    const card = refIn(event, 'card');
    const by = refIn(event, 'by');
    if (card === null || card.face === '') continue;
    if (event.kind === 'damaged' && by !== null && by.face !== '' && isEnemy(card) && !isEnemy(by)) {
      tally.add(by.face, null, { damage: Number(event.args['amount']), uses: 1 });
      hurtBy.set(card.id, by.face);
    } else if (event.kind === 'defeated') {
      const last = hurtBy.get(card.id);
      if (last !== undefined) tally.add(last, null, { knockOuts: 1 });
      hurtBy.delete(card.id);
    }
  }
  return tally.all;
}

const threat: Localized<string> = { en: 'Threat', es: 'Amenaza', de: 'Bedrohung' };

function lineName(
  line: string,
  view: View,
  locale: keyof typeof threat,
  seatNames: readonly string[],
): string {
  if (line === 'threat') return threat[locale];
  const seat = Number(line.replace('seat-', ''));
  const id = line === 'villain' ? view.villain : view.players[seat]?.identity;
  const piece = view.play.find((one) => one.id === id);
  if (piece !== undefined) return content.face(piece.face).title[locale];
  // Who was eliminated is out of the game with everything they had: where the hero is not seen, the name is left.
  const removed = view.removed.find((one) => one.id === id);
  return removed === undefined
    ? (seatNames[seat] ?? line)
    : content.card(removed.card).faces[0].title[locale];
}

export const afterwards: Afterwards<View> = {
  curve: {
    en: 'Hit points and threat by round',
    es: 'Vida y amenaza por ronda',
    de: 'Lebenspunkte und Bedrohung je Runde',
  },
  turn: { en: (n) => `Round ${n}`, es: (n) => `Ronda ${n}`, de: (n) => `Runde ${n}` },
  unit: { en: 'Hit points', es: 'Vida', de: 'Lebenspunkte' },
  line: lineName,
  deedOf,
  doers,
  tallies: {
    en: { title: 'Most valuable card', damage: 'damage', knockOuts: 'defeated', uses: 'hits' },
    es: { title: 'Carta más valiosa', damage: 'daño', knockOuts: 'derrotados', uses: 'golpes' },
    de: { title: 'Wertvollste Karte', damage: 'Schaden', knockOuts: 'besiegt', uses: 'Treffer' },
  },
  cardName: (face, locale) => content.face(face).title[locale],
  emblem: emblemOf,
};
