import { isWord, type Json, LONGEST_WORD } from '@assemble/kernel';
import { z } from 'zod';
import { MOST_NAME, MOST_REPORT } from './limits.ts';
import { plainLogin, plainText } from './text.ts';

/** Names are shown to others. */
const name = z.string().overwrite(plainText).min(1).max(MOST_NAME);

export const nameBody = z.strictObject({ name });

/** What somebody puts into the dice. */
const word = z.string().overwrite(plainText).max(LONGEST_WORD).refine(isWord);
export const wordBody = z.strictObject({ word });

const locale = z.enum(['en', 'es', 'de']);

/**
 * Who sits down: what one is called there, what one puts into the dice, what language one reads, and whether one is
 * ready at once, as whoever does not say otherwise is.
 */
export const sitBody = nameBody.extend({
  word: word.optional(),
  locale: locale.optional(),
  ready: z.boolean().optional(),
});

export const readyBody = z.strictObject({ ready: z.boolean() });

/** What one brings: a deck, a team, a roster. The rules judge it. */
export const bringBody = z.strictObject({ what: z.json() as z.ZodType<Json> });

export const botBody = z.strictObject({ bot: z.string().max(40), name });

export const byId = z.object({ id: z.string().max(40) });
export const bySeat = byId.extend({ seat: z.coerce.number().int().min(0).max(7) });

/** Who shall sit in a seat of a new match: the one who sets it up, whoever opens the link, or a bot. */
const newSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), name, locale: locale.optional() }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string().max(40), name }),
]);

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

export const clockTerms = z.strictObject({
  bank: z
    .number()
    .int()
    .min(minute / 2)
    .max(week),
  gain: z.number().int().min(1000).max(week),
});

export const newMatch = z.strictObject({
  game: z.string().max(40),
  title: z.string().overwrite(plainText).min(1).max(60),
  setup: z.json() as z.ZodType<Json>,
  seats: z.array(newSeat).min(1).max(8),
  visibility: z.enum(['public', 'link']),
  clock: clockTerms.nullable(),
});
export type NewMatch = z.infer<typeof newMatch>;

export const matchCreated = z.object({ id: z.string() });

/** A match as the lobby and the list of one's own matches show it. */
export const matchSummary = z.object({
  id: z.string(),
  game: z.string(),
  title: z.string(),
  /** 'archived': nothing here can play it on; it can be given up, taken along and deleted. */
  state: z.enum(['open', 'running', 'over', 'archived']),
  visibility: z.enum(['public', 'link']),
  clock: clockTerms.nullable(),
  /** What the host is bound to: the hash of its part of the seed. */
  seedHash: z.string(),
  /** Whether the dice are settled: from then on nobody puts a word into them. */
  begun: z.boolean(),
  seats: z.array(
    z.object({ kind: z.enum(['person', 'open', 'bot']), name: z.string(), locale: z.string().nullable() }),
  ),
  /** The seats of the one who asks. */
  yours: z.array(z.number().int()),
  /** Whether it waits for the one who asks. */
  yourMove: z.boolean(),
  /** Whether the one who asks opened it. */
  owner: z.boolean(),
  changedAt: z.number().int(),
});
export type MatchSummary = z.infer<typeof matchSummary>;
export const matchList = z.object({ matches: z.array(matchSummary) });

/** Who one is: a guest with a cookie, or somebody with an account. */
export const me = z.object({ id: z.string(), name: z.string(), login: z.string().nullable() });
export type Me = z.infer<typeof me>;

const password = z.string().min(10).max(200);

export const credentials = z.strictObject({
  login: z
    .string()
    .overwrite(plainLogin)
    .min(3)
    .max(30)
    .regex(/^[\p{L}\p{N}._-]+$/u, 'letters, digits, dot, dash and underscore'),
  password,
});
export type Credentials = z.infer<typeof credentials>;

/** Signing in; with `bring` the guest of this device hands over everything to the account, and is no more. */
export const signIn = credentials.extend({ bring: z.boolean().optional() });
export type SignIn = z.infer<typeof signIn>;

export const passwordChange = z.strictObject({ old: z.string().max(200), password });
export type PasswordChange = z.infer<typeof passwordChange>;

/** Guests have no password to prove themselves with. */
export const deletion = z.strictObject({ password: z.string().max(200).nullable() });

/** The devices on which somebody is known. */
export const sessionList = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** In coarse words, such as "Firefox, Windows"; empty where the browser does not say. */
      label: z.string(),
      createdAt: z.number().int(),
      /** To the hour. */
      seenAt: z.number().int(),
      /** The one that asks. */
      current: z.boolean(),
    }),
  ),
});
export type SessionSummary = z.infer<typeof sessionList>['sessions'][number];

const seatNumber = z.number().int().min(0).max(7);
const mark = z.string().max(40);

/** Somebody at a match: by the mark of their lines in the chat, or by their seat. */
export const someone = z.union([
  z.strictObject({ match: z.string().max(40), who: mark }),
  z.strictObject({ match: z.string().max(40), seat: seatNumber }),
]);
export type Someone = z.infer<typeof someone>;

/** Those whom somebody has blocked, under the names that they had then. */
export const blockList = z.object({
  blocks: z.array(z.object({ who: z.string(), name: z.string(), at: z.number().int() })),
});
export type Block = z.infer<typeof blockList>['blocks'][number];

export const report = z.strictObject({
  match: z.string().max(40),
  /** Whom it is about, by the mark of their lines in the chat. */
  who: mark.optional(),
  /** The numbers of the lines it is about. */
  lines: z.array(z.number().int().min(0)).max(20),
  text: z.string().overwrite(plainText).max(MOST_REPORT),
});
export type Report = z.infer<typeof report>;

/** Why something was not done: a key that the page puts into words, and the words of the server in English. */
export const problem = z.object({ key: z.string(), error: z.string() });
export type Problem = z.infer<typeof problem>;
