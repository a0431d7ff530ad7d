import type { ChatRow, EntryRow, MatchRow, PersonRow, ReplayRow, SeatRow } from './schema.ts';
import type {
  ChatLine,
  ChatRecord,
  EntryRecord,
  MatchRecord,
  Person,
  ReplayRecord,
  SeatRecord,
} from './store.ts';

// From rows of the database to what the store answers.

export function toJson(value: unknown): string {
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError('Only what JSON can say is stored.');
  return text;
}

const fromJson = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

/** What somebody puts into the dice is nobody else's before the match begins. */
const asSeat = ({ match: _, word: __, ready, ...seat }: SeatRow): SeatRecord => ({
  ...seat,
  ready: ready === 1,
});

/** `seats` may hold those of other matches, too. */
export const asMatch = (row: MatchRow, seats: readonly SeatRow[]): MatchRecord => ({
  ...row,
  setup: fromJson(row.setup),
  clock: fromJson(row.clock),
  outcome: fromJson(row.outcome),
  waitedFor: fromJson(row.waitedFor) as readonly number[] | null,
  words: fromJson(row.words) as readonly string[] | null,
  seats: seats.filter(({ match }) => match === row.id).map(asSeat),
});

export const asEntry = ({ match: _, ...row }: EntryRow): EntryRecord => ({
  ...row,
  body: fromJson(row.body),
});

export const asChat = ({ match: _, ...row }: ChatRow): ChatRecord => ({
  ...row,
  body: fromJson(row.body) as ChatLine['body'],
});

export const asPerson = ({ id, name, login, createdAt, seenAt }: PersonRow): Person => ({
  id,
  name,
  login,
  createdAt,
  seenAt,
});

export const asReplay = (row: ReplayRow): ReplayRecord => ({ ...row, body: fromJson(row.body) });
