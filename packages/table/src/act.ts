import type { Seat } from '@assemble/kernel';
import type { ToHost } from '@assemble/protocol';

/** What people do at a table. */
export type PersonAct = Extract<ToHost, { type: 'decide' | 'undo' | 'redo' | 'consent' | 'concede' }>;

/**
 * Everything that changes a table. The same acts with the same times, in the same order, give the same table again: a
 * host keeps them and needs to keep nothing else. Those of the host are not taken from anybody's message.
 */
export type Act =
  | PersonAct
  /** A consent as it was kept before consents named the request that they answer. */
  | { readonly type: 'consent'; readonly seat: Seat; readonly yes: boolean }
  /** Where all play together and others stay, the named bot plays on for who gives up. */
  | { readonly type: 'concede'; readonly seat: Seat; readonly bot: string }
  | TimeOut
  /** The person in a seat is away: the match ends, or the named bot plays on. */
  | { readonly type: 'absent'; readonly seat: Seat; readonly bot: string | null }
  | { readonly type: 'return'; readonly seat: Seat }
  /** Nobody was there: the time since the last act is nobody's. */
  | { readonly type: 'resume' };

/**
 * The time of a seat is over: the decision is answered with its own default. Where that was once too often and all
 * play together, the named bot plays on while others stay.
 */
export interface TimeOut {
  readonly type: 'timeout';
  readonly seat: Seat;
  readonly n: number;
  readonly bot?: string;
}
