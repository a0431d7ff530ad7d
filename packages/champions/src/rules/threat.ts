import { DONE, done, goto, type Instruction, NEXT, proposeAndSee } from '@assemble/kernel';
import type { Piece } from '../table.ts';
import { replaceScheme, setThreat, turnToB } from './atoms.ts';
import { count, faceOf, mainSchemeOf, pieceAt, pieceOf, piecesOf } from './cards-in-play.ts';
import { callFor } from './carrying-out.ts';
import { defeatOf, type ThreatChange } from './changes.ts';
import { defeatAll } from './damage.ts';
import { ref, tell } from './events.ts';
import { sheet } from './index-of-cards.ts';
import { lose } from './match-atoms.ts';
import { isBarred } from './reading.ts';
import { type C, call, type Rules, steps } from './run.ts';

export type ThreatData = { batch: ThreatChange[]; placed: ThreatChange[]; result?: ThreatChange[] };

/** Places threat; answers the changes as they came out. */
export const placeThreat = (batch: ThreatChange[]): Instruction => call('threat', { batch, placed: [] });

/** Threat is placed on schemes; a main scheme that has enough of it advances (MC-MAIN-1). */
export const threat = steps('threat', [
  {
    name: 'interrupts, then it is placed: responses',
    rules: ['MC-DAMAGE-9', 'MC-COMPONENT-4'],
    run: (c, d) => {
      const batch = d.batch.filter((change) => change.amount > 0 && pieceAt(c, change.target) !== undefined);
      d.batch = [];
      return proposeAndSee(c, batch);
    },
  },
  {
    name: 'a main scheme at its target threat advances',
    rules: ['MC-MAIN-1'],
    run: (c, d) => {
      d.placed = d.result ?? [];
      return isComplete(c) ? call('advance', { stage: -1 }) : NEXT;
    },
  },
  { name: 'answer what was placed', rules: ['MC-DAMAGE-9'], run: (_c, d) => done(d.placed) },
]);

/** MC-MAIN-1, MC-MAIN-7. */
export function isComplete(c: C): boolean {
  const scheme = mainSchemeOf(c);
  if (scheme === undefined) return false;
  const { target } = faceOf(c, scheme);
  return target !== null && scheme.threat >= count(c, target);
}

/** Nothing reads the stage; matches that were recorded hold it. */
export type AdvanceData = { stage?: -1 };

/** The main scheme is completed: the next stage, or the end (MC-MAIN-2, MC-MAIN-3). */
export const advance = steps('advance', [
  {
    name: 'the last stage completed: the players lose',
    rules: ['MC-MAIN-3'],
    run: (c) => {
      if (c.table.schemes.length > 0) return NEXT;
      lose(c, 'MC-MAIN-3', 'scheme-completed');
      return DONE;
    },
  },
  {
    name: 'the next stage takes its place, its A side first',
    rules: ['MC-MAIN-2', 'MC-MAIN-4', 'MC-MAIN-5', 'MC-MAIN-8', 'MC-TRIGGER-6'],
    run: (c) => {
      const old = mainSchemeOf(c);
      if (old === undefined) return DONE;
      const { id, face } = replaceScheme(c, old);
      return callFor(sheet(c, face).called['when-revealed'], id, c.table.first);
    },
  },
  {
    name: 'turn it to its B side',
    rules: ['MC-MAIN-6', 'MC-MAIN-8'],
    run: (c) => turnScheme(c),
  },
  {
    name: 'threat that its own text placed may complete it at once',
    rules: ['MC-MAIN-1'],
    run: (c) => (isComplete(c) ? goto('the last stage completed: the players lose') : DONE),
  },
]);

/** Turns a stage to its B side with its starting threat, and resolves what that side says. */
export function turnScheme(c: C): Instruction {
  const scheme = pieceOf(c, c.table.scheme);
  turnToB(c, scheme);
  return callFor(sheet(c, scheme.face).called['when-revealed'], scheme.id, c.table.first);
}

/** MC-SIDE-3, MC-WORD-1: whether threat may be removed from a scheme. */
export function isRemovable(c: C, scheme: Piece): boolean {
  const face = faceOf(c, scheme);
  if (scheme.threat === 0 || isBarred(c, 'lose-threat', scheme, -1)) return false;
  if (face.type !== 'main-scheme') return true;
  return !piecesOf(c, 'side-scheme').some((side) => (faceOf(c, side).icons.crisis ?? 0) > 0);
}

/** MC-THWART-5: removes threat, never below 0. Answers how much. */
export function takeThreat(c: C, scheme: Piece, amount: number, rules: Rules): number {
  const removed = Math.min(scheme.threat, amount);
  if (removed <= 0) return 0;
  setThreat(scheme, scheme.threat - removed);
  tell(c, 'threat-removed', rules, () => ({
    card: ref(c, scheme.id),
    amount: removed,
    threat: scheme.threat,
  }));
  return removed;
}

/** MC-DAMAGE-10: side schemes without threat are defeated. */
export function defeatEmpty(c: C, ids: readonly number[], by: number): Instruction {
  const empty = ids.filter((id) => {
    const piece = pieceAt(c, id);
    return piece !== undefined && piece.threat === 0 && faceOf(c, piece).type === 'side-scheme';
  });
  return empty.length === 0 ? NEXT : defeatAll(empty.map((id) => defeatOf(c, id, by, false)));
}
