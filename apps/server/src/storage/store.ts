import type { Bell } from './bell.ts';

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
}

export type SeatKind = 'person' | 'open' | 'bot';

/** A match to be made. Its state follows from its seats: without an open one it is running at once. */
export interface NewMatch
  extends Omit<
    MatchRecord,
    'id' | 'state' | 'createdAt' | 'changedAt' | 'outcome' | 'waitedFor' | 'words' | 'seats'
  > {
  readonly seats: readonly Omit<SeatRecord, 'seenAt'>[];
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

/** A finished match as anybody can read it without an engine: its replay and the last update of spectators, as texts. */
export interface Recording {
  readonly replay: string;
  readonly update: string;
}

/** A table as it was after entry `n`, which was written at `at`. */
export interface Snapshot {
  readonly n: number;
  readonly at: number;
  readonly body: string;
}

/** What matches were begun with. */
export interface EngineInUse extends Pick<MatchRecord, 'game' | 'rules' | 'engine'> {
  readonly isFiled: boolean;
}

/** A built engine: its code, and the version of what it understands. */
export interface FiledEngine {
  readonly digest: string;
  readonly protocol: number;
  readonly code: string;
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

/** Somebody who plays or watches. Guests have no login. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** In lower case; null for guests. */
  readonly login: string | null;
  readonly createdAt: number;
  readonly seenAt: number;
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

/** 'taken': somebody else has the seat. 'gone': there is no such seat, or its match is past that point. */
export type SeatAnswer = 'ok' | 'taken' | 'gone';

/**
 * Everything the server remembers. Several processes may share one store on PostgreSQL; every method is atomic among
 * them. What is JSON goes in and comes out as values. Times are milliseconds.
 *
 * A method that rejects may or may not have happened (the connection can break after the database has said yes to
 * itself), so whoever catches the error reads again before going on.
 */
export interface Store {
  /** Tells all processes that share the store that something changed. */
  readonly bell: Bell;

  /** The id of the new match. A match has one rematch: the second call for it answers the id of the first. */
  createMatch(match: NewMatch): Promise<string>;
  match(id: string): Promise<MatchRecord | null>;
  /** The match's rematch, if somebody asked for one: they own it. */
  rematch(match: string): Promise<Pick<MatchRecord, 'id' | 'owner'> | null>;
  /** Public matches that are open or running, the last changed first. */
  lobby(query: { readonly game?: string; readonly limit: number }): Promise<MatchRecord[]>;
  /** Matches at which the person has a seat, the last changed first. */
  matchesOf(person: string, limit: number): Promise<MatchRecord[]>;

  /**
   * Sits a person down on an open seat. With the last open seat the match is running. It is 'ok', too, when the
   * seat is that person's already.
   */
  takeSeat(match: string, seat: number, person: string, name: string): Promise<SeatAnswer>;
  /** Opens the person's seat again, while the match is open. 'gone': it is not, or the seat is not that person's. */
  leaveSeat(match: string, seat: number, person: string): Promise<'ok' | 'gone'>;
  /**
   * Lets a bot play a seat of a match that is not over. `holder` is who has the seat now, null where it is open:
   * if that changed in the meantime, the answer is 'taken'. With the last open seat the match is running.
   */
  giveSeatToBot(
    match: string,
    seat: number,
    holder: string | null,
    bot: { readonly bot: string; readonly name: string },
  ): Promise<SeatAnswer>;
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

  /** Notes whose move it is at a match of which that was not known. */
  waits(match: string, waitedFor: readonly number[]): Promise<void>;
  /** Writes a table down, unless a later one is. */
  putSnapshot(match: string, snapshot: Snapshot): Promise<void>;
  snapshot(match: string): Promise<Snapshot | null>;
  putRecording(match: string, recording: Recording): Promise<void>;
  recording(match: string): Promise<Recording | null>;
  /** Puts a match away that cannot be played on here, or takes it out again. */
  archive(match: string, isAway: boolean): Promise<void>;
  /** Ends a match that cannot be played on. False when it is over already. */
  giveUp(match: string, outcome: unknown, at: number): Promise<boolean>;
  /** Takes a person off the seats of a match; their names stay. */
  forgetSeats(match: string, person: string): Promise<void>;
  /** Deletes a match with all that belongs to it. */
  deleteMatch(match: string): Promise<void>;

  /** Files an engine; does nothing where it is filed. */
  fileEngine(engine: FiledEngine): Promise<void>;
  engine(digest: string): Promise<FiledEngine | null>;
  /** What the matches that are not over were begun with, and whether that engine is filed. */
  enginesInUse(): Promise<readonly EngineInUse[]>;
  /** Puts all matches away that run and were begun with this; answers how many. */
  archiveAll(begunWith: EngineInUse): Promise<number>;
  /** Deletes the engines that nobody needs: filed before, and without a match that is not over. */
  dropEngines(filedBefore: number, but: string): Promise<number>;

  /** Adds a line to the chat of a match and answers its number; the first is 0. */
  say(match: string, line: ChatLine): Promise<number>;
  /** The chat of a match from number `from` on, in order. */
  chat(match: string, from: number): Promise<ChatRecord[]>;

  person(id: string): Promise<Person | null>;
  createGuest(name: string): Promise<Person>;
  /** Seats and lines of the chat keep the name that they were written with. */
  rename(person: string, name: string): Promise<void>;
  /** Notes that the person came by. */
  visited(person: string, at: number): Promise<void>;
  /**
   * Gives a guest a login, which is the same in capitals and small letters. 'taken': somebody else has it.
   * 'registered': the person has a login already, and keeps it.
   */
  register(person: string, login: string, passwordHash: string): Promise<'ok' | 'taken' | 'registered'>;
  byLogin(login: string): Promise<{ readonly person: Person; readonly passwordHash: string } | null>;

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
