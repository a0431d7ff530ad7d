import type { GameWords, Words } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { ComponentType } from 'react';
import type { Colours } from '../emblems/emblem.ts';
import type { GameFace } from '../table/board.ts';

export interface FormProps {
  readonly given: Words;
  readonly onChange: (given: Words) => void;
}

/** What a game brings to the editor. */
export interface EditorFace {
  readonly words: GameWords<unknown>;
  readonly face: GameFace;
  /** What somebody begins with. */
  readonly first: Words;
  readonly Form: ComponentType<FormProps>;
  readonly colours: Colours;
  /** What it is made of, in a line. */
  readonly about: (given: Words, locale: Locale) => string;
}
