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
  type SavedHistory,
  type Seat,
  writeReplay,
} from '@assemble/kernel';
import type { Asked, Past, Probed, Refused, Region, Seated, TakeBack, Update } from '@assemble/protocol';
import type { Act } from './act.ts';
import { Clock, type SavedClock } from './clock.ts';
import { type Handled, OK, refuse } from './handled.ts';
import { type Question, thinkOf } from './question.ts';
import { TakingBack } from './taking-back.ts';
import type { Place, TableTerms } from './terms.ts';

/** A table as plain data: who goes on from it need not carry out its acts again. */
export interface SavedTable<T = unknown> {
  readonly history: SavedHistory<T>;
  /** The bot that sits in each seat now. */
  readonly bots: readonly (string | null)[];
  readonly clock: SavedClock | null;
  readonly takeBack: TakeBack | null;
  readonly n: number;
  readonly rewound: number;
  readonly practice: boolean;
  readonly ended: Outcome | null;
  readonly told: readonly number[];
}

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

  /** A table at which a match begins, or goes on from where it was saved. */
  constructor(terms: TableTerms<T>, saved?: SavedTable<T>) {
    const { game, setup, seed, sitters, clock, at } = terms;
    this.#terms = terms;
    this.#practice = saved?.practice ?? terms.practice ?? false;
    this.#history =
      saved === undefined ? History.start(game, setup, seed) : History.restore(game, seed, saved.history);
    const { seats } = this.#history.match;
    if (sitters.length !== seats) throw new Error(`this match has ${seats} seats, not ${sitters.length}`);
    this.#places = sitters.map((sitter, seat) => ({
      name: sitter.name,
      who: sitter.kind === 'person' ? sitter.who : null,
      bot: saved === undefined ? (sitter.kind === 'bot' ? sitter.bot : null) : (saved.bots[seat] ?? null),
    }));
    for (const { bot } of this.#places) if (bot !== null) this.#requireBot(bot);
    if (clock === null) this.#clock = null;
    else this.#clock = saved?.clock ? Clock.restore(clock, saved.clock) : new Clock(clock, seats, at);
    const takeBack = saved?.takeBack ?? null;
    this.#takingBack = new TakingBack(this.#history, this.#places, terms.manners, takeBack, (crossed) => {
      // What was agreed on stays a match; what was taken alone, across a barrier, makes it practice.
      if (crossed) this.#practice = true;
      this.#rewound = this.#n + 1;
    });
    if (saved === undefined) {
      this.#note(at);
      return;
    }
    this.#n = saved.n;
    this.#rewound = saved.rewound;
    this.#ended = saved.ended;
    this.#told.splice(0, this.#told.length, ...saved.told);
  }

  /** What a table goes on from. It shares the match: write it down before the next act. */
  save(): SavedTable<T> {
    return {
      history: this.#history.save(),
      bots: this.#places.map(({ bot }) => bot),
      clock: this.#clock?.save() ?? null,
      takeBack: this.#takingBack.asked,
      n: this.#n,
      rewound: this.#rewound,
      practice: this.#practice,
      ended: this.#ended,
      told: this.#told,
    };
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

  /** All seats. */
  get seats(): readonly Seat[] {
    return this.#places.map((_, seat) => seat);
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

  /** What a bot is asked next, if one is: with all that it needs to think about it elsewhere. */
  botQuestion(): Question<T> | null {
    const { match } = this.#history;
    if (this.outcome !== null) return null;
    for (const decision of match.pending) {
      const { seat, n } = decision;
      const bot = this.#places[seat]?.bot;
      if (bot == null) continue;
      const seen = this.game.determinize(match, seat, `${this.#terms.seed} bot ${n}`);
      return { bot, seed: `${this.#terms.seed} ${seat} ${n}`, seen, decision };
    }
    return null;
  }

  /** What a bot does next, if one is asked. */
  botAct(): Act | null {
    const question = this.botQuestion();
    return question === null ? null : thinkOf(question, this.game, this.#terms.bots);
  }

  /** What is done for a bot that cannot think: the same as for somebody whose time is up. */
  botLeast(): Act | null {
    const { match } = this.#history;
    const decision = match.pending.find(({ seat }) => this.isBot(seat));
    if (this.outcome !== null || decision === undefined) return null;
    const answer = this.game.fallback(match, decision) as Json;
    return { type: 'decide', seat: decision.seat, n: decision.n, answer };
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

  /** The match as a file; seed and decisions are in it once it is over, or for its owner. */
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

  #requireBot(name: string): string {
    if (!Object.hasOwn(this.#terms.bots, name)) throw new Error(`no bot is called ${name}`);
    return name;
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
    else place.bot = this.#requireBot(bot);
    this.#takingBack.drop();
    return OK;
  }

  #end(losers: readonly Seat[], reason: string): void {
    const winners = this.seats.filter((seat) => !losers.includes(seat));
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
