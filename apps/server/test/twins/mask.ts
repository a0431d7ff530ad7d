import { marks } from '../../src/people/marks.ts';

/** With it the houses make the marks by which people are known in the chat. */
export const SECRET = 'a secret that only these houses have';
const markOf = marks(SECRET);

/** The ids of matches and people: 12 random bytes. */
const ID = /(?<![\w-])[\w-]{16}(?![\w-])/g;

/** What is random or a time on every wire: it is replaced before two wires are compared. */
export class Mask {
  readonly #names = new Map<string, string>();

  /** From now on `name` stands where the id stood. */
  match(id: string, name: string): void {
    this.#names.set(id, name);
  }

  person(id: string, name: string): void {
    this.#names.set(id, name);
    // In the chat somebody is known by a mark that tells nothing else of them.
    this.#names.set(markOf(id), `mark of ${name}`);
  }

  ids(text: string): string {
    return text.replace(ID, (found) => this.#names.get(found) ?? found);
  }

  /** A message of the socket: times are the moment of a line of the chat, and what is left on the clocks. */
  message(text: string): string {
    const plain = this.ids(text);
    if (plain.startsWith('{"type":"chat"')) return plain.replace(/"at":\d+/g, '"at":"time"');
    if (!plain.startsWith('{"type":"update"')) return plain;
    return plain.replace(/"clocks":\{"left":\[[^\]]*\]/, '"clocks":{"left":"times"');
  }

  /** An answer of REST. */
  body(text: string): string {
    return this.ids(text).replace(/"changedAt":\d+/g, '"changedAt":"time"');
  }

  /** A line of the log. */
  line(text: string): string {
    const line = JSON.parse(text) as Record<string, unknown>;
    for (const name of ['time', 'ms', 'pid', 'hostname', 'reqId']) delete line[name];
    return this.ids(JSON.stringify(line));
  }
}
