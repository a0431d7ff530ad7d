import type { Answer, Decision, Game, Match, Stream } from '@assemble/kernel';

/**
 * Draws from the game's own sampler: where a tester has the last word, nothing else knows a legal answer. There are
 * more places than anything else, and most of them are of no use.
 */
const SAMPLES = 3;
const COMMITMENTS = 6;
const PLACES = 16;

/**
 * Answers worth a look, before any of them has been tried: the least, nothing, everything, each thing alone. Some may
 * be refused; whoever tries them finds out. `nextTo` grows the best of them.
 */
export function firstAnswers<T>(
  game: Game<T>,
  match: Match<T>,
  decision: Decision,
  random: Stream,
): Answer[] {
  const found: Answer[] = [game.fallback(match, decision), ...listed(decision)];
  // Where the shape lists everything, a draw finds nothing new.
  const open = decision.shape === 'commit' || decision.shape === 'place' || decision.shape === 'order';
  if (open || decision.test !== null) {
    for (let i = 0; i < drawsFor(decision); i++) found.push(game.sample(match, decision, random));
  }
  return unique(found);
}

function drawsFor({ shape }: Decision): number {
  switch (shape) {
    case 'options':
      return 0;
    case 'commit':
    case 'order':
      return COMMITMENTS;
    case 'place':
      return PLACES;
    default:
      return SAMPLES;
  }
}

function listed(decision: Decision): Answer[] {
  switch (decision.shape) {
    case 'options':
      return decision.options.map((option) => option.id);
    case 'yes-no':
      return [true, false];
    case 'entities': {
      const { from, min, max } = decision;
      const answers: Answer[] = [from.slice(0, min)];
      if (max >= from.length) answers.push(from.slice());
      // Beside a single one stand as many others as there must be.
      if (max > 0) for (const id of from) answers.push(upTo([id], from, min));
      return answers;
    }
    case 'number':
      return spread(decision.min, decision.max);
    case 'distribute':
      return decision.among.map((_, at) => decision.among.map((_id, i) => (i === at ? decision.total : 0)));
    case 'assign': {
      const none = decision.items.map((): number[] => []);
      const answers: Answer[] = [none];
      decision.to.forEach((targets, i) => {
        for (const target of targets) answers.push(none.map((put, at) => (at === i ? [target] : put)));
      });
      return answers;
    }
    case 'pay':
      return decision.extend.map((option) => ({ extend: option.id }));
    case 'order': {
      const ids = decision.options.map((option) => option.id);
      return [ids, ids.slice().reverse()];
    }
    case 'commit':
    case 'place':
      return [];
  }
}

/** Answers one small change away: what a climb from a good answer to a better one tries next. */
export function nextTo(decision: Decision, answer: Answer): Answer[] {
  switch (decision.shape) {
    case 'entities': {
      const { from, min, max } = decision;
      const chosen = answer as readonly number[];
      const others = from.filter((id) => !chosen.includes(id));
      const answers: Answer[] = [];
      if (chosen.length < max) for (const id of others) answers.push(inOrder([...chosen, id], from));
      if (chosen.length > min) for (const id of chosen) answers.push(chosen.filter((one) => one !== id));
      if (min === max && min > 1) {
        for (const out of chosen)
          for (const id of others) answers.push(chosen.map((one) => (one === out ? id : one)));
      }
      return answers;
    }
    case 'assign': {
      const put = answer as readonly (readonly number[])[];
      const changed = (at: number, to: readonly number[]): Answer =>
        put.map((one, i) => (i === at ? to : one));
      return decision.to.flatMap((targets, i) => {
        const now = put[i] ?? [];
        const moves = targets.filter((target) => !now.includes(target)).map((target) => changed(i, [target]));
        return now.length === 0 ? moves : [...moves, changed(i, [])];
      });
    }
    case 'distribute': {
      const amounts = answer as readonly number[];
      return amounts.flatMap((amount, out) =>
        amount === 0
          ? []
          : amounts.flatMap((_, into) =>
              into === out
                ? []
                : [amounts.map((n, i) => (i === out ? n - 1 : i === into ? n + 1 : n)) as Answer],
            ),
      );
    }
    case 'number': {
      const n = answer as number;
      return [n - 1, n + 1].filter((one) => one >= decision.min && one <= decision.max);
    }
    case 'order': {
      const ids = answer as readonly string[];
      return ids
        .slice(1)
        .map((_, i) =>
          ids.map((id, at) => (at === i ? (ids[i + 1] ?? id) : at === i + 1 ? (ids[i] ?? id) : id)),
        );
    }
    default:
      return [];
  }
}

/** The list, each answer once. */
export function unique(answers: readonly Answer[], known: Set<string> = new Set()): Answer[] {
  return answers.filter((answer) => {
    const text = JSON.stringify(answer);
    if (known.has(text)) return false;
    known.add(text);
    return true;
  });
}

/** Fills a choice up from the front of the list. */
function upTo(chosen: readonly number[], from: readonly number[], size: number): number[] {
  const more = from.filter((id) => !chosen.includes(id)).slice(0, Math.max(0, size - chosen.length));
  return inOrder([...chosen, ...more], from);
}

/** A set has one spelling, so that the same choice is not tried twice. */
const inOrder = (chosen: readonly number[], from: readonly number[]): number[] =>
  from.filter((id) => chosen.includes(id));

/** A few numbers from one bound to the other, both included. */
function spread(min: number, max: number): number[] {
  const steps = Math.min(5, max - min);
  if (steps <= 0) return [min];
  return Array.from({ length: steps + 1 }, (_, i) => min + Math.round(((max - min) * i) / steps));
}
