import type { Seat } from '@assemble/kernel';
import type { Limit } from './vocabulary.ts';

/** What an ability remembers while it runs: whose it is, what it was triggered by, whom it is about, what was paid. */
export interface Memory {
  /** The address of the ability, or of the rule that lets it happen. */
  readonly at: string;
  /** Whose it is; null for a card of nobody. */
  seat: Seat | null;
  /** The character with the ability, or the first of those who play the card; -1 for none. */
  readonly self: number;
  /** Whom "that character" means. */
  that: readonly number[];
  /** The objective token it is about, -1 for none. */
  token?: number;
  /** The place of its card in `table.cards`. */
  readonly card?: number;
  readonly limit?: Limit | null;
  /** The moment it was triggered by: to whom it happened, who did it, whose dice it was about. */
  readonly event?: string;
  readonly who?: number;
  readonly by?: number;
  readonly dice?: 'own' | 'theirs';
  /** Where the change that it answers is to be found: the frame that walks the stages, and its place in the batch. */
  readonly change?: { readonly frame: number; readonly i: number };
  /** Of a tactic card or leadership. */
  readonly squad?: boolean;
  /** It helps others than its bearer. */
  readonly aura?: boolean;
  /** Of a crisis or One-Shot card. */
  readonly crisis?: boolean;
  readonly superpower?: boolean;
  readonly gem?: boolean;
  /** Who plays the tactic card. */
  readonly players?: readonly number[];
  /** It is paid for already. */
  readonly settled?: boolean;
  /** The Power that was paid. */
  paid?: number;
  /** What the rule that lets it happen says: "as much as", "so many". */
  readonly amount?: number;
  /** What the effect before came to. */
  done?: number;
  /** Objective tokens that are still to be placed. */
  tokens?: number[];
}
