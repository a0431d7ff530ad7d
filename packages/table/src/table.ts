import { type Bot, consult } from '@assemble/bots';
import {
  type Answer,
  type Decided,
  type Event,
  type Game,
  History,
  type Json,
  type No,
  type Outcome,
  type Replay,
  type Seat,
  writeReplay,
} from '@assemble/kernel';
import type { Asked, Past, Probed, Refused, Region, Seated, Update } from '@assemble/protocol';
import type { Act } from './act.ts';
import { Clock } from './clock.ts';
import { type Handled, OK, refuse } from './handled.ts';
import { TakingBack } from './taking-back.ts';
import type { Place, TableTerms } from './terms.ts';

/** A table with a match on it. */
export class Table<T = unknown> {
  readonly #terms: TableTerms<T>;
  readonly #history: History<T>;
  readonly #places: readonly Place[];
  readonly #clock: Clock | null;
  readonly #takingBack: TakingBack<T>;
  /** Goes up with every change; `#rewound` is the number of the last one that took something back. */
  #n = 0;
  #rewound = 0;
  #practice: boolean;
  /** An end that the table makes, not the rules: the match and its replay stay as they were. */
  #ended: Outcome | null = null;
  /** For each update the number of decisions that had been taken. */
  readonly #told: number[] = [-1];

