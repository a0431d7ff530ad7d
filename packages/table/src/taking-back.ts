import type { Barrier, History, Seat } from '@assemble/kernel';
import type { BarrierSeen, TakeBack, TakenBack, UndoState } from '@assemble/protocol';
import { type Handled, OK, refuse } from './handled.ts';
import { Refusals, type SavedRefusals } from './refusals.ts';
import type { Place, TableTerms } from './terms.ts';

export interface SavedTakingBack {
  readonly asked: TakeBack | null;
  readonly requests: number;
  readonly last: TakenBack | null;
  readonly refusals: SavedRefusals;
}
/** What people are told of a barrier: that something was seen and by whom, not what. */
const seen = (barrier: Barrier): BarrierSeen =>
  barrier.kind === 'random'
    ? { kind: 'random', stream: barrier.stream }
    : { kind: barrier.kind, seat: barrier.seat };

/** Each reason once and always in the same order: neither their number nor their order tells what was seen. */
const canonical = (barriers: readonly Barrier[]): readonly BarrierSeen[] => {
  const byText = new Map(barriers.map((barrier) => [JSON.stringify(seen(barrier)), seen(barrier)]));
  return [...byText.keys()].sort().flatMap((text) => byText.get(text) ?? []);
};

/** How decisions are taken back at a table: alone where that is nobody else's, else by consent or as practice. */
export class TakingBack<T> {
  readonly #history: History<T>;
  readonly #places: readonly Place[];
  readonly #manners: TableTerms<T>['manners'];
  /** Told when decisions are gone, and whether barriers were crossed without consent. */
  readonly #onRewound: (crossed: boolean) => void;
  readonly #refusals: Refusals;
  #asked: TakeBack | null;
  #requests: number;
  #last: TakenBack | null;

  constructor(
    history: History<T>,
    places: readonly Place[],
    manners: TableTerms<T>['manners'],
    saved: SavedTakingBack | null,
    onRewound: (crossed: boolean) => void,
  ) {
    this.#history = history;
    this.#places = places;
    this.#manners = manners;
    this.#onRewound = onRewound;
    this.#refusals = new Refusals(saved?.refusals);
    this.#asked = saved?.asked ?? null;
    this.#requests = saved?.requests ?? 0;
    this.#last = saved?.last ?? null;
  }

  save(): SavedTakingBack {
    return {
      asked: this.#asked,
      requests: this.#requests,
      last: this.#last,
      refusals: this.#refusals.save(),
    };
  }

  /** What others are asked to agree to. */
  get asked(): TakeBack | null {
    return this.#asked;
  }

  /** What was taken back, or refused, until somebody else plays on. */
  get last(): TakenBack | null {
    return this.#last;
  }

  /** The table is another than the one that was asked about: what was asked is no question any more. */
  drop(): void {
    this.#asked = null;
  }

