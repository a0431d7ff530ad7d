import type { Asking, Message, Seat } from '@assemble/kernel';
import type { Memory } from '../abilities/scope.ts';
import { pieceAt } from '../rules/cards-in-play.ts';
import type { AnyChange } from '../rules/changes.ts';
import { type CardRef, ref } from '../rules/events.ts';
import { heardAs } from '../rules/listeners.ts';
import { stat } from '../rules/reading.ts';
import type { C } from '../rules/run.ts';
import { SCENARIO } from '../table.ts';
import { says } from './brief-words.ts';

const cardOr = (c: C, id: number): CardRef | null => (id < 0 ? null : ref(c, id));

/** What a window is about, in one sentence for each change that can still be heard. */
export function goingOn(c: C, { stage, batch }: Asking<Memory>, reader: Seat): Message[] {
  return (batch as readonly AnyChange[])
    .filter((change) => isTold(change, stage))
    .flatMap((change) => going(c, change, stage, reader));
}

/** What was heard at its own moment, also while a status card answers it. */
const isTold = (change: AnyChange, stage: string): boolean =>
  !change.prevented &&
  (stage === 'status' ||
    stage === 'awaited' ||
    stage === 'delayed' ||
    heardAs(change, stage).length > 0 ||
    change.kind === 'engaged');

function going(c: C, change: AnyChange, stage: string, reader: Seat): Message[] {
  const { seat } = change;
  const you = seat === reader;
  const target = cardOr(c, change.target);
  const by = cardOr(c, change.by);
  switch (change.kind) {
    case 'attack':
      return by === null ? [] : [attackOf(c, by, seat, reader, target)];
    case 'scheme': {
      const enemy = pieceAt(c, change.by);
      const boost = change.by === c.table.villain;
      if (by === null || enemy === undefined) return [];
      return [says('now.scheme', { by, seat, you, amount: stat(c, enemy, 'sch'), boost })];
    }
    case 'damage':
    case 'damaged':
      if (target === null) return [];
      return [
        change.kind === 'damage'
          ? says('now.damage', { target, amount: change.amount, by })
          : says('now.damaged', { target: { ...target, face: change.face }, amount: change.dealt, by }),
      ];
    case 'threat':
      if (target === null) return [];
      return [
        says(stage === 'response' ? 'now.threatened' : 'now.threat', { target, amount: change.amount }),
      ];
    case 'defeat':
      return target === null ? [] : [says('now.defeat', { target })];
    case 'defeated':
      return target === null ? [] : [says('now.defeated', { target: { ...target, face: change.face } })];
    case 'reveal':
    case 'play':
    case 'played':
    case 'engaged':
      return target === null ? [] : [says(`now.${change.kind}`, { target, seat, you })];
    case 'entered':
    case 'changed-form':
      return target === null ? [] : [says(`now.${change.kind}`, { target })];
    case 'attacked': {
      const hits = change.hits.map((hit) => ({ card: { id: hit.target, face: hit.face }, dealt: hit.dealt }));
      return [says('now.attacked', { by: { id: change.by, face: change.face }, hits })];
    }
    case 'schemed':
    case 'thwarted':
      return [
        says(`now.${change.kind}`, { by: { id: change.by, face: change.face }, amount: change.amount }),
      ];
    case 'phase-ended':
    case 'round-ended':
      return [says(`now.${change.kind}`, {})];
  }
}

/** Who attacks whom, and how hard before boost cards. */
export function attackOf(c: C, by: CardRef, seat: Seat, reader: Seat, target: CardRef | null): Message {
  const piece = pieceAt(c, by.id);
  const amount = piece === undefined ? 0 : stat(c, piece, 'atk');
  if (piece?.controller === SCENARIO)
    return says('now.attack', {
      by,
      seat,
      you: seat === reader,
      amount: amount + (c.table.activities.at(-1)?.icons ?? 0),
      boost: by.id === c.table.villain || (c.table.activities.at(-1)?.boosts.length ?? 0) > 0,
    });
  // An attack by an ability deals what the ability says, and finds its target then.
  const basic = c.table.activities.at(-1)?.basic === true;
  return says('now.hero-attack', { by, target, amount: basic ? amount : null });
}
