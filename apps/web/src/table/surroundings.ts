import type { Event } from '@assemble/kernel';
import type { Asked } from '@assemble/protocol';
import type { ReactNode } from 'react';
import type { Draft } from './draft.ts';

/** What somebody beside the table sees of it: the question, what is put together for it, and whether something is being told. */
export interface Beside {
  readonly asked: Asked | null;
  readonly draft: Draft | null;
  readonly telling: boolean;
  /** Everything that was told so far. */
  readonly events: readonly Event[];
  readonly over: boolean;
}

/** What whoever hosts the table lays around it, each in its place. */
export interface Surroundings {
  /** A row below the bar: who sits there. */
  readonly people: ReactNode;
  /** Further tools in the bar, and what they open beside the log; null while that is closed. */
  readonly tools: ReactNode;
  readonly side: ReactNode | null;
  /** Above the question. */
  readonly notices: ReactNode;
  /** After the end: further ways to go on, and the name by which the replay opens; null where it has none. */
  readonly ways: ReactNode;
  readonly replay: string | null;
  /** A bar in place of the table's own. */
  readonly bar?: ReactNode;
  /** Left out: risky answers are asked for twice. A lesson answers them itself. */
  readonly cautions?: false;
  /** Left out: a bot may be asked for advice. A puzzle has hints of its own. */
  readonly advice?: false;
  /** Stands in the dock after the end, in place of the page of the result. */
  readonly ending?: ReactNode;
  /** Somebody who speaks over the board. */
  readonly coach?: ((beside: Beside) => ReactNode) | undefined;
}

export const NOTHING_AROUND: Surroundings = {
  people: null,
  tools: null,
  side: null,
  notices: null,
  ways: null,
  replay: null,
};
