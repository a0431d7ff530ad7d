import type { Point, View } from '@assemble/crisis-protocol';
import { content } from '../data.ts';
import type { Seen } from './context.ts';
import type { Model, TokenView } from './measures.ts';

/** Whether its crisis pays for securing it (CP-CRISIS-8): what is carried or controlled is not secured. */
function isSecured({ crisis }: TokenView, { cards, mission }: Pick<View, 'cards' | 'mission'>): boolean {
  const card = content.find(cards[mission[crisis]]?.id ?? '');
  return card?.card === 'crisis' && card.scoring.some((one) => one.for === 'secured');
}

/** Who has an objective now. */
export const ownerOf = (token: TokenView, view: Pick<View, 'cards' | 'mission'>): number | null =>
  token.controller ?? (isSecured(token, view) ? token.securedBy : null);

/** Whether both players contest it. */
export const isContested = (token: TokenView, { characters }: Pick<View, 'characters'>): boolean =>
  token.crisis === 'secure' &&
  token.holder < 0 &&
  new Set(token.contestedBy.map((id) => characters[id]?.controller)).size > 1;

/** What a token would pay its owner if the round ended now. */
export const paysOf = (token: TokenView, { due }: Pick<View, 'due'>): number =>
  due
    .flatMap(({ parts }) => parts)
    .filter(({ source }) => source.args['token'] === token.id)
    .reduce((sum, { amount }) => sum + amount, 0);

/** Who has an objective, whether that is disputed, and what it pays. */
export function tokenState(
  token: TokenView,
  seen: Pick<Seen, 'view' | 't' | 'nameOf' | 'nameOfSeat'>,
): string {
  const { t, nameOf, nameOfSeat, view } = seen;
  const pays = paysOf(token, view);
  const worth = pays === 0 ? [] : [t.pays(pays)];
  if (token.holder >= 0) return [t.heldBy(nameOf(token.holder)), ...worth].join(', ');
  const owner = ownerOf(token, view);
  const whose = isSecured(token, view)
    ? owner === null
      ? t.unsecured
      : t.securedBy(nameOfSeat(owner))
    : owner !== null
      ? t.controlledBy(nameOfSeat(owner))
      : token.crisis === 'extraction'
        ? t.onFloor
        : t.uncontrolled;
  return [
    ...(token.exhausted ? [t.exhausted] : []),
    ...(isContested(token, view) ? [t.contested] : []),
    whose,
    ...worth,
  ].join(', ');
}

/** How far things of one place are drawn apart, in inches. */
const APART = 0.75;

/** Where each token is drawn: beside whoever stands on it, and beside others of its place. */
export function fanned(
  tokens: readonly TokenView[],
  models: readonly Model[],
  turn: number,
): ReadonlyMap<number, Point> {
  const drawn = new Map<number, Point>();
  const taken: Point[] = [];
  for (const { id, at } of tokens) {
    if (at === null) continue;
    const above = models.find(({ x, y, radius }) => Math.hypot(x - at.x, y - at.y) < radius + 0.25);
    let place: Point = at;
    // As one sees it, first to the upper left, then around it.
    for (let step = 0; step < 8; step++) {
      const isFree =
        (above === undefined || Math.hypot(place.x - above.x, place.y - above.y) >= above.radius + 0.25) &&
        taken.every((other) => Math.hypot(place.x - other.x, place.y - other.y) >= APART);
      if (isFree) break;
      const a = ((225 + 60 * step - turn) * Math.PI) / 180;
      const reach = (above?.radius ?? 0.3) + APART * 0.7;
      const middle = above ?? at;
      place = { x: middle.x + reach * Math.cos(a), y: middle.y + reach * Math.sin(a) };
    }
    taken.push(place);
    drawn.set(id, place);
  }
  return drawn;
}
