import type { Bot } from '@assemble/bots';
import type { Chance, Game, Json, Prepared } from '@assemble/kernel';
import type { ClockTerms } from '@assemble/protocol';

/** Who sits in a seat. `who` tells people apart: one person may hold several seats. */
export type Sitter =
  | { readonly name: string; readonly kind: 'person'; readonly who: string }
  | { readonly name: string; readonly kind: 'bot'; readonly bot: string };

/** The bots that can sit down, by name. */
export type BotsByName = Readonly<Record<string, (seed: string) => Bot>>;

/** Terms that name no generator are those of a new match. */
export interface TableTerms<T = unknown> extends Chance {
  readonly game: Game<T>;
  readonly setup: Json;
  readonly seed: string;
  /** A position that it begins with in place of the set-up: it cannot be replayed from its seed. */
  readonly position?: Pick<Prepared<T>, 'match' | 'opening'>;
  readonly sitters: readonly Sitter[];
  readonly bots: BotsByName;
  /**
   * At home whoever sits at the screen may take anything back, and the match is practice once a barrier was crossed;
   * online the other people have to agree.
   */
  readonly manners: 'home' | 'online';
  readonly clock: ClockTerms | null;
  /** Whether it is practice from the start: it goes on from a match whose future was seen. */
  readonly practice?: boolean;
  /** The moment at which the match begins, in milliseconds. */
  readonly at: number;
}

/** A seat's person, and the bot that sits in it: its own, or one that plays on for a person who is away. */
export interface Place {
  readonly name: string;
  /** Null for a bot's own seat, and for one whose person has left it for good. */
  who: string | null;
  bot: string | null;
}
