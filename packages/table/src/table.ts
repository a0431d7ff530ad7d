import { type Bot, consult } from '@assemble/bots';
import {
  type Applied,
  type Barrier,
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
import type { Asked, Seated, ToHost, UndoState, Update } from '@assemble/protocol';

/** Who sits in a seat. */
export type Sitter =
  | { readonly name: string; readonly kind: 'person' }
  | { readonly name: string; readonly kind: 'bot'; readonly bot: Bot };

/** What a message comes to: carried out, or refused with every reason. */
export type Handled = { readonly yes: true } | No;

const OK: Handled = { yes: true };

/** A table with a match on it. */
export class Table<T = unknown> {
  readonly game: Game<T>;
  readonly sitters: readonly Sitter[];
  readonly #history: History<T>;
  readonly #seed: string;
  /** Goes up with every change; `#rewound` is the number of the last one that took something back. */
  #n = 0;
  #rewound = 0;
  #practice = false;
  /** A seat that gave up: the table's end, not the rules', so the match and its replay stay as they were. */
  #conceded: Seat | null = null;
  /** For each update the number of events it had told. */
  readonly #told: number[] = [0];

  constructor(game: Game<T>, setup: Json, sitters: readonly Sitter[], seed: string) {
    this.game = game;
    this.sitters = sitters;
    this.#seed = seed;
    this.#history = History.start(game, setup, seed);
    if (sitters.length !== this.#history.match.seats) {
      throw new Error(`this match has ${this.#history.match.seats} seats, not ${sitters.length}`);
    }
    this.#note();
  }

  get n(): number {
    return this.#n;
  }

  get outcome(): Outcome | null {
    if (this.#conceded === null) return this.#history.match.outcome;
    const winners = this.sitters.map((_, seat) => seat).filter((seat) => seat !== this.#conceded);
    return { winners, rule: '', reason: 'conceded' };
  }

  /** Carries out what a page says for one of its seats. */
  handle(message: ToHost): Handled {
    if (this.#conceded !== null && message.type !== 'snapshot') return refuse('kernel.match-over');
    switch (message.type) {
      case 'decide':
        return this.#changed(this.#history.decide(message.seat, message.n, message.answer));
      case 'undo':
        return this.#undo(message.seat, message.steps);
      case 'redo': {
        const applied = this.#history.redo();
        return applied === null ? refuse('table.nothing-to-redo') : this.#changed(applied);
      }
      case 'concede':
        return this.#concede(message.seat);
      case 'snapshot':
        return OK;
    }
  }

  /** Lets a bot take one decision, if one is asked. */
  botMove(): boolean {
    if (this.outcome !== null) return false;
    const { match } = this.#history;
    for (const decision of match.pending) {
      const sitter = this.sitters[decision.seat];
      if (sitter?.kind !== 'bot') continue;
      const seed = `${this.#seed} bot ${decision.n}`;
      const answer = consult(sitter.bot, this.game, match, decision, seed);
      const applied = this.#history.decide(decision.seat, decision.n, answer);
      if (!applied.yes)
        throw new Error(`${sitter.name} answered what the rules refuse: ${JSON.stringify(answer)}`);
      this.#note();
      return true;
    }
    return false;
  }

  /** The table as somebody sees it who sits in these seats (none: a spectator), and had seen it at `since`. */
  update(seats: readonly Seat[], since: number | null = null): Update {
    const { game } = this;
    const { match } = this.#history;
    const from = since === null || since < this.#rewound ? 0 : (this.#told[since] ?? 0);
    const whole = from === 0;
    const deciding = match.pending.find((decision) => seats.includes(decision.seat))?.seat;
    const viewer = deciding ?? seats[0] ?? null;
    const events: Event[] = [];
    for (const event of this.#history.events.slice(from)) {
      const seen = game.project(event, viewer);
      if (seen !== null) events.push(seen);
    }
    const asked: Asked[] = match.pending
      .filter((decision) => seats.includes(decision.seat))
      .map((decision) => ({
        decision,
        choices: game.verdicts(match, decision.seat),
        suggestion: game.fallback(match, decision),
      }));
    return {
      type: 'update',
      n: this.#n,
      seats: this.sitters.map(({ name, kind }): Seated => ({ name, kind })),
      view: game.view(match, viewer),
      events,
      whole,
      asked,
      waiting: match.pending.map((decision) => ({ seat: decision.seat, ask: decision.ask })),
      undo: this.#undoState(seats),
      practice: this.#practice,
      outcome: this.outcome,
    };
  }

  /** The match as a file; with seed and decisions for its owner. */
  replay(): Replay {
    return writeReplay(this.#history, { withSeed: true });
  }

  #undoState(seats: readonly Seat[]): UndoState {
    const { decisions } = this.#history;
    const toOwn = this.#stepsToOwn(seats);
    const barriers: Barrier[] = seats.length === 0 || toOwn === 0 ? [] : [...this.#barriers(toOwn)];
    return { steps: decisions.length, barriers, toOwn, redo: this.#history.canRedo };
  }

  /** Back to before the last decision that a person took in one of these seats; bots' answers to it go too. */
  #stepsToOwn(seats: readonly Seat[]): number {
    const { decisions } = this.#history;
    for (let steps = 1; steps <= decisions.length; steps++) {
      const decided = decisions[decisions.length - steps];
      if (
        decided !== undefined &&
        seats.includes(decided.seat) &&
        this.sitters[decided.seat]?.kind === 'person'
      )
        return steps;
    }
    return 0;
  }

  /** What would be crossed; decisions of bots and of the seats' own person are nobody else's. */
  #barriers(steps: number): readonly Barrier[] {
    return this.#history.barriers(steps, -1).filter((barrier) => barrier.kind !== 'foreign');
  }

  #undo(seat: Seat, steps: number): Handled {
    if (this.sitters[seat]?.kind !== 'person') return refuse('table.not-your-seat');
    if (this.#history.decisions.length === 0) return refuse('table.nothing-to-undo');
    if (this.#barriers(steps).length > 0) this.#practice = true;
    this.#history.undo(steps);
    this.#n++;
    this.#rewound = this.#n;
    this.#told[this.#n] = this.#history.events.length;
    return OK;
  }

  #concede(seat: Seat): Handled {
    if (this.outcome !== null) return refuse('kernel.match-over');
    if (this.sitters[seat] === undefined) return refuse('table.not-your-seat');
    this.#conceded = seat;
    this.#note();
    return OK;
  }

  #changed(applied: Applied): Handled {
    if (!applied.yes) return applied;
    this.#note();
    return OK;
  }

  #note(): void {
    this.#n++;
    this.#told[this.#n] = this.#history.events.length;
  }
}

const refuse = (key: string): No => ({ yes: false, reasons: [{ rule: '', key, args: {} }] });
