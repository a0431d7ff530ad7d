import type { Seen } from './context.ts';
import type { TokenView } from './measures.ts';

/** Who has an objective, and whether that is disputed. */
export function tokenState(
  token: TokenView,
  seen: Pick<Seen, 'view' | 't' | 'nameOf' | 'nameOfSeat'>,
): string {
  const { t, nameOf, nameOfSeat, view } = seen;
  if (token.holder >= 0) return t.heldBy(nameOf(token.holder));
  const sides = new Set(token.contestedBy.map((id) => view.characters[id]?.controller));
  return [
    ...(token.exhausted ? [t.exhausted] : []),
    ...(token.controller === null ? [] : [t.controlledBy(nameOfSeat(token.controller))]),
    token.securedBy === null
      ? sides.size > 1
        ? t.contested
        : t.unsecured
      : t.securedBy(nameOfSeat(token.securedBy)),
  ].join(', ');
}
