import { fits, hasForm, randomAnswer } from './answer.ts';
import type { Brief } from './brief.ts';
import type { Answer, Decision, Seat } from './decision.ts';
import { digest } from './digest.ts';
import type { Event } from './event.ts';
import { isRecord } from './form.ts';
import type { Json } from './json.ts';
import { advance, takeAnswer } from './machine.ts';
import { cloneMatch, type Match } from './match.ts';
import { type Chance, checkChance, randomness, type Stream, seedHash, stream } from './random.ts';
import type { Choice, Rulebook, Sides } from './rulebook.ts';
import { Run } from './run.ts';
import { type No, type Verdict, YES } from './verdict.ts';
import { changeProcedure, windowProcedure } from './window.ts';

/** What applying an answer comes to: the events it caused, or all the reasons why it is refused. */
export type Applied = { readonly yes: true; readonly events: readonly Event[] } | No;

/** What the rules say of an answer that is only tried, and what it would come to: null where its game draws nothing. */
export interface Probe {
  readonly verdict: Verdict;
  readonly preview: Json;
}

/** A set-up that the rules do not accept. */
export class BadSetup extends Error {
  readonly verdict: No;
  constructor(verdict: No) {
    super(verdict.reasons.map((reason) => `${reason.rule}: ${reason.key}`).join('; '));
    this.name = 'BadSetup';
    this.verdict = verdict;
  }
}

/** A game as everybody outside sees it: hosts, bots, scenarios, the page. Everything else is private to it. */
export interface Game<T = unknown, View = unknown> {
  readonly id: string;
  readonly version: string;
  readonly content: string;
  /** Whether the seats play against each other, or all win and lose together. */
  readonly sides: Sides;
  acceptSetup(setup: Json): Verdict;
  /** The set-up where a seat brings something else; null where it has no say in it. It may still be refused. */
  bring(setup: Json, seat: Seat, what: Json): Json | null;
  /**
   * Starts a match; events of the set-up go to `events`. Throws BadSetup with every reason, and BadWords. A match that
   * was begun before is told its `chance`; a new one needs it only for words.
   */
  create(setup: Json, seed: string, events?: Event[], chance?: Chance): Match<T>;
  /** Runs a position that was set up by hand until somebody is asked. */
  resume(match: Match<T>, events?: Event[]): void;
  pending(match: Match<T>): readonly Decision[];
  /** Applies an answer in place. A refused answer leaves the match untouched. */
  apply(match: Match<T>, seat: Seat, n: number, answer: Answer, events?: Event[] | null): Applied;
  /** Everything the seat might try at its pending decision, each with its verdict. */
  verdicts(match: Match<T>, seat: Seat): readonly Choice[];
  /** What a pending decision is about and what each answer comes to, for people; null where its game says no more. */
  brief(match: Match<T>, decision: Decision): Brief | null;
  /** All legal answers of a pending decision, to be drawn; null where its game draws none. */
  region(match: Match<T>, decision: Decision): Json;
  /** Tries an answer without giving it: the match stays as it is. */
  probe(match: Match<T>, seat: Seat, n: number, answer: Answer): Probe;
  /** What is answered for a seat whose time is up. */
  fallback(match: Match<T>, decision: Decision): Answer;
  /** A legal answer drawn at random. */
  sample(match: Match<T>, decision: Decision, random: Stream): Answer;
  view(match: Match<T>, seat: Seat | null): View;
  project(event: Event, seat: Seat | null): Event | null;
  knowledge(match: Match<T>, seat: Seat): readonly string[];
  clone(match: Match<T>): Match<T>;
  digest(match: Match<T>): string;
  /** The same match with its table stored in another order, which no rule may notice; null where its game offers none. */
  shuffled(match: Match<T>, seed: string): Match<T> | null;
  /** A match that the seat could be in, for all it knows. */
  determinize(match: Match<T>, seat: Seat, seed: string): Match<T>;
  /** How well a match stands for a seat: higher is better. For bots that look ahead. */
  appraise(match: Match<T>, seat: Seat): number;
  /** The rule by which players may not consult each other at the moment; null where they may. */
  silence(match: Match<T>): string | null;
  /** Takes a saved match back in; refuses one of other rules or cards. */
  restore(saved: Json): Match<T>;
  readonly rulebook: Rulebook<T, View>;
}

