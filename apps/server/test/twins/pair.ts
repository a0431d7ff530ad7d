import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Answer,
  below,
  type Decision,
  type Game,
  type Match,
  type Seat,
  type Stream,
} from '@assemble/kernel';
import type { FromHost, ToHost } from '@assemble/protocol';
import { conceal, type Viewer } from './hidden.ts';
import type { Truth } from './mirror.ts';
import { Leak, mustBeSame, type Report } from './report.ts';
import { type Side, type Taken, type Who, watching } from './side.ts';

export type Sides = readonly [Side, Side];

export interface Terms {
  readonly sides: Sides;
  readonly viewer: Viewer;
  readonly random: Stream;
  readonly report: Report;
  /**
   * Whether it may be told by being asked that somebody could answer: where every player is asked always, it may not,
   * and a question that only one of the twins puts is a leak.
   */
  readonly askingTells: boolean;
}

const TRIES = 6;

/** Two matches that differ in what the viewer may not know, played move by move side by side. */
export class Pair {
  readonly terms: Terms;
  readonly others: readonly Seat[];
  /** The last update that must be the same on both sides. */
  #same = Number.POSITIVE_INFINITY;
  #hasEnded = false;
  readonly #lines = new Map<Who, number>();
  readonly #truths: readonly [Truth[], Truth[]] = [[], []];

  constructor(terms: Terms) {
    this.terms = terms;
    this.others = [0, 1].filter((seat) => seat !== terms.viewer);
  }

  /** The difference has come to light. */
  get isRevealed(): boolean {
    return this.#same !== Number.POSITIVE_INFINITY;
  }

  get isOver(): boolean {
    return this.#hasEnded || this.isRevealed || this.terms.sides.some(({ mirror }) => mirror.isOver);
  }

  /** Nothing can be done that is the same on both sides. */
  end(): void {
    this.#hasEnded = true;
  }

  /** How many lines of the chat somebody has said since they came. */
  lines(who: Who): number {
    return this.#lines.get(who) ?? 0;
  }

  forgetLines(who: Who): void {
    this.#lines.delete(who);
  }

  /** The match as it is on the first side. */
  get match(): Match {
    return this.terms.sides[0].mirror.match;
  }

  get decisions(): number {
    return this.terms.sides[0].mirror.decisions;
  }

