import type { Json } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { ReactNode } from 'react';
import type { DrawnEmblem } from '../emblems/emblem.ts';

interface Figure {
  readonly label: string;
  readonly value: string;
}

/** What will be played, for everybody who waits for it. */
export interface Scenario {
  readonly emblem: DrawnEmblem;
  /** The largest word: a villain, a format, a rulebook. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly marks: readonly string[];
  readonly figures: readonly Figure[];
}

/** What a seat will play with. */
export interface Brought {
  readonly emblem: DrawnEmblem;
  readonly name: string;
  /** A short word beside it, such as an aspect. */
  readonly mark: string | null;
  readonly figures: readonly Figure[];
  readonly about: string;
}

export interface BringProps {
  readonly setup: Json;
  readonly seat: number;
  /** Whose seat it is. */
  readonly name: string;
  /** What is chosen so far. */
  readonly what: Json;
  readonly onBring: (what: Json) => void;
}

/** What a game shows of a set-up before its match begins, and how a seat brings something else to it. */
export interface WaitingFace {
  readonly scenario: (setup: Json, locale: Locale) => Scenario;
  /** Null where it is chosen at the table. */
  readonly brought: (setup: Json, seat: number, locale: Locale) => Brought | null;
  /** What a seat brings, in the form of its game; null where it has no say in it before the match. */
  readonly bringOf: (setup: Json, seat: number) => Json | null;
  /** The form to bring something else. */
  readonly Bring: (props: BringProps) => ReactNode;
}
