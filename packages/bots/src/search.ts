import { type Answer, type Decision, type Game, type Match, stream } from '@assemble/kernel';
import { firstAnswers, nextTo, unique } from './candidates.ts';
import { PlayingOn } from './playing-on.ts';
import { type Branch, branchOf, worthOf } from './tree.ts';
import { usual } from './usual.ts';

/** How much a bot thinks about a decision. */
export interface Effort {
  /** Answers carried out, about; counted, so that the same seed gives the same answer on any machine. */
  readonly work: number;
  /** The most answers that are compared. */
  readonly answers: number;
  /** Turns that are played on beyond what the game wants at least. */
  readonly further: number;
}

/** An answer that the rules accept, and what it comes to, in points of the game. */
export interface Found {
  readonly answer: Answer;
  readonly score: number;
}

/** An answer that is being compared, and what it came to on each guess. */
interface Plan {
  readonly branch: Branch;
  readonly points: number[];
}

/** The share of the work for a first look at all answers. */
const FIRST_LOOK = 0.35;
/** On so many guesses an answer has to be behind before it may be dropped, and by so many standard errors. */
const ENOUGH = 4;
const BEHIND = 2.5;
/** Of all that answers came to, the share below which a difference is none. */
const SLIGHT = 0.01;
/** Where the best two stay this close for long, either will do. */
const MOST_GUESSES = 400;

/**
 * Weighs the answers to a decision, best first. All of them are played on, on the same guesses at what is hidden and at
 * chance; the better half goes on to more guesses, until one is left or the work is done. Among equals the usual answer
 * stands first.
 */
export function search<T>(
  game: Game<T>,
  seen: Match<T>,
  decision: Decision,
  effort: Effort,
  seed: string,
  isOver: () => boolean = () => false,
): readonly Found[] {
  if (decision.shape === 'options' && decision.options.length === 1)
    return decision.options.map(({ id }) => ({ answer: id, score: 0 }));
  const contest = new Contest(game, seen, decision, effort, seed, isOver);
  return contest.run();
}

class Contest<T> {
  readonly #game: Game<T>;
  readonly #seen: Match<T>;
  readonly #decision: Decision;
  readonly #effort: Effort;
  readonly #seed: string;
  readonly #isOver: () => boolean;
  readonly #playing: PlayingOn<T>;
  readonly #known = new Set<string>();
  readonly #most: number;
  /** What the usual answer comes to on each guess: others are compared with it, so that the luck of a guess counts for none. */
  readonly #usually: number[] = [];
  #usual: Answer = null;
  #guesses = 0;

  constructor(
    game: Game<T>,
    seen: Match<T>,
    decision: Decision,
    effort: Effort,
    seed: string,
    isOver: () => boolean,
  ) {
    this.#game = game;
    this.#seen = seen;
    this.#decision = decision;
    this.#effort = effort;
    this.#seed = seed;
    this.#isOver = isOver;
    const { ahead = 0, dearness = 1 } = game.rulebook.pace ?? {};
    this.#playing = new PlayingOn(game, decision, ahead + effort.further);
    this.#most = effort.work / dearness;
  }

