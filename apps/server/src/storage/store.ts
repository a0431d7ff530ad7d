import type { Bell } from './bell.ts';
import type { BesideStore, Recording } from './beside-store.ts';
import type { EngineStore } from './engine-store.ts';
import type { PeopleStore } from './people-store.ts';
import type { RetentionStore } from './retention-store.ts';
import type { SafetyStore } from './safety-store.ts';
import type { SeatStore, Wish } from './seat-store.ts';
import type { SessionStore } from './session-store.ts';

export type { Person } from './people-store.ts';

/** What a match was created with and where it stands. Its truth are its entries; this is what lists need. */
export interface MatchRecord {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** JSON, as the game wrote it. */
  readonly setup: unknown;
  readonly seed: string;
  /** The version of the rules and the hash of their content: a match is replayed only by what played it. */
  readonly rules: string;
  readonly visibility: Visibility;
  /** JSON; null when nobody's time is counted. */
  readonly clock: unknown;
  readonly state: MatchState;
  /** The person who made the match. */
  readonly owner: string;
  readonly createdAt: number;
  readonly changedAt: number;
  /** The match that this one is the rematch of. */
  readonly rematchOf: string | null;
  /** JSON; null until the match is over. */
  readonly outcome: unknown;
  /** The digest of the engine that plays it; null in matches that were begun before engines were kept. */
  readonly engine: string | null;
  /** The seats whose move it is, as far as that is known; null until somebody opened the table. */
  readonly waitedFor: readonly number[] | null;
  /** What people put into the dice, one for each seat; null until the match has begun. */
  readonly words: readonly string[] | null;
  /** In order of their numbers. */
  readonly seats: readonly SeatRecord[];
}

/** Listed for everybody, or open to whoever has the link. */
export type Visibility = 'public' | 'link';

/** Waiting for people, being played, over; or put away, because nothing here can play it on. */
export type MatchState = 'open' | 'running' | 'over' | 'archived';

export interface SeatRecord {
  readonly seat: number;
  readonly kind: SeatKind;
  /** Which bot; null unless the kind is 'bot'. */
  readonly bot: string | null;
  /** Whose seat it is; null unless the kind is 'person'. */
  readonly person: string | null;
  readonly name: string;
  /** When that person was last known to be connected to this match. */
  readonly seenAt: number | null;
  /** Whether the match may begin, as far as this seat goes. */
  readonly ready: boolean;
  /** The language that its person reads, where they said. */
  readonly locale: string | null;
  /** Whether its person wants to play again. */
  readonly again: Wish;
}

export type SeatKind = 'person' | 'open' | 'bot';

/** A match to be made. Its state follows from its seats: with everybody seated and ready it is running at once. */
export interface NewMatch
  extends Omit<
    MatchRecord,
    'id' | 'state' | 'createdAt' | 'changedAt' | 'outcome' | 'waitedFor' | 'words' | 'seats'
  > {
  readonly seats: readonly (Omit<SeatRecord, 'seenAt' | 'ready' | 'locale' | 'again'> &
    Partial<Pick<SeatRecord, 'ready' | 'locale'>>)[];
}

/** One step of a match. `seat` is null where the table itself acted. */
export interface Entry {
  readonly seat: number | null;
  /** JSON. */
  readonly body: unknown;
  readonly at: number;
}

export interface EntryRecord extends Entry {
  readonly n: number;
}

/** What stands beside the entries of a match, and changes with them. */
export interface Beside {
  readonly waitedFor?: readonly number[];
  /** The match is over, and how it can be read from now on. */
  readonly end?: { readonly outcome: unknown; readonly recording: Recording | null };
}

/** One line of a match's chat. `seat` is null for people who only watch. */
export interface ChatLine {
  readonly person: string;
  readonly name: string;
  readonly seat: number | null;
  /** JSON: free text, or a phrase by its key. */
  readonly body: { readonly text: string } | { readonly phrase: string };
  readonly at: number;
}

export interface ChatRecord extends ChatLine {
  readonly n: number;
}

/** A replay file that somebody uploaded. */
export interface ReplayRecord {
  readonly id: string;
  readonly game: string;
  /** JSON. */
  readonly body: unknown;
  readonly person: string;
  readonly createdAt: number;
}

