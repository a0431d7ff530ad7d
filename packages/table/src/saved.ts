import type { Outcome, SavedHistory } from '@assemble/kernel';
import type { SavedClock } from './clock.ts';
import type { SavedTakingBack } from './taking-back.ts';
import type { Place } from './terms.ts';

/** A table as plain data: who goes on from it need not carry out its acts again. */
export interface SavedTable<T = unknown> {
  readonly history: SavedHistory<T>;
  /** Who has each seat now, and the bot that sits in it. */
  readonly places: readonly Pick<Place, 'who' | 'bot'>[];
  readonly clock: SavedClock | null;
  readonly takingBack: SavedTakingBack;
  readonly n: number;
  readonly rewound: number;
  readonly practice: boolean;
  readonly ended: Outcome | null;
  readonly told: readonly number[];
}