/** Makes a game of its rulebook. */
export function defineGame<T, View>(book: Rulebook<T, View>): Game<T, View> {
  const rulebook: Rulebook<T, View> = {
    ...book,
    procedures: { ...book.procedures, $change: changeProcedure<T>(), $window: windowProcedure<T>() },
  };

  return {
    id: book.game,
    version: book.version,
    content: book.content,
    sides: book.sides ?? 'versus',
    rulebook,
    acceptSetup: book.acceptSetup,

    bring(setup, seat, what) {
      const { brings } = book;
      if (brings === undefined || what === null || !isRecord(setup)) return null;
      const list = setup[brings];
      // What is null is chosen at the table, maybe in secret.
      if (!Array.isArray(list) || (list[seat] ?? null) === null) return null;
      return { ...setup, [brings]: list.map((one, i) => (i === seat ? what : one)) };
    },

    create(setup, seed, events, chance = {}) {
      const verdict = book.acceptSetup(setup);
      if (!verdict.yes) throw new BadSetup(verdict);
      const seats = book.seats(setup);
      checkChance(chance, seats);
      const match: Match<T> = {
        game: book.game,
        version: book.version,
        content: book.content,
        setup,
        seedHash: seedHash(seed),
        seats,
        random: randomness(seed, chance),
        table: book.table(setup),
        frames: [{ procedure: book.start, step: 0, data: {} }],
        pending: [],
        given: [],
        asked: 0,
        outcome: null,
      };
      advance(new Run(rulebook, match, events ?? null));
      return match;
    },

    resume: (match, events) => advance(new Run(rulebook, match, events ?? null)),

    pending: (match) => match.pending,

    apply(match, seat, n, answer, events = []) {
      const decision = match.pending.find((candidate) => candidate.n === n);
      if (decision === undefined || decision.seat !== seat) return refuseForeign(match, seat, decision);
      const c = new Run(rulebook, match, events);
      const verdict = judge(c, decision, answer);
      if (!verdict.yes) return verdict;
      match.pending = match.pending.filter((candidate) => candidate !== decision);
      if (match.pending.length > 0) {
        match.given.push({ seat, answer });
        return { yes: true, events: [] };
      }
      const before = events?.length ?? 0;
      if (match.given.length === 0) takeAnswer(c, answer);
      else {
        const all = [...match.given, { seat, answer }].sort((a, b) => a.seat - b.seat);
        match.given = [];
        takeAnswer(
          c,
          all.map((one) => one.answer),
        );
      }
      advance(c);
      return { yes: true, events: events === null ? [] : before === 0 ? events : events.slice(before) };
    },

    verdicts(match, seat) {
      const decision = match.pending.find((candidate) => candidate.seat === seat);
      if (decision === undefined) return [];
      const c = new Run(rulebook, match, null);
      const tester = decision.test === null ? undefined : rulebook.testers[decision.test];
      if (tester?.choices !== undefined) return tester.choices(c, decision);
      const options = decision.shape === 'options' || decision.shape === 'order' ? decision.options : [];
      return options.map((option) => ({ ...option, verdict: YES }));
    },

    brief: (match, decision) => book.brief?.(new Run(rulebook, match, null), decision) ?? null,

    region(match, decision) {
      const tester = decision.test === null ? undefined : rulebook.testers[decision.test];
      return tester?.region?.(new Run(rulebook, match, null), decision) ?? null;
    },

    probe(match, seat, n, answer) {
      const decision = match.pending.find((candidate) => candidate.n === n);
      if (decision === undefined || decision.seat !== seat)
        return { verdict: refuseForeign(match, seat, decision), preview: null };
      const c = new Run(rulebook, match, null);
      const tester = decision.test === null ? undefined : rulebook.testers[decision.test];
      const preview = hasForm(decision, answer) ? (tester?.preview?.(c, decision, answer) ?? null) : null;
      return { verdict: judge(c, decision, answer), preview };
    },

    fallback(match, decision) {
      const least = decision.test === null ? undefined : rulebook.testers[decision.test]?.least;
      return least === undefined ? decision.fallback : least(new Run(rulebook, match, null), decision);
    },

    sample(match, decision, random) {
      const tester = decision.test === null ? undefined : rulebook.testers[decision.test];
      if (tester?.sample === undefined) return randomAnswer(decision, random);
      return tester.sample(new Run(rulebook, match, null), decision, random);
    },

    view: book.view,
    project: (event, seat) => {
      const projection = book.projections[event.kind];
      if (projection === undefined) throw new Error(`nobody decided who sees "${event.kind}"`);
      return projection(event, seat);
    },
    knowledge: book.knowledge,
    clone: (match) => cloneMatch(match, book.cloneTable),
    digest,
    shuffled(match, seed) {
      if (book.shuffle === undefined) return null;
      const copy = cloneMatch(match, book.cloneTable);
      book.shuffle(copy.table, stream(seed, 'shuffled'));
      return copy;
    },
    appraise: book.appraise,
    silence: (match) => book.silence?.(match) ?? null,

    determinize(match, seat, seed) {
      const guess = cloneMatch(match, book.cloneTable);
      guess.random = randomness(seed, { generator: 'xoshiro128**' });
      book.guessHidden(guess, seat, stream(seed, 'guess'));
      return guess;
    },

    restore(saved) {
      if (typeof saved !== 'object' || saved === null) throw new Error('a saved match is a JSON object');
      const match = saved as unknown as Match<T>;
      if (match.game !== book.game || match.version !== book.version || match.content !== book.content) {
        throw new Error(
          `this match belongs to ${match.game} ${match.version} (cards ${match.content}); ` +
            `this is ${book.game} ${book.version} (cards ${book.content})`,
        );
      }
      return match;
    },
  };
}

