import type { FromHost, ToHost } from '@assemble/protocol';

/** Which scene, and how those are called who sit at its table. */
export interface OpenScene {
  readonly game: string;
  readonly rule: string;
  /** By seat; there are as many as the scene has players. */
  readonly names: readonly string[];
}

/** How a scene stands. */
export interface SceneNow {
  /** How many steps were done, of how many. */
  readonly step: number;
  readonly of: number;
  /** Somebody has done something else: the scene cannot go on. */
  readonly own: boolean;
  /** The last step was refused by the rules: that is what the scene shows. */
  readonly refused: boolean;
}

/** What the page says to the worker: 'next' does a step of the scene, 'again' begins it anew. */
export type ToScene =
  | { readonly type: 'open'; readonly open: OpenScene }
  | { readonly type: 'say'; readonly message: ToHost }
  | { readonly type: 'scene'; readonly act: 'next' | 'again' };

export type FromScene =
  | FromHost
  | { readonly type: 'scene'; readonly now: SceneNow }
  | { readonly type: 'failed'; readonly text: string };
