import type { Kysely, Transaction } from 'kysely';
import { now } from '../clock.ts';
import { toJson } from './rows.ts';
import type { Schema, SeatRow } from './schema.ts';
import type { MatchState } from './store.ts';

/** Whether somebody wants to play again; null: they have not said, or have taken it back. */
export type Wish = 'yes' | 'no' | null;

/** What people say of their seats, before a match and after it. */
export interface SeatStore {
  /** Says that a person is ready, or not yet. With the last one the match runs. 'gone': it does, or the seat is not theirs. */
  ready(match: string, seat: number, person: string, isReady: boolean): Promise<'ok' | 'gone'>;
  /**
   * Puts what a person brings into the set-up of a match that waits. They are no longer ready, and with `all` nobody is.
   * 'changed': the set-up is no longer `from`; read it again. 'gone': the match runs, or the seat is not theirs.
   */
  bring(
    match: string,
    change: {
      readonly seat: number;
      readonly person: string;
      readonly from: unknown;
      readonly to: unknown;
      readonly all: boolean;
    },
  ): Promise<'ok' | 'changed' | 'gone'>;
  /** Lets a bot take an open seat of somebody's own table. 'gone': it is none, or not open. */
  seatBot(match: string, seat: number, owner: string, bot: string, name: string): Promise<'ok' | 'gone'>;
  /** Whether a person wants the match once more. */
  wish(match: string, person: string, wish: Wish): Promise<void>;
}

/** A seat and its match, held until the transaction ends. */
export interface HeldSeat {
  readonly state: MatchState;
  readonly owner: string;
  readonly setup: string;
  readonly seat: SeatRow;
}

/** Reads a seat. Until the transaction ends, nobody else changes the seats of that match. */
export async function holdSeat(
  trx: Transaction<Schema>,
  match: string,
  seat: number,
): Promise<HeldSeat | null> {
  // Writing the row as it is locks it in both databases.
  const held = await trx
    .updateTable('matches')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('id', '=', match)
    .returning(['state', 'owner', 'setup'])
    .executeTakeFirst();
  const row = await trx
    .selectFrom('seats')
    .selectAll()
    .where('match', '=', match)
    .where('seat', '=', seat)
    .executeTakeFirst();
  return held && row ? { ...held, seat: row } : null;
}

/** Writes a seat that is held, and starts its match once no seat is open and everybody is ready. */
export async function reseat(trx: Transaction<Schema>, { match, seat, ...values }: SeatRow): Promise<void> {
  await trx.updateTable('seats').set(values).where('match', '=', match).where('seat', '=', seat).execute();
  const waiting = await trx
    .selectFrom('seats')
    .select('seat')
    .where('match', '=', match)
    .where((eb) => eb.or([eb('kind', '=', 'open'), eb('ready', '=', 0)]))
    .executeTakeFirst();
  const state: MatchState = waiting ? 'open' : 'running';
  await trx.updateTable('matches').set({ state, changedAt: now() }).where('id', '=', match).execute();
}

export class SqlSeats implements SeatStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  ready(match: string, seat: number, person: string, isReady: boolean): Promise<'ok' | 'gone'> {
    return this.#db.transaction().execute(async (trx) => {
      const held = await holdSeat(trx, match, seat);
      if (held?.state !== 'open' || held.seat.person !== person) return 'gone';
      await reseat(trx, { ...held.seat, ready: isReady ? 1 : 0 });
      return 'ok';
    });
  }

  bring(
    match: string,
    { seat, person, from, to, all }: Parameters<SeatStore['bring']>[1],
  ): ReturnType<SeatStore['bring']> {
    return this.#db.transaction().execute(async (trx) => {
      const held = await holdSeat(trx, match, seat);
      if (held?.state !== 'open' || held.seat.person !== person) return 'gone';
      if (held.setup !== toJson(from)) return 'changed';
      await trx
        .updateTable('matches')
        .set({ setup: toJson(to), changedAt: now() })
        .where('id', '=', match)
        .execute();
      const people = trx
        .updateTable('seats')
        .set({ ready: 0 })
        .where('match', '=', match)
        .where('kind', '=', 'person');
      await (all ? people : people.where('seat', '=', seat)).execute();
      return 'ok';
    });
  }

  seatBot(match: string, seat: number, owner: string, bot: string, name: string): Promise<'ok' | 'gone'> {
    return this.#db.transaction().execute(async (trx) => {
      const held = await holdSeat(trx, match, seat);
      if (held?.state !== 'open' || held.owner !== owner || held.seat.kind !== 'open') return 'gone';
      await reseat(trx, { ...held.seat, kind: 'bot', bot, name, ready: 1 });
      return 'ok';
    });
  }

  async wish(match: string, person: string, wish: Wish): Promise<void> {
    await this.#db
      .updateTable('seats')
      .set({ again: wish })
      .where('match', '=', match)
      .where('person', '=', person)
      .execute();
  }
}