  /** A seat has decided. */
  goesOn(seat: Seat): void {
    this.drop();
    this.#refusals.reach(this.#history.decisions.length);
    const place = this.#places[seat];
    if (place?.who == null || place.bot !== null) return;
    if (this.#last !== null && this.#places[this.#last.seat]?.who !== place.who) this.#last = null;
  }

  state(seats: readonly Seat[]): UndoState {
    const { decisions, undone } = this.#history;
    const toOwn = this.#stepsToOwn(seats);
    const own = decisions[decisions.length - toOwn]?.seat;
    return {
      steps: decisions.length,
      barriers: own === undefined ? [] : this.#barriers(toOwn, own),
      toOwn,
      barred: own === undefined ? null : this.barred(own, toOwn),
      redo: undone !== null && (this.#manners === 'home' || seats.includes(undone.seat)),
      consent: this.#others(seats).length > 0 && this.#manners === 'online',
    };
  }

  /**
   * Why a seat may not even ask to take so many decisions back; null where it may. Only asked of what is new: what was
   * carried out before these manners were, is carried out again.
   */
  barred(seat: Seat, steps: number): string | null {
    const who = this.#places[seat]?.who;
    if (who == null || this.#manners === 'home' || this.#barriers(steps, seat).length === 0) return null;
    const others = this.#others([seat]);
    if (others.length === 0) return null;
    // Whoever is asked reads one question at a time, and it stays the one that was read.
    if (this.#asked !== null) return 'table.asked-already';
    // Nobody can agree for who is away, least of all the one who stays.
    if (others.some((other) => this.#places[other]?.bot != null)) return 'table.somebody-away';
    return this.#refusals.barred(who, this.#history.decisions.length - steps);
  }

  undo(seat: Seat, wanted: number): Handled {
    if (this.#places[seat]?.who == null) return refuse('table.not-your-seat');
    const steps = Math.min(wanted, this.#history.decisions.length);
    if (steps === 0) return refuse('table.nothing-to-undo');
    const barriers = this.#barriers(steps, seat);
    const open =
      this.#manners === 'online' && barriers.length > 0
        ? this.#others([seat]).filter((other) => this.#places[other]?.bot == null)
        : [];
    if (open.length > 0) this.#asked = { id: ++this.#requests, seat, steps, barriers, open };
    else this.#rewind(seat, steps, barriers.length > 0);
    return OK;
  }

  consent(seat: Seat, yes: boolean): Handled {
    const asked = this.#asked;
    if (asked === null || !asked.open.includes(seat)) return refuse('table.nothing-to-agree');
    if (!yes) {
      this.#asked = null;
      this.#refusals.add(this.#places[asked.seat]?.who ?? '', this.#history.decisions.length);
      this.#last = { seat: asked.seat, steps: asked.steps, refusedBy: seat };
      return OK;
    }
    const who = this.#places[seat]?.who;
    const open = asked.open.filter((other) => this.#places[other]?.who !== who);
    if (open.length > 0) this.#asked = { ...asked, open };
    else this.#rewind(asked.seat, asked.steps, false);
    return OK;
  }

  redo(seat: Seat): Handled {
    const { undone } = this.#history;
    if (undone === null) return refuse('table.nothing-to-redo');
    if (this.#manners === 'online' && this.#places[undone.seat]?.who !== this.#places[seat]?.who)
      return refuse('table.not-your-seat');
    const applied = this.#history.redo() ?? refuse('table.nothing-to-redo');
    if (!applied.yes) return applied;
    this.drop();
    this.#last = null;
    return OK;
  }

  #rewind(seat: Seat, steps: number, crossed: boolean): void {
    this.#asked = null;
    this.#history.undo(steps);
    this.#refusals.rewind(this.#history.decisions.length);
    this.#last = { seat, steps, refusedBy: null };
    this.#onRewound(crossed);
  }

  /** Back to before the last decision that a person took in one of these seats; bots' answers to it go too. */
  #stepsToOwn(seats: readonly Seat[]): number {
    const { decisions } = this.#history;
    for (let steps = 1; steps <= decisions.length; steps++) {
      const seat = decisions[decisions.length - steps]?.seat;
      if (seat !== undefined && seats.includes(seat) && this.#places[seat]?.who != null) return steps;
    }
    return 0;
  }

  /** What would be crossed. Decisions of bots, and those of the same person, are nobody else's. */
  #barriers(steps: number, seat: Seat): readonly BarrierSeen[] {
    const who = this.#places[seat]?.who;
    const crossed = this.#history.barriers(steps, seat).filter((barrier) => {
      if (barrier.kind !== 'foreign') return true;
      const other = this.#places[barrier.seat]?.who;
      return other != null && other !== who;
    });
    return canonical(crossed);
  }

  /** The seats of other people, whether they are there or a bot plays on for them. */
  #others(seats: readonly Seat[]): readonly Seat[] {
    const own = new Set(seats.map((seat) => this.#places[seat]?.who));
    return this.#places.flatMap(({ who }, seat) => (who !== null && !own.has(who) ? [seat] : []));
  }
}