  constructor(terms: TableTerms<T>) {
    const { game, setup, seed, sitters, clock, at } = terms;
    this.#terms = terms;
    this.#practice = terms.practice ?? false;
    this.#history = History.start(game, setup, seed, terms);
    const { seats } = this.#history.match;
    if (sitters.length !== seats) throw new Error(`this match has ${seats} seats, not ${sitters.length}`);
    this.#places = sitters.map((sitter, seat) =>
      sitter.kind === 'person'
        ? { name: sitter.name, who: sitter.who, bot: null }
        : { name: sitter.name, who: null, bot: this.#seated(sitter.bot, seat) },
    );
    this.#clock = clock === null ? null : new Clock(clock, seats, at);
    this.#takingBack = new TakingBack(this.#history, this.#places, terms.manners, (crossed) => {
      // What was agreed on stays a match; what was taken alone, across a barrier, makes it practice.
      if (crossed) this.#practice = true;
      this.#rewound = this.#n + 1;
    });
    this.#note(at);
  }

  get n(): number {
    return this.#n;
  }

  get game(): Game<T> {
    return this.#terms.game;
  }

  get outcome(): Outcome | null {
    return this.#ended ?? this.#history.match.outcome;
  }

  /** All decisions so far, as a replay has them. */
  get decisions(): Replay['decisions'] {
    return this.#history.decisions.map(({ seat, n, answer }) => [seat, n, answer]);
  }

  get practice(): boolean {
    return this.#practice;
  }

  /** The rule by which nobody may talk at the moment; null where everybody may. */
  get silence(): string | null {
    return this.outcome === null ? this.game.silence(this.#history.match) : null;
  }

  /** The seats that the table waits for. */
  get waitedFor(): readonly Seat[] {
    return this.outcome === null ? this.#history.match.pending.map(({ seat }) => seat) : [];
  }

  /** Whether a bot plays the seat now. */
  isBot(seat: Seat): boolean {
    return this.#places[seat]?.bot != null;
  }

  /** When the next time is over, and which decision that answers. */
  get deadline(): { readonly at: number; readonly act: Act } | null {
    const next = this.#clock?.next ?? null;
    const decision = this.#history.match.pending.find(({ seat }) => seat === next?.seat);
    if (next === null || decision === undefined || this.outcome !== null) return null;
    return { at: next.at, act: { type: 'timeout', seat: next.seat, n: decision.n } };
  }

  /** Carries out an act. A refused one changes nothing. */
  act(act: Act, at: number): Handled {
    if (this.outcome !== null) return refuse('kernel.match-over');
    if (act.type !== 'resume' && this.#places[act.seat] === undefined) return refuse('table.not-your-seat');
    switch (act.type) {
      case 'decide': {
        const handled = this.#history.decide(act.seat, act.n, act.answer);
        if (!handled.yes) return handled;
        this.#takingBack.drop();
        this.#clock?.turn(at, []);
        this.#clock?.decided(act.seat);
        break;
      }
      case 'undo': {
        const handled = this.#takingBack.undo(act.seat, act.steps);
        if (!handled.yes) return handled;
        break;
      }
      case 'redo':
      case 'consent': {
        const handled =
          act.type === 'redo' ? this.#takingBack.redo(act.seat) : this.#takingBack.consent(act.seat, act.yes);
        if (!handled.yes) return handled;
        break;
      }
      case 'concede':
        this.#end([act.seat], 'conceded');
        break;
      case 'timeout': {
        const handled = this.#timeout(act.seat, act.n, at);
        if (!handled.yes) return handled;
        break;
      }
      case 'absent': {
        const handled = this.#absent(act.seat, act.bot);
        if (!handled.yes) return handled;
        break;
      }
      case 'return': {
        const place = this.#places[act.seat];
        if (place?.who == null || place.bot === null) return refuse('table.not-away');
        place.bot = null;
        break;
      }
      case 'resume':
        this.#clock?.resume(at);
        break;
    }
    this.#note(at);
    return OK;
  }

  /** What a bot does next, if one is asked. */
  botAct(): Act | null {
    const { match } = this.#history;
    if (this.outcome !== null) return null;
    for (const decision of match.pending) {
      const { seat, n } = decision;
      const bot = this.#places[seat]?.bot;
      if (bot == null) continue;
      const answer = consult(bot, this.game, match, decision, `${this.#terms.seed} bot ${n}`);
      return { type: 'decide', seat, n, answer: answer as Json };
    }
    return null;
  }

  /** The table as somebody sees it who sits in these seats (none: a spectator), and had seen it at `since`. */
  update(seats: readonly Seat[], since: number | null, at: number): Update {
    const { match } = this.#history;
    const known = since === null || since < this.#rewound ? undefined : this.#told[since];
    const viewer = this.#viewer(seats);
    return {
      type: 'update',
      n: this.#n,
      since: known === undefined ? null : since,
      seats: this.#places.map(
        ({ name, who, bot }): Seated => ({
          name,
          kind: bot === null ? 'person' : 'bot',
          away: who !== null && bot !== null,
        }),
      ),
      view: this.game.view(match, viewer),
      ...this.#eventsBetween((known ?? -1) + 1, this.#history.decisions.length, viewer),
      whole: known === undefined,
      asked: this.#asked(seats),
      waiting: match.pending.map((decision) => ({ seat: decision.seat, ask: decision.ask })),
      undo: this.#takingBack.state(seats),
      takeBack: this.#takingBack.asked,
      clocks: this.#clock?.state(at) ?? null,
      practice: this.#practice,
      outcome: this.outcome,
    };
  }

  /** The table as it was after so many decisions. */
  look(step: number, seats: readonly Seat[]): Past {
    const last = Math.min(step, this.#history.decisions.length);
    const match = this.#history.matchAt(last);
    const viewer = seats.length === 1 ? (seats[0] ?? null) : null;
    return {
      type: 'past',
      at: last,
      seat: viewer,
      view: this.game.view(match, viewer),
      ...this.#eventsBetween(0, last, viewer),
      waiting: match.pending.map((decision) => ({ seat: decision.seat, ask: decision.ask })),
      outcome: last === this.#history.decisions.length ? this.outcome : match.outcome,
    };
  }

  /** What the rules say of an answer that a seat only tries. */
  probe(seat: Seat, n: number, answer: Answer): Probed {
    return { type: 'probed', n, answer, ...this.game.probe(this.#history.match, seat, n, answer) };
  }

  /** All legal answers to what a seat is asked; null where its game draws none. */
  region(seat: Seat, n: number): Region {
    const { match } = this.#history;
    const decision = match.pending.find((one) => one.seat === seat && one.n === n);
    return { type: 'region', n, region: decision === undefined ? null : this.game.region(match, decision) };
  }

  /** A refusal, with what is asked now. */
  refusal(reasons: No['reasons'], seats: readonly Seat[]): Refused {
    return { type: 'refused', reasons, n: this.#n, asked: this.#asked(seats) };
  }

  /** The match as a file; seed, words and decisions are in it once it is over, or for its owner. */
  replay(open = false, fault?: Decided): Replay {
    const withSeed = open || this.outcome !== null;
    return {
      ...writeReplay(this.#history, fault === undefined ? { withSeed } : { withSeed, fault }),
      table: {
        seats: this.#terms.sitters.map((one) => ({
          name: one.name,
          bot: one.kind === 'bot' ? one.bot : null,
        })),
        ended: this.#ended,
        practice: this.#practice,
      },
    };
  }

  #seated(name: string, seat: Seat): Bot {
    const sit = this.#terms.bots[name];
    if (sit === undefined) throw new Error(`no bot is called ${name}`);
    return sit(`${this.#terms.seed} ${seat}`);
  }

  #viewer(seats: readonly Seat[]): Seat | null {
    const deciding = this.#history.match.pending.find((decision) => seats.includes(decision.seat))?.seat;
    return deciding ?? seats[0] ?? null;
  }

  #asked(seats: readonly Seat[]): readonly Asked[] {
    const { match } = this.#history;
    if (this.outcome !== null) return [];
    return match.pending
      .filter(({ seat }) => seats.includes(seat) && !this.isBot(seat))
      .map((decision) => ({
        decision,
        choices: this.game.verdicts(match, decision.seat),
        suggestion: this.game.fallback(match, decision),
      }));
  }

  /** What a viewer learned of the decisions from one place to another, both included. */
  #eventsBetween(first: number, last: number, viewer: Seat | null): Pick<Update, 'events' | 'after'> {
    const events: Event[] = [];
    const after: number[] = [];
    for (let step = first; step <= last; step++) {
      for (const event of this.#history.eventsOf(step)) {
        const seen = this.game.project(event, viewer);
        if (seen === null) continue;
        events.push(seen);
        after.push(step);
      }
    }
    return { events, after };
  }

  #timeout(seat: Seat, n: number, at: number): Handled {
    const { match } = this.#history;
    const decision = match.pending.find((one) => one.seat === seat && one.n === n);
    if (this.#clock === null || decision === undefined || this.#clock.left(seat, at) > 0)
      return refuse('table.time-left');
    const applied = this.#history.decide(seat, n, this.game.fallback(match, decision));
    if (!applied.yes) return applied;
    this.#takingBack.drop();
    this.#clock.turn(at, []);
    if (this.#clock.passed(seat)) this.#end([seat], 'time');
    return OK;
  }

  #absent(seat: Seat, bot: string | null): Handled {
    const place = this.#places[seat];
    if (place?.who == null || place.bot !== null) return refuse('table.not-away');
    if (bot === null) this.#end([seat], 'absent');
    else place.bot = this.#seated(bot, seat);
    this.#takingBack.drop();
    return OK;
  }

  #end(losers: readonly Seat[], reason: string): void {
    const winners = this.#places.map((_, seat) => seat).filter((seat) => !losers.includes(seat));
    this.#ended = { winners, rule: '', reason };
  }

  #note(at: number): void {
    this.#n++;
    this.#told[this.#n] = this.#history.decisions.length;
    this.#clock?.turn(
      at,
      this.waitedFor.filter((seat) => !this.isBot(seat)),
    );
  }
}
