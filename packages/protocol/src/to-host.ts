import type { Json } from '@assemble/kernel';
import { z } from 'zod';

/** The longest message a host reads: far above any decision of any game. */
export const MOST_CHARACTERS = 20_000;

const whole = z.number().int();

/** What a player's page may say. `seat` is the seat it speaks for; the host checks that it may. */
const toHost = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('decide'), seat: whole, n: whole, answer: z.json() as z.ZodType<Json> }),
  z.strictObject({ type: z.literal('undo'), seat: whole, steps: whole.min(1).max(10_000) }),
  z.strictObject({ type: z.literal('redo'), seat: whole }),
  z.strictObject({ type: z.literal('concede'), seat: whole }),
  z.strictObject({ type: z.literal('snapshot') }),
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
  const parsed = toHost.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new BadMessage(z.prettifyError(parsed.error));
}

/** Reads a message that came as text, such as over a socket. */
export function parseToHost(text: string): ToHost {
  if (text.length > MOST_CHARACTERS)
    throw new BadMessage(`a message has at most ${MOST_CHARACTERS} characters`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadMessage('a message is JSON');
  }
  return readToHost(value);
}
