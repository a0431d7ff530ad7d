import { type BotKind, USUAL_BOT } from '../games/bots.ts';
import { givenName } from '../strings/given-names.ts';
import type { SeatRange } from '../table/board.ts';

/** Who sits: a person at this screen, whoever opens the link, or a bot by its name. */
export type SeatKind = 'person' | 'open' | BotKind;

/** Who sits where, and the names as they were typed. */
export interface Seating {
  readonly kinds: readonly SeatKind[];
  readonly typed: readonly string[];
}

/** A seat beside one's own: for whoever gets the link, or for a bot. */
export const partner = (online: boolean): SeatKind => (online ? 'open' : USUAL_BOT);

/** Two seats, one's own and a partner's; where one is enough only that, unless somebody elsewhere shall join. */
export function firstSeating(online: boolean, range: SeatRange | undefined): Seating {
  const count = Math.max(range?.least ?? 2, online ? 2 : 1);
  return {
    kinds: Array.from({ length: count }, (_, seat) => (seat === 0 ? 'person' : partner(online))),
    typed: Array.from({ length: count }, () => ''),
  };
}

/** A match with a seat for somebody elsewhere is played on the server. */
export const isOnline = ({ kinds }: Seating): boolean => kinds.includes('open');

/** What a seat is called where nobody typed a name. */
export function defaultName(kind: SeatKind, seat: number, me: string | null): string {
  if (kind !== 'person' && kind !== 'open') return givenName(kind);
  return (kind === 'person' ? me : null) ?? givenName('player', seat + 1);
}

/** The names at the table as they are kept, no two of them the same; `me` is what the one who sets it up is called. */
export function namesOf({ kinds, typed }: Seating, me: string | null): readonly string[] {
  const names = kinds.map((kind, seat) => typed[seat]?.trim() || defaultName(kind, seat, me));
  return names.map((name, seat) =>
    names.indexOf(name) === seat ? name : `${name.slice(0, 18)} ${seat + 1}`,
  );
}
