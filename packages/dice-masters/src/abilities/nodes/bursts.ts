import { canRun, DONE, runPart, type Scope } from '@assemble/kernel';
import type { C } from '../../rules/run.ts';
import { inAll, inTurn } from '../../text/said.ts';
import type { Runs } from '../node.ts';
import { burstsIn } from '../values.ts';
import type { Effect } from '../vocabulary.ts';

/** A text marked with one burst, with two, or with either (DM-BURSTS-2, -3, -4). */
export interface BurstPart {
  readonly on: '*' | '**' | '*/**';
  /** Replaces the basic effect (DM-BURSTS-7), or comes on top of it (DM-BURSTS-8). */
  readonly instead: boolean;
  readonly effect: Effect;
}

/** The basic effect of an ability and what its bursts add. A matching burst is not a choice (DM-BURSTS-6). */
export interface Bursts extends Effect {
  readonly node: 'bursts';
  readonly base: Effect | null;
  readonly parts: readonly BurstPart[];
}

const MARKS: readonly (readonly string[])[] = [[], ['*', '*/**'], ['**', '*/**']];

/** What runs for the bursts the die shows: nothing where the card has no text for them (DM-BURSTS-5). */
function effects(c: C, node: Bursts, scope: Scope): Effect[] {
  const marks = MARKS[burstsIn(c, scope)] ?? [];
  const part = node.parts.find((candidate) => marks.includes(candidate.on));
  if (part?.instead === true) return [part.effect];
  return [...(node.base === null ? [] : [node.base]), ...(part === undefined ? [] : [part.effect])];
}

export const bursts: Runs<Bursts> = {
  run: (c, node, scope, frame) => {
    // Decided once: the face shown when the ability works counts (DM-BURSTS-9).
    const plan = (frame.data['bursts'] as number | undefined) ?? burstsIn(c, scope);
    frame.data['bursts'] = plan;
    const next = effects(c, node, { ...scope, bursts: plan })[frame.step];
    return next === undefined ? DONE : runPart(c, next, frame);
  },
  can: (c, node, scope) => effects(c, node, scope).some((effect) => canRun(c, effect, scope)),
};

/** The text for the face that is told; a card puts the texts of bursts into paragraphs of their own. */
export const sayBursts = inAll<Bursts>((node, p) => {
  const part = node.parts.find(({ on }) => MARKS[p.bursts]?.includes(on));
  if (part?.instead === true) return p.say(part.effect);
  const base = node.base === null ? [] : [p.say(node.base)];
  return inTurn([...base, ...(part === undefined ? [] : [p.say(part.effect)])], p);
});
