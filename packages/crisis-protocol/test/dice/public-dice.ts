import { type Answer, type Decision, type Event, type Generator, type Match, stream } from '@assemble/kernel';
import type { Face } from '../../src/names.ts';
import type { Table } from '../../src/table.ts';
import { game, randomSetup } from '../game.ts';

type Random = Parameters<typeof game.sample>[2];
type Spot = { readonly x: number; readonly y: number };

/** The dice that everybody at the table sees in one match, in the order in which they are rolled. */
export function publicDice(generator: Generator, seed: string): readonly Face[] {
  const events: Event[] = [];
  const match = game.create(randomSetup('en', seed), seed, events, { generator });
  const random = stream(seed, 'players');
  while (match.outcome === null) {
    const [decision] = match.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    const applied = game.apply(match, decision.seat, decision.n, moveOf(match, decision, random), events);
    if (!applied.yes) throw new Error(`refused: ${JSON.stringify(applied.reasons)}`);
  }
  return events.flatMap((event) => {
    const seen = game.project(event, null);
    return seen === null ? [] : facesIn(seen);
  });
}

function facesIn({ kind, args }: Event): readonly Face[] {
  switch (kind) {
    case 'rolled':
      return args['faces'] as readonly Face[];
    case 'rerolled':
      return [args['face'] as Face];
    case 'priority-rolled':
      return (args['rolls'] as readonly (readonly Face[])[]).flat();
    default:
      return [];
  }
}

/** What somebody does who attacks where that can be done, and else walks to the middle. */
function moveOf(match: Match<Table>, decision: Decision, random: Random): Answer {
  if (decision.test === 'activation') {
    const lit = game.verdicts(match, decision.seat).flatMap(({ id, verdict }) => (verdict.yes ? [id] : []));
    const attack = lit.filter((id) => id.startsWith('attack:')).at(-1);
    return attack ?? (lit.includes('move') ? 'move' : 'end');
  }
  const ways = [game.sample(match, decision, random)];
  if (decision.shape === 'place' && (decision.what as { readonly kind: string }).kind === 'advance')
    ways.push(game.sample(match, decision, random), game.sample(match, decision, random));
  return ways.sort((a, b) => off(a) - off(b))[0] ?? null;
}

const off = (answer: Answer): number => {
  const { x, y } = answer as unknown as Spot;
  return Math.hypot(x - 18, y - 18);
};
