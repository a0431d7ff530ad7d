import type { Barrier, History, Seat } from '@assemble/kernel';
import type { BarrierSeen, TakeBack, UndoState } from '@assemble/protocol';
import { type Handled, OK, refuse } from './handled.ts';
import type { Place, TableTerms } from './terms.ts';

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
  #asked: TakeBack | null = null;

  constructor(
    history: History<T>,
    places: readonly Place[],
    manners: TableTerms<T>['manners'],
    onRewound: (crossed: boolean) => void,
  ) {
    this.#history = history;
    this.#places = places;
    this.#manners = manners;
    this.#onRewound = onRewound;
  }

  /** What others are asked to agree to. */
  get asked(): TakeBack | null {
    return this.#asked;
  }

  /** The match has gone on: what was asked is no question any more. */
  drop(): void {
    this.#asked = null;
  }

  state(seats: readonly Seat[]): UndoState {
    const { decisions, undone } = this.#history;
    const toOwn = this.#stepsToOwn(seats);
    const own = decisions[decisions.length - toOwn]?.seat;
    return {
      steps: decisions.length,
      barriers: own === undefined ? [] : this.#barriers(toOwn, own),
      toOwn,
      redo: undone !== null && (this.#manners === 'home' || seats.includes(undone.seat)),
      consent: this.#others(seats).length > 0 && this.#manners === 'online',
    };
  }

  undo(seat: Seat, steps: number): Handled {
    if (this.#places[seat]?.who == null) return refuse('table.not-your-seat');
    if (this.#history.decisions.length === 0) return refuse('table.nothing-to-undo');
    const barriers = this.#barriers(steps, seat);
    const open = this.#manners === 'online' && barriers.length > 0 ? this.#others([seat]) : [];
    if (open.length > 0) this.#asked = { seat, steps, barriers, open };
    else this.#rewind(steps, barriers.length > 0);
    return OK;
  }

  consent(seat: Seat, yes: boolean): Handled {
    const asked = this.#asked;
    if (asked === null || !asked.open.includes(seat)) return refuse('table.nothing-to-agree');
    const who = this.#places[seat]?.who;
    const open = asked.open.filter((other) => this.#places[other]?.who !== who);
    this.#asked = yes && open.length > 0 ? { ...asked, open } : null;
    if (yes && open.length === 0) this.#rewind(asked.steps, false);
    return OK;
  }

  redo(seat: Seat): Handled {
    const { undone } = this.#history;
    if (undone === null) return refuse('table.nothing-to-redo');
    if (this.#manners === 'online' && this.#places[undone.seat]?.who !== this.#places[seat]?.who)
      return refuse('table.not-your-seat');
    const applied = this.#history.redo();
    return applied ?? refuse('table.nothing-to-redo');
  }

  #rewind(steps: number, crossed: boolean): void {
    this.#asked = null;
    this.#history.undo(steps);
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

  /** The seats of other people who are there. */
  #others(seats: readonly Seat[]): readonly Seat[] {
    const own = new Set(seats.map((seat) => this.#places[seat]?.who));
    return this.#places.flatMap(({ who, bot }, seat) =>
      who !== null && bot === null && !own.has(who) ? [seat] : [],
    );
  }
}
