import {
  type Answer,
  type Decided,
  type Game,
  History,
  type No,
  type Outcome,
  type Replay,
  type Seat,
  writeReplay,
} from '@assemble/kernel';
import type { Asked, Past, Probed, Refused, Region, Seated, Update } from '@assemble/protocol';
import type { Act, TimeOut } from './act.ts';
import { Clock } from './clock.ts';
import { eventsBetween } from './events.ts';
import { type Handled, OK, refuse } from './handled.ts';
import { leastOf, type Question, questionOf, thinkOf } from './question.ts';
import type { SavedTable } from './saved.ts';
import { TakingBack } from './taking-back.ts';
import type { Place, TableTerms } from './terms.ts';

/**
 * So many acts are kept of one match: some ten times the longest ones. Whoever goes back and forth for ever comes to
 * an end.
 */
const MOST_ACTS = 20_000;

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
    const { position } = terms;
    if (saved !== undefined) this.#history = History.restore(game, seed, saved.history, terms.words);
    else if (position === undefined) this.#history = History.start(game, setup, seed, terms);
    else this.#history = new History(game, position.match, null, position.opening);
    const { seats } = this.#history.match;
    if (sitters.length !== seats) throw new Error(`this match has ${seats} seats, not ${sitters.length}`);
    this.#places = sitters.map((sitter, seat) => ({
      name: sitter.name,
      who: sitter.kind === 'person' ? sitter.who : null,
      bot: sitter.kind === 'bot' ? sitter.bot : null,
      ...saved?.places[seat],
    }));
    for (const { bot } of this.#places) if (bot !== null) this.#requireBot(bot);
    if (clock === null) this.#clock = null;
    else this.#clock = saved?.clock ? Clock.restore(clock, saved.clock) : new Clock(clock, seats, at);
    const back = saved?.takingBack ?? null;
    this.#takingBack = new TakingBack(this.#history, this.#places, terms.manners, back, (crossed) => {
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
      places: this.#places.map(({ who, bot }) => ({ who, bot })),
      clock: this.#clock?.save() ?? null,
      takingBack: this.#takingBack.save(),
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
  get deadline(): { readonly at: number; readonly act: TimeOut } | null {
    const next = this.#clock?.next ?? null;
    const decision = this.#history.match.pending.find(({ seat }) => seat === next?.seat);
    if (next === null || decision === undefined || this.outcome !== null) return null;
    return { at: next.at, act: { type: 'timeout', seat: next.seat, n: decision.n } };
  }

  /** Carries out an act, if it is fair to the others. A refused one changes nothing. */
  act(act: Act, at: number): Handled {
    const unfair = this.outcome === null ? this.#unfair(act) : null;
    return unfair === null ? this.recall(act, at) : refuse(unfair);
  }

  /**
   * Carries out an act that was carried out before, when a table is built again. Whether it was fair was settled then,
   * by the manners of that day.
   */
  recall(act: Act, at: number): Handled {
    if (this.outcome !== null) return refuse('kernel.match-over');
    if (act.type !== 'resume' && this.#places[act.seat] === undefined) return refuse('table.not-your-seat');
    const handled = this.#carryOut(act, at);
    if (handled.yes) this.#note(at);
    return handled;
  }

  #unfair(act: Act): string | null {
    switch (act.type) {
      case 'decide':
      case 'redo':
        return this.#n > MOST_ACTS ? 'table.too-many-acts' : null;
      case 'undo':
        return this.#n > MOST_ACTS ? 'table.too-many-acts' : this.#takingBack.barred(act.seat, act.steps);
      case 'consent': {
        // A yes is a yes to what was read, not to what is asked by now.
        const { asked } = this.#takingBack;
        const isToThis = asked === null || ('request' in act && act.request === asked.id);
        return isToThis ? null : 'table.other-request';
      }
      default:
        return null;
    }
  }

  #carryOut(act: Act, at: number): Handled {
    switch (act.type) {
      case 'decide': {
        const handled = this.#history.decide(act.seat, act.n, act.answer);
        if (!handled.yes) return handled;
        this.#takingBack.goesOn(act.seat);
        this.#clock?.turn(at, []);
        this.#clock?.decided(act.seat, act.n);
        return OK;
      }
      case 'undo':
        return this.#takingBack.undo(act.seat, act.steps);
      case 'redo':
        return this.#takingBack.redo(act.seat);
      case 'consent':
        return this.#takingBack.consent(act.seat, act.yes);
      case 'concede':
        return this.#concede(act.seat, 'bot' in act ? act.bot : null);
      case 'timeout':
        return this.#timeout(act, at);
      case 'absent':
        return this.#absent(act.seat, act.bot);
      case 'return': {
        const place = this.#places[act.seat];
        if (place?.who == null || place.bot === null) return refuse('table.not-away');
        place.bot = null;
        return OK;
      }
      case 'resume':
        this.#clock?.resume(at);
        return OK;
    }
  }

  /** What a bot is asked next, if one is: with all that it needs to think about it elsewhere. */
  botQuestion(): Question<T> | null {
    return this.outcome === null
      ? questionOf(this.game, this.#history.match, this.#places, this.#terms.seed)
      : null;
  }

  /** What a bot does next, if one is asked. */
  botAct(): Act | null {
    const question = this.botQuestion();
    return question === null ? null : thinkOf(question, this.game, this.#terms.bots);
  }

  /** What is done for a bot that cannot think: the same as for somebody whose time is up. */
  botLeast(): Act | null {
    return this.outcome === null ? leastOf(this.game, this.#history.match, this.#places) : null;
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
      ...eventsBetween(this.#history, (known ?? -1) + 1, this.#history.decisions.length, viewer),
      whole: known === undefined,
      asked: this.#asked(seats),
      waiting: match.pending.map((decision) => ({ seat: decision.seat, ask: decision.ask })),
      undo: this.#takingBack.state(seats),
      takeBack: this.#takingBack.asked,
      takenBack: this.#takingBack.last,
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
      ...eventsBetween(this.#history, 0, last, viewer),
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
        brief: this.game.brief(match, decision),
      }));
  }

  #timeout({ seat, n, bot }: TimeOut, at: number): Handled {
    const { match } = this.#history;
    const decision = match.pending.find((one) => one.seat === seat && one.n === n);
    if (this.#clock === null || decision === undefined || this.#clock.left(seat, at) > 0)
      return refuse('table.time-left');
    const applied = this.#history.decide(seat, n, this.game.fallback(match, decision));
    if (!applied.yes) return applied;
    this.#takingBack.goesOn(seat);
    this.#clock.turn(at, []);
    if (!this.#clock.passed(seat, n)) return OK;
    if (bot !== undefined && this.#goesOnWithout(seat)) this.#handOver(seat, bot);
    else this.#end(seat, 'time');
    return OK;
  }

  #absent(seat: Seat, bot: string | null): Handled {
    const place = this.#places[seat];
    if (place?.who == null || place.bot !== null) return refuse('table.not-away');
    if (bot === null) this.#end(seat, 'absent');
    else this.#handOver(seat, bot);
    return OK;
  }

  /** Who gives up has lost. Where all play together they only leave, for good, while others stay. */
  #concede(seat: Seat, bot: string | null): Handled {
    const place = this.#places[seat];
    if (place?.who == null) return refuse('table.not-your-seat');
    if (bot === null || !this.#goesOnWithout(seat)) {
      this.#end(seat, 'conceded');
      return OK;
    }
    this.#handOver(seat, bot);
    place.who = null;
    return OK;
  }

  /** Whether the others are on the side of a seat, and somebody of them is there to play on. */
  #goesOnWithout(seat: Seat): boolean {
    const own = this.#places[seat]?.who;
    const isThere = ({ who, bot }: Place): boolean => who !== null && who !== own && bot === null;
    return this.game.sides === 'together' && this.#places.some(isThere);
  }

  /** A bot plays a seat from now on. What its person was asked to agree to, nobody agrees to in their place. */
  #handOver(seat: Seat, bot: string): void {
    const place = this.#places[seat];
    if (place !== undefined) place.bot = this.#requireBot(bot);
    this.#takingBack.drop();
  }

  /** The others have won; where all play together, nobody has. */
  #end(loser: Seat, reason: string): void {
    const others = this.seats.filter((seat) => seat !== loser);
    this.#ended = { winners: this.game.sides === 'together' ? [] : others, rule: '', reason };
    this.#takingBack.drop();
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