  below(n: number): number {
    return below(this.terms.random, n);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  async both(act: (side: Side) => Promise<void> | void): Promise<void> {
    await Promise.all(this.terms.sides.map(act));
  }

  /** Says the same on both sides and compares what comes of it. */
  async say(who: Who, message: ToHost): Promise<void> {
    await this.sayEach(who, message, message);
  }

  /** Says something on each side: of what others say, nothing but its consequences may be noticed. */
  async sayEach(who: Who, one: ToHost, other: ToHost): Promise<void> {
    const { sides, report } = this.terms;
    report.said[one.type]++;
    if (one.type === 'chat' || one.type === 'phrase') this.#lines.set(who, this.lines(who) + 1);
    sides[0].say(who, one);
    sides[1].say(who, other);
    await this.compare(who);
  }

  /** Wants to play again; once both do, the id of the match that follows is new on each side. */
  async sayRematch(who: Seat): Promise<void> {
    const { report } = this.terms;
    report.said.rematch++;
    await this.both(async (side) => {
      side.say(who, { type: 'rematch', wish: 'yes' });
      await side.settle(who);
      await side.nameRematch();
    });
    await this.compare(who);
  }

  /** Waits until everything has arrived that was caused so far, and compares it. */
  async compare(first: Who): Promise<void> {
    const { sides, viewer } = this.terms;
    if (this.isRevealed) return;
    await this.both(async (side) => {
      await side.settle(first);
      // Bots go on by themselves: what they did last has arrived when nothing new was written before everybody was asked.
      for (
        let isNew = await this.#catchUp(side);
        isNew && side.mirror.hasBots;
        isNew = await this.#catchUp(side)
      ) {
        while (side.mirror.isBotAsked) {
          await sleep(2);
          await this.#catchUp(side);
        }
        await side.settle(first);
      }
    });
    this.#judge();
    for (const who of watching(viewer)) {
      const what = `${who === 'watcher' ? 'a watcher' : `seat ${who}`}, hidden from ${viewer ?? 'watchers'}`;
      const [one, other] = sides.map((side) => side.take(who, this.#same)) as [Taken, Taken];
      mustBeSame(what, one.messages, other.messages);
      this.#count(one.messages);
      for (const apart of ['past', 'rooms'] as const) {
        // Once the twins have gone separate ways, these may have come before or after that.
        const least = Math.min(one[apart].length, other[apart].length);
        const most = this.isRevealed ? least : Number.POSITIVE_INFINITY;
        mustBeSame(what, one[apart].slice(0, most), other[apart].slice(0, most));
        this.#count(one[apart].slice(0, most));
      }
    }
  }

  #count(texts: readonly string[]): void {
    const { report } = this.terms;
    for (const text of texts) {
      report.messages++;
      report.bytes += text.length;
      report.heard[(JSON.parse(text) as FromHost).type]++;
    }
  }

  /** Whether the server wrote anything. */
  async #catchUp(side: Side): Promise<boolean> {
    const truths = await side.mirror.catchUp();
    this.#truths[side === this.terms.sides[0] ? 0 : 1].push(...truths);
    return truths.length > 0;
  }

  /** Finds out whether the rules have revealed the difference, and from which update on. */
  #judge(): void {
    const [one, other] = this.#truths.map((list) => list.splice(0)) as [Truth[], Truth[]];
    for (let i = 0; i < Math.max(one.length, other.length); i++) {
      const [a, b] = [one[i], other[i]];
      if (a !== undefined && b !== undefined && a.concealed === b.concealed) continue;
      const n = a?.n ?? b?.n ?? 0;
      this.#same = Math.min(this.#same, n - 1);
      this.terms.report.revealed++;
      if (a !== undefined && b !== undefined && onlyAsked(a, b)) {
        this.terms.report.askedApart++;
        if (!this.terms.askingTells)
          throw new Leak(
            `only one twin asks: ${a.asked.join()} and ${b.asked.join()}, ${a.told.slice(-3).join()}`,
          );
      }
      return;
    }
  }

  /** Any legal answer to a question of the first side. */
  anyAnswer(decision: Decision): Answer {
    const { game, match } = this.#on(this.terms.sides[0]);
    return game.sample(match, decision, this.terms.random);
  }

  /** An answer that is legal on both sides, for each of them; most of the time one that reveals nothing. */
  sameAnswer(decision: Decision): readonly Answer[] {
    const other = this.#on(this.terms.sides[1]);
    let legal: readonly Answer[] = [];
    for (let i = 0; i < TRIES; i++) {
      const answer = this.anyAnswer(decision);
      const { verdict } = other.game.probe(other.match, decision.seat, decision.n, answer);
      // What the viewer may do does not depend on what is hidden: there a refusal has to show on the wire.
      if (!verdict.yes && decision.seat !== this.terms.viewer) continue;
      legal = [answer, answer];
      if (this.below(10) === 0 || this.#staysHidden(decision, answer)) break;
    }
    return legal;
  }

  #on(side: Side): { readonly game: Game; readonly match: Match } {
    return { game: side.game(this.match.game), match: side.mirror.match };
  }

  #staysHidden({ seat, n }: Decision, answer: Answer): boolean {
    const [one, other] = this.terms.sides.map((side) => {
      const { game, match } = this.#on(side);
      const copy = game.clone(match);
      const applied = game.apply(copy, seat, n, answer);
      return applied.yes ? conceal(copy, applied.events, this.terms.viewer) : '';
    });
    return one === other;
  }
}

/** One of the twins stopped to ask where the other went on: nothing else had come to light. */
function onlyAsked(a: Truth, b: Truth): boolean {
  const [short, long] = a.told.length < b.told.length ? [a, b] : [b, a];
  return short.told.every((event, i) => event === long.told[i]) && a.asked.join() !== b.asked.join();
}
