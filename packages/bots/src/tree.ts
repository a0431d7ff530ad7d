import type { Answer, Decision, Seat } from '@assemble/kernel';

/** An answer in the tree, and what came of it so far for the seat that thinks. */
export interface Branch {
  readonly answer: Answer;
  visits: number;
  sum: number;
  /** The questions that followed it, by what they ask: other guesses may lead to other ones. */
  readonly next: Map<string, Fork>;
}

/** A question in the tree. Its answers are found when it is asked again; the first is the usual one. */
export interface Fork {
  readonly seat: Seat;
  visits: number;
  readonly branches: Branch[];
  /** Answers that were not tried yet; null until somebody has looked for them. */
  left: Answer[] | null;
}

export const branchOf = (answer: Answer): Branch => ({ answer, visits: 0, sum: 0, next: new Map() });

const mean = ({ sum, visits }: Branch): number => (visits === 0 ? 0 : sum / visits);

/** So often a question has to be asked before its best answer is told from the others. */
const SETTLED = 4;

/**
 * What a branch comes to: where what followed was asked often enough, what its most followed answer came to, so that
 * answers which were only tried do not count.
 */
export function worthOf(branch: Branch): number {
  let sum = 0;
  let visits = 0;
  for (const fork of branch.next.values()) {
    if (fork.visits < SETTLED) continue;
    const [first, ...others] = fork.branches;
    if (first === undefined) continue;
    const best = others.reduce((most, one) => (one.visits > most.visits ? one : most), first);
    sum += fork.visits * worthOf(best);
    visits += fork.visits;
  }
  const rest = Math.max(0, branch.visits - visits);
  return (sum + rest * mean(branch)) / Math.max(1, visits + rest);
}

/** The question that follows a branch. */
export function forkAfter(branch: Branch, decision: Decision): Fork {
  const key = keyOf(decision);
  let fork = branch.next.get(key);
  if (fork === undefined) {
    fork = { seat: decision.seat, visits: 0, branches: [], left: null };
    branch.next.set(key, fork);
  }
  return fork;
}

/** What a question asks, whenever it is asked. */
export function keyOf({ seat, ask, source, ...shape }: Decision): string {
  const among =
    shape.shape === 'options'
      ? shape.options.map(({ id }) => id).join()
      : shape.shape === 'entities'
        ? shape.from.join()
        : '';
  return `${seat} ${ask.key} ${source ?? ''} ${among}`;
}

/** How many answers of a fork are looked at after so many visits: the more often it is asked, the more. */
export const breadth = (visits: number): number => 1 + Math.floor(Math.sqrt(visits / 2));

/** How much an answer that was tried less often is favoured, by the spread of what answers came to. */
const CURIOSITY = 0.25;

/**
 * The branch to follow: what did best for whoever is asked, and what was tried little. `sign` is -1 where that is
 * somebody who plays against the seat that thinks.
 */
export function promising(fork: Fork, sign: 1 | -1, spread: number): Branch | null {
  const bonus = CURIOSITY * spread * Math.sqrt(fork.visits);
  let best: Branch | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const branch of fork.branches) {
    const points = sign * mean(branch) + bonus / (1 + branch.visits);
    if (points <= most) continue;
    most = points;
    best = branch;
  }
  return best;
}
