import type { Seat } from '@assemble/kernel';
import type { ChatLine, FromHost } from '@assemble/protocol';
import type { WebSocket } from '@fastify/websocket';
import type { Person } from '../storage/store.ts';

/** Somebody who takes in less than is sent would fill our memory. */
const MOST_UNSENT_BYTES = 4_000_000;

/** Never to be tried again as it is: a message that breaks the rules of the house, a match of other rules. */
export const POLICY = 1008;
/** This process goes away, or lost its store: come again. */
export const GOING_AWAY = 1001;
export const FAULT = 1011;
/** There are too many of you: try again later. */
export const LATER = 1013;

/** One socket at a table: a player's, or a spectator's. */
export class Visitor {
  readonly person: Person | null;
  readonly #socket: WebSocket;
  /** The seats it speaks for. */
  seats: readonly Seat[] = [];
  /** False until it was told the table for the first time. */
  isIn = false;
  /** The number of the last update it was sent; null when it shall have all of it. */
  told: number | null = null;
  /** The marks of those whom this person does not want to hear. */
  blocked: ReadonlySet<string> = new Set();
  #room = '';

  constructor(socket: WebSocket, person: Person | null) {
    this.#socket = socket;
    this.person = person;
  }

  send(message: FromHost): void {
    this.sendText(JSON.stringify(message));
  }

  sendChat(lines: readonly ChatLine[]): void {
    const heard = lines.filter(({ who }) => !this.blocked.has(who));
    if (heard.length > 0) this.send({ type: 'chat', lines: heard });
  }

  /** The room is sent again only when it has changed for this visitor. */
  sendRoom(text: string): void {
    if (text === this.#room) return;
    this.#room = text;
    this.sendText(text);
  }

  /** The next room is sent even if it is the same. */
  forgetRoom(): void {
    this.#room = '';
  }

  sendText(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_UNSENT_BYTES) this.#socket.terminate();
    else this.#socket.send(text);
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }
}
