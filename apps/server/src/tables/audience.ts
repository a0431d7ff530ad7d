import type { ChatLine, FromHost } from '@assemble/protocol';
import { seatsOf } from '../matches/summary.ts';
import type { MatchRecord } from '../storage/store.ts';
import type { Played } from './played.ts';
import { type Around, roomFor } from './room.ts';
import type { Visitor } from './visitor.ts';

/** Everybody who is connected to a match here. */
export class Audience {
  readonly #visitors = new Set<Visitor>();
  /** For each person with a seat the number of their sockets; kept as people come and go, because many may at once. */
  readonly #seated = new Map<string, number>();
  #spectators = 0;

  get size(): number {
    return this.#visitors.size;
  }

  /** The people of the seats who are here. */
  get people(): string[] {
    return [...this.#seated.keys()];
  }

  get spectators(): number {
    return this.#spectators;
  }

  has(visitor: Visitor): boolean {
    return this.#visitors.has(visitor);
  }

  hasPerson(person: string): boolean {
    return this.#seated.has(person);
  }

  add(visitor: Visitor): void {
    this.#visitors.add(visitor);
  }

  /** From now on the visitor is told what happens. */
  letIn(visitor: Visitor): void {
    if (visitor.isIn || !this.#visitors.has(visitor)) return;
    visitor.isIn = true;
    this.#count(visitor, 1);
  }

  /** Whether the visitor was still here. */
  delete(visitor: Visitor): boolean {
    if (!this.#visitors.delete(visitor)) return false;
    if (visitor.isIn) this.#count(visitor, -1);
    return true;
  }

  /** Gives everybody their seats. Whoever has others now shall see the table anew. */
  seat(match: MatchRecord): void {
    for (const visitor of this.#visitors) {
      const seats = seatsOf(match, visitor.person?.id ?? null);
      if (seats.join() === visitor.seats.join()) continue;
      if (visitor.isIn) this.#count(visitor, -1);
      visitor.seats = seats;
      visitor.told = null;
      if (visitor.isIn) this.#count(visitor, 1);
    }
  }

  sendChat(lines: readonly ChatLine[]): void {
    for (const visitor of this.#present()) visitor.sendChat(lines);
  }

  /** Tells everybody what is new to them. Those who see the same get the same text. */
  async tell(played: Played, now: number): Promise<void> {
    const { n } = played.state;
    const groups = new Map<string, Visitor[]>();
    for (const visitor of this.#present()) {
      if (visitor.told === n) continue;
      const key = `${visitor.seats.join()} ${visitor.told}`;
      groups.set(key, [...(groups.get(key) ?? []), visitor]);
    }
    if (groups.size === 0) return;
    const onlookers = [...groups.values()].map(([first]) => ({
      seats: first?.seats ?? [],
      told: first?.told ?? null,
    }));
    const texts = await played.tell(onlookers, now);
    for (const [i, group] of [...groups.values()].entries())
      for (const visitor of group) {
        visitor.told = n;
        visitor.sendText(texts[i] ?? '');
      }
  }

  /** The table was built anew: everybody shall have all of it. */
  forget(): void {
    for (const visitor of this.#visitors) visitor.told = null;
  }

  /** Tells everybody about the room who would see it change. */
  tellRoom(around: Around, now: number): void {
    const texts = new Map<string, string>();
    for (const visitor of this.#present()) {
      const key = `${visitor.seats.join()} ${visitor.person?.id === around.match.owner}`;
      const text = texts.get(key) ?? JSON.stringify(roomFor(visitor, around, now));
      texts.set(key, text);
      visitor.sendRoom(text);
    }
  }

  /** Sends everybody away. */
  close(code: number, why: string, last: FromHost | null = null): void {
    for (const visitor of this.#visitors) {
      if (last !== null) visitor.send(last);
      visitor.close(code, why);
    }
    this.#visitors.clear();
    this.#seated.clear();
    this.#spectators = 0;
  }

  #count({ seats, person }: Visitor, by: 1 | -1): void {
    if (seats.length === 0) this.#spectators += by;
    else if (person !== null) {
      const sockets = (this.#seated.get(person.id) ?? 0) + by;
      if (sockets === 0) this.#seated.delete(person.id);
      else this.#seated.set(person.id, sockets);
    }
  }

  #present(): Visitor[] {
    return [...this.#visitors].filter(({ isIn }) => isIn);
  }
}
