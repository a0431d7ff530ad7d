import type { Answer, Decision, GameWords, Match } from '@assemble/kernel';
import { Follower, LEARNER, type Lesson } from '@assemble/lessons';
import { type Refused, readToHost, type ToHost } from '@assemble/protocol';
import { type BotsByName, type Sitter, Table } from '@assemble/table';
import type { Act, FromLesson, LessonNow, OpenLesson } from './messages.ts';

interface Surroundings {
  readonly post: (message: FromLesson) => void;
  readonly bots: BotsByName;
  readonly now: () => number;
}

/** More answers than a lesson needs by itself: one that goes on for ever is a mistake in it. */
const MOST_ANSWERS = 100;

/** Hosts the table of a lesson: carries out what a step asks for, and tells of every other legal move that it is one. */
export class LessonHost<T> {
  readonly #words: GameWords<T>;
  readonly #lesson: Lesson;
  readonly #open: OpenLesson;
  readonly #out: Surroundings;
  #follower: Follower<T>;
  #table: Table<T>;
  #acts: Act[] = [];
  #told: number | null = null;

  constructor(words: GameWords<T>, lesson: Lesson, open: OpenLesson, out: Surroundings) {
    this.#words = words;
    this.#lesson = lesson;
    this.#open = open;
    this.#out = out;
    [this.#follower, this.#table] = this.#laid();
    this.#replay(open.acts);
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
        this.#out.post(this.#table.look(message.at, [LEARNER]));
        return;
      case 'probe':
        this.#out.post(this.#table.probe(LEARNER, message.n, message.answer));
        return;
      case 'region':
        this.#out.post(this.#table.region(LEARNER, message.n));
        return;
      case 'decide':
        this.#decide(message.n, message.answer);
        return;
      case 'undo':
        this.#again(this.#acts.slice(0, -1));
        return;
      default:
        this.#refuse([{ rule: '', key: 'table.only-online', args: {} }]);
    }
  }

  coach(act: 'read' | 'skip' | 'back'): void {
    if (act === 'back') {
      this.#again(this.#before());
      return;
    }
    const { step } = this.#follower;
    for (let i = 0; i < MOST_ANSWERS && this.#follower.step === step; i++) {
      const wanted = this.#follower.expected(this.#match);
      if (this.#follower.isReading) this.#do({ read: true });
      else if (act === 'skip' && wanted !== null) this.#do({ answer: wanted.answer });
      else break;
    }
    this.#tell();
  }

  /** The table plays on in the very match that was prepared. */
  get #match(): Match<T> {
    return this.#follower.prepared.match;
  }

  /** The position as it is at the beginning. */
  #laid(): [Follower<T>, Table<T>] {
    const follower = new Follower(this.#words, this.#lesson);
    const { game, match, opening = [] } = follower.prepared;
    const sitters = this.#open.names.map(
      (name, seat): Sitter =>
        seat === LEARNER ? { name, kind: 'person', who: '0' } : { name, kind: 'bot', bot: 'random' },
    );
    const table = new Table({
      game,
      setup: match.setup,
      seed: this.#lesson.id,
      position: { match, opening },
      sitters,
      bots: this.#out.bots,
      manners: 'home',
      clock: null,
      at: this.#out.now(),
    });
    return [follower, table];
  }

  #decide(n: number, answer: Answer): void {
    const match = this.#match;
    const { game } = this.#table;
    const decision = match.pending.find((one) => one.n === n && one.seat === LEARNER);
    const tried = game.apply(game.clone(match), LEARNER, n, answer, null);
    if (!tried.yes || decision === undefined) {
      this.#refuse(tried.yes ? [] : tried.reasons);
      return;
    }
    const judged = this.#follower.judge(match, decision, answer);
    if ('move' in judged) {
      this.#refuse([]);
      this.#out.post({ type: 'lesson', now: this.#now(judged.move) });
      return;
    }
    this.#do({ answer });
    this.#tell();
  }

  /** Carries out what the learner did, and what then comes by itself. */
  #do(act: Act): void {
    const match = this.#match;
    if ('read' in act) this.#follower.read(match);
    else {
      const decision = match.pending.find(({ seat }) => seat === LEARNER) as Decision;
      const judged = this.#follower.judge(match, decision, act.answer);
      if ('move' in judged) throw new Error(`the lesson ${this.#lesson.id} does not ask for ${judged.move}`);
      this.#give(LEARNER, decision.n, act.answer);
      this.#follower.go(judged.to, this.#match);
    }
    this.#acts.push(act);
    for (let i = 0; i < MOST_ANSWERS; i++) {
      const next = this.#follower.next(this.#match);
      if (next === null) return;
      this.#give(next.seat, next.n, next.answer);
      this.#follower.go(next.to, this.#match);
    }
  }

  #give(seat: number, n: number, answer: Answer): void {
    const handled = this.#table.act({ type: 'decide', seat, n, answer }, this.#out.now());
    if (!handled.yes) throw new Error(`the lesson ${this.#lesson.id} answers what the rules refuse`);
  }

  /** Plays the lesson again as far as this. */
  #again(acts: readonly Act[]): void {
    [this.#follower, this.#table] = this.#laid();
    this.#acts = [];
    this.#replay(acts);
    this.#told = null;
    this.#tell();
  }

  /** What was kept of a lesson that has since been changed is kept as far as it still fits. */
  #replay(acts: readonly Act[]): void {
    try {
      for (const act of acts) this.#do(act);
    } catch {
      [this.#follower, this.#table] = this.#laid();
      this.#acts = [];
    }
  }

  /** What was done up to the beginning of the step before this one. */
  #before(): readonly Act[] {
    const acts = this.#acts;
    const { step } = this.#follower;
    [this.#follower, this.#table] = this.#laid();
    this.#acts = [];
    const steps = acts.map((act) => {
      const at = this.#follower.step;
      this.#do(act);
      return at;
    });
    const last = Math.max(-1, ...steps.filter((at) => at < step));
    return acts.slice(0, Math.max(0, steps.indexOf(last)));
  }

  #now(other: string | null = null): LessonNow {
    const { step, isReading, isOver } = this.#follower;
    const wanted = this.#follower.expected(this.#match);
    return {
      step,
      reading: isReading,
      over: isOver,
      wanted: wanted === null ? null : { n: wanted.n, answer: wanted.answer },
      other,
      acts: this.#acts,
    };
  }

  #tell(): void {
    const update = this.#table.update([LEARNER], this.#told, this.#out.now());
    this.#told = update.n;
    this.#out.post(update);
    this.#out.post({ type: 'lesson', now: this.#now() });
  }

  #refuse(reasons: Refused['reasons']): void {
    this.#out.post(this.#table.refusal(reasons, [LEARNER]));
  }
}
