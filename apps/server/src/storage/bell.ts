/** Called with what was rung, in every process that shares the store, the ringing one included. */
export type Heard = (topic: string, payload: string) => void;

/**
 * Tells all processes that share a store that something changed there. It carries ids and numbers, never truth: who
 * hears it reads the store. A ring may get lost when a process or a connection dies, hence `missed`.
 */
export interface Bell {
  /** Topic and payload together stay under 200 bytes. */
  ring(topic: string, payload: string): Promise<void>;
  /** `missed` is called when rings may have been lost, so that the listener reads everything again. */
  listen(heard: Heard, missed?: () => void): void;
  close(): Promise<void>;
}

const maxBytes = 200;

/** Both kinds of bell refuse what is too long, so that nobody finds out only on PostgreSQL. */
export function requireShort(topic: string, payload: string): void {
  const bytes = Buffer.byteLength(topic) + Buffer.byteLength(payload);
  if (bytes >= maxBytes)
    throw new RangeError(`A ring carries less than ${maxBytes} bytes; "${topic}" has ${bytes}.`);
}

/** The bell of a store that one process has for itself. */
export class LocalBell implements Bell {
  readonly #listeners: Heard[] = [];

  async ring(topic: string, payload: string): Promise<void> {
    requireShort(topic, payload);
    for (const heard of this.#listeners) heard(topic, payload);
  }

  listen(heard: Heard): void {
    this.#listeners.push(heard);
  }

  async close(): Promise<void> {
    this.#listeners.length = 0;
  }
}