/** The verdict on an answer to a pending decision. */
function judge<T>(c: Run<T>, decision: Decision, answer: Answer): Verdict {
  const tester = decision.test === null ? undefined : c.rulebook.testers[decision.test];
  if (!fits(decision, answer)) {
    const choice = tester?.choices?.(c, decision).find((one) => one.id === answer);
    if (choice !== undefined && !choice.verdict.yes) return choice.verdict;
    if (tester !== undefined && decision.shape !== 'options' && hasForm(decision, answer)) {
      const verdict = tester.verdict(c, decision, answer);
      if (!verdict.yes) return verdict;
    }
    return refusal(decision, 'kernel.not-offered');
  }
  // A listed option was found legal when it was listed; every other answer has to pass its tester.
  if (tester === undefined || decision.shape === 'options') return YES;
  return tester.verdict(c, decision, answer);
}

function refuseForeign<T>(match: Match<T>, seat: Seat, decision: Decision | undefined): No {
  const current = decision ?? match.pending.find((one) => one.seat === seat) ?? match.pending[0];
  if (current === undefined) {
    const rule = match.outcome?.rule ?? '';
    return { yes: false, reasons: [{ rule, key: 'kernel.match-over', args: {} }] };
  }
  return refusal(current, decision === undefined ? 'kernel.stale' : 'kernel.not-your-decision', {
    seat,
    decides: current.seat,
    n: current.n,
  });
}

function refusal(decision: Decision, key: string, args: { readonly [name: string]: Json } = {}): No {
  return { yes: false, reasons: [{ rule: decision.rules[0] ?? '', key, args }] };
}
