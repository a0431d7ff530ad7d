import type { Answer, Decision, Event, GameWords, Match, Prepared } from '@assemble/kernel';
import { type Refused, readToHost, type ToHost } from '@assemble/protocol';
import {
  isWithin,
  laidChance,
  lay,
  moveOf,
  problemOf,
  SOLVER,
  Solver,
  type Standing,
  standing,
  type Task,
  TooLarge,
  type Way,
} from '@assemble/puzzles';
import { type BotsByName, type Sitter, Table } from '@assemble/table';
import type { FromPuzzle, OpenPuzzle, PuzzleNow } from './messages.ts';

interface Surroundings {
  readonly post: (message: FromPuzzle) => void;
  readonly bots: BotsByName;
  readonly now: () => number;
}

/** Hosts the table of a puzzle: the other side, and chance where the puzzle says so, do what hurts most. */
export class PuzzleHost<T> {
  readonly #words: GameWords<T>;
  readonly #puzzle: Task;
  readonly #ways: readonly Way[];
  readonly #open: OpenPuzzle;
  readonly #out: Surroundings;
  readonly #solver: Solver<T>;
  #prepared: Prepared<T>;
  #table: Table<T>;
  #standing: Standing = 'open';
  #answers: Answer[] = [];
  #moves: string[] = [];
  #shown = false;
  #told: number | null = null;

  constructor(
    words: GameWords<T>,
    puzzle: Task,
    ways: readonly Way[],
    open: OpenPuzzle,
    out: Surroundings,
    /** How many positions the other side looks through at most. */
    most?: number,
  ) {
    this.#words = words;
    this.#puzzle = puzzle;
    this.#ways = ways;
    this.#open = open;
    this.#out = out;
    this.#solver = new Solver(problemOf(words, puzzle), {
      quick: true,
      ...(most === undefined ? {} : { most }),
    });
    [this.#prepared, this.#table] = this.#laid();
    this.#tell();
  }

  say(value: ToHost): void {
    const message = readToHost(value);
    switch (message.type) {
      case 'snapshot':
        this.#told = null;
        this.#tell();
        return;
      case 'look':
        this.#out.post(this.#table.look(message.at, [SOLVER]));
        return;
      case 'probe':
        this.#out.post(this.#table.probe(SOLVER, message.n, message.answer));
        return;
      case 'region':
        this.#out.post(this.#table.region(SOLVER, message.n));
        return;
      case 'decide':
        this.#decide(message.n, message.answer);
        return;
      case 'undo':
        this.#again(this.#answers.slice(0, -1));
        return;
      default:
        this.#refuse([{ rule: '', key: 'table.only-online', args: {} }]);
    }
  }

  again(): void {
    this.#shown = false;
    this.#again([]);
  }

  /** Plays the next move of a best line; where none leads on from here, the position is laid anew first. */
  show(): void {
    if (this.#standing !== 'open' || this.#solver.worth(this.#match).value === 0) this.#again([]);
    const decision = this.#asked();
    const { best } = this.#solver.worth(this.#match);
    if (decision === undefined || best === null) return;
    this.#shown = true;
    this.#do(decision, best);
    this.#tell();
  }

  /** The table plays on in the very match that was prepared. */
  get #match(): Match<T> {
    return this.#prepared.match;
  }

  #asked(): Decision | undefined {
    return this.#match.pending.find(({ seat }) => seat === SOLVER);
  }

  #laid(): [Prepared<T>, Table<T>] {
    const prepared = lay(this.#words, this.#puzzle);
    const { game, match, opening = [] } = prepared;
    const sitters = this.#open.names.map(
      (name, seat): Sitter =>
        seat === SOLVER ? { name, kind: 'person', who: '0' } : { name, kind: 'bot', bot: 'random' },
    );
    const table = new Table({
      game,
      setup: match.setup,
      seed: this.#puzzle.id,
      position: { match, opening },
      sitters,
      bots: this.#out.bots,
      manners: 'home',
      clock: null,
      at: this.#out.now(),
    });
    return [prepared, table];
  }

  #decide(n: number, answer: Answer): void {
    const decision = this.#asked();
    const { game } = this.#table;
    const tried = game.probe(this.#match, SOLVER, n, answer).verdict;
    if (this.#standing !== 'open' || decision?.n !== n || !tried.yes) {
      this.#refuse(tried.yes ? [] : tried.reasons);
      return;
    }
    this.#do(decision, answer);
    this.#tell();
  }

  /** Carries out an answer of the solver, and what the other side answers to it. */
  #do(decision: Decision, answer: Answer): void {
    this.#answers.push(answer);
    const move = moveOf(decision, answer);
    if (move !== null) this.#moves.push(move);
    this.#give(decision, answer);
    while (this.#standing === 'open') {
      const [next] = this.#match.pending;
      if (next === undefined || next.seat === SOLVER) return;
      this.#give(next, this.#worst() ?? this.#table.game.fallback(this.#match, next));
    }
  }

  /** What hurts the solver most; null where there is too much to look through. */
  #worst(): Answer | null {
    try {
      return this.#solver.worth(this.#match).best;
    } catch (error) {
      if (error instanceof TooLarge) return null;
      throw error;
    }
  }

  #give(decision: Decision, answer: Answer): void {
    const match = this.#match;
    const { seat, n } = decision;
    if (this.#puzzle.chance === 'worst')
      match.random = laidChance(this.#solver.after(match, decision, answer).draws ?? []);
    // What follows from the answer is judged by its events, which a copy tells.
    const events: Event[] = [];
    const copy = this.#table.game.clone(match);
    this.#table.game.apply(copy, seat, n, answer, events);
    this.#standing = standing(this.#words, this.#prepared, this.#puzzle, copy, events);
    const handled = this.#table.act({ type: 'decide', seat, n, answer }, this.#out.now());
    if (!handled.yes) throw new Error(`the puzzle ${this.#puzzle.id} answers what the rules refuse`);
  }

  #again(answers: readonly Answer[]): void {
    [this.#prepared, this.#table] = this.#laid();
    this.#standing = 'open';
    this.#answers = [];
    this.#moves = [];
    for (const answer of answers) {
      const decision = this.#asked();
      if (decision !== undefined) this.#do(decision, answer);
    }
    this.#told = null;
    this.#tell();
  }

  #now(): PuzzleNow {
    const found = this.#ways.findIndex((way) => isWithin(way, this.#moves));
    const way = this.#standing === 'solved' && found >= 0 ? found : null;
    return { standing: this.#standing, answers: this.#answers, way, shown: this.#shown };
  }

  #tell(): void {
    const update = this.#table.update([SOLVER], this.#told, this.#out.now());
    this.#told = update.n;
    this.#out.post(update);
    this.#out.post({ type: 'puzzle', now: this.#now() });
  }

  #refuse(reasons: Refused['reasons']): void {
    this.#out.post(this.#table.refusal(reasons, [SOLVER]));
  }
}
