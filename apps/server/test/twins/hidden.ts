// What the rules hide, written down once more and without a look at `view` and the projections: these are what is judged.
import type { Table } from '@assemble/champions';
import {
  below,
  type Event,
  type Json,
  type Match,
  next,
  type Randomness,
  randomness,
  type Seat,
  type Stream,
  type StreamName,
  shuffle,
} from '@assemble/kernel';

/** Who must not notice a difference: a seat, or with null somebody who only watches. */
export type Viewer = Seat | null;

/** What two matches differ in: cards that lie hidden, or the numbers that chance will bring. */
export type Difference = 'cards' | 'chance';

/** Other numbers from here on; as many as before count as taken, because the table sees how many were. */
export function otherChance(match: Match, seed: string): void {
  const streams = randomness(seed);
  for (const name of Object.keys(streams) as StreamName[]) {
    const taken = match.random[name].taken;
    while (streams[name].taken < taken) next(streams[name]);
  }
  match.random = streams;
}

/** Places of a match that hold a card, whoever may see which. */
interface Place {
  readonly list: number[];
  readonly at: number;
}

const placesIn = (list: number[]): Place[] => list.map((_, at) => ({ list, at }));

/** Cards that somebody cannot tell apart, in groups: the deck of a player with their hand, and what the scenario hides. */
function groupsOf(table: Table, viewer: Viewer): Place[][] {
  const players = table.players.map(({ deck, hand }, seat) => [
    ...placesIn(deck),
    ...(seat === viewer ? [] : placesIn(hand)),
  ]);
  const scenario = [
    table.deck,
    ...table.players.map(({ dealt }) => dealt),
    ...table.activities.map(({ boosts }) => boosts),
    ...table.play.map(({ under }) => under),
  ].flatMap(placesIn);
  return [...players, scenario];
}

const idAt = ({ list, at }: Place): number => list[at] ?? -1;

/**
 * Exchanges a few hidden cards with each other. The cards themselves change places, not what is printed on them: which
 * number a card has follows from the lists of cards, which everybody knows, so a number on the wire would tell the card.
 */
export function exchangeCards(match: Match, viewer: Viewer, random: Stream): void {
  const table = match.table as Table;
  // What somebody is looking at or deciding on stays where it is, and so does the hand that is being paid from.
  const { frames, pending } = match;
  const busy = new Set(JSON.stringify([frames, pending, table.lasting, table.reveals]).match(/\d+/g) ?? []);
  const paying = pending.flatMap(({ shape, seat }) => (shape === 'pay' ? [table.players[seat]?.hand] : []));
  for (const group of groupsOf(table, viewer)) {
    const free = group.filter((place) => !busy.has(String(idAt(place))) && !paying.includes(place.list));
    const few = shuffle(random, free).slice(0, 2 + below(random, 10));
    const held = few.map(idAt);
    const zones = held.map((id) => table.zones[id] ?? 'deck');
    few.forEach((place, i) => {
      const id = held[(i + 1) % held.length] ?? -1;
      place.list[place.at] = id;
      table.zones[id] = zones[i] ?? 'deck';
    });
  }
}

const HIDDEN_ZONES: readonly string[] = ['deck', 'dealt', 'boost', 'under', 'gone'];

/** Shows instead of its own side what every card shows that lies face down as a minion. */
const FACE_DOWN = 'drone';

function concealTable(table: Table, viewer: Viewer): unknown {
  const faceDown = new Set(table.play.filter(({ face }) => face === FACE_DOWN).map(({ id }) => id));
  const isHidden = (id: number): boolean => {
    const zone = table.zones[id] ?? '';
    const isForeign = zone === 'hand' && table.prints[id]?.owner !== viewer;
    return isForeign || HIDDEN_ZONES.includes(zone) || faceDown.has(id);
  };
  return {
    ...table,
    prints: table.prints.map((print, id) => (isHidden(id) ? print.owner : print)),
    zones: table.zones.map((zone, id) => (isHidden(id) ? '?' : zone)),
    play: table.play.map((piece) => ({
      ...piece,
      id: faceDown.has(piece.id) ? '?' : piece.id,
      under: piece.under.length,
    })),
    players: table.players.map((player, seat) => ({
      ...player,
      deck: player.deck.length,
      hand: seat === viewer ? player.hand : player.hand.length,
      dealt: player.dealt.length,
    })),
    deck: table.deck.length,
    activities: table.activities.map((activity) => ({ ...activity, boosts: activity.boosts.length })),
  };
}

/** The cards that a player draws or finds are theirs to know; those that are dealt lie face down. */
function concealEvent(event: Event, viewer: Viewer): Event {
  const { seat, from, to } = event.args;
  const without = (name: string, value: Json): Event => ({
    ...event,
    args: { ...event.args, [name]: value },
  });
  switch (event.kind) {
    case 'drew':
      return seat === viewer ? event : without('cards', (event.args['cards'] as readonly Json[]).length);
    case 'dealt':
    case 'boost-dealt':
      return without('card', null);
    case 'moved':
      return from === 'deck' && to === 'hand' && seat !== viewer ? without('card', null) : event;
    default:
      return (event.args['card'] as { face?: Json } | undefined)?.face === FACE_DOWN
        ? without('card', null)
        : event;
  }
}

/** How much of chance was used is seen by everybody, what comes next by nobody. */
const taken = (random: Randomness): unknown =>
  Object.fromEntries(Object.entries(random).map(([name, { taken }]) => [name, taken]));

/** What is secret in each game beside the answers that wait for others and the numbers to come. */
const SECRETS: Readonly<
  Record<
    string,
    {
      readonly table: (table: Table, viewer: Viewer) => unknown;
      readonly event: (event: Event, viewer: Viewer) => Event;
      /** Whether what a running procedure remembers may hold hidden cards. */
      readonly inFrames: boolean;
    }
  >
> = {
  champions: { table: concealTable, event: concealEvent, inFrames: true },
};

/** What happened, event by event, without what the viewer may not know. */
export function concealEvents(game: string, events: readonly Event[], viewer: Viewer): readonly string[] {
  const secrets = SECRETS[game];
  return events.map((event) => JSON.stringify(secrets === undefined ? event : secrets.event(event, viewer)));
}

/** A match without what the viewer may not know. */
function concealMatch(match: Match, viewer: Viewer): string {
  const secrets = SECRETS[match.game];
  return JSON.stringify({
    ...match,
    random: taken(match.random),
    table: secrets === undefined ? match.table : secrets.table(match.table as Table, viewer),
    frames: match.frames.map(({ procedure, step, data }) =>
      secrets?.inFrames === true ? { procedure, step } : { procedure, step, data },
    ),
    // Of the questions that others are asked, only whom they are put to.
    pending: match.pending.map((one) => {
      if (one.seat !== viewer) return { n: one.n, seat: one.seat };
      return one.shape === 'entities' ? { ...one, from: [...one.from].sort((a, b) => a - b) } : one;
    }),
    given: match.given.map((one) => (one.seat === viewer ? one : one.seat)),
  });
}

/** A match and what happened in it, without what the viewer may not know. */
export const conceal = (match: Match, events: readonly Event[], viewer: Viewer): string =>
  JSON.stringify([concealMatch(match, viewer), concealEvents(match.game, events, viewer)]);
