import type { Seat } from '@assemble/kernel';
import type { Update } from '@assemble/protocol';
import type { Client } from './client.ts';
import type { Sheet } from './Sheets.tsx';

interface TakingBack {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Undo and redo, as far as they are allowed; where something was seen meanwhile, it is asked about first. */
export function useTakingBack(
  client: Client,
  { undo: can, outcome, practice }: Update,
  speaker: Seat | null,
  open: (sheet: Sheet) => void,
): TakingBack {
  const over = outcome !== null;
  return {
    undo: () => {
      if (can.toOwn === 0 || can.barred !== null || over || speaker === null) return;
      if (can.barriers.length > 0 && !practice) open({ is: 'undo' });
      else client.say({ type: 'undo', seat: speaker, steps: can.toOwn });
    },
    redo: () => {
      if (can.redo && !over && speaker !== null) client.say({ type: 'redo', seat: speaker });
    },
  };
}
