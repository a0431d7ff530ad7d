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
  /** The time of a seat is over: the decision is answered with its own default. */
  | { readonly type: 'timeout'; readonly seat: Seat; readonly n: number }
  /** The person in a seat is away: the match ends, or the named bot plays on. */
  | { readonly type: 'absent'; readonly seat: Seat; readonly bot: string | null }
  | { readonly type: 'return'; readonly seat: Seat }
  /** Nobody was there: the time since the last act is nobody's. */
  | { readonly type: 'resume' };
