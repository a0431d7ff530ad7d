import { canRun, DONE, type Node, runPart } from '@assemble/kernel';
import { inAll, inTurn } from '../../text/said.ts';
import { burstChance, mixed, summed } from '../expect.ts';
import type { DiceNode, Runs } from '../node.ts';
import { burstsIn } from '../values.ts';
import type { Effect } from '../vocabulary.ts';

/** A text marked with one burst, with two, or with either (DM-BURSTS-2, DM-BURSTS-3, DM-BURSTS-4). */
export interface BurstPart {
  readonly on: '*' | '**' | '*/**';
  /** Replaces the basic effect (DM-BURSTS-7), or comes on top of it (DM-BURSTS-8). */
  readonly instead: boolean;
  readonly effect: Effect;
}

/** The basic effect of an ability and what its bursts add. A matching burst is not a choice (DM-BURSTS-6). */
export interface Bursts extends Node {
  readonly node: 'bursts';
  readonly base: Effect | null;
  readonly parts: readonly BurstPart[];
}

/** Two bursts do not include one (DM-BURSTS-1). */
const MARKS: readonly (readonly string[])[] = [[], ['*', '*/**'], ['**', '*/**']];

/** What runs for the bursts the die shows: nothing where the card has no text for them (DM-BURSTS-5). */
export function textOf(node: Bursts, bursts: number): Effect[] {
  const marks = MARKS[bursts] ?? [];
  const part = node.parts.find((candidate) => marks.includes(candidate.on));
  if (part?.instead === true) return [part.effect];
  return [...(node.base === null ? [] : [node.base]), ...(part === undefined ? [] : [part.effect])];
}

const runs: Runs<Bursts, { bursts?: number }> = {
  run: (c, node, scope, frame) => {
    // Decided once: the face shown when the ability works counts (DM-BURSTS-9).
    frame.data.bursts ??= burstsIn(c, scope);
    const next = textOf(node, frame.data.bursts)[frame.step];
    return next === undefined ? DONE : runPart(c, next, frame);
  },
  can: (c, node, scope) => textOf(node, burstsIn(c, scope)).some((effect) => canRun(c, effect, scope)),
};

/** The text for the face that is told; a card puts the texts of bursts into paragraphs of their own. */
const say = inAll<Bursts>((node, p) => {
  const parts = textOf(node, p.bursts).map((part) => p.say(part));
  return inTurn(parts, p);
});

const FACES = [0, 1, 2] as const;

export const bursts: DiceNode<Bursts> = {
  ...runs,
  say,
  hint: (node, o) =>
    mixed(
      FACES.map((face) => [burstChance(o, face), summed(textOf(node, face).map((part) => o.hint(part)))]),
    ),
};
