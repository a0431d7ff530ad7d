import type { Node, NodeData, NodeKind, Scope } from './ability.ts';
import { decisionOf } from './answer.ts';
import type { Change, Listener } from './change.ts';
import type { Answer, Ask, Seat } from './decision.ts';
import { copyJson, type Data, type Json } from './json.ts';
import type { Frame } from './match.ts';
import { type Instruction, NEXT, type Row } from './procedure.ts';
import type { Run } from './run.ts';

/** Procedures of the kernel itself. */
const EFFECT = '$effect';
export const CHANGE = '$change';
export const WINDOW = '$window';

/** Steps one decision may cause: far above anything a rule needs, so reaching it means an endless loop. */
const FUEL = 100_000;

/** An endless loop in the rules. The host that catches it writes the replay that shows it. */
export class OutOfFuel extends Error {
  constructor(frames: readonly Frame[]) {
    const all = frames.map((frame) => `${frame.procedure}:${frame.step}`);
    const shown =
      all.length <= 20 ? all : [...all.slice(0, 5), `… ${all.length - 15} more …`, ...all.slice(-10)];
    const stack = shown.join(' > ');
    super(`the rules did not come to a decision within ${FUEL} steps: ${stack}`);
    this.name = 'OutOfFuel';
  }
}

/** Runs until somebody is asked or the match is over. */
export function advance<T>(c: Run<T>): void {
  const { match } = c;
  let fuel = FUEL;
  while (match.pending.length === 0 && match.outcome === null) {
    if (fuel-- === 0) throw new OutOfFuel(match.frames);
    const frame = topFrame(c);
    obey(c, frame, runFrame(c, frame));
  }
}

/** Hands an answer to the row or node that asked: a copy, so that it may be kept and used up. */
export function takeAnswer<T>(c: Run<T>, given: Answer): void {
  const answer = copyJson(given);
  const frame = topFrame(c);
  if (frame.procedure === EFFECT) {
    const { kind, node, scope } = effectOf(c, frame);
    if (kind.take === undefined) throw new Error(`node "${node.node}" asked but takes no answer`);
    obey(c, frame, kind.take(c, node as never, scope as never, frame as never, answer));
    return;
  }
  const row = rowOf(c, frame);
  if (row.take === undefined) throw new Error(`${frame.procedure}: "${row.name}" asked but takes no answer`);
  obey(c, frame, row.take(c, frame.data as never, answer));
}

function runFrame<T>(c: Run<T>, frame: Frame): Instruction {
  if (frame.procedure === EFFECT) {
    const { kind, node, scope } = effectOf(c, frame);
    return kind.run(c, node as never, scope as never, frame as never);
  }
  const rows = procedureOf(c, frame).rows;
  const row = rows[frame.step];
  return row === undefined ? { do: 'done', result: null } : row.run(c, frame.data as never);
}

function obey<T>(c: Run<T>, frame: Frame, instruction: Instruction): void {
  switch (instruction.do) {
    case 'next':
      frame.step++;
      return;
    case 'again':
      return;
    case 'goto': {
      const step = procedureOf(c, frame).rowAt.get(instruction.row);
      if (step === undefined) throw new Error(`${frame.procedure} has no row "${instruction.row}"`);
      frame.step = step;
      return;
    }
    case 'call':
      if (instruction.then === 'next') frame.step++;
      c.match.frames.push({ procedure: instruction.procedure, step: 0, data: instruction.data });
      return;
    case 'ask':
      // Whoever ended the match may still have meant to ask.
      if (c.match.outcome === null) askAll(c, instruction.asks);
      return;
    case 'done': {
      c.match.frames.pop();
      const caller = c.match.frames.at(-1);
      if (caller !== undefined && instruction.result !== null) caller.data['result'] = instruction.result;
      return;
    }
  }
}

function askAll<T>(c: Run<T>, asks: readonly Ask[]): void {
  for (const question of asks) c.match.pending.push(decisionOf(question, c.match.asked++));
}

/** Runs an ability: a scope of its own, and a frame at the root of its tree. */
export function runAbility(address: string, scope: object, then: 'next' | 'again' = 'next'): Instruction {
  return { do: 'call', procedure: EFFECT, data: { at: address, root: -1, scope: { ...scope } }, then };
}

/** Runs a part of the ability that the frame belongs to. */
export function runPart<T>(c: Run<T>, part: Node, frame: Frame<NodeData>): Instruction {
  const at = c.rulebook.abilities.address(part);
  return { do: 'call', procedure: EFFECT, data: { at, root: rootOf(c, frame) }, then: 'next' };
}

