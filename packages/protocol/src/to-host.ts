import type { Json } from '@assemble/kernel';
import { z } from 'zod';
import { MOST_CHARACTERS, MOST_CHAT, PHRASES } from './limits.ts';
import { holdsNul, plainText } from './text.ts';

const whole = z.number().int();
const seat = whole.min(0).max(7);

/** What changes a table. It is kept word for word: the same acts in the same order give the same table again. */
const acts = [
  z.strictObject({ type: z.literal('decide'), seat, n: whole, answer: z.json() as z.ZodType<Json> }),
  z.strictObject({ type: z.literal('undo'), seat, steps: whole.min(1).max(10_000) }),
  z.strictObject({ type: z.literal('redo'), seat }),
  /** `request` is the id of the take-back that is answered. */
  z.strictObject({ type: z.literal('consent'), seat, request: whole, yes: z.boolean() }),
  z.strictObject({ type: z.literal('concede'), seat }),
] as const;

/** What a player's page may say. `seat` is the seat it speaks for; the host checks that it may. */
const toHost = z.discriminatedUnion('type', [
  ...acts,
  /** The person in `absent` is away: end the match, or let a bot play on. The host checks the absence. */
  z.strictObject({ type: z.literal('claim'), seat, absent: seat, how: z.enum(['end', 'bot']) }),
  /** Takes one's own seat back from the bot. */
  z.strictObject({ type: z.literal('return'), seat }),
  /** Tries an answer without giving it. */
  z.strictObject({ type: z.literal('probe'), seat, n: whole, answer: z.json() as z.ZodType<Json> }),
  /** Asks for all legal answers to a question, to draw them. */
  z.strictObject({ type: z.literal('region'), seat, n: whole }),
  z.strictObject({ type: z.literal('snapshot') }),
  /** Asks for the room: a page that has heard nothing for long finds out whether the line still stands. */
  z.strictObject({ type: z.literal('room') }),
  /** Asks for the table as it was after `at` decisions. */
  z.strictObject({ type: z.literal('look'), at: whole.min(0).max(100_000) }),
  z.strictObject({ type: z.literal('chat'), text: z.string().overwrite(plainText).min(1).max(MOST_CHAT) }),
  z.strictObject({ type: z.literal('phrase'), phrase: z.enum(PHRASES) }),
  /** Whether one wants to play again; `none` takes back what one said. It is played when all people want it. */
  z.strictObject({ type: z.literal('rematch'), wish: z.enum(['yes', 'no', 'none']).default('yes') }),
]);

export type ToHost = z.infer<typeof toHost>;

/** A message that is none; the text says what is wrong with it. */
export class BadMessage extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'BadMessage';
  }
}

/** Reads a message of a player's page. */
export function readToHost(value: unknown): ToHost {
  const parsed = check(value);
  if (parsed.success) return parsed.data;
  throw new BadMessage(z.prettifyError(parsed.error));
}

/** Checking goes as deep as the message: a few thousand brackets within each other exhaust the stack. */
function check(value: unknown): z.ZodSafeParseResult<ToHost> {
  try {
    return toHost.safeParse(value);
  } catch (error) {
    if (error instanceof RangeError) throw new BadMessage('a message is not nested that deep');
    throw error;
  }
}

/** Reads a message that came as text, such as over a socket. */
export function parseToHost(text: string): ToHost {
  if (text.length > MOST_CHARACTERS)
    throw new BadMessage(`a message has at most ${MOST_CHARACTERS} characters`);
  if (holdsNul(text)) throw new BadMessage('a message does not hold the character U+0000');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadMessage('a message is JSON');
  }
  return readToHost(value);
}
