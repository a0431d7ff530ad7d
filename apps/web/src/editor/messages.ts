import type { Words } from '@assemble/kernel';
import type { ToHost } from '@assemble/protocol';
import type { BotKind } from '../games/bots.ts';

/** A position, and who sits at its table. */
export interface OpenPosition {
  readonly game: string;
  readonly given: Words;
  readonly edition: string | null;
  readonly sitters: readonly { readonly name: string; readonly bot: BotKind | null }[];
  readonly seed: string;
}

export type ToPosition =
  | { readonly type: 'open'; readonly open: OpenPosition; readonly pause: number }
  | { readonly type: 'pause'; readonly pause: number }
  | { readonly type: 'say'; readonly message: ToHost };
