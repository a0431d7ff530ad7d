import { type Store, storeOf } from '../store.ts';
import type { Counts, Shelf } from './shelf.ts';

/** So many of a box (`box:` before its id), or so many more or fewer of a thing than the boxes hold. */
interface Entry {
  readonly id: string;
  readonly count: number;
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'count' in value &&
  Number.isSafeInteger(value.count);

const stores = new Map<string, Store<Entry>>();

function storeFor({ game }: Shelf): Store<Entry> {
  let store = stores.get(game);
  if (store === undefined) {
    store = storeOf(`assemble.${game}.owned`, isEntry);
    stores.set(game, store);
  }
  return store;
}

const boxId = (box: string): string => `box:${box}`;

const countIn = (entries: readonly Entry[], id: string): number =>
  entries.find((entry) => entry.id === id)?.count ?? 0;

const sum = (all: readonly Counts[]): Counts => {
  const total: Record<string, number> = {};
  for (const counts of all)
    for (const [id, count] of Object.entries(counts)) total[id] = (total[id] ?? 0) + count;
  return total;
};

/** What is in somebody's boxes. */
const boxed = (shelf: Shelf, entries: readonly Entry[]): Counts =>
  sum(
    shelf.boxes.map(({ id, holds }) => {
      const boxes = Math.max(0, countIn(entries, boxId(id)));
      return Object.fromEntries(Object.entries(holds).map(([thing, count]) => [thing, count * boxes]));
    }),
  );

/** What somebody has of each thing, and how that is told. */
export interface Owned {
  readonly isEmpty: boolean;
  readonly boxes: (box: string) => number;
  readonly of: (thing: string) => number;
  /** Both answer whether this device could keep it. */
  readonly setBoxes: (box: string, count: number) => boolean;
  readonly set: (thing: string, count: number) => boolean;
}

function owned(shelf: Shelf, entries: readonly Entry[]): Owned {
  const store = storeFor(shelf);
  const inBoxes = boxed(shelf, entries);
  const tell = (id: string, count: number): boolean =>
    count === 0 ? store.forget(id) : store.keep([{ id, count }]);
  return {
    isEmpty: entries.length === 0,
    boxes: (box) => Math.max(0, countIn(entries, boxId(box))),
    of: (thing) => Math.max(0, (inBoxes[thing] ?? 0) + countIn(entries, thing)),
    setBoxes: (box, count) => tell(boxId(box), Math.max(0, count)),
    set: (thing, count) => tell(thing, Math.max(0, count) - (inBoxes[thing] ?? 0)),
  };
}

export const ownedOf = (shelf: Shelf): Owned => owned(shelf, storeFor(shelf).all());

export const useOwned = (shelf: Shelf): Owned => owned(shelf, storeFor(shelf).use());

/** A thing of which there are fewer than are wanted. */
export interface Lack {
  readonly id: string;
  readonly wanted: number;
  readonly has: number;
}

/** What is lacking for all of it at the same time. */
export const lacking = (has: Pick<Owned, 'of'>, wanted: Counts): readonly Lack[] =>
  Object.entries(wanted).flatMap(([id, count]) => {
    const there = has.of(id);
    return there < count ? [{ id, wanted: count, has: there }] : [];
  });

interface Grouped {
  readonly name: string;
  readonly needs: Counts;
}

export interface Clash extends Lack {
  /** Who wants it, by name. */
  readonly among: readonly string[];
}

/** What does not go round among things that are built at the same time, and who wants it. */
export const clashes = (has: Pick<Owned, 'of'>, group: readonly Grouped[]): readonly Clash[] =>
  lacking(has, sum(group.map(({ needs }) => needs))).map((lack) => ({
    ...lack,
    among: group.flatMap(({ name, needs }) => ((needs[lack.id] ?? 0) > 0 ? [name] : [])),
  }));