  run(): readonly Found[] {
    const random = stream(this.#seed, 'search');
    this.#usual = usual(this.#game, this.#seen, this.#decision, random).answer;
    const first = firstAnswers(this.#game, this.#seen, this.#decision, random);
    const isOfUse = (answer: Answer): boolean =>
      this.#decision.shape !== 'options' || !this.#playing.isIdle(this.#seen, answer, this.#seed);
    let plans = this.#tried([this.#usual, ...first.filter(isOfUse)], []);
    while (plans.length > 1 && !this.#isDone(FIRST_LOOK) && this.#guesses < 3 * ENOUGH)
      plans = this.#guess(plans);
    plans = this.#climb(inOrder(plans));
    const out: Plan[] = [];
    while (plans.length > 1 && !this.#isDone(1) && this.#guesses < MOST_GUESSES) {
      const [best] = plans;
      const still = plans.filter((plan) => plan === best || best === undefined || !isBeaten(plan, best));
      const kept = still.slice(0, Math.max(2, Math.ceil(still.length / 2)));
      out.unshift(...plans.filter((plan) => !kept.includes(plan)));
      plans = kept;
      if (plans.length < 2) break;
      for (const end = this.#guesses * 2; this.#guesses < end && !this.#isDone(1); )
        plans = this.#guess(plans);
      plans = inOrder(plans);
    }
    const usually = this.#usually.reduce((sum, one) => sum + one, 0) / Math.max(1, this.#usually.length);
    return this.#ranked([...plans, ...out]).map(({ branch }) => ({
      answer: branch.answer,
      score: usually + worthOf(branch),
    }));
  }

  /** The usual answer stands first where it is as good as the best: what is gained by another one must be worth the trouble. */
  #ranked(plans: readonly Plan[]): readonly Plan[] {
    const [best] = plans;
    const known = JSON.stringify(this.#usual);
    const plain = plans.find(({ branch }) => JSON.stringify(branch.answer) === known);
    if (best === undefined || plain === undefined) return plans;
    if (worthOf(best.branch) - worthOf(plain.branch) > SLIGHT * this.#playing.spread) return plans;
    return [plain, ...plans.filter((plan) => plan !== plain)];
  }

  #isDone(share: number): boolean {
    return this.#playing.work >= share * this.#most || this.#isOver();
  }

  /** The legal ones among answers that are new, played on as far as all others were: on one guess at least. */
  #tried(answers: readonly Answer[], beside: readonly Plan[]): Plan[] {
    const plans: Plan[] = [];
    this.#guesses = Math.max(1, this.#guesses);
    for (const answer of unique(answers, this.#known)) {
      if (beside.length + plans.length >= this.#effort.answers) break;
      const plan: Plan = { branch: branchOf(answer), points: [] };
      let isLegal = true;
      for (let i = 0; i < this.#guesses && isLegal; i++) isLegal = this.#play(plan, i);
      if (isLegal) plans.push(plan);
    }
    return plans;
  }

  /** All plans on one guess more. What is refused there was legal by luck only. */
  #guess(plans: readonly Plan[]): Plan[] {
    const i = this.#guesses++;
    const guess = this.#made(i);
    return plans.filter((plan) => this.#play(plan, i, guess));
  }

  #made(i: number): Match<T> {
    return this.#game.determinize(this.#seen, this.#decision.seat, `${this.#seed}/guess ${i}`);
  }

  #play({ branch, points }: Plan, i: number, guess = this.#made(i)): boolean {
    const seed = `${this.#seed}/${i}`;
    const usually = this.#usually[i] ?? this.#playing.playUsually(guess, this.#usual, seed) ?? 0;
    this.#usually[i] = usually;
    const found = this.#playing.play(guess, branch, seed, usually);
    if (found === null) return false;
    points.push(found);
    return true;
  }

  /** Small changes of the best answer, for as long as they help. */
  #climb(plans: readonly Plan[]): Plan[] {
    let all = [...plans];
    for (let best = all[0]; best !== undefined && !this.#isDone(2 * FIRST_LOOK); ) {
      const more = this.#tried(nextTo(this.#decision, best.branch.answer), all);
      if (more.length === 0) break;
      all = inOrder([...all, ...more]);
      if (all[0] === best) break;
      best = all[0];
    }
    return all;
  }
}

const inOrder = (plans: readonly Plan[]): Plan[] =>
  plans
    .map((plan) => ({ plan, score: worthOf(plan.branch) }))
    .sort((a, b) => b.score - a.score)
    .map(({ plan }) => plan);

/**
 * Whether an answer is behind the best one by more than luck explains: they met the same guesses. The first half of them
 * does not count, when what follows the answers was still being tried.
 */
function isBeaten({ points }: Plan, { points: best }: Plan): boolean {
  const n = Math.floor(points.length / 2);
  if (n < ENOUGH) return false;
  let sum = 0;
  let squares = 0;
  for (let i = points.length - n; i < points.length; i++) {
    const behind = (best[i] ?? 0) - (points[i] ?? 0);
    sum += behind;
    squares += behind * behind;
  }
  const error = Math.sqrt(Math.max(0, squares - (sum * sum) / n) / (n * (n - 1)));
  return sum / n >= BEHIND * error;
}