/** Somebody was connected to a match. */
export interface Sighting {
  readonly match: string;
  readonly person: string;
  readonly at: number;
}

export interface LobbyQuery {
  readonly game?: string;
  /** The person who looks. */
  readonly viewer?: string;
  readonly limit: number;
}

/** 'taken': somebody else has the seat. 'gone': there is no such seat, or its match is past that point. */
export type SeatAnswer = 'ok' | 'taken' | 'gone';

/** Who sits down, and what they bring with them. Whoever does not say otherwise is ready. */
export interface Sitting {
  readonly person: string;
  readonly name: string;
  readonly word?: string | undefined;
  readonly ready?: boolean | undefined;
  readonly locale?: string | undefined;
}

/**
 * Everything the server remembers. Several processes may share one store on PostgreSQL; every method is atomic among
 * them. What is JSON goes in and comes out as values. Times are milliseconds.
 *
 * A method that rejects may or may not have happened (the connection can break after the database has said yes to
 * itself), so whoever catches the error reads again before going on.
 */
export interface Store extends PeopleStore {
  /** Tells all processes that share the store that something changed. */
  readonly bell: Bell;
  readonly sessions: SessionStore;
  readonly safety: SafetyStore;
  readonly retention: RetentionStore;
  readonly engines: EngineStore;
  readonly beside: BesideStore;
  readonly seats: SeatStore;

  /** The id of the new match. A match has one rematch: the second call for it answers the id of the first. */
  createMatch(match: NewMatch): Promise<string>;
  match(id: string): Promise<MatchRecord | null>;
  /** The match's rematch, if somebody asked for one: they own it. */
  rematch(match: string): Promise<Pick<MatchRecord, 'id' | 'owner'> | null>;
  /** Public matches that are open or running, the last changed first; for `viewer` none of those they have blocked. */
  lobby(query: LobbyQuery): Promise<MatchRecord[]>;
  /** Matches at which the person has a seat, the last changed first. */
  matchesOf(person: string, limit: number): Promise<MatchRecord[]>;

  /**
   * Sits a person down on an open seat. With the last open seat the match is running, if everybody is ready. It is
   * 'ok', too, when the seat is that person's already.
   */
  takeSeat(match: string, seat: number, sitting: Sitting): Promise<SeatAnswer>;
  /** Opens the person's seat again, while the match is open. 'gone': it is not, or the seat is not that person's. */
  leaveSeat(match: string, seat: number, person: string): Promise<'ok' | 'gone'>;
  /** Notes that people were connected to matches at a moment. */
  seen(sightings: readonly Sighting[]): Promise<void>;

  /** What the people at a match put into its dice: from the first call on it stays so. */
  begin(match: string): Promise<readonly string[]>;
  /** Puts a person's word into the dice of a match. 'gone': it has begun, or the seat is not that person's. */
  putWord(match: string, seat: number, person: string, word: string): Promise<'ok' | 'gone'>;

  /**
   * Writes entry `n` of a match: true once it is on disk, false when the match has an entry `n` already (another
   * process was faster; read it with `entries`).
   */
  append(match: string, n: number, entry: Entry, beside?: Beside): Promise<boolean>;
  /** The entries of a match from number `from` on, in order. */
  entries(match: string, from: number): Promise<EntryRecord[]>;

  /** Takes a person off the seats of a match; their names stay. */
  forgetSeats(match: string, person: string): Promise<void>;
  /** Deletes a match with all that belongs to it. */
  deleteMatch(match: string): Promise<void>;

  /** Adds a line to the chat of a match and answers its number; the first is 0. */
  say(match: string, line: ChatLine): Promise<number>;
  /** The chat of a match from number `from` on, in order. */
  chat(match: string, from: number): Promise<ChatRecord[]>;

  /** Keeps an uploaded replay and answers its id. */
  putReplay(replay: Pick<ReplayRecord, 'game' | 'body' | 'person'>): Promise<string>;
  replay(id: string): Promise<ReplayRecord | null>;

  /** The value of a setting, made on first use. Processes that start at the same time get the same value. */
  setting(key: string, makeValue: () => string): Promise<string>;

  /** Resolves when the database answers. */
  health(): Promise<void>;
  /** Closes the bell, too. Closing twice does no harm. */
  close(): Promise<void>;
}