/** Proposes changes that happen at the same moment; whoever hears them may act before and after. */
export function propose<T>(c: Run<T>, batch: Change[]): Instruction {
  const stage = walk(c, batch, 0);
  return stage < 0 ? NEXT : walkOn(batch, stage, false);
}

/**
 * Proposes changes and leaves what became of them as `result` in the data of the frame that asks: prevented,
 * altered, or with what their appliers wrote into them. The batch handed in is not to be looked at again: once
 * the match was saved and restored, or cloned, it is no longer the one that walks the stages.
 */
export function proposeAndSee<T>(c: Run<T>, batch: Change[]): Instruction {
  const stage = walk(c, batch, 0);
  if (stage >= 0) return walkOn(batch, stage, true);
  topFrame(c).data['result'] = batch as unknown as Json;
  return NEXT;
}

const walkOn = (batch: Change[], stage: number, report: boolean): Instruction => ({
  do: 'call',
  procedure: CHANGE,
  data: { batch: batch as unknown as Json, stage, report },
  then: 'next',
});

/** Walks the stages as far as nobody has to be heard; answers the window that has to open, or -1 at the end. */
export function walk<T>(c: Run<T>, batch: Change[], from: number): number {
  const { stages, changes } = c.rulebook;
  for (let i = from; i < stages.length; i++) {
    const stage = stages[i];
    if (stage === undefined || c.match.outcome !== null) return -1;
    if (stage.policy === 'apply') {
      c.rulebook.witness?.(c, batch);
      for (const change of batch) {
        if (change.prevented || c.match.outcome !== null) continue;
        const apply = changes[change.kind];
        if (apply === undefined) throw new Error(`nothing applies a change of kind "${change.kind}"`);
        apply(c, change as never);
      }
    } else {
      const listeners = c.rulebook.listeners(c, stage.name, batch);
      if (stage.policy === 'queue') {
        if (listeners.length > 0) c.rulebook.enqueue(c, listeners as readonly Listener<never>[]);
      } else if (listeners.length > 0 || mightAnswer(c, stage.name, batch, NONE).length > 0) return i;
    }
  }
  return -1;
}

const NONE: readonly never[] = [];

/** The seats that a window asks so that being asked tells nothing. */
export const mightAnswer = <T>(
  c: Run<T>,
  stage: string,
  batch: readonly Change[],
  used: readonly string[],
): readonly Seat[] => c.rulebook.mightAnswer?.(c, stage, batch, used) ?? NONE;

/** The listeners of an open window. */
export function listenersOf<T>(
  c: Run<T>,
  stage: string,
  batch: readonly Change[],
  used: readonly string[],
): readonly Listener<object>[] {
  const all = c.rulebook.listeners(c, stage, batch);
  if (used.length === 0 || all.length === 0) return all;
  return all.filter((listener) => listener.repeatable || !used.includes(listenerId(listener)));
}

/** The window that a frame holds open, with those who may still act in it; null for any other frame. */
export function openWindow<T>(c: Run<T>, { procedure, data }: Frame) {
  if (procedure !== WINDOW) return null;
  const { stage, change, used } = data as { stage: string; change: number; used: string[] };
  const batch = (c.match.frames[change]?.data['batch'] as Change[] | undefined) ?? [];
  return { stage, change, batch, listeners: listenersOf(c, stage, batch, used) };
}

export const listenerId = (listener: Listener<object>): string => `${listener.ability}@${listener.source}`;

function topFrame<T>(c: Run<T>): Frame {
  const frame = c.match.frames.at(-1);
  if (frame === undefined) throw new Error('the match has nothing left to run');
  return frame;
}

function procedureOf<T>(c: Run<T>, frame: Frame) {
  const found = c.rulebook.procedures[frame.procedure];
  if (found === undefined) throw new Error(`no procedure "${frame.procedure}"`);
  return found;
}

function rowOf<T>(c: Run<T>, frame: Frame): Row<Run<T>, never> {
  const row = procedureOf(c, frame).rows[frame.step];
  if (row === undefined) throw new Error(`${frame.procedure} has no row ${frame.step}`);
  return row;
}

function rootOf<T>(c: Run<T>, frame: Frame<NodeData>): number {
  const { root } = frame.data;
  return root >= 0 ? root : c.match.frames.lastIndexOf(frame as Frame<never>);
}

function effectOf<T>(
  c: Run<T>,
  frame: Frame,
): { kind: NodeKind<Run<T>, never, never, never>; node: Node; scope: Scope } {
  const data: Data = frame.data;
  const node = c.rulebook.abilities.node(data['at'] as string);
  const kind = c.rulebook.nodes[node.node];
  if (kind === undefined) throw new Error(`no node kind "${node.node}"`);
  const scope = (data['root'] as number) < 0 ? (data['scope'] as Scope) : c.scope(data);
  return { kind, node, scope };
}
