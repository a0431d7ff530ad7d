// People who mean harm sit at a real table and watch it: whatever they send is refused with reasons or was theirs to
// do, and the match goes on for the honest.
import { below, type Json, type Stream, stream } from '@assemble/kernel';
import type { ToHost, Update } from '@assemble/protocol';
import { type House, openHouse } from '../house.ts';
import type { Client, Connection } from '../player.ts';
import { real, SETUPS } from '../real.ts';
import { mutated } from './mutated.ts';

export interface MessagesFound {
  readonly sent: number;
  readonly refused: number;
  /** Honest decisions that were carried out meanwhile. */
  readonly decided: number;
  readonly matches: number;
  readonly faults: readonly string[];
}

/** After so many messages somebody honest decides. */
const BURST = 8;
/** A person who sent too much of it is cut off (1008, 1009); one who leaves by themselves has 1005 or 1006. */
const EXPECTED_CODES = new Set([1005, 1006, 1008, 1009]);
/** The least level of a line in the log that tells of something that went wrong. */
const ERROR_LEVEL = 50;

/** One of everything that can be said to a table, about what is asked there now. */
function honestMessages({ n, asked }: Update, request: number): readonly ToHost[] {
  const question = asked[0]?.decision.n ?? n;
  const answer: Json = asked[0]?.suggestion ?? 'nothing';
  return [0, 1, 2].flatMap((seat): ToHost[] => [
    { type: 'decide', seat, n: question, answer },
    { type: 'decide', seat, n: question + 1, answer },
    { type: 'probe', seat, n: question, answer },
    { type: 'region', seat, n: question },
    { type: 'undo', seat, steps: 2 },
    { type: 'redo', seat },
    { type: 'consent', seat, request, yes: true },
    { type: 'claim', seat, absent: 1 - seat, how: 'bot' },
    { type: 'return', seat },
    { type: 'snapshot' },
    { type: 'room' },
    { type: 'look', at: Math.max(0, n - 1) },
    { type: 'chat', text: 'hello' },
    { type: 'phrase', phrase: 'oops' },
    { type: 'rematch', wish: 'yes' },
    { type: 'concede', seat: seat + 2 },
  ]);
}

class Siege {
  readonly faults: string[] = [];
  readonly #house: House;
  readonly #game: string;
  readonly #random: Stream;
  sent = 0;
  refused = 0;
  decided = 0;
  matches = 0;

  constructor(house: House, game: string, seed: string) {
    this.#house = house;
    this.#game = game;
    this.#random = stream(seed, `fuzz ${game}`);
  }

  /** One match, to its end or until so many messages were sent in all. */
  async match(count: number): Promise<void> {
    const [ann, ben] = [this.#house.stranger(), this.#house.stranger()];
    const match = await ann.create({
      game: this.#game,
      setup: SETUPS[this.#game] ?? null,
      seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }],
    });
    await ben.join(match, 1, 'Ben');
    const honest = await Promise.all([ann.open(match), ben.open(match)]);
    for (const at of honest) at.keepsTexts = false;
    await Promise.all(honest.map((at) => at.until(() => at.update !== null)));
    this.matches++;
    const fuzzers = [ann, ben, this.#house.stranger()];
    while (this.sent < count && honest.every(({ update }) => update?.outcome === null)) {
      const fuzzer = fuzzers[below(this.#random, fuzzers.length)];
      if (fuzzer !== undefined) await this.#burst(fuzzer, match, honest);
      await this.#goOn(honest);
    }
    await Promise.all(honest.map((at) => at.close()));
  }

  async #burst(fuzzer: Client, match: string, honest: readonly Connection[]): Promise<void> {
    const at = await fuzzer.open(match);
    for (let i = 0; i < BURST; i++) {
      const update = honest[below(this.#random, honest.length)]?.update;
      const messages = update ? honestMessages(update, below(this.#random, 4)) : [];
      const message = messages[below(this.#random, messages.length)];
      if (message === undefined) continue;
      at.sayText(mutated(this.#random, message));
      this.sent++;
    }
    // What comes after them is answered after them.
    const isAnswered = at.isOpen && this.#answers(at).then(() => true);
    if (!(await Promise.race([isAnswered, at.closed]))) this.faults.push('a connection was not answered');
    if (at.isOpen) await at.close();
    const code = await at.closed;
    if (!EXPECTED_CODES.has(code)) this.faults.push(`a connection was closed with ${code}`);
    this.refused += at.refusals.length;
    for (const { reasons } of at.refusals) {
      if (reasons.length === 0) this.faults.push('something was refused without a reason');
      if (reasons.some(({ key }) => key === 'table.fault'))
        this.faults.push('something was a fault of the rules');
    }
  }

  /** Whoever is asked does what is suggested; everybody at the table hears of it. */
  async #goOn(honest: readonly Connection[]): Promise<void> {
    await Promise.all(honest.map((at) => this.#answers(at)));
    const asked = honest.find(({ update }) => (update?.asked.length ?? 0) > 0);
    if (asked === undefined || asked.update?.outcome !== null) return;
    await asked.decide();
    this.decided++;
  }

  /** Resolves when the table has told this connection everything that it has to tell. */
  async #answers(at: Connection): Promise<void> {
    const whole = at.next<Update>((message) => message.type === 'update' && message.whole);
    at.say({ type: 'snapshot' });
    await whole;
  }
}

export async function fuzzMessages(game: string, count: number, seed: string): Promise<MessagesFound> {
  const logged: string[] = [];
  const house = await openHouse({
    playable: real,
    settings: { logLevel: 'error', messageRate: 1_000_000 },
    logTo: { write: (line) => logged.push(line) },
  });
  const siege = new Siege(house, game, seed);
  try {
    while (siege.sent < count && siege.faults.length === 0) await siege.match(count);
    const health = await house.stranger().ask('GET', '/health');
    if (health.status !== 200) siege.faults.push(`/health answers ${health.status}`);
  } catch (error) {
    siege.faults.push(`after ${siege.sent} messages the table does not go on: ${String(error)}`);
  } finally {
    await house.close();
  }
  for (const line of logged) {
    const { level, msg } = JSON.parse(line) as { level: number; msg: string };
    if (level >= ERROR_LEVEL) siege.faults.push(`the log says: ${msg}`);
  }
  const { sent, refused, decided, matches, faults } = siege;
  return { sent, refused, decided, matches, faults };
}
