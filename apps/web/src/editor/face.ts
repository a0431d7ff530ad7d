import type { GameWords, Words } from '@assemble/kernel';
import type { Locale, Localized } from '@assemble/language';
import type { ComponentType } from 'react';
import type { Colours } from '../emblems/emblem.ts';
import type { GameFace } from '../table/board.ts';

export interface FormProps {
  readonly given: Words;
  readonly onChange: (given: Words) => void;
  /** The edition of the rules, where the game has several. */
  readonly edition: string | null;
  readonly onEdition: (edition: string) => void;
}

/** What may have to be reached from a position. */
export interface Goal {
  readonly id: string;
  readonly name: Localized<string>;
  /** What has to come true, and when it is too late, in the words of scenarios; null where the position has no use for it. */
  readonly of: (given: Words) => { readonly goal: Words; readonly until: Words } | null;
}

/** What a game brings to the editor. */
export interface EditorFace {
  readonly words: GameWords<unknown>;
  readonly face: GameFace;
  /** What somebody begins with. */
  readonly first: Words;
  readonly edition: string | null;
  readonly goals: readonly Goal[];
  readonly Form: ComponentType<FormProps>;
  /** Where things are placed by hand, in place of the table. */
  readonly Plan?: ComponentType<FormProps & { readonly view: unknown }>;
  readonly colours: Colours;
  /** What it is made of, in a line. */
  readonly about: (given: Words, locale: Locale) => string;
}
