import type { Listener, Seat } from '@assemble/kernel';
import type { Cause } from '../table.ts';

/** What an ability remembers while it runs. */
export type Memory = {
  /** The card it stands on, by its place in the match, and the player who has it. */
  readonly card: number;
  readonly seat: Seat;
  /** The die that has it, -1 for a global. */
  readonly self: number;
  /** What woke it: the kind of change, null for none, with its other die, its cause and its amount. */
  readonly event: string | null;
  readonly with: number;
  readonly by?: number;
  readonly amount: number;
  /** Whom "that character" means: the event's until somebody is chosen. */
  that: number[];
  /** All that were chosen so far. */
  chosen?: number[];
  /** How often it was paid for at once (DM-GLOBAL-ABILITIES-9). */
  times: number;
  readonly spent: readonly number[];
  how?: Cause['how'];
  /** The bursts that count whatever its die shows now. */
  readonly bursts?: number;
  /** The change it answers: in the batch of that frame. */
  readonly change?: { readonly frame: number; readonly i: number };
  /** It is still to be asked whether to pay for it. */
  ask?: boolean;
  /** How many the effect before this one has reached, and how many it has knocked out. */
  done?: number;
  knockedOut?: boolean;
  /** What went before was prevented, so the rest does not happen (DM-PREVENT-AND-REDIRECT-1). */
  cancelled?: boolean;
};

/** An ability of this game that hears a change. */
export type Hearer = Listener<Memory>;
