import type { Replay } from '@assemble/kernel';
import type { Update } from '@assemble/protocol';
import { sql, type Transaction } from 'kysely';
import { createFormerId, isFormer, NO_NAME } from './ids.ts';
import type { Schema } from './schema.ts';

type Trx = Transaction<Schema>;

/** The matches that know a person: by a seat, a line of the chat, as owner, in a report. */
async function matchesWith(trx: Trx, person: string): Promise<string[]> {
  const found = await trx
    .selectFrom('seats')
    .select('match')
    .where('person', '=', person)
    .union(trx.selectFrom('chat').select('match').where('person', '=', person))
    .union(trx.selectFrom('matches').select('id as match').where('owner', '=', person))
    .union(trx.selectFrom('reports').select('match').where('accused', '=', person))
    .execute();
  return found.map(({ match }) => match);
}

/**
 * Puts somebody unknown into all places that a person has at a match. Everybody who was one person there stays one, as
 * the rules of taking back want it, but nothing leads from there to the person or to their other matches.
 */
async function replaceAt(trx: Trx, match: string, person: string): Promise<void> {
  const former = createFormerId();
  const row = { id: former, name: NO_NAME, login: null, password: null, oldCookieUntil: null };
  await trx
    .insertInto('people')
    .values({ ...row, createdAt: 0, seenAt: 0 })
    .execute();
  await renameInRecording(trx, match, person);
  // Where the match has not begun, somebody else may sit down.
  await trx
    .updateTable('seats')
    .set({ kind: 'open', person: null, name: '', seenAt: null, word: null })
    .where('match', '=', match)
    .where('person', '=', person)
    .where('match', 'in', trx.selectFrom('matches').select('id').where('state', '=', 'open'))
    .execute();
  await trx
    .updateTable('seats')
    .set({ person: former, name: NO_NAME, seenAt: null })
    .where('match', '=', match)
    .where('person', '=', person)
    .execute();
  await trx
    .updateTable('chat')
    .set({ person: former, name: NO_NAME })
    .where('match', '=', match)
    .where('person', '=', person)
    .execute();
  await trx
    .updateTable('matches')
    .set({ owner: former })
    .where('id', '=', match)
    .where('owner', '=', person)
    .execute();
  await trx
    .updateTable('reports')
    .set({ accused: former })
    .where('match', '=', match)
    .where('accused', '=', person)
    .execute();
}

/** Takes the name of a person out of what is kept of a finished match for readers. */
async function renameInRecording(trx: Trx, match: string, person: string): Promise<void> {
  const found = await trx.selectFrom('recordings').selectAll().where('match', '=', match).executeTakeFirst();
  if (found === undefined) return;
  const seats = await trx
    .selectFrom('seats')
    .select('seat')
    .where('match', '=', match)
    .where('person', '=', person)
    .execute();
  const own = new Set(seats.map(({ seat }) => seat));
  const unnamed = <T extends object>(all: readonly T[]): readonly T[] =>
    all.map((one, seat) => (own.has(seat) ? { ...one, name: NO_NAME } : one));
  const replay = JSON.parse(found.replay) as Replay;
  const update = JSON.parse(found.update) as Update;
  const table = replay.table && { ...replay.table, seats: unnamed(replay.table.seats) };
  await trx
    .updateTable('recordings')
    .set({
      replay: JSON.stringify({ ...replay, ...(table && { table }) }),
      update: JSON.stringify({ ...update, seats: unnamed(update.seats) }),
    })
    .where('match', '=', match)
    .execute();
}

/** Deletes a person and all that is theirs alone. Answers the matches that are changed by it. */
export async function deletePerson(trx: Trx, person: string): Promise<string[]> {
  const matches = await matchesWith(trx, person);
  for (const match of matches) await replaceAt(trx, match, person);
  await trx.updateTable('reports').set({ reporter: null }).where('reporter', '=', person).execute();
  for (const table of ['sessions', 'replays', 'bans'] as const)
    await trx.deleteFrom(table).where('person', '=', person).execute();
  await trx
    .deleteFrom('blocks')
    .where((eb) => eb.or([eb('person', '=', person), eb('blocked', '=', person)]))
    .execute();
  await trx.deleteFrom('people').where('id', '=', person).execute();
  return matches;
}

