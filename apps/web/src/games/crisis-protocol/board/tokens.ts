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

/** How far things of one place are drawn apart, and from the base of whoever stands on them, in inches. */
const APART = 0.75;
const CLEAR = 0.55;

/** Where each token is drawn: beside whoever stands on it, and beside others of its place. */
export function fanned(
  tokens: readonly TokenView[],
  models: readonly Model[],
  turn: number,
): ReadonlyMap<number, Point> {
  const drawn = new Map<number, Point>();
  const taken: Point[] = [];
  const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
  const isFree = (place: Point): boolean =>
    models.every((model) => far(place, model) >= model.radius + CLEAR) &&
    taken.every((other) => far(place, other) >= APART);
  for (const { id, at } of tokens) {
    if (at === null) continue;
    const above = models.find((model) => far(model, at) < model.radius + CLEAR);
    const reach = above === undefined ? APART : above.radius + CLEAR + 0.05;
    // As one sees it, first to the upper left, then around it.
    const around = Array.from({ length: 8 }, (_, step) => {
      const a = ((225 + 45 * step - turn) * Math.PI) / 180;
      const middle = above ?? at;
      return { x: middle.x + reach * Math.cos(a), y: middle.y + reach * Math.sin(a) };
    });
    const place = [at, ...around].find(isFree) ?? around[0] ?? at;
    taken.push(place);
    drawn.set(id, place);
  }
  return drawn;
}
