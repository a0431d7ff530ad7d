import {
  type Answer,
  type Decision,
  digest,
  History,
  type Json,
  type Match,
  notPlain,
  stream,
} from '@assemble/kernel';
import type { ChampionsRuleId } from '@assemble/rules';
import { expect, test } from 'vitest';
import { FACES } from './cards.ts';
import { champions, type Position } from './game.ts';
import type { Card, Seat, Table, Zone } from './table.ts';

/** Lays out a position: `lay.hand(0, 'Backflip')` answers the card's id. */
export class Layout {
  readonly #cards: Card[] = [];
  readonly #seats: number;
  readonly #first: Seat;
  readonly rhino: number;
  readonly heroes: readonly number[];

  constructor(heroes: readonly string[], first: Seat = 0) {
    this.#seats = heroes.length;
    this.#first = first;
    this.rhino = this.put('Rhino', -1, 'play');
    this.heroes = heroes.map((name, seat) => this.put(name, seat, 'play'));
  }

  put(name: string, owner: Seat, zone: Zone, more: Partial<Card> = {}): number {
    if (FACES[name] === undefined) throw new Error(`no card is called ${name}`);
    const id = this.#cards.length;
    const blank = { exhausted: false, damage: 0, counters: 0, host: -1, tough: false, stunned: false };
    this.#cards.push({ id, name, owner, zone, ...blank, ...more });
    return id;
  }

  hand = (seat: Seat, name: string): number => this.put(name, seat, 'hand');
  play = (seat: Seat, name: string, more: Partial<Card> = {}): number => this.put(name, seat, 'play', more);
  onRhino = (name: string): number => this.put(name, -1, 'play', { host: this.rhino });
  encounter = (name: string): number => this.put(name, -1, 'encounter');
  hero = (seat: Seat): number => this.heroes[seat] ?? -1;
  toughen = (id: number): void => {
    const card = this.#cards[id];
    if (card !== undefined) card.tough = true;
  };

  position(): Position {
    return { seats: this.#seats, first: this.#first, cards: this.#cards };
  }
}

export type Look = (id: number) => Card;

/** One answer and what must have been asked: by whom, and with which sentence. */
export interface Step {
  readonly seat: Seat;
  readonly key: string;
  readonly answer: Answer | ((decision: Decision) => Answer);
}

export const says = (seat: Seat, key: string, answer: Step['answer']): Step => ({ seat, key, answer });
export const turnIs = (answer: string, seat: Seat = 0): Step => says(seat, 'ask.turn', answer);
export const passes = (seat: Seat, key: string): Step => says(seat, key, 'pass');
/** Picks the option of a window that belongs to a card. */
export const uses = (seat: Seat, key: string, card: number): Step =>
  says(seat, key, (decision) => {
    const options = decision.shape === 'options' ? decision.options : [];
    return (
      options.find((option) => option.id.split('@')[1]?.startsWith(`${card}/`))?.id ?? `not offered: ${card}`
    );
  });

const SEED = 'spike';

/** Plays the steps and ends by showing that nothing is pending but the next regular decision. */
function play(position: Position, steps: readonly Step[], before: (match: Match<Table>) => Match<Table>) {
  let match = champions.create(position as unknown as Json, SEED);
  const digests = [digest(match)];
  const taken: { seat: Seat; n: number; answer: Answer }[] = [];
  for (const step of steps) {
    match = before(match);
    const decision = match.pending.find((one) => one.seat === step.seat);
    const asked = match.pending.map((one) => `${one.seat} ${one.ask.key}`);
    expect(asked).toContain(`${step.seat} ${step.key}`);
    if (decision === undefined) throw new Error('unreachable');
    const answer = typeof step.answer === 'function' ? step.answer(decision) : step.answer;
    const applied = champions.apply(match, step.seat, decision.n, answer);
    expect(applied.yes ? [] : applied.reasons).toEqual([]);
    taken.push({ seat: step.seat, n: decision.n, answer });
    digests.push(digest(match));
  }
  expect(match.pending.map((one) => one.ask.key)).toEqual(['ask.turn']);
  expect(match.frames.map((frame) => frame.procedure)).toEqual(['turn']);
  expect(match.given).toEqual([]);
  expect(match.table.attacks).toEqual([]);
  return { match, digests, taken };
}

/** Straight, saved and restored at every decision, undone and redone at every decision: always the same match. */
export function threeWays(layout: Layout, steps: readonly Step[]): Look {
  const position = layout.position();
  const straight = play(position, steps, (match) => match);
  const restored = play(position, steps, (match) => {
    expect(notPlain(match)).toBeNull();
    return champions.restore(JSON.parse(JSON.stringify(match)) as Json);
  });
  expect(restored.digests).toEqual(straight.digests);
  const cloned = play(position, steps, (match) => champions.clone(match));
  expect(cloned.digests).toEqual(straight.digests);

  const history = History.start(champions, position as unknown as Json, SEED);
  straight.taken.forEach(({ seat, n, answer }, i) => {
    history.decide(seat, n, answer);
    history.undo(i + 1);
    expect(digest(history.match)).toBe(straight.digests[0]);
    for (let again = 0; again <= i; again++) history.redo();
    expect(digest(history.match)).toBe(straight.digests[i + 1]);
  });
  return (id) => {
    const card = straight.match.table.cards[id];
    if (card === undefined) throw new Error(`no card ${id}`);
    return card;
  };
}

/** The match after some steps, for a look at what is pending. */
export function after(layout: Layout, steps: readonly Step[]): Match<Table> {
  const match = champions.create(layout.position() as unknown as Json, SEED);
  for (const step of steps) {
    const decision = match.pending.find((one) => one.seat === step.seat && one.ask.key === step.key);
    if (decision === undefined) throw new Error(`seat ${step.seat} is not asked ${step.key}`);
    const answer = typeof step.answer === 'function' ? step.answer(decision) : step.answer;
    expect(champions.apply(match, step.seat, decision.n, answer).yes).toBe(true);
  }
  return match;
}

export const random = () => stream(SEED, 'sample');

/**
 * A test of the kernel that reads rules of the ledger. It cites them without claiming them for the game: they
 * count as proven when the real Champions proves them, not this slice.
 */
export function reads(ids: readonly ChampionsRuleId[], title: string, body: () => void): void {
  test(`${title} [${ids.join(', ')}]`, body);
}