/** Deletes a match with everything in it. Its rematch stays, and those who are gone and were known only here go. */
export async function deleteMatch(trx: Trx, match: string): Promise<void> {
  const known = await trx
    .selectFrom('seats')
    .select('person')
    .where('match', '=', match)
    .union(trx.selectFrom('chat').select('person').where('match', '=', match))
    .union(trx.selectFrom('matches').select('owner as person').where('id', '=', match))
    .execute();
  await trx.updateTable('matches').set({ rematchOf: null }).where('rematchOf', '=', match).execute();
  for (const table of ['snapshots', 'recordings', 'entries', 'seats', 'chat'] as const)
    await trx.deleteFrom(table).where('match', '=', match).execute();
  await trx.deleteFrom('matches').where('id', '=', match).execute();
  const former = known.flatMap(({ person }) => (person !== null && isFormer(person) ? [person] : []));
  if (former.length === 0) return;
  await trx.updateTable('reports').set({ accused: null }).where('accused', 'in', former).execute();
  await trx.deleteFrom('people').where('id', 'in', former).execute();
}

/** Deletes the chat of a match, and those who are gone and were known only by it. */
export async function deleteChat(trx: Trx, match: string): Promise<void> {
  const lines = await trx.deleteFrom('chat').where('match', '=', match).returning('person').execute();
  const former = [...new Set(lines.map(({ person }) => person).filter(isFormer))];
  if (former.length === 0) return;
  await trx
    .deleteFrom('people')
    .where('id', 'in', former)
    .where('id', 'not in', trx.selectFrom('matches').select('owner').where('id', '=', match))
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('seats')
        .select((seats) => seats.fn.coalesce('person', sql<string>`''`).as('person'))
        .where('match', '=', match),
    )
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('reports')
        .select((reports) => reports.fn.coalesce('accused', sql<string>`''`).as('accused'))
        .where('match', '=', match),
    )
    .execute();
}

/** Hands everything of a guest to an account and deletes the guest. Answers the matches that are changed by it. */
export async function bringGuest(trx: Trx, guest: string, account: string): Promise<string[]> {
  const matches = await matchesWith(trx, guest);
  // Nobody sits at a match as two people who then would be one: those seats are left to nobody.
  const own = trx.selectFrom('seats').select('match').where('person', '=', account);
  await trx
    .updateTable('seats')
    .set({ person: account })
    .where('person', '=', guest)
    .where('match', 'not in', own)
    .execute();
  await trx.updateTable('matches').set({ owner: account }).where('owner', '=', guest).execute();
  for (const table of ['chat', 'replays'] as const)
    await trx.updateTable(table).set({ person: account }).where('person', '=', guest).execute();
  await trx.updateTable('reports').set({ reporter: account }).where('reporter', '=', guest).execute();
  await trx.updateTable('reports').set({ accused: account }).where('accused', '=', guest).execute();
  await trx
    .insertInto('blocks')
    .columns(['person', 'blocked', 'name', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('blocks')
        .select([sql<string>`cast(${account} as text)`.as('person'), 'blocked', 'name', 'at'])
        .where('person', '=', guest)
        .where('blocked', '!=', account),
    )
    .onConflict((conflict) => conflict.columns(['person', 'blocked']).doNothing())
    .execute();
  await trx
    .insertInto('blocks')
    .columns(['person', 'blocked', 'name', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('blocks')
        .select(['person', sql<string>`cast(${account} as text)`.as('blocked'), 'name', 'at'])
        .where('blocked', '=', guest)
        .where('person', '!=', account),
    )
    .onConflict((conflict) => conflict.columns(['person', 'blocked']).doNothing())
    .execute();
  await deletePerson(trx, guest);
  return matches;
}
