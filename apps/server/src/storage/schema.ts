import type { MatchState, SeatKind, Visibility } from './store.ts';

// The tables as the migrations leave them, in types that SQLite and PostgreSQL share: JSON is text, times are whole
// milliseconds. Column names are in snake case in the database; Kysely's CamelCasePlugin translates.

export interface Schema {
  readonly matches: MatchRow;
  readonly seats: SeatRow;
  readonly entries: EntryRow;
  readonly chat: ChatRow;
  readonly people: PersonRow;
  readonly replays: ReplayRow;
  readonly settings: SettingRow;
  readonly sessions: SessionRow;
  readonly blocks: BlockRow;
  readonly reports: ReportRow;
  readonly bans: BanRow;
  readonly rings: RingRow;
  readonly engines: EngineRow;
  readonly snapshots: SnapshotRow;
  readonly recordings: RecordingRow;
}

export interface MatchRow {
  id: string;
  game: string;
  title: string;
  setup: string;
  seed: string;
  rules: string;
  visibility: Visibility;
  clock: string | null;
  state: MatchState;
  owner: string;
  createdAt: number;
  changedAt: number;
  rematchOf: string | null;
  outcome: string | null;
  engine: string | null;
  waitedFor: string | null;
  words: string | null;
}

export interface SeatRow {
  match: string;
  seat: number;
  kind: SeatKind;
  bot: string | null;
  person: string | null;
  name: string;
  seenAt: number | null;
  word: string | null;
  /** 1 for ready, 0 for not yet: the databases share no other truth. */
  ready: number;
  locale: string | null;
  again: 'yes' | 'no' | null;
}

export interface EntryRow {
  match: string;
  n: number;
  seat: number | null;
  body: string;
  at: number;
}

export interface ChatRow extends EntryRow {
  person: string;
  name: string;
}

export interface PersonRow {
  id: string;
  name: string;
  login: string | null;
  password: string | null;
  createdAt: number;
  seenAt: number;
  /** Until when a cookie of the first kind, the person's id, is exchanged for a session; null for never. */
  oldCookieUntil: number | null;
}

export interface SessionRow {
  /** The hash of what the cookie holds. */
  id: string;
  person: string;
  label: string;
  createdAt: number;
  seenAt: number;
}

export interface BlockRow {
  person: string;
  blocked: string;
  name: string;
  at: number;
}

export interface ReportRow {
  id: string;
  at: number;
  reporter: string | null;
  match: string;
  accused: string | null;
  lines: string;
  text: string;
}

export interface BanRow {
  person: string;
  reason: string;
  at: number;
}

export interface RingRow {
  id: string;
  topic: string;
  payload: string;
}

export interface ReplayRow {
  id: string;
  game: string;
  body: string;
  person: string;
  createdAt: number;
}

export interface SettingRow {
  key: string;
  value: string;
}

export interface EngineRow {
  digest: string;
  protocol: number;
  code: string;
  filedAt: number;
}

export interface SnapshotRow {
  match: string;
  n: number;
  at: number;
  body: string;
}

export interface RecordingRow {
  match: string;
  replay: string;
  update: string;
}
