import type { ChatLine, FromHost } from '@assemble/protocol';
import type { Table } from '@assemble/table';
import { seatsOf } from '../matches/summary.ts';
import type { MatchRecord } from '../storage/store.ts';
import { type Around, roomFor } from './room.ts';
import type { Visitor } from './visitor.ts';

/** Everybody who is connected to a match here. */
export class Audience {
  readonly #visitors = new Set<Visitor>();

  get size(): number {
    return this.#visitors.size;
  }

  /** The people of the seats who are here. */
  get people(): string[] {
    const ids = this.#present().flatMap(({ seats, person }) =>
      seats.length > 0 && person !== null ? [person.id] : [],
    );
    return [...new Set(ids)];
  }

  get spectators(): number {
    return this.#present().filter(({ seats }) => seats.length === 0).length;
  }

  has(visitor: Visitor): boolean {
    return this.#visitors.has(visitor);
  }

  add(visitor: Visitor): void {
    this.#visitors.add(visitor);
  }

  /** Whether the visitor was still here. */
  delete(visitor: Visitor): boolean {
    return this.#visitors.delete(visitor);
  }

  /** Gives everybody their seats. Whoever has others now shall see the table anew. */
  seat(match: MatchRecord): void {
    for (const visitor of this.#visitors) {
      const seats = seatsOf(match, visitor.person?.id ?? null);
      if (seats.join() === visitor.seats.join()) continue;
      visitor.seats = seats;
      visitor.told = null;
    }
  }

  sendChat(lines: readonly ChatLine[]): void {
    for (const visitor of this.#present()) visitor.sendChat(lines);
  }

  /** Tells everybody what is new to them. Those who see the same get the same text. */
  tell(table: Table, now: number): void {
    const texts = new Map<string, string>();
    for (const visitor of this.#present()) {
      const { seats, told } = visitor;
      if (told === table.n) continue;
      const key = `${seats.join()} ${told}`;
      const text = texts.get(key) ?? JSON.stringify(table.update(seats, told, now));
      texts.set(key, text);
      visitor.told = table.n;
      visitor.sendText(text);
    }
  }

  /** The table was built anew: everybody shall have all of it. */
  forget(): void {
    for (const visitor of this.#visitors) visitor.told = null;
  }

  tellRoom(around: Around, now: number): void {
    for (const visitor of this.#present()) visitor.sendRoom(JSON.stringify(roomFor(visitor, around, now)));
  }

  /** Sends everybody away. */
  close(code: number, why: string, last: FromHost | null = null): void {
    for (const visitor of this.#visitors) {
      if (last !== null) visitor.send(last);
      visitor.close(code, why);
    }
    this.#visitors.clear();
  }

  #present(): Visitor[] {
    return [...this.#visitors].filter(({ isIn }) => isIn);
  }
}
