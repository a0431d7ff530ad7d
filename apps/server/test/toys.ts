// The kernel's toy for tests of the table: small, with secrets (a card each, bids at the same time).
import { randomBot } from '@assemble/bots';
import type { Game, Json } from '@assemble/kernel';
import { toyGame, toySetup } from '@assemble/kernel/testing';
import type { Playable } from '../src/games.ts';
import { rulesOf } from '../src/rules.ts';
import type { NewMatch, Store } from '../src/storage/store.ts';
import type { House } from './house.ts';
import type { Client, Connection } from './player.ts';

export const toy = toyGame as unknown as Game;

export const toys: Playable = {
  games: { toy },
  bots: { random: randomBot, greedy: randomBot },
  standIn: 'greedy',
};

/** Lives enough for any test. */
export const longSetup = toySetup([], 1000);

export interface Pair {
  readonly match: string;
  readonly ann: Client;
  readonly ben: Client;
  readonly annAt: Connection;
  readonly benAt: Connection;
}

/**
 * Ann in seat 0, who begins, and Ben in seat 1; both are connected. `change` is for what REST does not let in,
 * `decisions` were taken before they came.
 */
export async function seatTwo(
  house: House,
  change: Partial<NewMatch> = {},
  decisions: readonly (readonly [seat: number, n: number, answer: Json])[] = [],
): Promise<Pair> {
  const ann = house.stranger();
  const ben = house.stranger();
  const match = await keepMatch(house.store, [await idOf(ann), await idOf(ben)], change);
  for (const [i, [seat, n, answer]] of decisions.entries())
    await house.store.append(match, i + 1, { seat, body: { type: 'decide', seat, n, answer }, at: 0 });
  return { match, ann, ben, annAt: await ready(ann, match), benAt: await ready(ben, match) };
}

export const idOf = async (client: Client): Promise<string> =>
  (await client.must<{ id: string }>('GET', '/api/me')).id;

/** Puts a match straight into the store. */
export function keepMatch(
  store: Store,
  people: readonly string[],
  change: Partial<NewMatch> = {},
): Promise<string> {
  return store.createMatch({
    game: 'toy',
    title: 'A toy',
    setup: longSetup,
    seed: 'the seed of a toy',
    rules: rulesOf(toy),
    engine: null,
    visibility: 'link',
    clock: null,
    owner: people[0] ?? '',
    rematchOf: null,
    seats: people.map((person, seat) => ({
      seat,
      kind: 'person',
      bot: null,
      person,
      name: ['Ann', 'Ben'][seat] ?? '',
    })),
    ...change,
  });
}

/** Opens a socket and waits for the first update. */
export async function ready(client: Client, match: string): Promise<Connection> {
  const connection = await client.open(match);
  await connection.until(() => connection.update !== null);
  return connection;
}
