/** So many refusals are taken within so many decisions before somebody has to stop asking. */
const MOST_REFUSALS = 3;
const WITHIN_DECISIONS = 20;

interface Refused {
  /** Decisions before this place were asked for in vain: they are not asked for again. */
  settled: number;
  /** How far the match had come at each refusal. */
  readonly at: number[];
}

export interface SavedRefusals {
  readonly people: readonly (readonly [who: string, refused: { settled: number; at: readonly number[] }])[];
  readonly furthest: number;
}

/** Who was refused a take-back, so that a no is not asked away. Counted by decisions, for a table has no watch. */
export class Refusals {
  readonly #people: Map<string, Refused>;
  /** The most decisions there have been: taking some back and deciding again does not make time pass. */
  #furthest: number;

  constructor({ people, furthest }: SavedRefusals = { people: [], furthest: 0 }) {
    this.#people = new Map(people.map(([who, { settled, at }]) => [who, { settled, at: [...at] }]));
    this.#furthest = furthest;
  }

  save(): SavedRefusals {
    return { people: [...this.#people], furthest: this.#furthest };
  }

  add(who: string, decisions: number): void {
    const refused = this.#people.get(who) ?? { settled: 0, at: [] };
    refused.settled = decisions;
    refused.at.push(this.#furthest);
    this.#people.set(who, refused);
  }

  /** So many decisions stand now. */
  reach(decisions: number): void {
    this.#furthest = Math.max(this.#furthest, decisions);
  }

  /** Decisions are gone: those that stand stay settled. */
  rewind(decisions: number): void {
    for (const refused of this.#people.values()) refused.settled = Math.min(refused.settled, decisions);
  }

  /** Why somebody may not ask to go back to where so many decisions stood; null where they may. */
  barred(who: string, target: number): string | null {
    const refused = this.#people.get(who);
    if (refused === undefined) return null;
    if (target < refused.settled) return 'table.refused-before';
    const recent = refused.at.filter((at) => this.#furthest - at < WITHIN_DECISIONS).length;
    return recent >= MOST_REFUSALS ? 'table.refused-often' : null;
  }
}
