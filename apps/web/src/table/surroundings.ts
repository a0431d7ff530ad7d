import type { ReactNode } from 'react';

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
}
